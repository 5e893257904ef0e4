import type { Business, Failure, ProjectSummary } from '@plomada/contracts';
import type { Actor } from '@plomada/domain';
import type { SyncState } from '@plomada/sync';

/** The project that is open, phase by phase, with only the data that the phase has. */
export type OpenProject =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly projectId: string }
  | { readonly phase: 'failed'; readonly projectId: string; readonly failure: Failure }
  | {
      readonly phase: 'ready';
      readonly projectId: string;
      readonly summary: ProjectSummary & { readonly business: Business };
      readonly actor: Actor;
      readonly sync: SyncState;
      /** The server counts this socket among the project's: own work is sent only then. */
      readonly joined: boolean;
      /** Somebody else is closing the term. */
      readonly closing: Closing | null;
    };

export interface Closing {
  readonly userId: string;
  readonly name: string;
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
