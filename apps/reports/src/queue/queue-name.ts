import type { JobQueueName } from '@plomada/contracts';
import type { Origin } from '@plomada/service-kit';

export const INDICATOR_QUEUE = 'indicators' satisfies JobQueueName;
export const FORECAST_QUEUE = 'forecasts' satisfies JobQueueName;
export const PDF_QUEUE = 'dashboard-pdfs' satisfies JobQueueName;

/** It comes from the change that asked for it; from the newest one when several did. */
export interface QueuedComputation extends Origin {
  readonly projectId: string;
}

/** What there is to make is kept in the database, by this id. */
export interface QueuedPdf extends Origin {
  readonly fileId: string;
}
