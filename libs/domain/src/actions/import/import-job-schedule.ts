import type { DecisionContext } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import type { ImportedSchedule } from '../../plan/imported-schedule';
import { problemsOf } from '../../shape/shape';
import { scheduleProblem } from './import-checks';
import { IMPORTED_SCHEDULE } from './imported-shape';

/**
 * The schedule that an import job has read, as whoever decides puts it into the context; or why no plan can take it in: it is
 * kept no longer (IMPORT_RESULT_GONE), it is no schedule (ACTION_INVALID), or one beyond the bounds of plans.
 */
export function importJobSchedule(jobId: string, context: DecisionContext): ImportedSchedule | Refusal {
  const schedule = context.schedule?.(jobId);
  if (!schedule) return { code: 'IMPORT_RESULT_GONE' };
  const [problem] = problemsOf(IMPORTED_SCHEDULE, schedule);
  if (problem) return { code: 'ACTION_INVALID', params: { ...problem } };
  return scheduleProblem(schedule) ?? schedule;
}
