import { LAST_DAY } from '../calendar/civil-date';
import type { Refusal } from '../decisions/refusal';
import type { Plan } from '../plan/plan';
import { about } from '../rules/about';
import { movedByDataDate } from '../schedule';

/**
 * The plan with what its data date moves of a file's dates moved, so that no later edit does. Refused when a task would leave
 * the calendar.
 */
export function afterDataDate(plan: Plan): Plan | Refusal {
  const moves = movedByDataDate(plan).map(({ id, ...dates }) => ({ ...plan.tasks.get(id)!, ...dates }));
  const beyond = moves.find(({ end }) => end > LAST_DAY);
  if (beyond) return about(beyond, 'TASK_DATES_OUT_OF_RANGE');
  return moves.length === 0 ? plan : { ...plan, tasks: plan.tasks.with(moves) };
}
