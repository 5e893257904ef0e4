export const INDICATOR_QUEUE = 'indicators';

export interface QueuedComputation {
  readonly projectId: string;
}
