import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type BusinessWithProjects, membershipsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { BUSINESSES, businessOf, type BusinessRecord } from '../businesses/business.schema';
import { ContainerRepository } from '../containers/container.repository';
import { containerOf, type ContainerRecord } from '../containers/container.schema';
import { BusinessLists } from '../lists/business-lists';
import { FiguresOfProjects } from '../projects/figures';
import { ProjectRepository } from '../projects/project.repository';
import type { ProjectRecord } from '../projects/project.schema';
import { summaryOf, UNKNOWN_FIGURES } from '../projects/summary';
import { Sight } from './sight';

@Injectable()
export class AllProjects {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly projects: ProjectRepository,
    private readonly figures: FiguresOfProjects,
    private readonly lists: BusinessLists,
    private readonly containers: ContainerRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** The businesses that a user sees, by id, with the projects that the user sees in them. */
  async of(userId: string): Promise<Record<string, BusinessWithProjects>> {
    const sight = new Sight(await this.rpc.call(membershipsOf, { userId }));
    const [businesses, projects] = await Promise.all([
      this.readyBusinesses(sight.businesses),
      this.projects.listReady(sight.projects),
    ]);
    const figures = await this.figures.of(projects.map(({ _id }) => _id));
    const [words, containers] = await Promise.all([
      this.lists.offeredBy(businesses.map(({ _id }) => _id)),
      this.containersOf(businesses, projects, sight),
    ]);
    const list = new Map<string, BusinessWithProjects>(
      businesses.map((record) => [
        record._id,
        {
          ...businessOf(record, words.get(record._id)),
          ...sight.ofBusiness(record._id),
          modules: record.modules ?? [],
          projects: [],
          containers: [],
        },
      ]),
    );
    for (const record of projects) {
      const summary = summaryOf(record, figures.get(record._id) ?? UNKNOWN_FIGURES);
      const rights = sight.ofProject(record._id, record.businessId);
      list.get(record.businessId)?.projects.push({ ...summary, ...rights });
    }
    for (const container of containers) {
      const business = list.get(container.businessId);
      const inside = business?.projects.filter(({ containerId }) => containerId === container._id) ?? [];
      const canEdit = business?.isAdmin || inside.some((project) => project.canEdit);
      const contained = containerOf(
        container,
        inside.map(({ id }) => id),
      );
      business?.containers.push({ ...contained, isContainer: true, canEdit });
    }
    return Object.fromEntries(list);
  }

  /** Those of the businesses whose projects are all seen, and those that have a project that is. */
  private containersOf(
    businesses: readonly BusinessRecord[],
    projects: readonly ProjectRecord[],
    sight: Sight,
  ): Promise<ContainerRecord[]> {
    const whole = businesses.map(({ _id }) => _id).filter((id) => sight.seesAllOf(id));
    const containing = projects.flatMap(({ containerId }) => (containerId ? [containerId] : []));
    const which = { $or: [{ businessId: { $in: whole } }, { _id: { $in: containing } }] };
    return this.containers.list({ deletion: null, ...which });
  }

  private readyBusinesses(which: 'all' | string[]): Promise<BusinessRecord[]> {
    const chosen = which === 'all' ? {} : { _id: { $in: which } };
    return this.businesses
      .find({ status: 'ready', ...chosen })
      .sort({ nameKey: 1 })
      .lean<BusinessRecord[]>();
  }
}
