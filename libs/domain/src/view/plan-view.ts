import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Term } from '../plan/plan';
import { progressFacet } from '../states/progress-facet';
import { factsOf, stateFrom } from '../states/task-state';
import { unitsAssigned, unitsOf } from '../units/task-units';
import { type PlanRow, unchanged } from './plan-row';
import { restrictionBadges } from './restriction-badges';
import { type RowSources, rowsAlike, rowSources } from './row-sources';
import { shownDays } from '../days/shown-days';

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
/** What the rows of a view were made of. */
const madeOf = new WeakMap<PlanView, RowSources>();

/**
 * The view of a plan on a day, calculated once for each. Given the view before an edit, rows that stay as they were stay
 * the same objects, and only those that the edit reached are made again.
 */
export function viewOf(plan: Plan, today: CivilDate, before?: PlanView): PlanView {
  const known = views.get(plan);
  if (known?.today === today) return known;
  const sources = rowSources(plan, today);
  const view = viewFrom(sources, before);
  views.set(plan, view);
  madeOf.set(view, sources);
  return view;
}

function viewFrom(sources: RowSources, before: PlanView | undefined): PlanView {
  const { today, term, tree, progress } = sources;
  const beforeOf = before && madeOf.get(before);
  const isAlike = beforeOf ? rowsAlike(beforeOf, sources) : () => false;
  const isSameTree = beforeOf?.tree === tree;
  const rows = tree.inOrder.map((id, place) => {
    const row = isSameTree ? before!.rows[place] : before?.of(id);
    return row && isAlike(id, place) ? row : unchanged(row, rowOf(sources, id));
  });
  return { today, term, rows, of: (id) => rows[placeIn(sources, id)], progress: progress.project };
}

/** Where the row of a task stands among the others; -1 for an unknown id. */
function placeIn({ plan, tree }: RowSources, id: string): number {
  const position = plan.tasks.positionOf(id);
  return position === undefined ? -1 : tree.structure.place[position]!;
}

function rowOf(sources: RowSources, id: string): PlanRow {
  // No rest of the sources and no spread in the row: either costs more than the row itself, thousands of times.
  const { plan, today, tree, dates, floats } = sources;
  const place = plan.tasks.positionOf(id)!;
  const task = plan.tasks.rows[place]!;
  const kind = tree.kindOf(id);
  const isLeaf = kind !== 'summary';
  const state = isLeaf ? stateFrom(factsOf(plan, task), today) : null;
  const progress = sources.progress.of(id);
  const baseline = sources.baseline.get(id);
  const days = shownDays(plan, task, kind, dates.start[place]!, dates.end[place]!);
  const badges = restrictionBadges(plan, id, today);
  return {
    id,
    code: sources.codes.get(id)!,
    kind,
    text: task.text,
    parent: tree.parentOf(id),
    depth: tree.depthOf(id),
    start: dates.start[place]!,
    end: dates.end[place]!,
    firstDay: days.firstDay,
    lastDay: days.lastDay,
    duration: dates.duration[place]!,
    progress,
    facet: progressFacet(progress),
    lastProgress: task.lastProgress,
    commitment: isLeaf ? task.commitment : null,
    weight: sources.weights.of(id),
    state: state?.state ?? null,
    reason: state?.reason ?? null,
    critical: floats.critical[place] === 1,
    totalFloat: floats.totalFloat[place]!,
    conflict: floats.conflict[place]!,
    responsibles: task.responsibles,
    inTerm: sources.members.isShown(id),
    analysed: task.analysed,
    imported: task.imported,
    causes: task.causes.length,
    restrictions: badges.restrictions,
    startRestrictions: badges.startRestrictions,
    endRestrictions: badges.endRestrictions,
    delayedRestrictions: badges.delayedRestrictions,
    unit: (isLeaf && task.unit) || null,
    quantity: isLeaf ? (task.quantity ?? null) : null,
    unitsProgressed: isLeaf ? unitsOf(task, 'progress') : null,
    unitsCommited: isLeaf ? unitsOf(task, 'commitment') : null,
    unitsAssigned: isLeaf ? unitsAssigned(task) : null,
    baselineStart: baseline?.start ?? null,
    baselineEnd: baseline?.end ?? null,
  };
}
