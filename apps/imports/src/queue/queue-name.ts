import type { JobQueueName } from '@plomada/contracts';

export const IMPORT_QUEUE = 'imports' satisfies JobQueueName;
/** What waits in the queue: everything else is in the job's document. */
export interface QueuedImport {
  readonly jobId: string;
}
