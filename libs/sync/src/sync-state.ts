import type {
  Actor,
  Change,
  DecisionContext,
  LoggedAction,
  Plan,
  PlanAction,
  Refusal,
  ReplacedValue,
} from '@plomada/domain';
import type { Failure } from '@plomada/contracts';

/**
 * One plan as a client holds it: what the server confirmed, and on top of it what this client did since.
 *
 * The server's seq is the only order. `visible` is `confirmed` with every pending action decided again upon it, so a change of
 * somebody else never overwrites unsent work and never waits for it.
 */
export interface SyncState {
  readonly confirmed: Plan;
  /** The last log entry that `confirmed` holds. */
  readonly seq: number;
  /** When the server accepted that entry, ISO 8601 UTC; null when it is not known. With `seq` it names the entry in any log. */
  readonly at: string | null;
  /** In the order in which they were made; the first one is the one being sent. */
  readonly pending: readonly PendingAction[];
  /** What the screens show. */
  readonly visible: Plan;
  /** Entries that are not in `confirmed` yet: they wait for those that precede them, or to be taken in together. */
  readonly buffer: ReadonlyMap<number, RelayedEntry>;
  /** What did not go through and nobody has looked at yet. */
  readonly rejectedActions: readonly RejectedAction[];
  /** Own confirmed actions of this session since the last one that cannot be undone, oldest first: what can be undone. */
  readonly own: readonly OwnEntry[];
  /**
   * What others proposed and this author is accepting, by the action's id: the log names the changes only, and once it has them
   * they are this author's to take back.
   */
  readonly accepting: ReadonlyMap<string, Pick<PendingAction, 'action' | 'about'>>;
  /** Something that cannot be undone, a close for one, came since the plan was opened: what is older cannot be undone either. */
  readonly undoBarrier: boolean;
  /** What each pending action changes, as decided for `visible`; one that does not apply any more is missing. */
  readonly decided: ReadonlyMap<string, Decided>;
  /** The newest entries of others, oldest first: to name who did what when an own edit meets them. */
  readonly others: readonly OthersEntry[];
  /** Own values of this session that others have replaced since, oldest first. */
  readonly replaced: readonly Replaced[];
  /** The confirmed plan is not the server's: it must be loaded again. A defect of ours, found out by the hash. */
  readonly drifted: boolean;
  /** `visible` and `decided` are still those of before something was confirmed, given up or taken up: see `dueForRebase`. */
  readonly rebaseDue: boolean;
}

/** What an action came to here. */
export type Decided = Pick<LoggedAction, 'changes' | 'brokenBefore'>;

/** An own action in the log, or one that this author accepted. */
export interface OwnEntry {
  readonly id: string;
  readonly action: PlanAction;
  readonly about?: string;
  readonly userId: string;
  /** Of what somebody else proposed: this author, who accepted it. */
  readonly acceptedBy?: string;
  readonly seq: number;
  readonly changes: readonly Change[];
  readonly brokenBefore: readonly string[];
}

/** Somebody else's action in the log. */
export interface OthersEntry {
  readonly actionId: string;
  readonly type: string;
  readonly name: string;
  /** When the server accepted it, ISO 8601 UTC. */
  readonly at: string;
}

/** An own value that is gone by somebody else's entry. */
export interface Replaced extends ReplacedValue {
  readonly seq: number;
  /** Who did it. */
  readonly name: string;
}

/** An action that the server has not confirmed yet. Serialisable: it survives a reload. */
export interface PendingAction {
  readonly id: string;
  readonly action: PlanAction;
  /** The author's clock, ISO 8601 UTC: the instant of the decision here. */
  readonly when: string;
  /** The last seq that the author had seen when making it … */
  readonly baseSeq: number;
  /** … and when the server accepted that entry, if it is known: with it the server knows which log the seq is of. */
  readonly baseAt?: string;
  /** The name of the row that it is about, as it read then: it may be gone when the answer comes. */
  readonly about?: string;
  readonly stage: PendingStage;
}

/** waiting → sent → answered; back to waiting when the answer never came (the id makes sending twice harmless). */
export type PendingStage =
  | { readonly name: 'waiting' }
  | { readonly name: 'sent' }
  /** The server has it in the log as `seq`; it leaves the list when that entry arrives. */
  | { readonly name: 'answered'; readonly seq: number };

/** An action that was given up, and why: shown to its author, never dropped in silence. */
export interface RejectedAction {
  readonly pending: PendingAction;
  readonly failure: Failure;
}

/** What sync reads of a log entry. */
export interface RelayedEntry {
  readonly seq: number;
  readonly actionId: string;
  readonly type: string;
  readonly actor: { readonly userId: string; readonly name: string };
  /** Who accepted it, where the actor had proposed it. */
  readonly acceptedBy?: { readonly userId: string };
  readonly at: string;
  readonly changes: readonly Change[];
  /** What `hashOf` the plan is after this entry; some entries carry it. */
  readonly hash?: string | undefined;
}

/** Who decides here, and what day it is for the project. */
export interface Author {
  readonly actor: Actor;
  readonly today: string;
  /** What an import job has read, where it is at hand: see the decision's context. */
  readonly schedule?: DecisionContext['schedule'];
}

export type SubmitResult =
  { readonly ok: true; readonly state: SyncState } | { readonly ok: false; readonly refusal: Refusal };
