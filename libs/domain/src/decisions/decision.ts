import type { CivilDate } from '../calendar/civil-date';
import type { Actor } from '../permissions/actor';
import type { Permission } from '../permissions/permission';
import { type Change, evolve } from '../plan/change';
import type { ImportedSchedule } from '../plan/imported-schedule';
import type { Plan } from '../plan/plan';
import type { Refusal } from './refusal';

/** What decides an action besides the plan and the payload. The domain has no clock and no randomness of its own. */
export interface DecisionContext {
  readonly actor: Actor;
  /** Who accepted what the actor had proposed; absent for what somebody does directly. */
  readonly acceptedBy?: Actor;
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
   * What an import job of the actor has read for this plan, for LOAD_PROJECT and MERGE_PROJECT; null for what the one who
   * decides does not have. The service has it for as long as it is kept, a browser when it has compared the plan with it:
   * elsewhere IMPORT_RESULT_GONE means "ask the server".
   */
  schedule?(jobId: string): ImportedSchedule | null;
  /**
   * A scenario of this plan as it was copied and as its entry `seq`, the last, has left it, for ADOPT_SCENARIO; null when there is none of
   * that id. Only the service that keeps them has it: elsewhere SCENARIO_NEEDS_SERVER means "ask the server".
   */
  scenario?(scenarioId: string): { readonly base: Plan; readonly plan: Plan; readonly seq: number } | null;
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
  /** Who accepted it, where it had been proposed. */
  readonly acceptedBy?: string;
  readonly seq: number;
  readonly changes: readonly Change[];
  /** Whether an action that cannot be undone (a close, a rollback, an import) came after it. */
  readonly behindUndoBarrier: boolean;
  /** What one had to be permitted to do it, for an undo or a bulk edit, which are as much as what is in them. */
  readonly requiredPermissions?: readonly Permission[];
  /** What it replaced and nobody could make again of what it made (see `brokenBefore`); entries of before this was kept have none. */
  readonly brokenBefore?: readonly string[];
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

export function accept(changes: readonly (Change | null)[]): Decision {
  return { ok: true, changes: changes.filter((change): change is Change => change !== null) };
}

export function refuse(code: string, params?: Refusal['params'], rows?: Refusal['rows']): Refused {
  return { ok: false, refusal: { code, ...(params && { params }), ...(rows && { rows }) } };
}
