import type { Plan } from '../../plan/plan';
import { openTerm } from '../../terms/open-term';

/** Commitments to a day before the open term begins, unless they stood beside that very term. */
export function overdue(before: Plan, after: Plan, stood?: Plan): readonly string[] {
  const { startDate } = openTerm(after);
  return after.restrictions.rows.flatMap(({ id, commited }) => {
    const isOverdue = commited !== null && commited < startDate;
    if (!isOverdue || commited === before.restrictions.get(id)?.commited) return [];
    const stoodSo =
      stood?.restrictions.get(id)?.commited === commited && openTerm(stood).startDate === startDate;
    return stoodSo ? [] : [`${id} is committed to before the term`];
  });
}

/** Releases of the open term on a day that is none of its own. */
export function releasedOutsideTerm(plan: Plan): readonly string[] {
  const { id: termId, startDate, periodDays } = openTerm(plan);
  const days = Array.from({ length: periodDays }, (_, at) =>
    new Date(Date.parse(`${startDate}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10),
  );
  return plan.restrictions.rows.flatMap(({ id, released, releasedTerm }) =>
    released !== null && releasedTerm === termId && !days.includes(released)
      ? [`${id} was released on ${released}, outside its term`]
      : [],
  );
}
