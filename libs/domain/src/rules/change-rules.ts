import type { Refusal } from '../actions/action';
import type { Plan, Restriction, Task } from '../plan/plan';
import { differingRows } from '../plan/row-changes';
import { responsibleProblem } from '../restrictions/rules';
import { enteredRefusal, outOfTermRefusal } from '../terms/entry-rules';
import { treeOf } from '../tree/tree';
import { constraintProblem, doneProblem } from './begun-work';
import { branchProblem } from './branches';
import { firstRefusal } from './first-refusal';
import { linksProblem } from './links';
import { weightProblem } from './own-weights';
import { assignmentProblem } from './responsibles';

/**
 * What a change breaks of the rules that look at both plans (planning core, section 5): what is done stays where it was, what was
 * promised keeps what the promise rests upon. What others name does not go either: see `removalProblem`. Null when it breaks none.
 *
 * Two rules are about what somebody enters anew, and not about what comes back: the days that progress stands for of a shorter
 * task (a task's own former length was not shorter than what had been done of it), and a commitment to a day before the term.
 */
export function changeProblem(before: Plan, after: Plan): Refusal | null {
  return (
    linksProblem(before, after) ??
    firstRefusal(differingRows(before.tasks, after.tasks), ([was, is]) => taskProblem(after, was, is)) ??
    branchesProblem(before, after) ??
    firstRefusal(differingRows(before.restrictions, after.restrictions), ([was, is]) =>
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
    doneProblem(was, is) ??
    constraintProblem(was, is) ??
    (was.inTerm !== is.inTerm ? outOfTermRefusal(after, is) : null)
  );
}

/** Work that becomes a branch although it has something of a task's own. */
function branchesProblem(before: Plan, after: Plan): Refusal | null {
  const [was, is] = [treeOf(before), treeOf(after)];
  if (was === is) return null;
  return firstRefusal(after.tasks.rows, (task) => {
    const becomesBranch = was.has(task.id) && was.isLeaf(task.id) && !is.isLeaf(task.id);
    return becomesBranch ? branchProblem(after, task) : null;
  });
}

function restrictionProblem(after: Plan, was: Restriction | undefined, is: Restriction): Refusal | null {
  if (is.responsible === was?.responsible) return null;
  return withRow(responsibleProblem(after, is.responsible), is.id);
}

const withRow = (problem: Refusal | null, id: string): Refusal | null =>
  problem && { rows: [id], ...problem };
