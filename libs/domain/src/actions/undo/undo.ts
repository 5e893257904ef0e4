import type { Actor } from '../../permissions/actor';
import { may } from '../../permissions/permission';
import { type Change, difference, evolve, invert } from '../../plan/change';
import type { Plan, Restriction } from '../../plan/plan';
import { leftTermProblems } from '../../rules/change-rules';
import { firstRefusal } from '../../rules/first-refusal';
import { changeRefusal } from '../../rules/refused-change';
import { refusalKey } from '../../rules/refusal-key';
import { danglingOf } from '../../rules/references';
import { removalProblem } from '../../rules/removals';
import { object } from '../../shape/shape';
import { mayWorkOn } from '../../terms/own-tasks';
import {
  type Decision,
  type DecisionContext,
  type LoggedAction,
  planAfter,
  refuse,
} from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { lateRefusal, seesTo, tasksAffected } from '../restrictions/restriction-access';
import { acceptWithFollowers } from '../tasks/cascade';
import { type Find, requiredPermissionsOfEntry } from './required-permissions';
import { rowsChangedSince } from './staleness';

export const UNDO = 'UNDO';

/**
 * Undo, and redo as the undo of an undo: the inverse of an own action, or of one that the actor accepted, while nobody has
 * changed what it changed. It is an entry of the log like any other, and a change like any other: what follows it moves, and it
 * is refused with the code of the rule that the plan after it would break.
 */
export function undo(find: Find) {
  return defineAction({
    type: 'UNDO',
    summary:
      'Takes an own action back, unless something has changed since what it changed. Undoing an undo is redoing. Needs the permission of the action too.',
    payload: object({ actionId: rowId }),
    permission: 'recordProgress',
    maxBytes: SMALL,
    undo: 'inverse',
    decide(plan, { actionId }, context): Decision {
      const entry = context.entry?.(actionId);
      if (!entry) return refuse('UNDO_UNKNOWN');
      if (!isOwn(entry, context.actor)) return refuse('UNDO_NOT_OWN');
      if (find(entry.type)?.undo !== 'inverse') return refuse('UNDO_NEVER', { type: entry.type });
      if (entry.behindUndoBarrier) return refuse('UNDO_PAST_CLOSE');
      const lacking = requiredPermissionsOfEntry(entry, find).find(
        (permission) => !may(context.actor, permission),
      );
      if (lacking) return refuse('ACTION_FORBIDDEN', { permission: lacking });
      const refusal =
        notYours(plan, entry.changes, context) ??
        removesLate(plan, entry.changes, context) ??
        stale(plan, entry.changes);
      return refusal ? { ok: false, refusal } : takenBack(plan, entry);
    },
  });
}

/** Whoever accepted an action that was proposed answers for it as its author does. */
const isOwn = ({ userId, acceptedBy }: LoggedAction, actor: Actor): boolean =>
  [userId, acceptedBy].includes(actor.userId);

/** Tasks and restrictions may have been given to somebody else since. Tasks that only moved because of it may be anybody's. */
function notYours(plan: Plan, changes: readonly Change[], { actor }: DecisionContext): Refusal | null {
  const isOwners = (responsibles: readonly string[]) => mayWorkOn(plan, actor, { responsibles });
  for (const change of changes.filter((one) => !isMove(one))) {
    const { table, id } = change;
    const tasks = table === 'tasks' ? [id] : table === 'restrictions' ? boundBy(plan, change) : [];
    const owners = tasks.flatMap((taskId) => ownersOfTask(plan, taskId));
    const reporters = table === 'restrictions' ? ownersOf(plan, id) : [];
    const isTheirs =
      owners.every(isOwners) &&
      (reporters.length === 0 || reporters.some(isOwners)) &&
      maySeeTo(plan, change, actor);
    if (!isTheirs) return { code: 'UNDO_NOT_OWN', rows: [id] };
  }
  return null;
}

const REPORTED: ReadonlySet<string> = new Set(['released', 'releasedTerm', 'releaseSaid', 'inProcess']);

/** Whether an edit of a restriction is theirs to take back: one that is theirs, or that they gave to somebody else by it. */
function maySeeTo(plan: Plan, change: Change, actor: Actor): boolean {
  if (change.table !== 'restrictions' || change.kind !== 'set') return true;
  if (Object.keys(change.after).every((field) => REPORTED.has(field))) return true;
  const present = plan.restrictions.get(change.id)?.responsible ?? null;
  const { responsible: before = present } = change.before as Partial<Restriction>;
  return seesTo(plan, actor, before) || seesTo(plan, actor, present);
}

/** The tasks that it does something to when a change of a restriction is taken back: none where it only reported on it. */
function boundBy(plan: Plan, change: Change): readonly string[] {
  if (change.kind !== 'set') return (change.row as Restriction).taskIds;
  const present = plan.restrictions.get(change.id)?.taskIds ?? [];
  const { taskIds = present } = change.before as Partial<Restriction>;
  return tasksAffected(Object.keys(change.after), present, taskIds);
}

const MOVED: ReadonlySet<string> = new Set(['start', 'end', 'duration']);

/** Whether a task got other dates and nothing else: whoever may not move tasks does so only through what the task follows. */
const isMove = (change: Change): boolean =>
  change.kind === 'set' &&
  change.table === 'tasks' &&
  Object.keys(change.after).every((field) => MOVED.has(field));

function ownersOfTask(plan: Plan, id: string): readonly (readonly string[])[] {
  const task = plan.tasks.get(id);
  return task ? [task.responsibles] : [];
}

/** Of a restriction: its own responsible, and those of its tasks. */
function ownersOf(plan: Plan, id: string): readonly (readonly string[])[] {
  const restriction = plan.restrictions.get(id);
  if (!restriction) return [];
  const { responsible, taskIds } = restriction;
  return [responsible === null ? [] : [responsible], ...taskIds.flatMap((one) => ownersOfTask(plan, one))];
}

/** An undo removes what whoever undoes it may not remove: a late restriction, but for one that they found today. */
function removesLate(plan: Plan, changes: readonly Change[], context: DecisionContext): Refusal | null {
  for (const { table, kind, id } of changes) {
    const restriction = table === 'restrictions' && kind === 'add' ? plan.restrictions.get(id) : undefined;
    const isNew = restriction?.created === context.today;
    const refusal = restriction && !isNew ? lateRefusal(plan, restriction, context) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** What has changed since, and what was made since of rows that would go. */
function stale(plan: Plan, changes: readonly Change[]): Refusal | null {
  const changed = rowsChangedSince(plan, changes);
  if (changed.length > 0) return refusalAbout(changed);
  const after = evolve(plan, invert(changes));
  const removal = removalProblem(plan, after);
  if (removal) return removal;
  const madeSince = danglingOf(after, plan).filter(({ table, missing }) => plan[table].has(missing));
  return madeSince.length > 0 ? refusalAbout([...new Set(madeSince.map(({ id }) => id))]) : null;
}

/** The inverse with what follows from it now: bars go where the schedule puts them, and the rules are those of any change. */
function takenBack(plan: Plan, entry: LoggedAction): Decision {
  const isExcepted = stoodSoBefore(entry);
  const decision = acceptWithFollowers(plan, invert(entry.changes), [], isExcepted);
  if (!decision.ok) return decision;
  const after = planAfter(plan, decision);
  const refusal =
    changeRefusal(plan, after, isExcepted) ??
    firstRefusal(leftTermProblems(plan, after), (one) => (isExcepted(one) ? null : one));
  return refusal ? { ok: false, refusal } : { ok: true, changes: difference(plan, after) };
}

/** Of entries of before this was kept, what those rules are about may have stood so: they were not asked then. */
const ASKED_SINCE: ReadonlySet<string> = new Set([
  'TASK_END_BEFORE_PROGRESS',
  'COMMITTED_BEFORE_TERM',
  'COMMITTED_AFTER_REQUIRED',
]);

/** What stood so already when the action was made comes back; what has come about since is refused. */
function stoodSoBefore({ brokenBefore }: LoggedAction): (refusal: Refusal) => boolean {
  if (!brokenBefore) return ({ code }) => ASKED_SINCE.has(code);
  const keys = new Set(brokenBefore);
  return (refusal) => keys.has(refusalKey(refusal));
}

const refusalAbout = (rows: readonly string[]): Refusal => ({
  code: 'UNDO_STALE',
  params: { count: rows.length },
  rows,
});
