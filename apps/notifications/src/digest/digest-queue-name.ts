export const DIGEST_QUEUE = 'digests';

/** Its one repeated job looks for what is due. */
export const DIGEST_CLOCK = 'digest-clock';

/** The digests of a project that are due since an instant. */
export interface QueuedDigests {
  readonly projectId: string;
  readonly due: string;
}
