import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';

/** How many restrictions were created by the end of a day and not released yet. Days are asked in order. */
export function openRestrictionsBy(plan: Plan): (date: CivilDate) => number {
  const created = plan.restrictions.rows.map((one) => one.created).sort();
  const released = plan.restrictions.rows.flatMap((one) => one.released ?? []).sort();
  let come = 0;
  let gone = 0;
  return (date) => {
    while (come < created.length && created[come]! <= date) come += 1;
    while (gone < released.length && released[gone]! <= date) gone += 1;
    return Math.max(0, come - gone);
  };
}
