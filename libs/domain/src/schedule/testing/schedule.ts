import { scheduleOf } from '../schedule';
import { type SpecPlan, specPlan } from './plan';

type Scheduled = ReturnType<typeof scheduleOf>;

/** The schedule of a plan for specs. */
export const scheduled = (plan: SpecPlan): Scheduled => scheduleOf(specPlan(plan));

/** Early dates of a task as '03-02..03-07'. */
export function interval(schedule: Scheduled, id: string): string {
  const { earlyStart, earlyEnd } = schedule.of(id)!;
  return `${earlyStart.slice(5)}..${earlyEnd.slice(5)}`;
}

/** Late dates of a task as '03-02..03-07'. */
export function lateInterval(schedule: Scheduled, id: string): string {
  const { lateStart, lateEnd } = schedule.of(id)!;
  return `${lateStart.slice(5)}..${lateEnd.slice(5)}`;
}
