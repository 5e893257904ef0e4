import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type BusinessWithProjects, membershipsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { BUSINESSES, businessOf, type BusinessRecord } from '../businesses/business.schema';
import { FiguresOfProjects } from '../projects/figures';
import { ProjectRepository } from '../projects/project.repository';
import { summaryOf, UNKNOWN_FIGURES } from '../projects/summary';
import { Sight } from './sight';

@Injectable()
export class AllProjects {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly projects: ProjectRepository,
    private readonly figures: FiguresOfProjects,
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
    const list = new Map<string, BusinessWithProjects>(
      businesses.map((record) => [
        record._id,
        { ...businessOf(record), ...sight.ofBusiness(record._id), modules: [], projects: [], containers: [] },
      ]),
    );
    for (const record of projects) {
      const summary = summaryOf(record, figures.get(record._id) ?? UNKNOWN_FIGURES);
      const rights = sight.ofProject(record._id, record.businessId);
      list.get(record.businessId)?.projects.push({ ...summary, ...rights });
    }
    return Object.fromEntries(list);
  }

  private readyBusinesses(which: 'all' | string[]): Promise<BusinessRecord[]> {
    const chosen = which === 'all' ? {} : { _id: { $in: which } };
    return this.businesses
      .find({ status: 'ready', ...chosen })
      .sort({ nameKey: 1 })
      .lean<BusinessRecord[]>();
  }
}
