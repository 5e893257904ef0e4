import {
  type CivilDate,
  type ImportedLink,
  type ImportedSchedule,
  type ImportedTask,
  addDays,
  calendarOf,
  dayNumber,
} from '@plomada/domain';
import { type XmlEntry, type XmlValue, writeXml } from '../xml/write-xml';
import { calendarEntries } from './write-calendar';
import { assignmentEntries, resourceEntries } from './write-resources';
import { taskEntries } from './write-task';

const NAMESPACE = 'http://schemas.microsoft.com/project';

/**
 * A schedule as a Microsoft Project XML document (MSPDI). Reading it back gives the same schedule, as long as the ids
 * are whole numbers as in files of that tool; others are renumbered.
 */
export function writeMspdi(schedule: ImportedSchedule): string {
  const taskUids = numbered(schedule.tasks);
  const resourceUids = numbered([...schedule.resources, ...(schedule.responsibles ?? [])]);
  const finish = schedule.tasks.reduce((last, { end }) => (end > last ? end : last), schedule.startDate);
  return writeXml('Project', NAMESPACE, [
    ['SaveVersion', 14],
    ['Name', schedule.name],
    ['Title', schedule.name],
    ['ScheduleFromStart', 1],
    ['StartDate', `${schedule.startDate}T08:00:00`],
    ['FinishDate', `${addDays(finish, finish > schedule.startDate ? -1 : 0)}T17:00:00`],
    ['CalendarUID', 1],
    ['DefaultStartTime', '08:00:00'],
    ['DefaultFinishTime', '17:00:00'],
    ['MinutesPerDay', 480],
    ['MinutesPerWeek', 480 * [...schedule.workingDays].filter((day) => day === '1').length],
    ['DaysPerMonth', 20],
    ['DurationFormat', 7],
    // Known is what was done up to the end of the day before.
    ['StatusDate', schedule.dataDate && `${addDays(schedule.dataDate, -1)}T17:00:00`],
    ['Calendars', [['Calendar', calendarEntries(schedule)]]],
    ['Tasks', [['Task', rootEntries(schedule, finish)], ...tasksEntries(schedule, taskUids)]],
    ['Resources', resourceEntries(schedule, resourceUids)],
    ['Assignments', assignmentEntries(schedule, taskUids, resourceUids)],
  ]);
}

/** The id of each row where all are whole numbers, their position otherwise. 0 is the project's own. */
function numbered(rows: readonly { readonly id: string }[]): ReadonlyMap<string, string> {
  const keep = rows.every(({ id }) => /^[1-9]\d{0,15}$/.test(id));
  return new Map(rows.map(({ id }, position) => [id, keep ? id : String(position + 1)]));
}

function rootEntries({ name, startDate, ...settings }: ImportedSchedule, finish: CivilDate): XmlValue {
  const days = calendarOf(settings).countWorking(dayNumber(startDate), dayNumber(finish));
  return [
    ['UID', 0],
    ['ID', 0],
    ['Name', name],
    ['Type', 1],
    ['IsNull', 0],
    ['OutlineNumber', '0'],
    ['OutlineLevel', 0],
    ['Start', `${startDate}T08:00:00`],
    ['Finish', `${addDays(finish, finish > startDate ? -1 : 0)}T17:00:00`],
    ['Duration', `PT${days * 8}H0M0S`],
    ['DurationFormat', 7],
    ['Milestone', 0],
    ['Summary', 1],
  ];
}

function tasksEntries(schedule: ImportedSchedule, uids: ReadonlyMap<string, string>): XmlEntry[] {
  const isSummary = new Set(schedule.tasks.map(({ parent }) => parent));
  const predecessors = new Map<string, ImportedLink[]>();
  for (const link of schedule.links)
    predecessors.set(link.target, [...(predecessors.get(link.target) ?? []), link]);
  const numbers = outlineNumbers(schedule.tasks);
  const calendar = calendarOf(schedule);
  return schedule.tasks.map((task, position): XmlEntry => [
    'Task',
    taskEntries(task, {
      uid: uids.get(task.id)!,
      position: position + 1,
      outlineNumber: numbers.get(task.id)!,
      isSummary: isSummary.has(task.id),
      predecessors: predecessors.get(task.id) ?? [],
      uids,
      calendar,
    }),
  ]);
}

/** 1, 1.1, 1.2, 2 … by task id. */
function outlineNumbers(tasks: readonly ImportedTask[]): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  const used = new Map<string | null, number>();
  for (const { id, parent } of tasks) {
    const rank = (used.get(parent) ?? 0) + 1;
    used.set(parent, rank);
    numbers.set(id, parent === null ? String(rank) : `${numbers.get(parent)}.${rank}`);
  }
  return numbers;
}
