import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction } from '../plan/plan';
import { type RestrictionState, restrictionState } from '../restrictions/restriction-state';
import { grouped } from './grouped';
import { byFamily } from './identification';
import { type Ratio, shareOf } from './result';

/** How many restrictions are in a state today, as a share of those counted. The rows are their ids. */
export interface StateCount extends Ratio<string> {
  readonly state: RestrictionState;
}

const STATES: readonly RestrictionState[] = [1, 2, 3, 4, 5];

/** Restrictions by state; every state has a row. */
export function restrictionStates(
  restrictions: readonly Restriction[],
  today: CivilDate,
): readonly StateCount[] {
  const byState = grouped(restrictions, (one) => restrictionState(one, today));
  return STATES.map((state) => {
    const rows = (byState.get(state) ?? []).map((one) => one.id);
    return { state, ...shareOf(rows, restrictions.length) };
  });
}

/** The same by family, in alphabetical order. */
export function restrictionStatesByFamily(
  plan: Plan,
  today: CivilDate,
): readonly { readonly family: string; readonly states: readonly StateCount[] }[] {
  return byFamily(plan.restrictions.rows).map(([family, own]) => ({
    family,
    states: restrictionStates(own, today),
  }));
}
