import type { Failure } from '@plomada/contracts';
import type { ProposedAction } from '@plomada/domain';

/** What somebody proposes who may not write it; its id stays the same however often it is sent. */
export interface MadeProposal {
  readonly id: string;
  /** Instant, ISO 8601 UTC. */
  readonly when: string;
  readonly action: ProposedAction;
  /** What is said to whoever decides. */
  readonly word?: string;
  /** What it is about, as the plan called it. */
  readonly about?: string;
}

/** A proposal of which the server has to hear something yet. */
export interface UnsentProposal extends MadeProposal {
  /** Taken back it is no proposal any more: only the server may not know. */
  readonly wish: 'propose' | 'takeBack';
  /** It was on its way: nobody knows whether the server has it. */
  readonly isTried: boolean;
  /** Why the server did not take it; it is not sent again by itself. */
  readonly failure: Failure | null;
}
