import {
  type CivilDate,
  type ImportedLink,
  type ImportedSchedule,
  LAST_DAY,
  addDays,
  civilDate,
  dayNumber,
  isVisible,
  movedByDataDate,
  scheduleOf,
  spanOf,
} from '@plomada/domain';
import { loopsIn, networkOf } from '../network';
import { ReadFailure, type ReadSucceeded } from '../read-result';
import { WarningList } from '../warning-list';
import { type FileCalendar, FileCalendars, warnDayLengths } from './calendar';
import { checkDayUnit } from './day-unit';
import type { FileSchedule } from './file-schedule';
import { withHeld } from './held';
import { type Span, boundaryOf } from './instant';
import { linksOf } from './links';
import { MAX_PROJECT_NAME, cut, oneLine } from './names';
import { type Outline, type OutlineRow, outlineOf } from './outline';
import { amountsOf, resourcesOf, warnCalendarsOfResources } from './resources';
import { responsiblesOf } from './responsibles';
import { type DateContext, MAX_DURATION, withinYears } from './task-dates';
import { tasksOf } from './tasks';

/** Recurring holidays are kept for so long after the last finish: plans slip. */
const YEARS_AFTER = 5;

/**
 * What a file says in the plan's terms: whole days, exclusive ends, the file's own ids. What cannot be kept as it is comes
 * as warnings. The file's name without its extension stands in for a project that has none.
 *
 * @throws ReadFailure IMPORT_FAILED_EMPTY without tasks, _FORMAT_DAY when the file does not count in days, _NO_DATES.
 */
export function normalise(file: FileSchedule, fileName: string): ReadSucceeded {
  const warnings = new WarningList();
  for (const { code, params } of file.warnings ?? []) warnings.file(code, params);
  const outline = outlineOf(file.rows, file.projectIds, warnings);
  if (outline.rows.length === 0) throw new ReadFailure('IMPORT_FAILED_EMPTY');
  checkDayUnit(file.unit, outline, warnings);
  const span = daysOf(file, outline);
  const calendars = new FileCalendars(file.calendars, {
    from: span.from - 366,
    to: span.to + YEARS_AFTER * 366,
  });
  const calendar = calendars.ofProject(file.calendarId, warnings);
  warnDayLengths(calendar, file.minutesPerDay, warnings);
  const people = responsiblesOf(file, outline, warnings);
  const resources = resourcesOf(people.resources, warnings);
  if (file.assignmentsLeftOut > 0) warnings.file('ASSIGNMENTS_CUT', { count: file.assignmentsLeftOut });
  const amounts = amountsOf(people.assignments, outline, resources, warnings);
  const projectStart = file.start?.day ?? span.from;
  const { tasks: placed, bars } = tasksOf(outline, {
    ...{ calendar, calendars, projectStart, amounts, warnings },
    responsibles: people.ofTask,
  });
  const links = linksOf({ file, outline, bars, calendar, calendars, warnings });
  const tasks = withHeld(placed, { outline, bars, links, calendar, projectStart, warnings });
  warnCalendarsOfResources(people.resources, { calendar, calendars, warnings });
  if (file.isScheduledFromFinish) warnings.file('SCHEDULED_FROM_FINISH');
  const first = tasks.reduce((least, { start }) => (start < least ? start : least), civilDate(projectStart));
  if (dayNumber(first) < projectStart)
    warnings.file('PROJECT_START_MOVED', { before: civilDate(projectStart), after: first });
  const asGiven: ImportedSchedule = {
    name: scheduleName(file.name, fileName, warnings),
    startDate: first,
    ...dataDateOf(file, first, warnings),
    workingDays: calendar.workingDays,
    holidays: calendar.holidays,
    tasks,
    links,
    resources: resources.list,
    ...(people.list.length > 0 && { responsibles: people.list }),
  };
  const schedule = calculated(asGiven, { outline, calendar, warnings });
  warnLoops(schedule, outline, warnings);
  warnMovedByDataDate(schedule, outline, warnings);
  return succeeded(schedule, outline, links, warnings);
}

/** The first day of which the file knows nothing yet; one that is not after the project's start says nothing. */
function dataDateOf(
  { dataDate }: FileSchedule,
  start: CivilDate,
  warnings: WarningList,
): Pick<ImportedSchedule, 'dataDate'> {
  const day = dataDate ? civilDate(Math.min(boundaryOf(dataDate), dayNumber(LAST_DAY))) : start;
  if (day <= start) return {};
  warnings.file('DATA_DATE_SET', { after: day });
  return { dataDate: day };
}

/** Work that has no dates in the file stands where its links put it, once all that has dates stands at them. */
function calculated(
  schedule: ImportedSchedule,
  { outline, calendar, warnings }: { outline: Outline; calendar: FileCalendar; warnings: WarningList },
): ImportedSchedule {
  const undated = new Map(outline.rows.filter(isUndated).map((row) => [row.id, row]));
  if (undated.size === 0) return schedule;
  const isWholeFile = outline.rows.every((row) => undated.has(row.id) || row.children.length > 0);
  if (isWholeFile) warnings.file('DATES_CALCULATED', { count: undated.size });
  const pinned = schedule.tasks.map((task) =>
    undated.has(task.id) ? task : { ...task, constraintType: 'mso' as const, constraintDate: task.start },
  );
  const network = scheduleOf(networkOf({ ...schedule, tasks: pinned }));
  const tasks = schedule.tasks.map((task) => {
    const row = undated.get(task.id);
    if (!row) return task;
    // Work under way lasts until the data date at least, so its days may be more than the file's.
    const { earlyStart, earlyEnd, duration } = network.of(task.id)!;
    const early = { start: dayNumber(earlyStart), end: dayNumber(earlyEnd), duration };
    const warn: DateContext['warn'] = (code, params) => warnings.task(code, row, params);
    const bar = withinYears(early, { calendar, warn });
    const start = civilDate(bar.start);
    if (!isWholeFile) warnings.task('DATES_CALCULATED', row, { after: start });
    return { ...task, start, end: civilDate(bar.end), duration: bar.duration };
  });
  return { ...schedule, tasks: withHulls({ ...schedule, tasks }) };
}

function isUndated({ file, children }: OutlineRow): boolean {
  return children.length === 0 && !file.start && !file.finish;
}

/** Summaries spanned over what is below them. */
function withHulls(schedule: ImportedSchedule): ImportedSchedule['tasks'] {
  const network = networkOf(schedule);
  const parents = new Set(schedule.tasks.map(({ parent }) => parent));
  return schedule.tasks.map((task) => {
    if (!parents.has(task.id)) return task;
    const { start, end, duration } = spanOf(network, task.id)!;
    return { ...task, start, end, duration: Math.min(duration, MAX_DURATION) };
  });
}

/** What the data date moves once the schedule replaces a plan: the start, or where that stays the last day. */
function warnMovedByDataDate(schedule: ImportedSchedule, outline: Outline, warnings: WarningList): void {
  const rows = new Map(outline.rows.map((row) => [row.id, row]));
  const tasks = new Map(schedule.tasks.map((task) => [task.id, task]));
  for (const { id, start, end } of movedByDataDate(networkOf(schedule))) {
    const task = tasks.get(id)!;
    const moved =
      start === task.start
        ? { before: addDays(task.end, -1), after: addDays(end, -1) }
        : { before: task.start, after: start };
    warnings.task('DATA_DATE_MOVES', rows.get(id)!, moved);
  }
}

/** Each link of a loop, under the task that it binds, with the number of its loop. */
function warnLoops(schedule: ImportedSchedule, outline: Outline, warnings: WarningList): void {
  const byId = new Map(outline.rows.map((row) => [row.id, row]));
  loopsIn(schedule).forEach((links, position) => {
    for (const { source, target } of links) {
      const loop = { source: byId.get(source)!.text, loop: position + 1 };
      warnings.task('LINK_IN_LOOP', byId.get(target)!, loop);
    }
  });
}

function succeeded(
  schedule: ImportedSchedule,
  outline: Outline,
  links: readonly ImportedLink[],
  warnings: WarningList,
): ReadSucceeded {
  return {
    ok: true,
    schedule,
    warnings: warnings.listed,
    counts: {
      tasks: schedule.tasks.length,
      links: links.length,
      milestones: schedule.tasks.filter(({ kind }) => kind === 'milestone').length,
      summaries: outline.rows.filter(({ children }) => children.length > 0).length,
      resources: schedule.resources.length,
      warnings: warnings.total,
    },
  };
}

/** First start and last finish that the file names. */
function daysOf({ start }: FileSchedule, outline: Outline): Span {
  let from = start?.day ?? Infinity;
  let to = -Infinity;
  for (const { file } of outline.rows) {
    for (const at of [file.start, file.finish]) {
      if (!at) continue;
      from = Math.min(from, at.day);
      to = Math.max(to, at.day);
    }
  }
  if (!Number.isFinite(from)) throw new ReadFailure('IMPORT_FAILED_NO_DATES');
  return { from, to: Math.max(from, to) };
}

function scheduleName(ofProject: string | undefined, fileName: string, warnings: WarningList): string {
  const ofFile = oneLine(fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, ''));
  const given = [oneLine(ofProject), ofFile].find((name) => isVisible(cut(name, MAX_PROJECT_NAME))) ?? 'Plan';
  if (given.length > MAX_PROJECT_NAME)
    warnings.file('TEXT_CUT', { before: given.length, after: MAX_PROJECT_NAME });
  return cut(given, MAX_PROJECT_NAME);
}
