import { addDays } from '../calendar/civil-date';
import { nameOf } from '../people/choice';
import type {
  ClosePerson,
  CloseRestriction,
  Plan,
  Restriction,
  Term,
  TermClose,
  TermTask,
} from '../plan/plan';
import { dueDate } from '../restrictions/restriction-state';
import { isInTerm, termEnd, termLastDay, termsInOrder } from '../terms/open-term';
import { openRestrictionsBy } from './open-restrictions';
import { measuringCurve, progressParts } from './progress-parts';

/** What the indicators of a closed term are made of: see `TermClose`. The parts are all of them here. */
export type TermFigures = Omit<TermClose, 'id'>;

/** How far the project was, 0..1, and every row of the plan. */
export interface Reached {
  readonly value: number;
  readonly byRow: ArrayLike<number>;
}

/**
 * The figures of a term by the plan as it is. `record` is what the term has of its tasks, `reached` how far the work was,
 * `known` the restrictions that earlier terms have found.
 */
export function figuresOfTerm(
  plan: Plan,
  term: Term,
  record: readonly TermTask[],
  reached: Reached,
  known: ReadonlySet<string>,
): TermFigures {
  const lastDay = termLastDay(term);
  const due = plan.restrictions.rows.filter((one) => isInTerm(term, dueDate(one)));
  const open = openRestrictionsBy(plan);
  return {
    realProgress: reached.value,
    plannedProgress: measuringCurve(plan)?.at(lastDay) ?? 0,
    parts: progressParts(plan, lastDay, reached.byRow),
    restrictions: due.map(closeRestriction),
    identified: identifiedIn(plan, term, known),
    restrictionCount: plan.restrictions.size,
    openRestrictions: Array.from({ length: term.periodDays }, (_, day) => open(addDays(term.startDate, day))),
    people: peopleOf(plan, record, due),
  };
}

/**
 * The restrictions that were found in a term: created by its last day, and in no earlier one. One that was created in the
 * days that were left of a term when it was closed is found in the next.
 */
export function identifiedIn(plan: Plan, term: Term, known: ReadonlySet<string>): readonly string[] {
  const { startDate } = termsInOrder(plan)[0]!;
  return plan.restrictions.rows
    .filter(({ id, created }) => created >= startDate && created < termEnd(term) && !known.has(id))
    .map(({ id }) => id);
}

function closeRestriction(restriction: Restriction): CloseRestriction {
  const { id, family, type, detail, responsible, commited, required, released, inProcess } = restriction;
  return { id, family, type, detail, responsible, commited, required, released, inProcess };
}

/** Who is on the record, once each, in the order of the project's list. */
function peopleOf(
  plan: Plan,
  record: readonly TermTask[],
  restrictions: readonly Restriction[],
): readonly ClosePerson[] {
  const named = new Set([
    ...record.flatMap(({ responsibles }) => responsibles),
    ...restrictions.flatMap(({ responsible }) => responsible ?? []),
  ]);
  return plan.responsibles.rows
    .filter(({ id }) => named.has(id))
    .map((person) => ({ id: person.id, name: nameOf(person) }));
}
