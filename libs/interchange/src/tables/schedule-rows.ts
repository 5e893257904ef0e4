import { dayNumber } from '@plomada/domain';
import { ReadFailure, type ReadLimits, type ReadSucceeded, checkLimits } from '../read-result';
import type { FileCalendarSource, FileRow, FileSchedule, FileWarning } from '../schedule-file/file-schedule';
import type { Instant } from '../schedule-file/instant';
import { normalise } from '../schedule-file/normalise';
import { DATE_FORMS, dateOfCell, numberOfCell } from './cell-values';
import { type Columns, columnsOf, headerKey } from './columns';
import { unescapeFormula } from './escape-formula';
import { MASTER_HEADERS, MORE_HEADERS } from './master-headers';
import { predecessorsOf } from './predecessors';
import { type Cell, type Sheet, textOfCell } from './sheet';
import { type WeekBar, weekOf } from './week';

const CALENDAR = 'sheet';
const MORNING = 8 * 60;
const EVENING = 17 * 60;
const NUMBERED = /^\d{1,9}(\.\d{1,9}){0,40}$/;

/**
 * Takes a table with the master plan's headers in as a schedule: the tree is that of the codes, whatever the order of the
 * lines. FINISH is the last day worked. DURATION, PROGRESS and PREDECESSORS are taken where they are there.
 */
export function normaliseSheet(readTable: () => Sheet, fileName: string, limits: ReadLimits): ReadSucceeded {
  const sheet = readAsSchedule(readTable);
  const at = { ...columnsOf(sheet.head, MASTER_HEADERS), ...moreColumns(sheet.head) };
  const rows = inTreeOrder(sheet.lines.map(({ cells }) => rowOf(cells, at)));
  const links = rows.reduce((sum, { predecessors }) => sum + predecessors.length, 0);
  checkLimits({ tasks: rows.length, links }, limits);
  return normalise(fileScheduleOf(rows), fileName);
}

/** What is wrong with a table is wrong with the schedule: it has codes of its own. */
function readAsSchedule(readTable: () => Sheet): Sheet {
  try {
    return readTable();
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    if (error.code === 'SHEET_FAILED_EMPTY') throw new ReadFailure('IMPORT_FAILED_EMPTY');
    if (error.code === 'SHEET_FAILED_ROWS_EXCEEDED')
      throw new ReadFailure('IMPORT_FAILED_DATA_EXCEEDED', error.params);
    throw error;
  }
}

type Places = Columns<keyof typeof MASTER_HEADERS> & Partial<Columns<keyof typeof MORE_HEADERS>>;

function moreColumns(head: readonly Cell[]): Partial<Columns<keyof typeof MORE_HEADERS>> {
  const keys = head.map((cell) => headerKey(textOfCell(cell)));
  const places = Object.entries(MORE_HEADERS).map(([name, header]) => [
    name,
    keys.indexOf(headerKey(header)),
  ]);
  return Object.fromEntries(places.filter(([, place]) => place !== -1)) as Partial<
    Columns<keyof typeof MORE_HEADERS>
  >;
}

function rowOf(cells: readonly Cell[], at: Places): FileRow {
  const cell = (place: number | undefined): Cell => (place === undefined ? null : (cells[place] ?? null));
  const code = textOfCell(cell(at.code));
  const days = numberOfCell(cell(at.duration)) ?? null;
  // With a start alone it has no length: so the master plan's CSV, which has no other column for it, tells milestones.
  const isPoint = days === null && isEmpty(cell(at.finish)) && !isEmpty(cell(at.start));
  const isMilestone = days === 0 || isPoint;
  const start = instantAt(cell(at.start), isMilestone ? 0 : MORNING);
  return {
    id: code,
    level: code === '' ? 1 : code.split('.').length,
    name: unescapeFormula(textOfCell(cell(at.text))),
    notes: undefined,
    wbs: undefined,
    isExternal: false,
    isActive: true,
    isBranch: false,
    isMilestone,
    start,
    finish: isMilestone ? start : instantAt(cell(at.finish), EVENING),
    duration: days === null || days < 0 ? null : { days, isElapsed: false },
    unit: undefined,
    percent: numberOfCell(cell(at.progress)) ?? 0,
    constraint: { type: 'asap', at: null },
    calendarId: CALENDAR,
    actualStart: null,
    actualFinish: null,
    baselines: [],
    predecessors: predecessorsOf(unescapeFormula(textOfCell(cell(at.predecessors)))),
    warnings: [cell(at.start), cell(at.finish)].flatMap(unreadable),
  };
}

function isEmpty(cell: Cell): boolean {
  return textOfCell(cell) === '';
}

function unreadable(cell: Cell): readonly FileWarning[] {
  if (dateOfCell(cell, DATE_FORMS, true) !== null) return [];
  return [{ code: 'DATE_UNREADABLE', params: { before: textOfCell(cell).slice(0, 40) } }];
}

function instantAt(cell: Cell, minute: number): Instant | null {
  const date = dateOfCell(cell, DATE_FORMS, true);
  return date ? { day: dayNumber(date), minute } : null;
}

/** By their codes where all are numbers with points between them; else as the file has them. */
function inTreeOrder(rows: readonly FileRow[]): readonly FileRow[] {
  if (!rows.every(({ id }) => NUMBERED.test(id))) return rows;
  return rows
    .map((row) => ({ row, path: row.id.split('.').map(Number) }))
    .sort((a, b) => compared(a.path, b.path))
    .map(({ row }) => row);
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [level, number] of a.entries()) {
    const other = b[level];
    if (other === undefined) return 1;
    if (number !== other) return number - other;
  }
  return a.length - b.length;
}

function fileScheduleOf(rows: readonly FileRow[]): FileSchedule {
  const week = weekOf(rows.flatMap(weekBars));
  return {
    name: undefined,
    start: null,
    isScheduledFromFinish: false,
    unit: null,
    calendarId: CALENDAR,
    calendars: [everyWeek(week)],
    rows,
    projectIds: [],
    resources: [],
    assignments: [],
    assignmentsLeftOut: 0,
    warnings: [{ code: 'CALENDAR_MISSING', params: { after: week } }],
  };
}

function weekBars({ start, finish, duration, isMilestone }: FileRow): WeekBar[] {
  if (!start || !finish || !duration || isMilestone) return [];
  return [{ first: start.day, last: finish.day, days: duration.days }];
}

function everyWeek(week: string): FileCalendarSource {
  return {
    id: CALENDAR,
    name: '',
    baseId: undefined,
    weekDays: new Map(
      Array.from(week, (day, weekday) => [weekday, { isWorking: day === '1', opening: MORNING }] as const),
    ),
    exceptions: () => [],
  };
}
