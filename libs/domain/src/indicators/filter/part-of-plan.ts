import { addDays } from '../../calendar/civil-date';
import type { CloseRestriction, Plan, Task, Term, TermClose } from '../../plan/plan';
import { Table } from '../../plan/table';
import { treeOf } from '../../tree/tree';
import { type ClosedFigures, closedFigures } from '../closed-figures';
import { openRestrictionsBy } from '../open-restrictions';
import { reachedAtCloses } from '../records-progress';
import { partsInForce, type ReportFilter } from './report-filter';
import { type Taken, takes } from './takes';

/**
 * The part of a plan that a filter takes: its tasks with what is above them, its restrictions, and what the terms and their closes keep of
 * them. What a term recorded is of whoever was responsible then, the rest of whoever is now; branches are those of the present tree. Of
 * several responsibles of a task those are named that the filter takes. Closed terms after the period are left out, those before it are
 * there without what was recorded in them, so that what is counted from term to term goes on. Made for indicators alone: it keeps no rule
 * of a plan.
 */
export function partOfPlan(plan: Plan, filter: ReportFilter): Plan {
  const inForce = partsInForce(filter);
  if (inForce.length === 0) return plan;
  const taken = takes(plan, filter);
  const isWhole = !inForce.includes('people') && !inForce.includes('branch');
  const tasks = isWhole ? plan.tasks : Table.of(takenTasks(plan, taken));
  const part = {
    ...{ ...plan, tasks },
    links: plan.links.with([], withoutAnEnd(plan, tasks)),
    restrictions: Table.of(plan.restrictions.rows.filter((one) => taken.restriction(one, one.taskIds))),
    terms: Table.of(plan.terms.rows.flatMap((term) => termPart(term, filter, taken))),
  };
  const open = openRestrictionsBy(part);
  const reached = isWhole ? null : reachedAtCloses({ ...plan, tasks });
  const closes = closedFigures(plan).map(({ term, figures }, place): TermClose => {
    const next = closedFigures(plan)[place + 1]?.term;
    return {
      ...figures,
      id: term.id,
      realProgress: reached?.[place]?.value ?? figures.realProgress,
      // Only what is narrowed elsewhere asks for them: see `spiOfPart`.
      parts: [],
      restrictions: isBefore(term, filter) ? [] : restrictionsOf(plan, figures, taken),
      openRestrictions: figures.openRestrictions.map((_, day) => open(addDays(term.startDate, day))),
      ...(figures.anticipated && { anticipated: anticipatedOf(plan, figures.anticipated, next, taken) }),
    };
  });
  return { ...part, closes: Table.of(closes) };
}

/** The leaves that are taken, and all above them. */
function takenTasks(plan: Plan, taken: Taken): readonly Task[] {
  const tree = treeOf(plan);
  const leaves = tree.leaves.filter((id) => taken.task(id, plan.tasks.get(id)!.responsibles));
  const ids = new Set(leaves.flatMap((id) => [id, ...tree.ancestorsOf(id)]));
  return plan.tasks.rows.filter(({ id }) => ids.has(id));
}

const withoutAnEnd = ({ links }: Plan, tasks: Plan['tasks']): ReadonlySet<string> =>
  new Set(links.rows.flatMap(({ id, source, target }) => (tasks.has(source) && tasks.has(target) ? [] : id)));

const isBefore = ({ number }: Term, { fromTerm }: ReportFilter): boolean => number < (fromTerm ?? number);

function termPart(term: Term, filter: ReportFilter, taken: Taken): readonly Term[] {
  if (term.realClosingTime === null) return [term];
  if (term.number > (filter.toTerm ?? term.number)) return [];
  const tasks = term.tasks.flatMap((entry) =>
    taken.task(entry.taskId, entry.responsibles)
      ? { ...entry, responsibles: entry.responsibles.filter(taken.person) }
      : [],
  );
  return [{ ...term, tasks: isBefore(term, filter) ? [] : tasks }];
}

/** The restrictions that fell due in a term; where their tasks stand is not kept. */
const restrictionsOf = (
  plan: Plan,
  { restrictions }: ClosedFigures['figures'],
  taken: Taken,
): readonly CloseRestriction[] =>
  restrictions.filter((one) => taken.restriction(one, plan.restrictions.get(one.id)?.taskIds ?? []));

/** What was expected of the next term, by whoever it recorded for it. */
function anticipatedOf(
  plan: Plan,
  ids: readonly string[],
  next: Term | undefined,
  taken: Taken,
): readonly string[] {
  const recorded = new Map(next?.tasks.map(({ taskId, responsibles }) => [taskId, responsibles]));
  return ids.filter((id) => taken.task(id, recorded.get(id) ?? plan.tasks.get(id)?.responsibles ?? []));
}
