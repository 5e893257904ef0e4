import type { CivilDate } from '../calendar/civil-date';
import type { Baseline, Plan } from '../plan/plan';
import { type Tree, treeOf } from '../tree/tree';
import type { PlanRow } from './plan-row';

/** From the first day to the day after the last. */
interface Dates {
  readonly start: CivilDate;
  readonly end: CivilDate;
}
export type BaselineDates = ReadonlyMap<string, Dates>;

const NO_DATES: BaselineDates = new Map();
const known = new WeakMap<Baseline, { readonly tree: Tree; readonly dates: BaselineDates }>();

/**
 * Where rows stood in a baseline, by task id; empty without one. Baselines record work: a summary stood from the first to the last
 * of what is below it now, unless the baseline, as one that was a task when it was taken, says so itself.
 */
export function baselineDates(plan: Plan, baseline: Baseline | undefined): BaselineDates {
  if (!baseline) return NO_DATES;
  const tree = treeOf(plan);
  const entry = known.get(baseline);
  if (entry?.tree === tree) return entry.dates;
  const dates = datesOf(tree, baseline);
  known.set(baseline, { tree, dates });
  return dates;
}

function datesOf(tree: Tree, { tasks }: Baseline): BaselineDates {
  const recorded = new Map(tasks.map((row) => [row.taskId, row]));
  const dates = new Map<string, Dates>(recorded);
  // From the last row up, each comes before what it stands in.
  for (const id of [...tree.inOrder].reverse()) {
    const [own, parent] = [dates.get(id), tree.parentOf(id)];
    if (own && parent !== null && !recorded.has(parent)) dates.set(parent, spanOf(dates.get(parent), own));
  }
  return dates;
}

function spanOf(span: Dates | undefined, { start, end }: Dates): Dates {
  if (!span) return { start, end };
  return { start: start < span.start ? start : span.start, end: end > span.end ? end : span.end };
}

/** The row that was made last of each to compare it with another baseline. */
const compared = new WeakMap<PlanRow, PlanRow>();

/** Rows with their dates in a baseline in place of those in the default one. What stays as it was stays the same object. */
export function rowsAgainst(plan: Plan, rows: readonly PlanRow[], baseline: Baseline): readonly PlanRow[] {
  const dates = baselineDates(plan, baseline);
  return rows.map((row) => {
    const stood = dates.get(row.id);
    const [baselineStart, baselineEnd] = [stood?.start ?? null, stood?.end ?? null];
    const before = [row, compared.get(row)].find(
      (one) => one?.baselineStart === baselineStart && one.baselineEnd === baselineEnd,
    );
    if (before) return before;
    const made = { ...row, baselineStart, baselineEnd };
    compared.set(row, made);
    return made;
  });
}
