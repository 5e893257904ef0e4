import type { LaboratoryIndicator, LaboratoryTerm, PortfolioFigures } from '@plomada/domain';
import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '@plomada/service-kit';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { packJson, unpackJson } from './packed-json';
import { type Figures, Report } from './report.schema';

export type ReportHeader = Omit<Report, 'indicators' | 'laboratory'>;
export type ProjectTerms = Pick<Report, 'projectId' | 'computedAt' | 'laboratory' | 'failed'>;

export interface Results {
  readonly projectId: string;
  readonly seq: number;
  readonly day: string;
  readonly timeZone: string | null;
  readonly indicators: unknown;
  readonly figures: Figures;
  readonly portfolio: PortfolioFigures;
  readonly laboratory: readonly LaboratoryTerm[];
}

@Injectable()
export class ReportRepository {
  constructor(@InjectModel(Report.name) private readonly reports: Model<Report>) {}

  /** Remembers that the plan has come to a seq. Hearing of an older one changes nothing. */
  async cameTo(projectId: string, seq: number): Promise<void> {
    await this.reports.updateOne({ projectId }, { $max: { headSeq: seq } }, { upsert: true });
  }

  /** Keeps results, unless those of a newer seq are there. */
  async keep(results: Results): Promise<void> {
    const { projectId, seq, indicators, ...told } = results;
    const packed = await packJson(indicators);
    const computedAt = new Date().toISOString();
    const kept = { ...told, seq, computedAt, indicators: packed, failed: false };
    await this.reports
      .updateOne(
        { projectId, $or: [{ seq: null }, { seq: { $lte: seq } }] },
        { $set: kept, $max: { headSeq: seq } },
        { upsert: true },
      )
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  async fail(projectId: string): Promise<void> {
    await this.reports.updateOne({ projectId }, { $set: { failed: true } }, { upsert: true });
  }

  async of(
    projectId: string,
  ): Promise<{ report: ReportHeader; indicators: Record<string, unknown> | null } | null> {
    const found = await this.reports
      .findOne({ projectId }, { laboratory: 0 })
      .lean<Report & { indicators: { buffer: Buffer } | null }>();
    if (!found) return null;
    const { indicators, ...report } = found;
    if (!indicators) return { report, indicators: null };
    return { report, indicators: await unpackJson(indicators.buffer) };
  }

  async headersOf(projectIds: readonly string[]): Promise<ReportHeader[]> {
    return this.reports
      .find({ projectId: { $in: projectIds } }, { indicators: 0, laboratory: 0 })
      .lean<ReportHeader[]>();
  }

  /** The closed terms of projects, of those that are known, with the figures that are asked for and no others: there may be years of them. */
  async termsOf(
    projectIds: readonly string[],
    indicators: readonly LaboratoryIndicator[],
  ): Promise<ProjectTerms[]> {
    const fields = [
      ...['number', 'lastDay', 'causes', 'families'],
      ...indicators.map((id) => `figures.${id}`),
    ].map((field) => [`laboratory.${field}`, 1] as const);
    return this.reports
      .find(
        { projectId: { $in: projectIds } },
        { _id: 0, projectId: 1, computedAt: 1, failed: 1, ...Object.fromEntries(fields) },
      )
      .lean<ProjectTerms[]>();
  }

  async forget(projectId: string): Promise<void> {
    await this.reports.deleteOne({ projectId });
  }

  /** Projects whose plan has moved on since their results, other than those that failed. */
  async behind(): Promise<string[]> {
    return this.reports.distinct('projectId', {
      failed: false,
      $expr: { $gt: ['$headSeq', { $ifNull: ['$seq', -1] }] },
    });
  }
}
