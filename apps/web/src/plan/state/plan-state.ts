import type { Business, Failure, ProjectSummary, Scenario } from '@plomada/contracts';
import type { Actor } from '@plomada/domain';
import type { PendingAction, SyncState } from '@plomada/sync';
import type { UnsentProposal } from './unsent-proposal';

/** The project that is open, phase by phase, with only the data that the phase has. */
export type OpenProject =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly projectId: string }
  | { readonly phase: 'failed'; readonly projectId: string; readonly failure: Failure }
  | {
      readonly phase: 'ready';
      readonly projectId: string;
      readonly summary: ProjectSummary & { readonly business: Business };
      /** Which scenario it is the plan of; absent of a live plan. */
      readonly scenario?: Scenario;
      readonly actor: Actor;
      readonly sync: SyncState;
      /** What the server has to hear of this person's proposals, in the order in which it was wished. */
      readonly proposals: readonly UnsentProposal[];
      /** The server counts this socket among the project's: own work is sent only then. */
      readonly joined: boolean;
      /** Somebody else is closing the term, or rolling the plan back. */
      readonly closing: Closing | null;
      /** Sending stopped at an own action. */
      readonly stopped: Stopped | null;
      /** Counts up when the chart is to be redrawn. */
      readonly drawing: number;
    };

/** An own action that the server cannot take, however often it is sent: nothing behind it is sent until the person decides. */
export interface Stopped {
  readonly pending: PendingAction;
  readonly failure: Failure;
}

export interface Closing {
  readonly userId: string;
  readonly name: string;
  /** A close of the term unless it says otherwise. */
  readonly what?: 'close' | 'rollBack' | undefined;
  /** Instant, ISO 8601 UTC. */
  readonly since: string;
  /** 'canceled' is shown for two seconds, then it ends. */
  readonly state: 'running' | 'canceled';
}

export interface PlanState {
  readonly open: OpenProject;
}

export const NOTHING_OPEN: PlanState = { open: { phase: 'none' } };

export type Ready = Extract<OpenProject, { phase: 'ready' }>;
