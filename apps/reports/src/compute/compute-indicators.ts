import { getPlan, reportsComputed } from '@plomada/contracts';
import {
  fromDocument,
  type Indicators,
  indicatorSteps,
  laboratoryTerms,
  portfolioFigures,
} from '@plomada/domain';
import { EventBus, RpcClient } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ReportRepository } from '../results/report.repository';
import type { Figures } from '../results/report.schema';
import { truncateRows } from './truncate-rows';
import { civilToday } from './civil-today';
import { runSteps } from './run-steps';

const BOUNDS = { perList: 500, inAll: 20_000 };

@Injectable()
export class ComputeIndicators {
  private readonly logger = new Logger(ComputeIndicators.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly reports: ReportRepository,
    private readonly events: EventBus,
  ) {}

  /** Calculates the indicators of the plan as it is now, keeps them and tells that they are there; tells the share that is done now and then. */
  async execute(projectId: string, progressed: (share: number) => Promise<void>): Promise<void> {
    const started = performance.now();
    const { plan, seq } = await this.rpc.call(getPlan, { projectId });
    const timeZone = plan.settings.timeZone ?? null;
    const day = civilToday(timeZone);
    const open = fromDocument(plan);
    const indicators = await runSteps(indicatorSteps(open, day), progressed);
    await this.reports.keep({
      projectId,
      seq,
      day,
      timeZone,
      indicators: truncateRows(indicators, BOUNDS),
      figures: figuresOf(indicators),
      portfolio: portfolioFigures(open, indicators, day),
      laboratory: laboratoryTerms(open, indicators),
    });
    await this.events.publish(reportsComputed, { projectId, seq });
    const ms = Math.round(performance.now() - started);
    this.logger.log({ msg: 'indicators calculated', project: projectId, seq, ms });
  }
}

function figuresOf({ ProjectDetails: details }: Indicators): Figures {
  const { baselineProgress: bl, plannedProgress: planned, realProgress, ppc, pcr, term } = details;
  return { bl, planned, realProgress, ppc, pcr, currentTerm: term.number };
}
