import type { JobQueueName } from '@plomada/contracts';

export const DIGEST_QUEUE = 'digests' satisfies JobQueueName;

/** Its one repeated job looks for what is due. */
export const DIGEST_CLOCK = 'digest-clock' satisfies JobQueueName;

/** The digests of a project that are due since an instant. */
export interface QueuedDigests {
  readonly projectId: string;
  readonly due: string;
}
