export const INDICATOR_QUEUE = 'indicators';
export const FORECAST_QUEUE = 'forecasts';

export interface QueuedComputation {
  readonly projectId: string;
  /** Of the change that asked for it; of the newest one when several did. */
  readonly correlationId: string;
}
