import { getPlan, planAtSeq, plannedAtStart, type PastForecast } from '@plomada/contracts';
import {
  closedTerms,
  forecastOfPlan,
  type ForecastRecord,
  forecastRecordOf,
  fromDocument,
  type Plan,
  type PlanForecast,
  type PlannedAtStart,
  wantsFirm,
} from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { runSteps } from '../compute/run-steps';
import { ForecastQueue } from '../queue/forecast-queue';
import { type Close, ForecastRepository } from '../results/forecast.repository';
import { FirmRecords } from './firm-records';

type Progressed = (share: number) => Promise<void>;

interface Basis {
  readonly plan: Plan;
  readonly atStart: PlannedAtStart;
  readonly own: Omit<ForecastRecord, 'firm'>;
}

@Injectable()
export class ComputeForecast {
  private readonly logger = new Logger(ComputeForecast.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly forecasts: ForecastRepository,
    private readonly firm: FirmRecords,
    private readonly queue: ForecastQueue,
  ) {}

  /** Forecasts the plan as it is now and keeps that, and with it what was to be said at closes since; tells the share that is done now and then. */
  async execute(projectId: string, progressed: Progressed): Promise<void> {
    const started = performance.now();
    const { plan: document, seq } = await this.rpc.call(getPlan, { projectId });
    const { planned } = await this.rpc.call(plannedAtStart, { projectId });
    const plan = fromDocument(document);
    const atStart = new Map(Object.entries(planned));
    const own = forecastRecordOf(plan, atStart);
    const forecast = await this.forecastOf(projectId, { plan, atStart, own }, progressed);
    const observed = own.tasks.map(({ planned: days, ratio }) => ({ planned: days, ratio }));
    const standing = closesOf(plan);
    const said = saidAtClose(standing.at(-1), forecast);
    const moved = await this.firm.movedBy(projectId, observed);
    await this.forecasts.keep({ projectId, seq, forecast, observed }, { standing, said });
    // Else the next who looks would move what the portfolio shows of them.
    for (const other of moved) await this.queue.renew(other);
    await this.keepPendingCloses(projectId, seq, standing, progressed);
    const ms = Math.round(performance.now() - started);
    this.logger.log({ msg: 'forecast calculated', project: projectId, seq, status: forecast.status, ms });
  }

  private async forecastOf(
    projectId: string,
    { plan, atStart, own }: Basis,
    progressed: Progressed,
  ): Promise<PlanForecast> {
    const firm = wantsFirm(own.tasks) ? await this.firm.readBy(projectId) : [];
    return runSteps(forecastOfPlan(plan, atStart, { ...own, firm }), progressed);
  }

  /** Closes that the plan has gone beyond before they had their forecast are forecast as the plan stood at them, where they still stand. */
  private async keepPendingCloses(
    projectId: string,
    seq: number,
    standing: readonly Close[],
    progressed: Progressed,
  ): Promise<void> {
    const pending = await this.forecasts.pendingClosesOf(projectId);
    for (const closedIn of pending.filter((one) => one <= seq)) {
      const basis = await this.basisAt(projectId, closedIn);
      const close = basis && standing.find(isSame(closesOf(basis.plan).at(-1)));
      if (close && close !== standing.at(-1)) {
        const said = saidAtClose(close, await this.forecastOf(projectId, basis, progressed));
        if (said) await this.forecasts.keepSaid(projectId, said);
      }
      await this.forecasts.closeKept(projectId, closedIn);
    }
  }

  /** What a forecast is made of, as it was at a seq; null where the log has no such seq. */
  private async basisAt(projectId: string, seq: number): Promise<Basis | null> {
    try {
      const { plan: document, planned } = await this.rpc.call(planAtSeq, { projectId, seq });
      const plan = fromDocument(document);
      const atStart = new Map(Object.entries(planned));
      return { plan, atStart, own: forecastRecordOf(plan, atStart) };
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'notFound') return null;
      throw error;
    }
  }
}

/** The closes that stand in a plan, the oldest first. */
const closesOf = (plan: Plan): readonly Close[] =>
  closedTerms(plan).flatMap(({ number: termNumber, realClosingTime: closedAt }) =>
    closedAt === null ? [] : [{ termNumber, closedAt }],
  );

const isSame =
  (close: Close | undefined) =>
  ({ termNumber, closedAt }: Close): boolean =>
    termNumber === close?.termNumber && closedAt === close.closedAt;

/** What is kept of a forecast with the last close of its plan. */
function saidAtClose(close: Close | undefined, forecast: PlanForecast): PastForecast | null {
  if (forecast.status === 'pending' || !close) return null;
  const { dataDate, end, points } = forecast;
  const milestones = points.filter(({ kind }) => kind === 'milestone');
  return {
    ...close,
    dataDate,
    p50: end.p50,
    p80: end.p80,
    milestones: Object.fromEntries(milestones.map(({ taskId, p80 }) => [taskId, p80])),
  };
}
