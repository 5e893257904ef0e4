import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { projectSummary } from '@plomada/contracts';
import { notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { BUSINESSES, businessOf, type BusinessRecord } from '../businesses/business.schema';
import { BusinessLists } from '../lists/business-lists';
import { FiguresOfProjects } from './figures';
import { ProjectRepository } from '../project-store/project.repository';
import { summaryOf, NOTHING_TOLD } from './summary';

@Injectable()
export class ReadProjectSummary {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly projects: ProjectRepository,
    private readonly figures: FiguresOfProjects,
    private readonly lists: BusinessLists,
  ) {}

  /** Refuses with NOT_FOUND. */
  async execute(projectId: string): Promise<z.infer<typeof projectSummary.response>> {
    const record = await this.projects.findReady(projectId);
    const business = record && (await this.businesses.findById(record.businessId).lean<BusinessRecord>());
    if (!record || !business) throw notFound('NOT_FOUND');
    const [figures, words] = await Promise.all([
      this.figures.of([projectId]),
      this.lists.offeredBy([business._id]),
    ]);
    const summary = summaryOf(record, figures.get(projectId) ?? NOTHING_TOLD);
    return { ...summary, business: businessOf(business, words.get(business._id)) };
  }
}
