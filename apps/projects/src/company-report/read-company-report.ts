import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CompanyReport } from '@plomada/contracts';
import { companyTotals } from '@plomada/domain';
import { notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { BUSINESSES, type BusinessRecord } from '../businesses/business.schema';
import { FiguresOfProjects } from '../projects/figures';
import { ProjectRepository } from '../project-store/project.repository';
import { Places } from '../places/places';
import type { ProjectRecord } from '../project-store/project.schema';
import { summaryOf, NOTHING_TOLD } from '../projects/summary';

@Injectable()
export class ReadCompanyReport {
  constructor(
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly projects: ProjectRepository,
    private readonly figures: FiguresOfProjects,
    private readonly places: Places,
  ) {}

  /** Refuses with NOT_FOUND. */
  async execute(businessId: string): Promise<CompanyReport> {
    const business = await this.businesses
      .findOne({ _id: businessId, status: 'ready' })
      .lean<BusinessRecord>();
    if (!business) throw notFound('NOT_FOUND');
    const records = await this.projects.list({ businessId, status: 'ready' });
    const [figures, regionOf] = await Promise.all([
      this.figures.of(records.map(({ _id }) => _id)),
      this.regionsOf(records),
    ]);
    const projects = records.map((record) => ({
      ...summaryOf(record, figures.get(record._id) ?? NOTHING_TOLD),
      region: regionOf(record),
      projectType: record.projectType ?? '',
    }));
    const { name, logoURL } = business;
    return { business: { id: businessId, name, logoURL }, projects, totals: companyTotals(projects) };
  }

  /** What the regions of projects are called; null where none is said, or the lists know it no longer. */
  private async regionsOf(records: readonly ProjectRecord[]): Promise<(of: ProjectRecord) => string | null> {
    const countries = [...new Set(records.flatMap(({ country, region }) => (region && country) || []))];
    const named = await Promise.all(
      countries.map(async (country) => [country, await this.places.regions(country)] as const),
    );
    const names = new Map(
      named.flatMap(([country, regions]) =>
        regions.map(({ code, name }) => [`${country} ${code}`, name] as const),
      ),
    );
    return ({ country, region }) => names.get(`${country} ${region}`) ?? null;
  }
}
