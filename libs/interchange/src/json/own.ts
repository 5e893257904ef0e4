import type { ImportedSchedule } from '@plomada/domain';
import type {
  FileAssignment,
  FileBaseline,
  FileCalendarSource,
  FileLink,
  FileRow,
  FileSchedule,
} from '../schedule-file/file-schedule';
import { type Instant, instantOf } from '../schedule-file/instant';
import { linksToNobody } from '../schedule-file/links';
import { constraintType, linksByTarget } from './shared';
import { type JsonObject, listOf, numberIn, objectOf, textIn } from './value';

/** What our own files say they are. */
export const OWN_FORMAT = 'plomada-schedule';
export const OWN_VERSION = 1;

/** Our own shape: an imported schedule as it is, with first lines that say what it is. */
export interface OwnFile extends ImportedSchedule {
  readonly format: typeof OWN_FORMAT;
  readonly version: number;
  readonly unit: 'day';
}

const CALENDAR = 'project';
const MORNING = 8 * 60;
const EVENING = 17 * 60;
const FINISHES: readonly unknown[] = ['mfo', 'fnet', 'fnlt'];

/** A file of our own in the terms that all formats share. Whoever wrote it may have written anything. */
export function ofOwnFile(file: JsonObject): FileSchedule {
  const tasks = listOf(file['tasks']).map(objectOf);
  const links = linksByTarget(listOf(file['links']));
  const ids = new Set(tasks.map(({ id }) => textIn(id) ?? ''));
  const levels = new Map<string, number>();
  return {
    name: textIn(file['name']),
    start: at(file['startDate'], 0),
    dataDate: at(file['dataDate'], 0),
    isScheduledFromFinish: false,
    unit: null,
    calendarId: CALENDAR,
    calendars: [calendarOf(file)],
    rows: tasks.map((task) => {
      const id = textIn(task['id']) ?? '';
      const parent = textIn(task['parent']);
      const level = (parent === undefined ? 0 : (levels.get(parent) ?? 0)) + 1;
      levels.set(id, level);
      return rowOf(task, id, level, links.get(id) ?? []);
    }),
    linksToNobody: linksToNobody(links, ids),
    projectIds: [],
    resources: [
      ...listOf(file['resources'])
        .map(objectOf)
        .map(({ id, name, unit }) => ({ id: textIn(id) ?? '', name: textIn(name), unit: textIn(unit) })),
      ...listOf(file['responsibles'])
        .map(objectOf)
        .map(({ id, name, email }) => ({
          ...{ id: textIn(id) ?? '', name: textIn(name), email: textIn(email) },
          isResponsible: true,
        })),
    ],
    assignments: tasks.flatMap(assignmentsOf),
    assignmentsLeftOut: 0,
  };
}

function assignmentsOf(task: JsonObject): readonly FileAssignment[] {
  const taskId = textIn(task['id']) ?? '';
  const used = listOf(task['resources']).map(objectOf);
  return [
    ...used.map(({ id, amount }) => ({ taskId, resourceId: textIn(id) ?? '', amount: numberIn(amount, 0) })),
    ...listOf(task['responsibles']).map((id) => ({ taskId, resourceId: textIn(id) ?? '', amount: 0 })),
  ];
}

function rowOf(task: JsonObject, id: string, level: number, predecessors: readonly FileLink[]): FileRow {
  const isMilestone = task['kind'] === 'milestone';
  const start = at(task['start'], isMilestone ? 0 : MORNING);
  return {
    id,
    level,
    name: textIn(task['text']),
    notes: textIn(task['detail']),
    wbs: textIn(task['wbs']),
    isExternal: false,
    isActive: true,
    isBranch: false,
    isMilestone,
    start,
    finish: isMilestone ? start : lastOf(task['end']),
    duration: null,
    unit: undefined,
    percent: numberIn(task['progress'], 0) * 100,
    constraint: constraintOf(task),
    calendarId: CALENDAR,
    actualStart: at(task['actualStart'], MORNING),
    actualFinish: at(task['actualFinish'], EVENING),
    baselines: listOf(task['baselines']).map(objectOf).map(baselineOf),
    predecessors,
  };
}

function constraintOf(task: JsonObject): FileRow['constraint'] {
  const type = constraintType(task['constraintType']);
  return { type, at: at(task['constraintDate'], FINISHES.includes(type) ? EVENING : MORNING) };
}

/** A point stands at one moment of the morning; what has a length ends in the evening. */
function baselineOf({ number, start, end }: JsonObject): FileBaseline {
  const isPoint = start === end;
  return {
    number: numberIn(number, -1),
    start: at(start, isPoint ? 0 : MORNING),
    finish: isPoint ? at(end, 0) : lastOf(end),
  };
}

function calendarOf(file: JsonObject): FileCalendarSource {
  const week = textIn(file['workingDays']) ?? '';
  const days = /^[01]{7}$/.test(week) ? Array.from(week) : [];
  const holidays = listOf(file['holidays']).flatMap((date) => at(date, 0)?.day ?? []);
  return {
    id: CALENDAR,
    name: '',
    baseId: undefined,
    weekDays: new Map(days.map((day, weekday) => [weekday, { isWorking: day === '1', opening: MORNING }])),
    exceptions: () => holidays.map((day) => [day, false] as const),
  };
}

/** A day of the file at an hour of ours. */
function at(value: unknown, minute: number): Instant | null {
  const instant = instantOf(textIn(value));
  return instant && { day: instant.day, minute };
}

/** The evening before an exclusive end. */
function lastOf(value: unknown): Instant | null {
  const end = at(value, EVENING);
  return end && { day: end.day - 1, minute: EVENING };
}
