import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { reschedule } from '../../schedule/reschedule';
import type { Decision } from '../action';
import { movedRestrictions } from './moved-restrictions';
import { datesProblem } from './task-checks';

/**
 * Accepts changes together with everything that moves because of them: the dates of what follows, and the required dates of
 * restrictions where the project moves those along. `named` are the tasks whose dates, constraint or incoming links the
 * changes touched. Refused when a task would leave the calendar, or a named one its restrictions' dates.
 */
export function acceptWithFollowers(
  plan: Plan,
  changes: readonly (Change | null)[],
  named: readonly string[],
): Decision {
  const own = changes.filter((change): change is Change => change !== null);
  const edited = evolve(plan, own);
  const isNamed = new Set(named);
  const moves: Change[] = [];
  for (const { id, ...dates } of reschedule(edited, named)) {
    const task = edited.tasks.get(id)!;
    const problem = datesProblem(edited, plan.tasks.get(id) ?? task, dates.start, dates.end);
    if (problem && (isNamed.has(id) || problem.code === 'TASK_DATES_OUT_OF_RANGE')) {
      return { ok: false, refusal: problem };
    }
    const move = setFields('tasks', task, dates);
    if (move) moves.push(move);
  }
  return { ok: true, changes: [...own, ...moves, ...movedRestrictions(plan, evolve(edited, moves))] };
}
