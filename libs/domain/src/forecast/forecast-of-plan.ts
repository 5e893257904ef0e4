import type { Plan } from '../plan/plan';
import {
  Forecast,
  FORECAST_DEFAULTS,
  type ForecastRecord,
  isRecordEnough,
  recordCount,
  type RecordCount,
} from './forecast';
import { forecastReport, type ForecastReport } from './forecast-report';
import { forecastPlanOf, type PlannedAtStart } from './forecast-source';
import { LEAST_RECORD } from './pace';
import { planAtDataDate } from './plan-at-data-date';

/** That a record is too small to say anything, and what it would take. */
export interface PendingForecast {
  readonly status: 'pending';
  readonly has: RecordCount;
  readonly needs: RecordCount;
}
export type PlanForecast = PendingForecast | ({ readonly status: 'ready' } & ForecastReport);

/**
 * Which method forecasts are made by: a larger number since what one says of the same plan and record is another. Stored ones of a smaller
 * number are calculated anew. 2: between closes a forecast knows what the last close knew.
 */
export const FORECAST_METHOD = 2;

/** Runs between two yields. */
const PORTION = 50;

/**
 * The forecast of a plan by its `forecastRecordOf`, in portions: yields the share that is done (0..1) and answers the whole at the end. It is
 * of the plan at its data date (see `planAtDataDate`).
 */
export function* forecastOfPlan(
  now: Plan,
  plannedAtStart: PlannedAtStart,
  record: ForecastRecord,
  options = FORECAST_DEFAULTS,
): Generator<number, PlanForecast> {
  if (!isRecordEnough(record)) return { status: 'pending', has: recordCount(record), needs: LEAST_RECORD };
  const plan = planAtDataDate(now);
  const drawnUpon = forecastPlanOf(plan, plannedAtStart);
  const forecast = new Forecast(drawnUpon, record, options);
  while (forecast.run(PORTION)) yield forecast.runsDone / options.runs;
  return { status: 'ready', ...forecastReport(plan, drawnUpon, record, forecast) };
}
