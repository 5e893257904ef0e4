import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Term } from '../plan/plan';
import { type Progress, progressOf } from '../progress/roll-up';
import { defaultBaseline } from '../progress/shares';
import { type Weights, weightsOf } from '../progress/weights';
import { restrictionsOf } from '../restrictions/of-task';
import { type TermMembers, termMembers } from '../terms/membership';
import { openTerm } from '../terms/open-term';
import { type Tree, treeOf } from '../tree/tree';
import { type BaselineDates, baselineDates } from './baseline-dates';
import { type RowFloats, rowFloats } from './row-floats';
import { shortCodes } from './short-codes';
import { type RowDates, rowDates } from './summary-dates';

/** All that the rows of a plan follow from on a day. */
export interface RowSources {
  readonly plan: Plan;
  readonly today: CivilDate;
  readonly term: Term;
  /** Who belongs to the term, and everything above them. */
  readonly members: TermMembers;
  readonly tree: Tree;
  readonly codes: ReadonlyMap<string, string>;
  readonly dates: RowDates;
  readonly floats: RowFloats;
  readonly progress: Progress;
  readonly weights: Weights;
  readonly baseline: BaselineDates;
}

/** What the rows of a plan follow from. */
export function rowSources(plan: Plan, today: CivilDate): RowSources {
  return {
    plan,
    today,
    term: openTerm(plan),
    members: termMembers(plan),
    tree: treeOf(plan),
    codes: shortCodes(plan),
    dates: rowDates(plan),
    floats: rowFloats(plan),
    progress: progressOf(plan),
    weights: weightsOf(plan),
    baseline: baselineDates(plan, defaultBaseline(plan)),
  };
}

/**
 * Tells of a row whether it follows from the same after an edit as before, so that it need not be made to be found the same:
 * comparing costs a tenth of making. Never said of a row that differs. Asked by its id and its place among the rows after the edit.
 */
export function rowsAlike(before: RowSources, after: RowSources): (id: string, place: number) => boolean {
  const { today, term, plan, tree } = before;
  // The day, the term and the calendar speak for every row.
  if (today !== after.today || term !== after.term || plan.settings !== after.plan.settings)
    return () => false;
  const stands = standsAlike(before, after);
  const counts = countsAlike(before, after);
  const isBound = isBoundAlike(before, after);
  // In the same tree every row has the place and the position that it had.
  const { order } = after.tree.structure;
  const isSameTree = tree === after.tree;
  return (id, place) => {
    const was = isSameTree ? order[place] : plan.tasks.positionOf(id);
    if (was === undefined) return false;
    const is = order[place]!;
    if (plan.tasks.rows[was] !== after.plan.tasks.rows[is]) return false;
    return stands(id, was, is) && counts(id, was, is) && isBound(id, was, is);
  };
}

/** Says whether a task comes out the same, given its id and its positions before and after. */
type Alike = (id: string, was: number, is: number) => boolean;

/** Its place in the tree, its dates and its floats. */
function standsAlike(before: RowSources, after: RowSources): Alike {
  const isSameTree = before.tree === after.tree;
  const { dates: d, floats: f } = before;
  const { dates, floats } = after;
  const isSameDates = d === dates;
  return (id, was, is) =>
    (isSameDates ||
      (d.start[was] === dates.start[is] &&
        d.end[was] === dates.end[is] &&
        d.duration[was] === dates.duration[is])) &&
    f.totalFloat[was] === floats.totalFloat[is] &&
    f.critical[was] === floats.critical[is] &&
    f.conflict[was] === floats.conflict[is] &&
    (isSameTree || hasSamePlace(before, after, id));
}

function hasSamePlace({ tree, codes }: RowSources, after: RowSources, id: string): boolean {
  return (
    codes.get(id) === after.codes.get(id) &&
    tree.kindOf(id) === after.tree.kindOf(id) &&
    tree.parentOf(id) === after.tree.parentOf(id) &&
    tree.depthOf(id) === after.tree.depthOf(id)
  );
}

/** Its progress, its weight, its term and its baseline. */
function countsAlike({ progress, weights, members, baseline }: RowSources, after: RowSources): Alike {
  return (id) =>
    (progress === after.progress || progress.of(id) === after.progress.of(id)) &&
    (weights === after.weights || weights.of(id) === after.weights.of(id)) &&
    (members === after.members || members.isShown(id) === after.members.isShown(id)) &&
    (baseline === after.baseline || baseline.get(id) === after.baseline.get(id));
}

/** Its restrictions, and the links that say what day a milestone is read as. */
function isBoundAlike({ plan }: RowSources, { plan: after }: RowSources): Alike {
  const isSameLinks = plan.links === after.links;
  const isSameRestrictions = plan.restrictions === after.restrictions;
  return (id, was) =>
    (isSameLinks || plan.tasks.rows[was]!.kind !== 'milestone') &&
    (isSameRestrictions || isRestrictedAlike(plan, after, id));
}

function isRestrictedAlike(before: Plan, after: Plan, id: string): boolean {
  const were = restrictionsOf(before, id).all;
  const are = restrictionsOf(after, id).all;
  return were.length === are.length && were.every((one, place) => one === are[place]);
}
