import {
  type Change,
  brokenByUndo,
  decide,
  type Decision,
  type DecisionContext,
  type LoggedAction,
  permissionsFor,
  type Plan,
  type PlanAction,
  planAfter,
  rowIdOf,
} from '@plomada/domain';
import type { Author, Decided, PendingAction, SyncState } from './sync-state';

/** Own actions by id, as an undo looks them up: in the log already, or pending before it. */
export type OwnEdits = ReadonlyMap<string, LoggedAction>;

/** The own actions that a new one can undo. */
export function ownOf(state: SyncState, author: Author): OwnEdits {
  const edits = confirmedEdits(state);
  state.pending.forEach((pending, place) => {
    const decided = state.decided.get(pending.id);
    if (decided) edits.set(pending.id, pendingEdit(state, pending, place, decided, edits, author));
  });
  return edits;
}

/** What an action that was accepted changes, and what it replaced that only an undo brings back. */
export function decidedOf(
  { action }: PendingAction,
  before: Plan,
  after: Plan,
  changes: readonly Change[],
): Decided {
  return { changes, brokenBefore: brokenByUndo(action.type, before, after) };
}

/** Decides an action of this client upon a plan, as the server will do later: with the same ids. */
export function decidePending(plan: Plan, pending: PendingAction, author: Author, own: OwnEdits): Decision {
  const context: DecisionContext = {
    actor: author.actor,
    now: pending.when,
    today: author.today,
    newId: (n) => rowIdOf(pending.id, n),
    entry: (actionId) => own.get(actionId) ?? null,
    ...(author.schedule && { schedule: author.schedule }),
  };
  return decide(plan, pending.action, context);
}

/**
 * `visible` again: every pending action decided upon what is confirmed. One that no longer applies stays pending: only the
 * server's refusal ends it.
 */
export function rebased(state: SyncState, author: Author): SyncState {
  const rebase = new Rebase(state, author);
  for (const pending of state.pending) rebase.decide(pending);
  return { ...state, ...rebase.outcome };
}

/**
 * A state of which what is confirmed or pending is another by now. What is pending is decided again upon what is confirmed by
 * `receive` at once, or by an `IncrementalRebase` a slice at a time; until then the plan shown stays. With nothing pending there
 * is nothing to decide.
 */
export function dueForRebase(state: SyncState): SyncState {
  if (state.pending.length > 0) return { ...state, rebaseDue: true };
  return { ...state, visible: state.confirmed, decided: new Map(), rebaseDue: false };
}

/** Pending actions decided upon what is confirmed, one after the other. */
export class Rebase {
  /** Those that were decided, in their order. */
  readonly ids: string[] = [];
  private visible: Plan;
  private readonly own: Map<string, LoggedAction>;
  private readonly decided = new Map<string, Decided>();

  constructor(
    private readonly state: SyncState,
    private readonly author: Author,
  ) {
    this.visible = state.confirmed;
    this.own = confirmedEdits(state);
  }

  /** Decides the action that is pending after those decided. */
  decide(pending: PendingAction): void {
    const { state, author, own } = this;
    const place = this.ids.push(pending.id) - 1;
    const decision = decidePending(this.visible, pending, author, own);
    if (!decision.ok) return;
    const after = planAfter(this.visible, decision);
    const done = decidedOf(pending, this.visible, after, decision.changes);
    this.visible = after;
    this.decided.set(pending.id, done);
    own.set(pending.id, pendingEdit(state, pending, place, done, own, author));
  }

  /** What those that were decided come to. */
  get outcome(): Pick<SyncState, 'visible' | 'decided' | 'rebaseDue'> {
    return { visible: this.visible, decided: this.decided, rebaseDue: false };
  }
}

function confirmedEdits({ own }: SyncState): Map<string, LoggedAction> {
  const edits = new Map<string, LoggedAction>();
  for (const { id, action, ...logged } of own) {
    edits.set(id, edit(edits, action, logged));
  }
  return edits;
}

/** Where it will stand in the log if nobody else writes before it. */
function pendingEdit(
  { seq }: SyncState,
  { action }: PendingAction,
  place: number,
  decided: Decided,
  before: OwnEdits,
  { actor }: Author,
): LoggedAction {
  return edit(before, action, { userId: actor.userId, seq: seq + 1 + place, ...decided });
}

/** Never behind an undo barrier: what a close ends is forgotten (see remember). */
function edit(
  before: OwnEdits,
  action: PlanAction,
  logged: Pick<LoggedAction, 'userId' | 'acceptedBy' | 'seq' | 'changes' | 'brokenBefore'>,
): LoggedAction {
  const requiredPermissions = permissionsFor(action, { entry: (id) => before.get(id) ?? null });
  return { type: action.type, ...logged, behindUndoBarrier: false, requiredPermissions };
}
