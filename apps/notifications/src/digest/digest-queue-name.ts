export const DIGEST_QUEUE = 'digests';

/** The digests of a project that are due since an instant. */
export interface QueuedDigests {
  readonly projectId: string;
  readonly due: string;
}
