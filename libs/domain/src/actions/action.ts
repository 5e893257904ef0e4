import type { CivilDate } from '../calendar/civil-date';
import type { Permission } from '../permissions/permission';
import type { Actor } from '../permissions/actor';
import { type Change, evolve } from '../plan/change';
import type { Plan } from '../plan/plan';
import type { Shape } from '../shape/shape';
import type { ImportedSchedule } from './imported-schedule';

/** What decides an action besides the plan and the payload. The domain has no clock and no randomness of its own. */
export interface DecisionContext {
  readonly actor: Actor;
  /** The instant of the decision, ISO 8601 UTC. */
  readonly now: string;
  /** The project's civil date at that instant. */
  readonly today: CivilDate;
  /** An id for the n-th row that the action creates by itself; the same action gives the same ids everywhere. */
  newId(n: number): string;
  /**
   * The plan of a snapshot, for a rollback; null when there is no such snapshot. Only the service that keeps the
   * snapshots has it: elsewhere a rollback is refused with ROLLBACK_NEEDS_SNAPSHOT, which means "ask the server".
   */
  snapshot?(snapshotId: string): Plan | null;
  /**
   * What an import job of the actor has read for this plan, for LOAD_PROJECT; null when it is not kept any longer. Only the
   * service has it: elsewhere an import is refused with IMPORT_RESULT_GONE, which then means "ask the server".
   */
  schedule?(jobId: string): ImportedSchedule | null;
  /**
   * An accepted action of this plan, for an undo; null when the one who decides does not have it. A browser that has
   * forgotten it refuses with UNDO_UNKNOWN, which then means "ask the server".
   */
  entry?(actionId: string): LoggedAction | null;
}

/** What an undo needs to know of an accepted action. */
export interface LoggedAction {
  readonly type: string;
  readonly userId: string;
  readonly seq: number;
  readonly changes: readonly Change[];
  /** Whether an action that cannot be undone (a close, a rollback, an import) came after it. */
  readonly sealed: boolean;
  /** What one had to be permitted to do it, for an undo or a bulk edit, which are as much as what is in them. */
  readonly needs?: readonly Permission[];
  /** What it replaced and nobody could make anew of what it made (see `brokenBefore`); entries of before this was kept have none. */
  readonly brokenBefore?: readonly string[];
}

/** Why an action was refused: a code that the screens translate, with the values that the message names. */
export interface Refusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The rows to look at, when it is about rows: task, link or restriction ids. */
  readonly rows?: readonly string[];
}

export type Decision = Accepted | Refused;

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** What an action changes. */
export interface Accepted {
  readonly ok: true;
  readonly changes: readonly Change[];
  /** The plan with the changes, where it had to be made to decide: see `planAfter`. */
  readonly after?: Plan;
}

/** The plan that an accepted action makes of the one upon which it was decided. */
export function planAfter(plan: Plan, { changes, after }: Accepted): Plan {
  return after ?? evolve(plan, changes);
}

/** One change a user can make. Every action has every part; `registry.ts` refuses one that lacks any. */
export interface ActionDefinition<T extends string = string, P = unknown> {
  /** Wire name, UPPER_SNAKE. */
  readonly type: T;
  /** One English sentence for the action catalogue. */
  readonly summary: string;
  readonly payload: Shape<P>;
  /** The row of the permission table that must hold. */
  readonly permission: Permission;
  /** The largest payload accepted, in bytes of JSON. */
  readonly maxBytes: number;
  /** 'inverse': undone by the inverse of its changes. 'never': cannot be undone (a close, a rollback, an import). */
  readonly undo: 'inverse' | 'never';
  /** Pure: never throws, never changes the plan. Answers the changes, or why not. */
  decide(plan: Plan, payload: P, context: DecisionContext): Decision;
}

/** Most actions fit in this. */
export const SMALL = 64 * 1024;
/** Bulk edits and imports of the largest plan. */
export const LARGE = 8 * 1024 * 1024;

export function accept(changes: readonly (Change | null)[]): Decision {
  return { ok: true, changes: changes.filter((change): change is Change => change !== null) };
}

export function refuse(code: string, params?: Refusal['params'], rows?: Refusal['rows']): Decision {
  return { ok: false, refusal: { code, ...(params && { params }), ...(rows && { rows }) } };
}

/** Keeps the payload's type while the definition is read like data. */
export function defineAction<const T extends string, P>(
  definition: ActionDefinition<T, P>,
): ActionDefinition<T, P> {
  return definition;
}
