import { getPlan, plannedAtStart, siblingProjects } from '@plomada/contracts';
import {
  closedTerms,
  forecastOfPlan,
  forecastRecordOf,
  fromDocument,
  type ObservedProject,
  type Plan,
  type PlanForecast,
  wantsFirm,
} from '@plomada/domain';
import { RpcClient } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { runSteps } from '../compute/run-steps';
import { type Closes, ForecastRepository } from '../results/forecast.repository';

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
    const atStart = new Map(Object.entries(planned));
    const own = forecastRecordOf(plan, atStart);
    const firm = wantsFirm(own.tasks) ? await this.firmOf(projectId) : [];
    const forecast = await runSteps(forecastOfPlan(plan, atStart, { ...own, firm }), progressed);
    const observed = own.tasks.map(({ planned: days, ratio }) => ({ planned: days, ratio }));
    await this.forecasts.keep({ projectId, seq, forecast, observed }, closesOf(plan, forecast));
    const ms = Math.round(performance.now() - started);
    this.logger.log({ msg: 'forecast calculated', project: projectId, seq, status: forecast.status, ms });
  }

  /** How the tasks of the other projects of the business went, of those that have a forecast themselves. */
  private async firmOf(projectId: string): Promise<readonly ObservedProject[]> {
    const { projectIds } = await this.rpc.call(siblingProjects, { projectId });
    return this.forecasts.observedIn(projectIds);
  }
}

/** The closes that a plan has had, and what is kept of a forecast with the last of them. */
function closesOf(plan: Plan, forecast: PlanForecast): Closes {
  const closed = closedTerms(plan).at(-1);
  const { number: termNumber = 0, realClosingTime: closedAt = null } = closed ?? {};
  if (forecast.status === 'pending' || closedAt === null) return { termNumber, said: null };
  const { dataDate, end, points } = forecast;
  const milestones = points.filter(({ kind }) => kind === 'milestone');
  const said = {
    termNumber,
    closedAt,
    dataDate,
    p50: end.p50,
    p80: end.p80,
    milestones: Object.fromEntries(milestones.map(({ taskId, p80 }) => [taskId, p80])),
  };
  return { termNumber, said };
}
