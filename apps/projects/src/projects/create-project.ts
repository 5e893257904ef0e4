import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  createPlan,
  type createProject,
  grantProject,
  MAX_CONTAINED,
  type ProjectSummary,
} from '@plomada/contracts';
import { responsiblesOfTeam, nameKey } from '@plomada/domain';
import { AppFailure, conflict, notFound, RpcClient } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { BUSINESSES, type BusinessRecord } from '../businesses/business.schema';
import { ContainedProjects } from '../containers/contained-projects';
import { ContainerRepository } from '../containers/container.repository';
import { settingsOf } from './plan-settings';
import { ProjectRepository } from '../project-store/project.repository';
import type { ProjectRecord } from '../project-store/project.schema';
import { summaryOf, NOTHING_TOLD } from './summary';
import { grantsOf, teamOf } from './team';

type Request = z.infer<typeof createProject.request>;

@Injectable()
export class CreateProject {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly projects: ProjectRepository,
    private readonly containers: ContainerRepository,
    private readonly contained: ContainedProjects,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * Stores the project, has its roles and its plan made, and only then shows it. Each step may be done twice, so a
   * creation that was cut off is completed by the same call again.
   *
   * Refuses with NOT_FOUND (no such business, container or copied project), CONTAINER_FULL (params: max), PROJECT_ID_TAKEN,
   * PROJECT_EXISTS, or what auth and planning refuse.
   */
  async execute(request: Request): Promise<ProjectSummary> {
    const { project } = request;
    const business = await this.businesses.exists({ _id: project.businessId, status: 'ready' });
    if (!business) throw notFound('NOT_FOUND');
    await this.checkCopied(project);
    await this.checkContainer(project);
    const record = await this.projects.begin(newRecord(request));
    if (record.status === 'creating') await this.make(request);
    return summaryOf(record, NOTHING_TOLD);
  }

  /** Only a project of the same business is copied: nothing of a plan crosses to another one. */
  private async checkCopied({ copyOf, businessId }: Request['project']): Promise<void> {
    if (copyOf === undefined) return;
    const copied = await this.projects.findReady(copyOf);
    if (copied?.businessId !== businessId) throw notFound('NOT_FOUND');
  }

  private async checkContainer({ containerId, businessId }: Request['project']): Promise<void> {
    if (containerId === undefined) return;
    const container = await this.containers.find(containerId);
    if (container.businessId !== businessId) throw notFound('NOT_FOUND');
    const present = await this.contained.ofOne(containerId);
    if (present.length >= MAX_CONTAINED) throw conflict('CONTAINER_FULL', { max: MAX_CONTAINED });
  }

  private async make(request: Request): Promise<void> {
    const { id: projectId, businessId, copyOf } = request.project;
    const settings = settingsOf(request.project);
    const team = teamOf(request);
    const responsibles = [...responsiblesOfTeam(team)];
    try {
      await this.rpc.call(grantProject, { projectId, businessId, members: grantsOf(team) });
      await this.rpc.call(createPlan, { projectId, settings, responsibles, ...(copyOf && { copyOf }) });
    } catch (error) {
      if (isFinal(error)) await this.projects.drop(projectId);
      throw error;
    }
    await this.projects.complete(projectId);
  }
}

/** Whether trying again would be refused again. */
function isFinal(error: unknown): boolean {
  return error instanceof AppFailure && !['unavailable', 'internal', 'tooMany'].includes(error.kind);
}

function newRecord({ project, creator }: Request): ProjectRecord {
  const now = new Date();
  return {
    _id: project.id,
    businessId: project.businessId,
    name: project.name,
    projectId: project.projectId,
    projectIdKey: nameKey(project.projectId),
    managerName: project.managerName,
    startDate: project.startDate,
    timeZone: project.timeZone ?? null,
    containerId: project.containerId ?? null,
    status: 'creating',
    creatorId: creator.userId,
    createdAt: now,
    triedAt: now,
  };
}
