import {
  type ImportedSchedule,
  type ImportedTask,
  type Link,
  type ScheduleSource,
  Table,
  type Task,
  createPlan,
  defaultSettings,
  newTask,
  scheduleOf,
} from '@plomada/domain';

/** The schedule's tasks and links as a plan that the scheduling engine calculates with. A link's id is its position. */
export function networkOf(schedule: ImportedSchedule): ScheduleSource {
  const { name, startDate, dataDate = null, workingDays, holidays } = schedule;
  return {
    ...createPlan({ ...defaultSettings(name, startDate), dataDate, workingDays, holidays }, 'first'),
    tasks: Table.of(schedule.tasks.map((task, index) => networkTask(task, index))),
    links: Table.of(schedule.links.map((link, position) => ({ ...link, id: String(position) }))),
  };
}

/** Only what a schedule is calculated from. */
function networkTask(
  {
    id,
    parent,
    kind,
    start,
    end,
    duration,
    constraintType,
    constraintDate,
    progress,
    actualStart,
  }: ImportedTask,
  index: number,
): Task {
  const known = { id, parent, index, kind, start, end, duration };
  return newTask({ ...known, constraintType, constraintDate, progress, actualStart });
}

/** Groups of links that form loops. They come in with the schedule and are set aside when it is loaded. */
export function loopsIn(schedule: ImportedSchedule): readonly (readonly Link[])[] {
  return scheduleOf(networkOf(schedule)).loops;
}
