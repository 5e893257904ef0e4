import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { ProjectRepository } from '../project-store/project.repository';
import { CreateProject } from './create-project';
import { ReadProjectSummary } from './project-summary';

@Controller()
export class ProjectController {
  constructor(
    private readonly creation: CreateProject,
    private readonly summaries: ReadProjectSummary,
    private readonly projects: ProjectRepository,
  ) {}

  @HandleRpc(contracts.createProject)
  createProject(request: z.infer<typeof contracts.createProject.request>) {
    return this.creation.execute(request);
  }

  @HandleRpc(contracts.siblingProjects)
  async siblingProjects({ projectId }: z.infer<typeof contracts.siblingProjects.request>) {
    const project = await this.projects.findReady(projectId);
    if (!project) throw notFound('NOT_FOUND');
    const { businessId } = project;
    const records = await this.projects.list({ businessId, status: 'ready', _id: { $ne: projectId } });
    return { projectIds: records.map(({ _id }) => _id) };
  }

  @HandleRpc(contracts.projectSummary)
  projectSummary(request: z.infer<typeof contracts.projectSummary.request>) {
    return this.summaries.execute(request.projectId);
  }
}
