import { type ImportedLink, type ImportedSchedule, civilDate, dayNumber } from '@plomada/domain';
import { type ReadResult, type ReadSucceeded, ReadFailure, readingOf } from '../read-result';
import { loopsIn } from '../network';
import { WarningList } from '../warning-list';
import { FileCalendars, type Span } from './calendar';
import { checkDayUnit } from './day-unit';
import { type MspdiDocument, readDocument } from './document';
import { dayOf, flag, instantOf, numeric } from './fields';
import { linksOf } from './links';
import { MAX_PROJECT_NAME, cut, oneLine } from './names';
import { type Outline, outlineOf } from './outline';
import { amountsOf, resourcesOf } from './resources';
import { tasksOf } from './tasks';

const MINUTES_PER_DAY = 480;
/** Recurring holidays are kept for so long after the last finish: plans slip. */
const YEARS_AFTER = 5;

/**
 * Reads a Microsoft Project XML file (MSPDI) into the plan's terms: whole days, exclusive ends, the file's own ids.
 * What cannot be kept as it is comes as warnings. Never throws for what the bytes hold; a file that cannot be read at all
 * is refused with a code. The root's name, or else the file's without its extension, becomes the schedule's.
 */
export function readMspdi(bytes: Uint8Array, fileName: string): ReadResult {
  return readingOf(() => read(readDocument(bytes), fileName));
}

function read(document: MspdiDocument, fileName: string): ReadSucceeded {
  const warnings = new WarningList();
  const outline = outlineOf(document.tasks, warnings);
  if (outline.rows.length === 0) throw new ReadFailure('IMPORT_FAILED_EMPTY');
  checkDayUnit(document.project, outline, warnings);
  const { project } = document;
  const span = spanOf(project, outline);
  const calendars = new FileCalendars(document.calendars, holidaySpan(span));
  const calendar = calendars.ofProject(project['CalendarUID'], warnings);
  const minutesPerDay = lengthOfDay(project);
  const resources = resourcesOf(document.resources, warnings);
  if (document.assignmentsLeftOut > 0)
    warnings.file('ASSIGNMENTS_CUT', { count: document.assignmentsLeftOut });
  const amounts = amountsOf(document.assignments, outline, resources, warnings);
  const projectStart = dayOf(project['StartDate']) ?? span.from;
  const context = { calendar, calendars, minutesPerDay, projectStart, amounts, warnings };
  const { tasks, bars } = tasksOf(outline, context);
  const links = linksOf({ outline, bars, calendar, minutesPerDay, warnings });
  if (!flag(project['ScheduleFromStart'], true)) warnings.file('SCHEDULED_FROM_FINISH');
  const first = tasks.reduce((least, { start }) => (start < least ? start : least), civilDate(projectStart));
  if (dayNumber(first) < projectStart)
    warnings.file('PROJECT_START_MOVED', { before: civilDate(projectStart), after: first });
  const schedule: ImportedSchedule = {
    name: scheduleName(outline, fileName),
    startDate: first,
    workingDays: calendar.workingDays,
    holidays: calendar.holidays,
    tasks,
    links,
    resources: resources.list,
  };
  warnLoops(schedule, outline, warnings);
  return succeeded(schedule, outline, links, warnings);
}

/** Each link of a loop, under the task that it binds, with the number of its loop. */
function warnLoops(schedule: ImportedSchedule, outline: Outline, warnings: WarningList): void {
  loopsIn(schedule).forEach((links, position) => {
    for (const { source, target } of links) {
      const loop = { source: outline.byUid.get(source)!.text, loop: position + 1 };
      warnings.task('LINK_IN_LOOP', outline.byUid.get(target)!, loop);
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
function spanOf(project: MspdiDocument['project'], outline: Outline): Span {
  let from = dayOf(project['StartDate']) ?? Infinity;
  let to = -Infinity;
  for (const { element } of outline.rows) {
    for (const field of ['Start', 'Finish', 'ManualStart', 'ManualFinish']) {
      const day = instantOf(element.fields[field])?.day;
      if (day === undefined) continue;
      from = Math.min(from, day);
      to = Math.max(to, day);
    }
  }
  if (!Number.isFinite(from)) throw new ReadFailure('IMPORT_FAILED_NO_DATES');
  return { from, to: Math.max(from, to) };
}

function holidaySpan({ from, to }: Span): Span {
  return { from: from - 366, to: to + YEARS_AFTER * 366 };
}

/** Working minutes of one day: what a file's hours are divided by. */
function lengthOfDay(project: MspdiDocument['project']): number {
  const minutes = numeric(project['MinutesPerDay'], MINUTES_PER_DAY);
  return minutes > 0 && minutes <= 24 * 60 ? minutes : MINUTES_PER_DAY;
}

function scheduleName(outline: Outline, fileName: string): string {
  const ofRoot = oneLine(outline.project?.fields['Name']);
  const ofFile = oneLine(fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, ''));
  return cut(ofRoot || ofFile, MAX_PROJECT_NAME) || 'Plan';
}
