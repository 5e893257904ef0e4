import { figuresOf, portfolioOf, projectReports, UNKNOWN_FIGURES } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { civilToday } from '../compute/civil-today';
import { IndicatorQueue } from '../queue/indicator-queue';
import { ForecastRepository } from '../results/forecast.repository';
import { ReportRepository, type ReportHeader } from '../results/report.repository';

type Reports = z.input<typeof projectReports.response>;
type PortfolioAnswer = z.input<typeof portfolioOf.response>;
type FiguresAnswer = z.input<typeof figuresOf.response>;

const NOT_YET = {
  ...{ status: 'loading', seq: 0, stale: true, computedAt: null, indicators: null },
  running: null,
} satisfies Reports;

@Controller()
export class ReportsController {
  constructor(
    private readonly reports: ReportRepository,
    private readonly forecasts: ForecastRepository,
    private readonly queue: IndicatorQueue,
  ) {}

  /** What is old, failed or not there yet is calculated because somebody looks at it. */
  @HandleRpc(projectReports)
  async ofProject({ projectId }: z.output<typeof projectReports.request>): Promise<Reports> {
    const found = await this.reports.of(projectId);
    const current = found !== null && isCurrent(found.report);
    if (!current) await this.queue.askIfPossible(projectId);
    const running = current ? null : await this.queue.progressOf(projectId);
    if (!found) return { ...NOT_YET, running };
    const { seq, computedAt, failed } = found.report;
    if (failed) return { ...NOT_YET, status: 'error' };
    if (seq === null) return { ...NOT_YET, running };
    return { status: 'ready', seq, stale: !current, running, computedAt, indicators: found.indicators };
  }

  /** Where a project stands moves with the days, also when nobody touches its plan. */
  @HandleRpc(figuresOf)
  async figuresOf({ projectIds }: z.output<typeof figuresOf.request>): Promise<FiguresAnswer> {
    const headers = await this.reports.headersOf(projectIds);
    const known = new Map(headers.map((header) => [header.projectId, header]));
    const old = projectIds.filter((projectId) => isOfAnotherDay(known.get(projectId)));
    await Promise.all(old.map((projectId) => this.queue.askIfPossible(projectId)));
    const figures = projectIds.map((projectId) => ({
      projectId,
      ...UNKNOWN_FIGURES,
      ...known.get(projectId)?.figures,
    }));
    return { figures };
  }

  /** What is stored, be it of yesterday: a portfolio is of hundreds of projects. */
  @HandleRpc(portfolioOf)
  async portfolioOf({ projectIds }: z.output<typeof portfolioOf.request>): Promise<PortfolioAnswer> {
    const [headers, ends] = await Promise.all([
      this.reports.headersOf(projectIds),
      this.forecasts.endsOf(projectIds),
    ]);
    const known = new Map(headers.map((header) => [header.projectId, header]));
    const projects = projectIds.map((projectId) => ({
      projectId,
      trends: known.get(projectId)?.portfolio ?? null,
      failed: known.get(projectId)?.failed ?? false,
      ...(ends.get(projectId) ?? { end: null, forecastAt: null, dataDate: null }),
    }));
    return { projects };
  }
}

function isCurrent(header: ReportHeader): boolean {
  const { seq, headSeq, failed } = header;
  return !failed && seq !== null && seq >= headSeq && isOfToday(header);
}

/** A calculation that failed is not made again because a list names its project. */
const isOfAnotherDay = (header: ReportHeader | undefined): boolean =>
  header === undefined || (!header.failed && !isOfToday(header));

const isOfToday = ({ day, timeZone }: ReportHeader): boolean => day === civilToday(timeZone ?? null);
