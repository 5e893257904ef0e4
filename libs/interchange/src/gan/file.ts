import { type DayNumber, type LinkType, WorkCalendar, weekday } from '@plomada/domain';
import type {
  FileBaseline,
  FileCalendarSource,
  FileLink,
  FileRow,
  FileSchedule,
  FileWarning,
} from '../schedule-file/file-schedule';
import { type Instant, type Span, instantOf } from '../schedule-file/instant';
import { LeftOut } from '../schedule-file/left-out';
import { linksToNobody } from '../schedule-file/links';
import { unreadableDates } from '../schedule-file/unreadable';
import { numeric } from '../schedule-file/numbers';
import type { Attributes, GanDocument, GanTask } from './document';

/** GanttProject numbers SS, FS, FF, SF from 1. */
const LINK_TYPES: ReadonlyMap<string, LinkType> = new Map([
  ['1', '1'],
  ['2', '0'],
  ['3', '2'],
  ['4', '3'],
]);
const FINISH_TO_START = '2';
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const CALENDAR = 'default';
const EVERY_DAY = '1111111';
const END_OF_DAY = 17 * 60;
/** It has every day of every year. */
const LEAP_YEAR = 2000;
/** Longer tasks are refused later on; counting them out day by day would take as long as they do. */
const MAX_DAYS = 20_000;
/** `thirdDate-constraint`: the task begins on that date at the earliest. */
const EARLIEST_BEGIN = '1';

/**
 * A GanttProject document in the terms that all formats share. The format writes a start and a duration in working days; a
 * link stands in the task that comes before.
 */
export function fileScheduleOf(document: GanDocument): FileSchedule {
  const calendar = calendarOf(document);
  const finishes = new Finishes(document, calendar);
  const predecessors = linksByTarget(document.tasks);
  const baselines = baselinesByTask(document, finishes);
  const ids = new Set(document.tasks.map(({ attributes }) => attributes['id'] ?? ''));
  const starts = document.tasks.flatMap(({ attributes }) => instantOf(attributes['start']) ?? []);
  return {
    name: document.project['name'],
    start: starts.reduce<Instant | null>((first, at) => (!first || at.day < first.day ? at : first), null),
    isScheduledFromFinish: false,
    unit: null,
    calendarId: CALENDAR,
    calendars: [calendar, ...vacationCalendars(document)],
    rows: document.tasks.map((task): FileRow => {
      const id = task.attributes['id'] ?? '';
      return rowOf(task, finishes, predecessors.get(id) ?? [], baselines.get(id) ?? []);
    }),
    linksToNobody: linksToNobody(predecessors, ids),
    projectIds: [],
    resources: document.resources.map(({ id = '', name }) => ({
      id,
      name,
      calendarId: vacationCalendarId(id),
    })),
    assignments: document.allocations.map((allocation) => ({
      taskId: allocation['task-id'] ?? '',
      resourceId: allocation['resource-id'] ?? '',
      amount: numeric(allocation['load'], 100) / 100,
    })),
    assignmentsLeftOut: 0,
    warnings: warningsOf(document, baselines, ids),
  };
}

function warningsOf(
  { tasks, baselinesLeftOut }: GanDocument,
  baselines: ReadonlyMap<string, unknown>,
  ids: ReadonlySet<string>,
): readonly FileWarning[] {
  const warnings: FileWarning[] = [];
  if (baselinesLeftOut > 0) warnings.push({ code: 'BASELINES_CUT', params: { count: baselinesLeftOut } });
  for (const id of baselines.keys())
    if (!ids.has(id)) warnings.push({ code: 'BASELINE_DANGLING', params: { before: id.slice(0, 40) } });
  const left = new LeftOut();
  for (const { attributes, hasCustomFields } of tasks) {
    const id = attributes['id'] ?? '';
    const isOwnCost = attributes['cost-calculated'] === 'false';
    if (isOwnCost && numeric(attributes['cost-manual-value'], 0) !== 0) left.add('COSTS_LEFT_OUT', id);
    if (hasCustomFields) left.add('CUSTOM_FIELDS_LEFT_OUT', id);
    if (attributes['webLink']?.trim()) left.add('HYPERLINKS_LEFT_OUT', id);
  }
  return [...warnings, ...left.warnings()];
}

function rowOf(
  { level, attributes, notes }: GanTask,
  finishes: Finishes,
  predecessors: readonly FileLink[],
  baselines: readonly FileBaseline[],
): FileRow {
  const start = instantOf(attributes['start']);
  const isMilestone = attributes['meeting'] === 'true';
  const days = numeric(attributes['duration'], NaN);
  const isBound = attributes['thirdDate-constraint'] === EARLIEST_BEGIN;
  return {
    id: attributes['id'] ?? '',
    level,
    name: attributes['name'],
    notes: notes || undefined,
    wbs: undefined,
    isExternal: false,
    isActive: true,
    isBranch: false,
    staysPut: true,
    isMilestone,
    start,
    finish: isMilestone ? start : finishes.of(attributes),
    duration: isMilestone || Number.isNaN(days) ? null : { days, isElapsed: false },
    unit: undefined,
    percent: numeric(attributes['complete'], 0),
    constraint: isBound
      ? { type: 'snet', at: instantOf(attributes['thirdDate']) }
      : { type: 'asap', at: null },
    calendarId: CALENDAR,
    actualStart: null,
    actualFinish: null,
    baselines,
    predecessors,
    warnings: unreadableDates(attributes['start'], isBound ? attributes['thirdDate'] : undefined),
  };
}

/** When work ends that begins on a day and takes so many working ones. */
class Finishes {
  private readonly calendar: WorkCalendar;

  constructor(document: GanDocument, source: FileCalendarSource) {
    const span = spanOf(document);
    const said = new Map<DayNumber, boolean>();
    for (const one of source.exceptions(span)) if (one) said.set(...one);
    const isWorking = (weekDay: number): boolean => source.weekDays.get(weekDay)?.isWorking ?? true;
    const week = DAYS.map((_, day) => (isWorking(day) ? '1' : '0')).join('');
    // Days worked beyond the week count, since the file says no finish: then every free day is spelled out.
    const isSpelledOut = [...said.values()].includes(true);
    if (isSpelledOut)
      for (let day = span.from; day <= span.to; day += 1)
        if (!isWorking(weekday(day)) && !said.has(day)) said.set(day, false);
    const free = [...said].filter(([, works]) => !works).map(([day]) => day);
    this.calendar = new WorkCalendar(
      week.includes('1') && !isSpelledOut ? week : EVERY_DAY,
      free.sort((a, b) => a - b),
    );
  }

  of(attributes: Attributes): Instant | null {
    const start = instantOf(attributes['start']);
    const days = Math.round(numeric(attributes['duration'], NaN));
    if (!start || !(days >= 0 && days <= MAX_DAYS)) return null;
    if (days === 0) return start;
    const first = this.calendar.atOrAfter(start.day);
    return { day: this.calendar.endOf(first, days) - 1, minute: END_OF_DAY };
  }
}

function spanOf({ tasks }: GanDocument): Span {
  const days = tasks.flatMap(({ attributes }) => instantOf(attributes['start'])?.day ?? []);
  const from = days.reduce((a, b) => Math.min(a, b), Infinity);
  const to = days.reduce((a, b) => Math.max(a, b), -Infinity);
  return { from, to: to + 10 * 366 };
}

/** A day marked 1 in the week is a free one; a date without a year is free every year. */
function calendarOf({ week, worksOnDaysOff, dates }: GanDocument): FileCalendarSource {
  const weekDays = DAYS.map(
    (name, day) => [day, { isWorking: worksOnDaysOff || week?.[name] !== '1', opening: null }] as const,
  );
  return {
    id: CALENDAR,
    name: week?.['name'] ?? '',
    baseId: undefined,
    weekDays: new Map(week ? weekDays : []),
    *exceptions({ from, to }) {
      const yearly = new Map<string, boolean>();
      for (const { year, month, date, type } of dates) {
        if (type === 'NEUTRAL') continue;
        const isWorking = type === 'WORKING_DAY';
        const dayOfYear = `${two(month)}-${two(date)}`;
        if (!year) {
          if (instantOf(`${LEAP_YEAR}-${dayOfYear}`)) yearly.set(dayOfYear, isWorking);
          continue;
        }
        const at = instantOf(`${year}-${dayOfYear}`);
        if (at) yield [at.day, isWorking];
      }
      for (const [dayOfYear, isWorking] of yearly)
        for (const year of yearsOf(from, to)) {
          const at = instantOf(`${year}-${dayOfYear}`);
          if (at) yield [at.day, isWorking];
        }
    },
  };
}

function vacationCalendarId(resourceId: string): string {
  return `vacations ${resourceId}`;
}

/** The project's calendar less the vacations of each resource that has some. */
function vacationCalendars({ resources, vacations }: GanDocument): readonly FileCalendarSource[] {
  const ofResource = new Map<string, Span[]>();
  for (const { resourceid: id = '', start, end } of vacations) {
    const from = instantOf(start)?.day;
    const to = instantOf(end)?.day;
    if (from === undefined || to === undefined) continue;
    const known = ofResource.get(id);
    if (known) known.push({ from, to });
    else ofResource.set(id, [{ from, to }]);
  }
  return resources.flatMap(({ id = '', name = '' }): FileCalendarSource[] => {
    const spans = ofResource.get(id);
    if (!spans) return [];
    return [
      {
        id: vacationCalendarId(id),
        name,
        baseId: CALENDAR,
        weekDays: new Map(),
        *exceptions(span) {
          for (const { from, to } of spans)
            for (let day = Math.max(from, span.from); day <= Math.min(to, span.to); day += 1)
              yield [day, false];
        },
      },
    ];
  });
}

function* yearsOf(from: number, to: number): Generator<number> {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return;
  const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear();
  for (let year = yearOf(from); year <= yearOf(to); year += 1) yield year;
}

function two(text: string | undefined): string {
  return (text ?? '').padStart(2, '0');
}

function linksByTarget(tasks: readonly GanTask[]): ReadonlyMap<string, FileLink[]> {
  const links = new Map<string, FileLink[]>();
  for (const { attributes, depends } of tasks)
    for (const { id = '', type = FINISH_TO_START, difference } of depends) {
      const ofTarget = links.get(id) ?? [];
      links.set(id, ofTarget);
      ofTarget.push({
        source: attributes['id'] ?? '',
        type: LINK_TYPES.get(type) ?? { unknown: type.slice(0, 40) },
        isExternal: false,
        lag: { days: numeric(difference, 0), isElapsed: false },
      });
    }
  return links;
}

function baselinesByTask(document: GanDocument, finishes: Finishes): ReadonlyMap<string, FileBaseline[]> {
  const byTask = new Map<string, FileBaseline[]>();
  for (const [number, rows] of document.baselines.entries())
    for (const row of rows) {
      const id = row['id'] ?? '';
      const isPoint = row['meeting'] === 'true';
      const start = instantOf(row['start']);
      const ofTask = byTask.get(id) ?? [];
      byTask.set(id, ofTask);
      ofTask.push({ number, start, finish: isPoint ? start : finishes.of(row) });
    }
  return byTask;
}
