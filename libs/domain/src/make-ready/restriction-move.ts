import type { PlanAction } from '../actions/registry';
import type { CivilDate } from '../calendar/civil-date';
import type { DecisionContext } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import type { Plan, Restriction } from '../plan/plan';
import { decideOrPropose } from '../proposals/proposals';
import { clampRelease } from '../restrictions/release';
import { dueDate, type RestrictionState, restrictionState } from '../restrictions/restriction-state';
import { openTerm } from '../terms/open-term';

/** What brings a restriction into another state: an action, a release whose day has to be asked, or nothing, and why. */
export type RestrictionMove =
  | { readonly kind: 'action'; readonly action: PlanAction }
  | { readonly kind: 'release'; readonly proposed: CivilDate }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * What brings a restriction into a state, for whoever decides in the context (planning core, section 4, "Constraint states"), or
 * proposes there.
 *
 * Nobody makes a restriction late or not late: that follows from its dates, and the refusals RESTRICTION_OVERDUE,
 * RESTRICTION_NOT_OVERDUE, RESTRICTION_TOO_LATE and RESTRICTION_NOT_LATE say so with the day that it was, or is, due. Otherwise
 * the refusal is the action's own.
 */
export function restrictionMove(
  plan: Plan,
  restriction: Restriction,
  to: RestrictionState,
  context: DecisionContext,
): RestrictionMove {
  const isRelease = to === 3 || to === 4;
  const action: PlanAction = isRelease
    ? { type: 'UNBOUND_RESTRICTION', payload: { restrictionId: restriction.id } }
    : {
        type: 'SET_RESTRICTION_IN_PROCESS',
        payload: { restrictionId: restriction.id, inProcess: to === 5 },
      };
  const decision = decideOrPropose(plan, action, context);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
  const code = isRelease
    ? releaseProblem(plan, restriction, to, context.today)
    : dueProblem(restriction, to, context.today);
  if (code) return { kind: 'refused', refusal: { code, params: { due: dueDate(restriction) } } };
  if (!isRelease) return { kind: 'action', action };
  return {
    kind: 'release',
    proposed: restriction.released ?? context.today,
  };
}

/** Why no day of the open term, today at the latest, releases it on time (3), or late (4). */
function releaseProblem(plan: Plan, restriction: Restriction, to: 3 | 4, today: CivilDate): string | null {
  const due = dueDate(restriction);
  const term = openTerm(plan);
  if (to === 3) return due < term.startDate ? 'RESTRICTION_TOO_LATE' : null;
  return due >= clampRelease(term, today) ? 'RESTRICTION_NOT_LATE' : null;
}

/** Why an open restriction cannot be in a state: its day is over, or it is not. */
function dueProblem(restriction: Restriction, to: RestrictionState, today: CivilDate): string | null {
  const after = restrictionState({ ...restriction, released: null, inProcess: to === 5 }, today);
  if (after === to) return null;
  return to === 2 ? 'RESTRICTION_NOT_OVERDUE' : 'RESTRICTION_OVERDUE';
}

/** The day on which a release on the given one is written down, within the open term, and the state that comes of it. */
export function releaseOn(
  plan: Plan,
  restriction: Pick<Restriction, 'commited' | 'required'>,
  day: CivilDate,
): { readonly day: CivilDate; readonly state: 3 | 4 } {
  const clamped = clampRelease(openTerm(plan), day);
  return { day: clamped, state: clamped <= dueDate(restriction) ? 3 : 4 };
}
