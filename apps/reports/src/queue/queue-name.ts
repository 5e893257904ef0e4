import type { JobQueueName } from '@plomada/contracts';

export const INDICATOR_QUEUE = 'indicators' satisfies JobQueueName;
export const FORECAST_QUEUE = 'forecasts' satisfies JobQueueName;
export const PDF_QUEUE = 'dashboard-pdfs' satisfies JobQueueName;

export interface QueuedComputation {
  readonly projectId: string;
  /** Of the change that asked for it; of the newest one when several did. */
  readonly correlationId: string;
}

/** What there is to make is kept in the database, by this id. */
export interface QueuedPdf {
  readonly fileId: string;
  readonly correlationId: string;
}
