import type { Refusal } from '../actions/action';
import type { Plan, Restriction, Task } from '../plan/plan';
import { differingRows } from '../plan/row-changes';
import { commitmentDateProblem, responsibleProblem } from '../restrictions/rules';
import { enteredRefusal, notAnalysedRefusal, outOfTermRefusal } from '../terms/entry-rules';
import { treeOf } from '../tree/tree';
import { begunProblem, constraintProblem } from './begun-work';
import { branchProblem } from './branches';
import { firstOf } from './first-of';
import { linksProblem } from './links';
import { weightProblem } from './own-weights';
import { assignmentProblem } from './responsibles';

/**
 * What a change breaks of the rules that look at both plans (planning core, section 5): what is done stays where it was, what was
 * promised keeps what the promise rests upon. What others name does not go either: see `removalProblem`. Null when it breaks none.
 */
export function changeProblem(before: Plan, after: Plan): Refusal | null {
  return (
    linksProblem(before, after) ??
    firstOf(differingRows(before.tasks, after.tasks), ([was, is]) => taskProblem(after, was, is)) ??
    branchesProblem(before, after) ??
    firstOf(differingRows(before.restrictions, after.restrictions), ([was, is]) =>
      restrictionProblem(after, was, is),
    )
  );
}

function taskProblem(after: Plan, was: Task | undefined, is: Task): Refusal | null {
  const refusal = assignmentProblem(after, was?.responsibles ?? [], is.responsibles);
  if (refusal || !was) return refusal;
  return (
    (is.weight === was.weight ? null : weightProblem(after, is)) ??
    (treeOf(after).isLeaf(is.id) ? leafProblem(after, was, is) : null) ??
    enteredRefusal(after, was, is)
  );
}

function leafProblem(after: Plan, was: Task, is: Task): Refusal | null {
  return (
    begunProblem(was, is) ??
    constraintProblem(was, is) ??
    (was.analysed && !is.analysed ? notAnalysedRefusal(is) : null) ??
    (was.inTerm !== is.inTerm ? outOfTermRefusal(after, is) : null)
  );
}

/** Work that becomes a branch although it has something of a task's own. */
function branchesProblem(before: Plan, after: Plan): Refusal | null {
  const [was, is] = [treeOf(before), treeOf(after)];
  if (was === is) return null;
  return firstOf(after.tasks.rows, (task) => {
    const becomesBranch = was.has(task.id) && was.isLeaf(task.id) && !is.isLeaf(task.id);
    return becomesBranch ? branchProblem(after, task) : null;
  });
}

function restrictionProblem(after: Plan, was: Restriction | undefined, is: Restriction): Refusal | null {
  const { responsible, commited } = is;
  return (
    (responsible === was?.responsible ? null : withRow(responsibleProblem(after, responsible), is.id)) ??
    (commited === was?.commited ? null : withRow(commitmentDateProblem(after, commited), is.id))
  );
}

const withRow = (problem: Refusal | null, id: string): Refusal | null =>
  problem && { rows: [id], ...problem };
