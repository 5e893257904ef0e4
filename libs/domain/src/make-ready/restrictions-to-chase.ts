import { type CivilDate, dayNumber } from '../calendar/civil-date';
import { grouped } from '../indicators/grouped';
import type { Plan, Responsible } from '../plan/plan';
import { isFinished } from '../progress/finished';
import { type ShownRestriction, shownRestrictions } from '../view/shown-restriction';

/**
 * So many days before it is due at least, somebody is reminded of a restriction. Calendar days, as the days left of every table: what has
 * to arrive or be signed by a day has to on a Sunday too, and suppliers do not keep the plan's calendar.
 */
const REMINDED_DAYS = 2;

/** An open restriction that its responsible is to hear of. */
export interface ChasedRestriction extends ShownRestriction {
  /** They were not told before that it is theirs. */
  readonly isNew: boolean;
}

/** What one responsible is to hear of on a day: each restriction once, where it stands first; the most urgent ones first. */
export interface Chase {
  readonly responsible: Responsible;
  /** The day by which they were to be released is over. */
  readonly late: readonly ChasedRestriction[];
  /** Due today or within `REMINDED_DAYS`, or before the digest after this one could still help. */
  readonly dueSoon: readonly ChasedRestriction[];
  /** Due later, and theirs since they were told last. */
  readonly newlyTheirs: readonly ChasedRestriction[];
  /** The ids of all that are open and theirs: what they know of once they were told. */
  readonly open: readonly string[];
}

/**
 * What each responsible of open restrictions is to hear of on a day, in the order in which people stand in the plan (`screens.md`,
 * "Proposals and notices"). Late and due are by the day that the states of restrictions go by: the committed one, else the
 * required one. `told` says which restrictions a responsible knows to be theirs; `next` is the day on which they hear of them again,
 * null when it is not known: what is due by then is told now, as what is due on a Monday is on the Friday before.
 *
 * Nobody of a plan whose work is all done, and nobody inactive: they stay on what they were on, but have left.
 */
export function restrictionsToChase(
  plan: Plan,
  today: CivilDate,
  told: (responsible: Responsible) => ReadonlySet<string>,
  next: CivilDate | null = null,
): readonly Chase[] {
  if (isFinished(plan)) return [];
  const open = shownRestrictions(plan, today)
    .filter(({ released }) => released === null)
    .sort((a, b) => a.daysLeft - b.daysLeft);
  const days = Math.max(REMINDED_DAYS, next === null ? 0 : dayNumber(next) - dayNumber(today));
  const byPerson = grouped(open, ({ responsible }) => responsible);
  return plan.responsibles.rows.flatMap((responsible) => {
    const own = byPerson.get(responsible.id);
    return responsible.isActive && own ? [chaseOf(responsible, own, told(responsible), days)] : [];
  });
}

/** Whether there is anything to tell. */
export const isWorthTelling = ({ late, dueSoon, newlyTheirs }: Chase): boolean =>
  late.length + dueSoon.length + newlyTheirs.length > 0;

function chaseOf(
  responsible: Responsible,
  own: readonly ShownRestriction[],
  known: ReadonlySet<string>,
  remindedDays: number,
): Chase {
  const chased = own.map((restriction) => ({ ...restriction, isNew: !known.has(restriction.id) }));
  return {
    responsible,
    late: chased.filter(({ daysLeft }) => daysLeft < 0),
    dueSoon: chased.filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= remindedDays),
    newlyTheirs: chased.filter(({ daysLeft, isNew }) => daysLeft > remindedDays && isNew),
    open: own.map(({ id }) => id),
  };
}
