import type { Plan, PlanSettings } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { openTerm } from '../terms/open-term';
import { type Rescheduled, reschedule } from './reschedule';

/**
 * The tasks that could begin earlier than they do, at the dates that strict scheduling would give them: what links, date
 * constraints, unreleased restrictions, the data date and the open term allow. None in a plan that does so by itself, that
 * nothing schedules, or that is counted from its end.
 *
 * What has begun stays, and so does what is to be as late as possible. Nothing is put before the open term: the days of those
 * before it are gone.
 */
export function pulledForward(plan: Plan): readonly Rescheduled[] {
  const { autoScheduling, autoSchedulingStrict, scheduleFromEnd } = plan.settings;
  if (!autoScheduling || autoSchedulingStrict || scheduleFromEnd) return [];
  return reschedule({ ...plan, settings: strictSettings(plan) }).filter(({ id, start }) => {
    const task = plan.tasks.get(id)!;
    return start < task.start && !hasBegun(task) && task.constraintType !== 'alap';
  });
}

function strictSettings(plan: Plan): PlanSettings {
  const { dataDate = null } = plan.settings;
  const { startDate } = openTerm(plan);
  return {
    ...plan.settings,
    autoSchedulingStrict: true,
    // A restriction holds its task here, also where it would go along with a task that somebody moves.
    moveTasksWithConstraints: false,
    dataDate: dataDate !== null && dataDate > startDate ? dataDate : startDate,
  };
}
