import { dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { nameKey } from '../names/name-key';
import type { Plan, Restriction } from '../plan/plan';
import { neededDay } from '../view/needed-day';
import type { RestrictionPattern } from './planned-restrictions';

/** A line of a firm's template: a restriction that a kind of work usually has (`screens.md`, "Restrictions"). */
export interface UsualRestriction extends Omit<RestrictionPattern, 'responsible'> {
  /** The function of whoever sees to it, a word of the firm's list of roles; '' for nobody yet. */
  readonly role: string;
}

/**
 * The pattern of a template's line in a plan. Whoever alone has the line's function there sees to it; where several have it, or
 * nobody has, it is left to people to say who.
 */
export function usualPattern(plan: Plan, { role, ...line }: UsualRestriction): RestrictionPattern {
  const wanted = nameKey(role);
  const people =
    wanted === ''
      ? []
      : plan.responsibles.rows.filter((one) => one.isActive && nameKey(one.function) === wanted);
  return { ...line, responsible: people.length === 1 ? people[0]!.id : null };
}

/**
 * The pattern by which a restriction is copied to other tasks: as many working days before they need it as it is required before
 * the first of its own tasks does. Somebody who is inactive does not come along, and neither do promises and releases.
 */
export function copiedPattern(plan: Plan, restriction: Restriction): RestrictionPattern {
  const { detail, family, type, comments, required, taskIds, responsible } = restriction;
  const needed = taskIds
    .map((id) => neededDay(plan, id, type))
    .filter((day) => day !== null)
    .sort()[0];
  const daysBefore =
    needed === undefined ? 0 : calendarOf(plan.settings).countWorking(dayNumber(required), dayNumber(needed));
  const isActive = responsible !== null && plan.responsibles.get(responsible)?.isActive === true;
  return {
    ...{ detail, family, type, comments },
    daysBefore: Math.max(0, daysBefore),
    responsible: isActive ? responsible : null,
  };
}
