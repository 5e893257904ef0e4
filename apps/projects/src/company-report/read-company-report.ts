import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CompanyReport } from '@plomada/contracts';
import { companyTotals } from '@plomada/domain';
import { notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { BUSINESSES, type BusinessRecord } from '../businesses/business.schema';
import { FiguresOfProjects } from '../projects/figures';
import { ProjectRepository } from '../project-store/project.repository';
import { summaryOf, NOTHING_TOLD } from '../projects/summary';

@Injectable()
export class ReadCompanyReport {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly projects: ProjectRepository,
    private readonly figures: FiguresOfProjects,
  ) {}

  /** Refuses with NOT_FOUND. */
  async execute(businessId: string): Promise<CompanyReport> {
    const business = await this.businesses
      .findOne({ _id: businessId, status: 'ready' })
      .lean<BusinessRecord>();
    if (!business) throw notFound('NOT_FOUND');
    const records = await this.projects.list({ businessId, status: 'ready' });
    const figures = await this.figures.of(records.map(({ _id }) => _id));
    const projects = records.map((record) => summaryOf(record, figures.get(record._id) ?? NOTHING_TOLD));
    const { name, logoURL } = business;
    return { business: { id: businessId, name, logoURL }, projects, totals: companyTotals(projects) };
  }
}
