import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Term } from '../plan/plan';
import { progressOf } from '../progress/roll-up';
import { baselineIntervals } from '../progress/shares';
import { weightsOf } from '../progress/weights';
import { progressFacet } from '../states/progress-facet';
import { factsOf, stateFrom } from '../states/task-state';
import { termMembers } from '../terms/membership';
import { openTerm } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { type PlanRow, unchanged } from './plan-row';
import { restrictionBadges } from './restriction-badges';
import { rowFloats } from './row-floats';
import { shortCodes } from './short-codes';
import { shownDays } from './shown-days';
import { rowDates } from './summary-dates';

/** A plan as screens show it. */
export interface PlanView {
  readonly today: CivilDate;
  readonly term: Term;
  /** In tree order. */
  readonly rows: readonly PlanRow[];
  /** The row of a task; undefined for an unknown id. */
  of(id: string): PlanRow | undefined;
  /** Progress of the project, 0..1. */
  readonly progress: number;
}

const views = new WeakMap<Plan, PlanView>();

/**
 * The view of a plan on a day, calculated once for each. Given the view before an edit, rows that stay as they were stay
 * the same objects.
 */
export function viewOf(plan: Plan, today: CivilDate, before?: PlanView): PlanView {
  const known = views.get(plan);
  if (known?.today === today) return known;
  const view = calculate(plan, today, before);
  views.set(plan, view);
  return view;
}

function calculate(plan: Plan, today: CivilDate, before: PlanView | undefined): PlanView {
  const shown = new Set(termMembers(plan).shown);
  const rows = treeOf(plan).inOrder.map((id) =>
    unchanged(before?.of(id), rowOf(plan, id, today, shown.has(id))),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    today,
    term: openTerm(plan),
    rows,
    of: (id) => byId.get(id),
    progress: progressOf(plan).project,
  };
}

function rowOf(plan: Plan, id: string, today: CivilDate, inTerm: boolean): PlanRow {
  const tree = treeOf(plan);
  const place = plan.tasks.positionOf(id)!;
  const task = plan.tasks.rows[place]!;
  const dates = rowDates(plan);
  const kind = tree.kindOf(id);
  const isLeaf = kind !== 'summary';
  const state = isLeaf ? stateFrom(factsOf(plan, task), today) : null;
  const floats = rowFloats(plan);
  const progress = progressOf(plan).of(id);
  const baseline = baselineIntervals(plan).get(id);
  return {
    id,
    code: shortCodes(plan).get(id)!,
    kind,
    text: task.text,
    parent: tree.parentOf(id),
    depth: tree.depthOf(id),
    start: dates.start[place]!,
    end: dates.end[place]!,
    ...shownDays(plan, task, kind, dates.start[place]!, dates.end[place]!),
    duration: dates.duration[place]!,
    progress,
    facet: progressFacet(progress),
    lastProgress: task.lastProgress,
    commitment: isLeaf ? task.commitment : null,
    weight: weightsOf(plan).of(id),
    state: state?.state ?? null,
    reason: state?.reason ?? null,
    critical: floats.critical[place] === 1,
    totalFloat: floats.totalFloat[place]!,
    conflict: floats.conflict[place]!,
    responsibles: task.responsibles,
    inTerm,
    analysed: task.analysed,
    imported: task.imported,
    causes: task.causes.length,
    ...restrictionBadges(plan, id, today),
    baselineStart: baseline?.start ?? null,
    baselineEnd: baseline?.end ?? null,
  };
}
