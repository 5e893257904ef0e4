import { LAST_DAY } from '../../calendar/civil-date';
import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { reschedule, touchedTasks } from '../../schedule';
import { treeOf } from '../../tree/tree';
import type { Accepted, Refused } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { movedRestrictions } from './moved-restrictions';
import { about } from '../../rules/about';
import { datesProblem } from '../../rules/required-dates';

/**
 * Accepts changes together with everything that moves because of them: the dates of what follows, and the required dates of
 * restrictions where the project moves those along. Refused when a task would leave the calendar, or one that the changes
 * themselves are about (see `touchedTasks`) stand before what its restrictions require. `movedBranches` are summaries that the
 * changes move as a whole: their tasks keep their distances.
 */
export function acceptWithFollowers(
  plan: Plan,
  changes: readonly (Change | null)[],
  movedBranches: readonly string[] = [],
): Accepted | Refused {
  const own = changes.filter((change): change is Change => change !== null);
  const edited = evolve(plan, own);
  const touched = [...movedBranches, ...touchedTasks(plan, edited, own)];
  if (touched.length === 0) return { ok: true, changes: own, after: edited };
  const moves: Change[] = [];
  for (const { id, ...dates } of reschedule(edited, touched)) {
    const task = edited.tasks.get(id)!;
    if (dates.end > LAST_DAY) return { ok: false, refusal: about(task, 'TASK_DATES_OUT_OF_RANGE') };
    const move = setFields('tasks', task, dates);
    if (move) moves.push(move);
  }
  const after = evolve(edited, moves);
  const refusal = touchedProblem(plan, after, touched);
  if (refusal) return { ok: false, refusal };
  const settled = new Set(own.flatMap(({ table, id }) => (table === 'restrictions' ? [id] : [])));
  // Dates that come back with other settings stood beside these required dates before: under those settings nothing moved along.
  const isOtherwiseSet = plan.settings !== edited.settings;
  const restrictions = movedRestrictions((id) => (isOtherwiseSet || settled.has(id) ? edited : plan), after);
  return { ok: true, changes: [...own, ...moves, ...restrictions], after: evolve(after, restrictions) };
}

function touchedProblem(before: Plan, after: Plan, touched: readonly string[]): Refusal | null {
  const tree = treeOf(after);
  for (const id of touched.flatMap((one) => [one, ...tree.descendantsOf(one)])) {
    const task = after.tasks.get(id);
    if (!task || !tree.isLeaf(id)) continue;
    const problem = datesProblem(after, before.tasks.get(id) ?? task, task.start, task.end);
    if (problem) return problem;
  }
  return null;
}
