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
import { ProjectRepository } from '../project-store/project.repository';
import { summaryOf, NOTHING_TOLD } from '../projects/summary';
import { ProjectVisibility } from './project-visibility';

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
    const sight = new ProjectVisibility(await this.rpc.call(membershipsOf, { userId }));
    const [businesses, projects, words, containers] = await Promise.all([
      this.readyBusinesses(sight.businesses),
      this.projects.listReady(sight.projects),
      this.lists.offeredBy(sight.businesses),
      this.containersIn(sight.businesses),
    ]);
    const figures = await this.figures.of(projects.map(({ _id }) => _id));
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
      const summary = summaryOf(record, figures.get(record._id) ?? NOTHING_TOLD);
      const rights = sight.ofProject(record._id, record.businessId);
      list.get(record.businessId)?.projects.push({ ...summary, ...rights });
    }
    for (const container of containers) {
      const business = list.get(container.businessId);
      if (business) showContainer(container, business, sight);
    }
    return Object.fromEntries(list);
  }

  private containersIn(which: 'all' | string[]): Promise<ContainerRecord[]> {
    const chosen = which === 'all' ? {} : { businessId: { $in: which } };
    return this.containers.list({ deletion: null, ...chosen });
  }

  private readyBusinesses(which: 'all' | string[]): Promise<BusinessRecord[]> {
    const chosen = which === 'all' ? {} : { _id: { $in: which } };
    return this.businesses
      .find({ status: 'ready', ...chosen })
      .sort({ nameKey: 1 })
      .lean<BusinessRecord[]>();
  }
}

/** A container is seen by whoever sees a project in it, or all of its business. */
function showContainer(
  record: ContainerRecord,
  business: BusinessWithProjects,
  sight: ProjectVisibility,
): void {
  const inside = business.projects.filter(({ containerId }) => containerId === record._id);
  if (inside.length === 0 && !sight.seesAllOf(record.businessId)) return;
  const container = containerOf(
    record,
    inside.map(({ id }) => id),
  );
  const canEdit = business.isAdmin || inside.some((project) => project.canEdit);
  business.containers.push({ ...container, isContainer: true, canEdit });
}
