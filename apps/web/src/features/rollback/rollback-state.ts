import type { Failure, PlanSnapshot } from '@plomada/contracts';

/** The stages of a rollback in their order. */
export const ROLLBACK_STAGES = ['announce', 'send', 'restore', 'finish'] as const;
export type RollbackStage = (typeof ROLLBACK_STAGES)[number];

/** What the plan can go back to, as far as it is known. */
export type Snapshots =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | { readonly phase: 'ready'; readonly snapshots: readonly PlanSnapshot[] };

/** Where a rollback stands. */
export type Run =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly stage: RollbackStage; readonly snapshot: PlanSnapshot }
  | {
      readonly phase: 'stopped';
      readonly stage: RollbackStage;
      readonly snapshot: PlanSnapshot;
      readonly failure: Failure;
    }
  | { readonly phase: 'done'; readonly snapshot: PlanSnapshot; readonly lost: Lost };

/** What leaves the plan by going back to a snapshot. */
export interface Lost {
  /** Entries of the log since, the close itself included. */
  readonly actions: number;
  /** Closed terms that are open again or gone; none when the snapshot is of a later term than the open one. */
  readonly terms: number;
}

/** Where the reopening of the term closed last stands: the dialog is up, and perhaps on its way or refused. */
export type ReopenState = null | { readonly busy: boolean; readonly failure: Failure | null };

/** What somebody writes who opens a closed term again. */
export interface ReopenWish {
  readonly termId: string;
  readonly reason: string;
}

export interface RollbackState {
  readonly snapshots: Snapshots;
  readonly run: Run;
  readonly reopen: ReopenState;
}
