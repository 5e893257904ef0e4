import { addDays, civilDate, dayNumber, LAST_DAY } from '../calendar/civil-date';
import type { WorkCalendar } from '../calendar/work-calendar';
import { MAX_DURATION } from '../plan/max-duration';
import { newTask } from '../plan/new-task';
import type { ResourceAmount, Task } from '../plan/plan';
import { wholeAmount } from '../resources/amounts';
import { boundsBranch } from '../schedule';
import type { Refusal } from '../decisions/refusal';
import type { ImportedSchedule, ImportedTask } from '../plan/imported-schedule';
import { about } from '../rules/about';
import type { ResponsiblesOf } from './file-responsibles';

/** The ids that the rows of a file get in the plan. */
export type Renamed = ReadonlyMap<string, string>;

/**
 * The tasks of a file as the plan's, in the file's order and at the file's dates, or why one cannot be. A task longer than a
 * task may be, or one that would end after the calendar, is refused; a file's summary may be as long as it likes.
 */
export function importedTasks(
  schedule: ImportedSchedule,
  calendar: WorkCalendar,
  ids: Renamed,
  resources: Renamed,
  responsiblesOf: ResponsiblesOf,
): readonly Task[] | Refusal {
  const parents = new Set(schedule.tasks.map((task) => task.parent));
  const tasks: Task[] = [];
  for (const [index, imported] of schedule.tasks.entries()) {
    const isSummary = parents.has(imported.id);
    const task = newTask({
      id: ids.get(imported.id)!,
      text: imported.text,
      detail: imported.detail,
      parent: imported.parent === null ? null : (ids.get(imported.parent) ?? null),
      index: index + 1,
      imported: true,
      sourceId: imported.id,
      wbs: imported.wbs,
      actualStart: imported.actualStart,
      actualFinish: imported.actualFinish,
      responsibles: responsiblesOf(imported),
      ...(isSummary ? branch(imported, calendar) : work(imported, calendar, resources)),
    });
    if (task.duration > MAX_DURATION) {
      return about(task, 'IMPORT_FAILED_DURATION', { duration: task.duration, max: MAX_DURATION });
    }
    if (task.end > LAST_DAY) return about(task, 'TASK_DATES_OUT_OF_RANGE');
    tasks.push(task);
  }
  return tasks;
}

type Work = Pick<Task, 'start' | 'end'> & Partial<Task>;

function work(imported: ImportedTask, calendar: WorkCalendar, resources: Renamed): Work {
  const isMilestone = imported.kind === 'milestone' || imported.duration === 0;
  const share = Math.round(imported.progress * 100) / 100;
  const progress = isMilestone ? Math.floor(share) : share;
  return {
    kind: isMilestone ? 'milestone' : 'task',
    ...(isMilestone
      ? { start: imported.start, end: imported.start, duration: 0 }
      : interval(imported, calendar)),
    ...constraint(imported),
    progress,
    // What the file brings was done before the first term: nobody promised it here.
    lastProgress: progress,
    resources: isMilestone ? [] : amounts(imported.resources, resources),
  };
}

/**
 * A summary's dates are those of its tasks; its own are such as a task may have, which it becomes when it is taken over
 * without them. Of its constraints, only those count that bound its tasks.
 */
function branch(imported: ImportedTask, calendar: WorkCalendar): Work {
  const own = interval(imported, calendar);
  const duration = Math.min(own.duration, MAX_DURATION);
  // Where its tasks are a milestone on the very last day, a day of work of its own lies before.
  const first = Math.min(dayNumber(own.start), calendar.startOf(dayNumber(LAST_DAY), duration));
  const [start, end] = [civilDate(first), civilDate(calendar.endOf(first, duration))];
  const { constraintType, constraintDate } = imported;
  const isBound = boundsBranch({ constraintType, constraintDate });
  return { start, end, duration, ...(isBound && { constraintType, constraintDate }) };
}

/** The file's dates; only a task that has no working day of the project in them is moved to where it has. */
function interval(
  { start, end, duration }: ImportedTask,
  calendar: WorkCalendar,
): Pick<Task, 'start' | 'end' | 'duration'> {
  const from = dayNumber(start);
  const days = calendar.countWorking(from, dayNumber(end));
  if (days > 0) return { start, end, duration: days };
  const first = calendar.atOrAfter(from);
  const whole = Math.max(1, Math.round(duration));
  return { start: civilDate(first), end: civilDate(calendar.endOf(first, whole)), duration: whole };
}

function constraint({ constraintType, constraintDate }: ImportedTask): Partial<Task> {
  const isDated = constraintType !== 'asap' && constraintType !== 'alap';
  if (isDated && constraintDate === null) return {};
  return { constraintType, constraintDate: isDated ? constraintDate : null };
}

function amounts(given: readonly ResourceAmount[], resources: Renamed): readonly ResourceAmount[] {
  const total = new Map<string, number>();
  for (const { id, amount } of given) {
    const known = resources.get(id);
    if (known !== undefined) total.set(known, (total.get(known) ?? 0) + amount);
  }
  return Array.from(total, ([id, amount]) => ({ id, amount: wholeAmount(amount) }));
}

/** A root for the whole plan, named after the file, unless the file has a single one that is a summary. */
export function rootFor(tasks: readonly Task[], name: string, id: string): Task | null {
  const roots = tasks.filter((task) => task.parent === null);
  const parents = new Set(tasks.map((task) => task.parent));
  if (roots.length === 1 && parents.has(roots[0]!.id)) return null;
  const start = tasks.map((task) => task.start).reduce((a, b) => (b < a ? b : a));
  return newTask({ id, text: name, index: 0, start, end: addDays(start, 1), imported: true });
}
