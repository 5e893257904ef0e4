import type { Refusal } from '../actions/action';
import type { Plan, Restriction, Task } from '../plan/plan';
import type { Row, Table } from '../plan/table';
import { commitmentDateProblem, responsibleProblem } from '../restrictions/rules';
import { enteredRefusal, notAnalysedRefusal, outOfTermRefusal } from '../terms/entry-rules';
import { treeOf } from '../tree/tree';
import { begunProblem, constraintProblem } from './begun-work';
import { branchProblem } from './branches';
import { linksProblem } from './links';

/**
 * What a change breaks of the rules that look at both plans (planning core, section 5): what is done stays where it was, what was
 * promised keeps what the promise rests upon. What others name does not go either: see `removalProblem`. Null when it breaks none.
 */
export function changeProblem(before: Plan, after: Plan): Refusal | null {
  return (
    linksProblem(before, after) ??
    firstOf(changed(before.tasks, after.tasks), ([was, is]) => taskProblem(after, was, is)) ??
    branchesProblem(before, after) ??
    firstOf(changed(before.restrictions, after.restrictions), ([was, is]) =>
      restrictionProblem(after, was, is),
    )
  );
}

function taskProblem(after: Plan, was: Task | undefined, is: Task): Refusal | null {
  const people = is.responsibles.filter((id) => !was?.responsibles.includes(id));
  const refusal = firstOf(people, (id) => withRow(responsibleProblem(after, id), id));
  if (refusal || !was) return refusal;
  return (treeOf(after).isLeaf(is.id) ? leafProblem(after, was, is) : null) ?? enteredRefusal(after, was, is);
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

/** The rows of a table that are new or differ, each with what it was. */
function changed<T extends Row>(
  before: Table<T>,
  after: Table<T>,
): readonly (readonly [was: T | undefined, is: T])[] {
  if (before === after) return [];
  return after.rows.flatMap((row, at) => {
    const was = before.rows[at] === row ? row : before.get(row.id);
    return was === row ? [] : [[was, row] as const];
  });
}

function firstOf<T>(values: Iterable<T>, problemOf: (value: T) => Refusal | null): Refusal | null {
  for (const value of values) {
    const problem = problemOf(value);
    if (problem) return problem;
  }
  return null;
}

const withRow = (problem: Refusal | null, id: string): Refusal | null =>
  problem && { rows: [id], ...problem };
