import {
  type ImportedBaseline,
  type ImportedTask,
  type ResourceAmount,
  type TaskKind,
  boundsBranch,
  civilDate,
} from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { WarningList } from '../warning-list';
import { actualDatesOf } from './actual-dates';
import { type FileCalendar, type FileCalendars, sameDays } from './calendar';
import { type Constraint, constraintOf } from './constraint';
import type { FileBaseline } from './file-schedule';
import { boundaryOf, withinYears } from './instant';
import { detailOf, wbsOf } from './names';
import type { Outline, OutlineRow } from './outline';
import { type Bar, MAX_DURATION, milestoneBar, taskBar } from './task-dates';

export interface TaskContext {
  readonly calendar: FileCalendar;
  readonly calendars: FileCalendars;
  readonly projectStart: number;
  readonly amounts: ReadonlyMap<string, readonly ResourceAmount[]>;
  /** Who answers for each task that has somebody, by its id. */
  readonly responsibles: ReadonlyMap<string, readonly string[]>;
  readonly warnings: WarningList;
}

/** The tasks of the outline in the plan's terms, with the bar of every row, a summary's being its children's hull. */
export function tasksOf(
  outline: Outline,
  context: TaskContext,
): { tasks: readonly ImportedTask[]; bars: ReadonlyMap<string, Bar> } {
  const kinds = new Map(outline.rows.map((row) => [row.id, kindOf(row, context.warnings)]));
  const bars = new Map<string, Bar>();
  for (const row of outline.rows)
    if (row.children.length === 0) bars.set(row.id, leafBar(row, kinds.get(row.id)!, context));
  for (let at = outline.rows.length - 1; at >= 0; at -= 1) {
    const row = outline.rows[at]!;
    if (row.children.length > 0) bars.set(row.id, hull(row, bars, context));
  }
  const tasks = outline.rows.map((row) => taskOf(row, kinds.get(row.id)!, bars.get(row.id)!, context));
  return { tasks, bars };
}

/** A task with children is none whatever it is marked; one without duration is a milestone although it is not marked. */
function kindOf(row: OutlineRow, warnings: WarningList): TaskKind {
  if (row.children.length > 0) return 'task';
  const { isMilestone, duration, start, finish } = row.file;
  if (isMilestone) {
    const before = Math.round((duration?.days ?? 0) * 100) / 100;
    if (before) warnings.task('MILESTONE_WITH_DURATION', row, { before, after: 0 });
    return 'milestone';
  }
  const isPoint = duration?.days === 0 && !duration.followsDates && start?.day === finish?.day;
  if (isPoint) warnings.task('ZERO_DURATION_AS_MILESTONE', row);
  return isPoint ? 'milestone' : 'task';
}

function leafBar(row: OutlineRow, kind: TaskKind, context: TaskContext): Bar {
  const { file } = row;
  const warn = warnAbout(row, context.warnings);
  const own = context.calendars.find(file.calendarId);
  if (own && !sameDays(own, context.calendar))
    warn('CALENDAR_OF_TASK_DIFFERS', { before: own.name, after: context.calendar.name });
  const dates = { ...context, warn, own };
  return kind === 'milestone' ? milestoneBar(file, dates) : taskBar(file, dates);
}

function hull(row: OutlineRow, bars: ReadonlyMap<string, Bar>, { calendar, warnings }: TaskContext): Bar {
  let start = Infinity;
  let end = -Infinity;
  for (const child of row.children) {
    const bar = bars.get(child.id)!;
    start = Math.min(start, bar.start);
    end = Math.max(end, bar.end);
  }
  const days = calendar.days.countWorking(start, end);
  const bar = { start, end, duration: Math.min(days, MAX_DURATION) };
  if (row.file.isManual) warnOwnDates(row, bar, warnings);
  return bar;
}

/** A summary that the file places by hand need not stand where its tasks do: a plan's does. */
function warnOwnDates(
  { file: { start, finish }, ...row }: OutlineRow,
  bar: Bar,
  warnings: WarningList,
): void {
  if (!start || !finish || (start.day === bar.start && finish.day === bar.end - 1)) return;
  const shown = (from: number, to: number): string => `${civilDate(from)} – ${civilDate(to)}`;
  warnings.task('SUMMARY_DATES_LEFT_OUT', row, {
    before: shown(start.day, finish.day),
    after: shown(bar.start, bar.end - 1),
  });
}

function taskOf(row: OutlineRow, kind: TaskKind, bar: Bar, context: TaskContext): ImportedTask {
  const { file } = row;
  const { warnings } = context;
  for (const { code, params } of file.warnings ?? []) warnings.task(code, row, params);
  const constraint = constraintOf(file, kind, bar, warnAbout(row, warnings));
  const responsibles = context.responsibles.get(row.id);
  if (row.children.length > 0) warnLostOfSummary(row, constraint, context);
  return {
    id: row.id,
    parent: row.parent?.id ?? null,
    text: row.text,
    detail: detailOf(file.notes, row, warnings),
    kind,
    start: civilDate(bar.start),
    end: civilDate(bar.end),
    duration: bar.duration,
    ...constraint,
    progress: progressOf(row, kind, warnings),
    resources: resourcesOf(row, kind, context),
    ...(responsibles && { responsibles }),
    wbs: wbsOf(file.wbs, row, warnings),
    ...actualDatesOf(row, kind, context),
    baselines: baselinesOf(row, warnings),
  };
}

/** 0..1 in hundredths; a milestone is either not reached or reached. */
function progressOf(row: OutlineRow, kind: TaskKind, warnings: WarningList): number {
  const percent = Math.min(Math.max(0, row.file.percent), 100);
  if (kind === 'task') {
    const after = Math.round(percent);
    const before = Math.round(row.file.percent * 100) / 100;
    if (before !== after) warnings.task('PROGRESS_CHANGED', row, { before, after });
    return after / 100;
  }
  if (percent > 0 && percent < 100) warnings.task('MILESTONE_PROGRESS', row, { before: percent, after: 0 });
  return percent === 100 ? 1 : 0;
}

function resourcesOf(row: OutlineRow, kind: TaskKind, context: TaskContext): readonly ResourceAmount[] {
  const amounts = context.amounts.get(row.id) ?? [];
  if (kind === 'task' || amounts.length === 0) return amounts;
  context.warnings.task('MILESTONE_WITH_RESOURCES', row, { before: amounts.length, after: 0 });
  return [];
}

/** A summary of the plan has no amounts, and of constraints only those that bound its tasks. */
function warnLostOfSummary(
  row: OutlineRow,
  constraint: Constraint,
  { amounts, warnings }: TaskContext,
): void {
  const resources = amounts.get(row.id)?.length ?? 0;
  if (resources > 0) warnings.task('SUMMARY_WITH_RESOURCES', row, { before: resources, after: 0 });
  const { constraintType: before } = constraint;
  if (before !== 'asap' && !boundsBranch(constraint))
    warnings.task('SUMMARY_CONSTRAINT_LEFT_OUT', row, { before, after: 'asap' });
}

/** Baseline 0, the one that counts, to 10; a point where one has no length, as milestones are. */
function baselinesOf(row: OutlineRow, warnings: WarningList): readonly ImportedBaseline[] {
  const found = new Map<number, ImportedBaseline>();
  for (const baseline of row.file.baselines) {
    const { number } = baseline;
    const dates = number >= 0 && number <= 10 && !found.has(number) ? baselineDates(baseline) : null;
    if (dates) found.set(number, { number, ...dates });
    else warnings.task('BASELINE_LEFT_OUT', row, { before: number });
  }
  return [...found.values()].sort((a, b) => a.number - b.number);
}

function baselineDates({ start, finish }: FileBaseline): Omit<ImportedBaseline, 'number'> | null {
  if (!start || !finish || finish.day < start.day) return null;
  if (start.day === finish.day && start.minute === finish.minute) {
    const day = withinYears(boundaryOf(finish));
    return { start: day, end: day };
  }
  const isMidnight = finish.minute === 0 && finish.day > start.day;
  return { start: civilDate(start.day), end: withinYears(isMidnight ? finish.day : finish.day + 1) };
}

function warnAbout(
  row: OutlineRow,
  warnings: WarningList,
): (code: ImportWarningCode, params: ImportParams) => void {
  return (code, params) => warnings.task(code, row, params);
}
