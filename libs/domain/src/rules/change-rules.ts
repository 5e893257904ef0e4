import type { Refusal } from '../decisions/refusal';
import type { Plan, Restriction, Task } from '../plan/plan';
import { differingRows } from '../plan/row-changes';
import { commitmentDateProblem, committedAfterRequired, responsibleProblem } from '../restrictions/rules';
import { enteredRefusal, leftTermRefusal, outOfTermRefusal, overBeforeTermRefusal } from './entry-rules';
import { treeOf } from '../tree/tree';
import { begunProblem, constraintProblem } from './begun-work';
import { branchProblem } from './branches';
import { firstRefusal } from './first-refusal';
import { linksProblem } from './links';
import { weightProblem } from './own-weights';
import { refusalKey } from './refusal-key';
import { requiredDateProblems } from './required-dates';
import { assignmentProblem } from './responsibles';
import { assignedRefusal } from './units-rules';

/**
 * What a change breaks of the rules that look at both plans (planning core, section 5): what is done stays where it was, what was
 * promised keeps what the promise rests upon. What others name does not go either: see `removalProblem`. Null when it breaks none
 * but excepted ones (see `brokenBefore`).
 */
export function changeProblem(
  before: Plan,
  after: Plan,
  isExcepted: (refusal: Refusal) => boolean = () => false,
): Refusal | null {
  return (
    linksProblem(before, after) ??
    firstRefusal(rowProblems(before, after), (refusal) => (isExcepted(refusal) ? null : refusal)) ??
    branchesProblem(before, after)
  );
}

/**
 * What of the plan before an action nobody could make of the plan after it, as keys of the refusals (see `refusalKey`): begun work
 * was shorter than what is done of it would be of the present length, a commitment was to a day before the term, a task stood
 * before what its restrictions require, or outside the term with its promise. It stood so nevertheless, and an undo may bring it back as long as the same refusal says so.
 */
export function brokenBefore(before: Plan, after: Plan): readonly string[] {
  const problems = [rowProblems, requiredDateProblems, leftTermProblems].flatMap((problemsOf) => [
    ...problemsOf(after, before),
  ]);
  return problems.map(refusalKey);
}

/**
 * Every task that a change takes out of the open term with what is promised or advanced (planning core, section 5), be it that the
 * task moves or the term. Of undos and settings only: a bar that somebody moves on takes its promise along (see
 * docs/terms-and-progress.md).
 */
export function* leftTermProblems(before: Plan, after: Plan): Generator<Refusal> {
  for (const is of after.tasks.rows) {
    const was = before.tasks.get(is.id);
    if (was && treeOf(after).isLeaf(is.id)) yield* some(leftTermRefusal(before, after, was, is));
  }
}

/** Every task that a change puts to before the open term with what is promised or advanced in it. */
export function* overBeforeTermProblems(before: Plan, after: Plan): Generator<Refusal> {
  for (const [was, is] of differingRows(before.tasks, after.tasks)) {
    if (was && treeOf(after).isLeaf(is.id)) yield* some(overBeforeTermRefusal(before, after, was, is));
  }
}

function* rowProblems(before: Plan, after: Plan): Generator<Refusal> {
  for (const [was, is] of differingRows(before.tasks, after.tasks)) yield* taskProblems(after, was, is);
  for (const [was, is] of differingRows(before.restrictions, after.restrictions))
    yield* restrictionProblems(after, was, is);
}

function* taskProblems(after: Plan, was: Task | undefined, is: Task): Generator<Refusal> {
  yield* some(assignmentProblem(after, was?.responsibles ?? [], is.responsibles));
  if (!was) return;
  if (is.weight !== was.weight) yield* some(weightProblem(after, is));
  if (treeOf(after).isLeaf(is.id)) {
    yield* some(begunProblem(was, is));
    yield* some(constraintProblem(was, is));
    if (isAssignedOtherwise(was, is)) yield* some(assignedRefusal(after, is));
    if (was.inTerm !== is.inTerm) yield* some(outOfTermRefusal(after, is));
  }
  yield* some(enteredRefusal(after, was, is));
}

const isAssignedOtherwise = (was: Task, is: Task): boolean =>
  was.unitsAssignedQuantity !== is.unitsAssignedQuantity || was.unitsAssignedType !== is.unitsAssignedType;

/** Work that becomes a branch although it has something of a task's own. */
function branchesProblem(before: Plan, after: Plan): Refusal | null {
  const [was, is] = [treeOf(before), treeOf(after)];
  if (was === is) return null;
  return firstRefusal(after.tasks.rows, (task) => {
    const becomesBranch = was.has(task.id) && was.isLeaf(task.id) && !is.isLeaf(task.id);
    return becomesBranch ? branchProblem(after, task) : null;
  });
}

function* restrictionProblems(
  after: Plan,
  was: Restriction | undefined,
  is: Restriction,
): Generator<Refusal> {
  const { id, responsible, commited, required } = is;
  // Where required dates move with their tasks nobody may have asked for the other day.
  const isOtherDay = was && required !== was.required && !after.settings.moveTasksWithConstraints;
  const problems = [
    responsible === was?.responsible ? null : responsibleProblem(after, responsible),
    commited === was?.commited ? null : commitmentDateProblem(after, commited),
    isOtherDay ? committedAfterRequired(is) : null,
  ];
  for (const problem of problems) if (problem) yield { rows: [id], ...problem };
}

const some = (refusal: Refusal | null): readonly Refusal[] => (refusal ? [refusal] : []);
