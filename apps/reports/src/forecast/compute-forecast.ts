import { getPlan, type PastForecast, plannedAtStart } from '@plomada/contracts';
import { closedTerms, forecastOfPlan, fromDocument, type Plan, type PlanForecast } from '@plomada/domain';
import { RpcClient } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { ForecastRepository } from './forecast.repository';

@Injectable()
export class ComputeForecast {
  private readonly logger = new Logger(ComputeForecast.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly forecasts: ForecastRepository,
  ) {}

  /** Forecasts the plan as it is now and keeps that; tells the share that is done now and then. */
  async execute(projectId: string, progressed: (share: number) => Promise<void>): Promise<void> {
    const started = performance.now();
    const { plan: document, seq } = await this.rpc.call(getPlan, { projectId });
    const { planned } = await this.rpc.call(plannedAtStart, { projectId });
    const plan = fromDocument(document);
    const calculation = forecastOfPlan(plan, new Map(Object.entries(planned)), []);
    let step = calculation.next();
    while (!step.done) {
      await progressed(step.value);
      // The worker has other projects as well.
      await setImmediate();
      step = calculation.next();
    }
    const forecast = step.value;
    await this.forecasts.keep(projectId, seq, forecast, afterClose(plan, forecast));
    const ms = Math.round(performance.now() - started);
    this.logger.log({ msg: 'forecast calculated', project: projectId, seq, status: forecast.status, ms });
  }
}

/** What is kept of a forecast with the term that was closed last; null before the first close. */
function afterClose(plan: Plan, forecast: PlanForecast): PastForecast | null {
  const closed = closedTerms(plan).at(-1);
  if (forecast.status === 'pending' || !closed) return null;
  const { dataDate, end, points } = forecast;
  const milestones = points.filter(({ kind }) => kind === 'milestone');
  return {
    termNumber: closed.number,
    dataDate,
    p50: end.p50,
    p80: end.p80,
    milestones: Object.fromEntries(milestones.map(({ taskId, p80 }) => [taskId, p80])),
  };
}
