import type { Actor } from '../permissions/actor';
import { LAST_DAY } from '../calendar/civil-date';
import { isAccepted, may, type Permission } from '../permissions/permission';
import { keptOf, problemsOf } from '../shape/shape';
import { evolve } from '../plan/change';
import { netChanges } from '../plan/net-changes';
import type { Plan } from '../plan/plan';
import { type Accepted, type Decision, type DecisionContext, planAfter, refuse } from '../decisions/decision';
import type { ActionDefinition } from './action';
import { batchUpdate } from './batch-update';
import { IMPORT_ACTIONS } from './import';
import { TASK_ACTIONS } from './tasks';
import { LINK_ACTIONS } from './links';
import { TERM_ACTIONS } from './terms';
import { RESTRICTION_ACTIONS } from './restrictions';
import { movedByRestrictionRefusal } from './restrictions/moved-by-restriction';
import { PROJECT_ACTIONS } from './project';
import { SCENARIO_ACTIONS } from './scenarios';
import { liveOnlyRefusal } from './scenarios/live-only';
import { brokenBefore } from '../rules/change-rules';
import { keptMissedDays } from '../restrictions/missed-day';
import { mustPropose } from '../terms/own-tasks';
import { requiredPermissionsOf } from './undo/required-permissions';
import { followingUnits } from '../units/following-units';
import { undo } from './undo/undo';

/** Every action there is. A new action is one file and one line in its family's list. */
const DEFINITIONS = [
  ...PROJECT_ACTIONS,
  ...TASK_ACTIONS,
  ...LINK_ACTIONS,
  ...IMPORT_ACTIONS,
  ...TERM_ACTIONS,
  ...RESTRICTION_ACTIONS,
  ...SCENARIO_ACTIONS,
  batchUpdate(
    (plan, action, context): Decision => decide(plan, action, context),
    (type) => ACTIONS.get(type),
  ),
  undo((type) => ACTIONS.get(type)),
] as const;

type AnyDefinition = (typeof DEFINITIONS)[number];
export type ActionType = AnyDefinition['type'];
type PayloadOf<D> = D extends ActionDefinition<string, infer P> ? P : never;

/** An action as it travels: its type and its payload. */
export type PlanAction = {
  [D in AnyDefinition as D['type']]: { readonly type: D['type']; readonly payload: PayloadOf<D> };
}[ActionType];
/** The payload of one type of action. */
export type Payload<T extends ActionType> = Extract<PlanAction, { type: T }>['payload'];

export const ACTIONS: ReadonlyMap<string, ActionDefinition> = register(
  DEFINITIONS as unknown as readonly ActionDefinition[],
);

/** The types of actions that cannot be undone (a close, a rollback, an import): nothing done before one of them can be either. */
export const UNDO_BARRIERS: readonly string[] = [...ACTIONS.values()]
  .filter(({ undo }) => undo === 'never')
  .map(({ type }) => type);

/** Refuses to start when an action lacks a part or two have the same name. */
function register(definitions: readonly ActionDefinition[]): Map<string, ActionDefinition> {
  const byType = new Map<string, ActionDefinition>();
  for (const definition of definitions) {
    const { type, summary, payload, permission, maxBytes, undo, decide } = definition;
    const complete = summary && payload && permission && maxBytes > 0 && undo && decide;
    if (!complete || !/^[A-Z][A-Z0-9_]*$/.test(type)) throw new Error(`Action ${type} lacks a part`);
    if (byType.has(type)) throw new Error(`Two actions are called ${type}`);
    byType.set(type, definition);
  }
  return byType;
}

/**
 * Decides an action that came from outside: known type, sound payload, permitted actor, then the action's own rules.
 *
 * Never throws and never changes the plan. Codes: ACTION_UNKNOWN, ACTION_INVALID (with the path and what was expected
 * there), ACTION_FORBIDDEN (with the permission that is lacking), SCENARIO_LIVE_ONLY (see `liveOnlyRefusal`), RESPONSIBLE_PROPOSES (see
 * `mustPropose`), RESTRICTION_MOVES_TASKS (see `movedByRestrictionRefusal`), or the action's own.
 * Texts of one line are kept in one, in however many they come.
 * What is accepted changes each field once, and nothing at all where all of it comes to what there was (see `netChanges`).
 */
export function decide(
  plan: Plan,
  action: { readonly type: string; readonly payload: unknown },
  context: DecisionContext,
): Decision {
  const definition = ACTIONS.get(action.type);
  if (!definition) return refuse('ACTION_UNKNOWN', { type: String(action.type).slice(0, 60) });
  const problem = problemsOf(definition.payload, action.payload)[0];
  if (problem) return refuse('ACTION_INVALID', { path: problem.path, expected: problem.expected });
  if (!may(context.actor, definition.permission)) {
    return refuse('ACTION_FORBIDDEN', { permission: definition.permission });
  }
  const liveOnly = liveOnlyRefusal(plan, action);
  if (liveOnly) return { ok: false, refusal: liveOnly };
  if (isRecordProposed(plan, context.actor, action, context) && !isAccepted(context))
    return refuse('RESPONSIBLE_PROPOSES');
  const decision = definition.decide(plan, keptOf(definition.payload, action.payload), context);
  const moved = decision.ok ? movedByRestrictionRefusal(plan, decision, context) : null;
  if (moved) return { ok: false, refusal: moved };
  if (!decision.ok) return decision;
  return withUnits(plan, withMissedDays(plan, decision, action, context), RESTORING.has(action.type));
}

/** With the days that restrictions missed, where they are due on others by it; a rollback brings back what was kept then. */
function withMissedDays(
  plan: Plan,
  decision: Accepted,
  { type }: { readonly type: string },
  { today }: DecisionContext,
): Accepted {
  if (type === 'DO_ROLLBACK') return decision;
  const after = (): Plan => planAfter(plan, decision);
  const missed = keptMissedDays(plan, decision.changes, after, today);
  if (missed.length === 0) return decision;
  return { ok: true, changes: [...decision.changes, ...missed], after: evolve(after(), missed) };
}

/** What puts back how it was, units included. */
const RESTORING: ReadonlySet<string> = new Set(['UNDO', 'DO_ROLLBACK']);

/** With what is said in units following the shares, whatever the action is. */
function withUnits(plan: Plan, decision: Accepted, restores: boolean): Accepted {
  const after = (): Plan => planAfter(plan, decision);
  const units = followingUnits(plan, decision.changes, after, restores);
  if (units.length === 0) return { ...decision, changes: netChanges(decision.changes) };
  return {
    ok: true,
    changes: netChanges([...decision.changes, ...units]),
    after: evolve(after(), units),
  };
}

/**
 * Whether somebody proposes an action instead of doing it: where they must propose (see `mustPropose`), or where it would move tasks that
 * they may not move (see `movedByRestrictionRefusal`), and is a new restriction or a release. Of several at once, all of them must be so.
 */
export function isProposed(
  plan: Plan,
  actor: Actor,
  action: { readonly type: string; readonly payload: unknown },
  context: Pick<DecisionContext, 'entry'> = {},
): boolean {
  return isRecordProposed(plan, actor, action, context) || isMoveProposed(plan, actor, action);
}

/** A photo and a comment promise and record nothing, nor do several at once, nor taking that back: which it is, the context's entry tells. */
function isRecordProposed(
  plan: Plan,
  actor: Actor,
  action: { readonly type: string; readonly payload: unknown },
  context: Pick<DecisionContext, 'entry'>,
): boolean {
  if (!mustPropose(plan, actor)) return false;
  return permissionsFor(action, context).some((permission) => !NEVER_PROPOSED.has(permission));
}

/** Of the restrictions alone: what else follows a required date is asked for as another date of the task. */
const PROPOSED_WHERE_IT_MOVES: ReadonlySet<string> = new Set(['NEW_RESTRICTION', 'UNBOUND_RESTRICTION']);

function isMoveProposed(
  plan: Plan,
  actor: Actor,
  action: { readonly type: string; readonly payload: unknown },
): boolean {
  if (may(actor, 'editPlan')) return false;
  const several = (action.payload as Partial<Payload<'BATCH_UPDATE'>> | null)?.actions;
  if (action.type === 'BATCH_UPDATE' && Array.isArray(several)) {
    return several.length > 0 && several.every((one) => isMoveProposed(plan, actor, one as PlanAction));
  }
  if (!PROPOSED_WHERE_IT_MOVES.has(action.type)) return false;
  const decision = decide(plan, action, { ...SOME_DAY, actor });
  return !decision.ok && decision.refusal.code === 'RESTRICTION_MOVES_TASKS';
}

/** What moves does not depend on the day: the last one comes after whatever is released. */
const SOME_DAY = { now: '', today: LAST_DAY, newId: (n: number): string => `${n}` };

/** What even those do themselves who must propose. */
const NEVER_PROPOSED: ReadonlySet<Permission> = new Set(['attachFiles', 'comment']);

/** See `brokenBefore`; nothing for what cannot be undone. Kept with the entry, so that its undo can ask for it. */
export function brokenByUndo(type: string, before: Plan, after: Plan): readonly string[] {
  return ACTIONS.get(type)?.undo === 'inverse' ? brokenBefore(before, after) : [];
}

/**
 * What one must be permitted to do an action, undoing included: for a bulk edit what each of its actions needs, for an undo
 * what the undone one needed. Kept with the entry, so that its own undo can ask for it.
 */
export function permissionsFor(
  action: { readonly type: string; readonly payload: unknown },
  context: Pick<DecisionContext, 'entry'>,
): readonly Permission[] {
  return requiredPermissionsOf(action, context, (type) => ACTIONS.get(type));
}
