import { LAST_DAY } from '../../calendar/civil-date';
import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { reschedule } from '../../schedule/reschedule';
import { treeOf } from '../../tree/tree';
import type { Decision, Refusal } from '../action';
import { movedRestrictions } from './moved-restrictions';
import { about, datesProblem } from './task-checks';

/**
 * Accepts changes together with everything that moves because of them: the dates of what follows, and the required dates of
 * restrictions where the project moves those along. `named` are the tasks whose dates, constraint or incoming links the
 * changes touched; a summary stands for its branch. Refused when a task would leave the calendar, or a named one stand
 * before what its restrictions require.
 */
export function acceptWithFollowers(
  plan: Plan,
  changes: readonly (Change | null)[],
  named: readonly string[],
): Decision {
  const own = changes.filter((change): change is Change => change !== null);
  const edited = evolve(plan, own);
  const moves: Change[] = [];
  for (const { id, ...dates } of reschedule(edited, named)) {
    const task = edited.tasks.get(id)!;
    if (dates.end > LAST_DAY) return { ok: false, refusal: about(task, 'TASK_DATES_OUT_OF_RANGE') };
    const move = setFields('tasks', task, dates);
    if (move) moves.push(move);
  }
  const after = evolve(edited, moves);
  const refusal = namedProblem(plan, after, named);
  if (refusal) return { ok: false, refusal };
  const restrictions = movedRestrictions(plan, after);
  return { ok: true, changes: [...own, ...moves, ...restrictions], after: evolve(after, restrictions) };
}

function namedProblem(before: Plan, after: Plan, named: readonly string[]): Refusal | null {
  const tree = treeOf(after);
  for (const id of named.flatMap((one) => [one, ...tree.descendantsOf(one)])) {
    const task = after.tasks.get(id);
    if (!task || !tree.isLeaf(id)) continue;
    const problem = datesProblem(after, before.tasks.get(id) ?? task, task.start, task.end);
    if (problem) return problem;
  }
  return null;
}
