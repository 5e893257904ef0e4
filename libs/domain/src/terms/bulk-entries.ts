import type { Task } from '../plan/plan';
import { hundredths } from '../progress/hundredths';

/** What many tasks are given at once, each from where it stands. */
export type BulkEntry =
  /** The same share, 0..1; null takes promises back. */
  | { readonly kind: 'value'; readonly value: number | null }
  /** So many hundredths more, or less. */
  | { readonly kind: 'step'; readonly by: number }
  /** Done as far as was promised. */
  | { readonly kind: 'asCommitted' }
  /** Nothing was done since the last close. */
  | { readonly kind: 'nothingDone' };

type Shares = Pick<Task, 'progress' | 'lastProgress' | 'commitment'>;

/**
 * The progress that a task gets, 0..1. What somebody reported beyond the promise stays; where nothing was promised, all stays as it
 * is. A step neither goes below the last close nor above 100 %.
 */
export function bulkProgress(task: Shares, entry: BulkEntry): number {
  const { progress, lastProgress, commitment } = task;
  switch (entry.kind) {
    case 'value':
      return entry.value ?? lastProgress;
    case 'step':
      return stepped(progress, entry.by, lastProgress);
    case 'asCommitted':
      return Math.max(progress, commitment ?? progress);
    case 'nothingDone':
      return lastProgress;
  }
}

function stepped(share: number, by: number, least: number): number {
  return Math.min(100, Math.max(hundredths(least), hundredths(share) + by)) / 100;
}
