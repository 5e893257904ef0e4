import { isCivilDate, MAX_DURATION, nameKey, type PlanAction } from '@plomada/domain';
import { v7 as newId } from 'uuid';
import { readBlock } from '../../../base/grid/block';
import { parseDate } from '../../../base/fields/parse-date';
import { typedDays } from '../../../base/fields/typed-days';
import type { Place } from './insert-place';

/** A row as it is pasted: what is below what follows from the levels, as in an indented list. */
export interface PastedRow {
  readonly level: number;
  readonly text: string;
  /** Working days; 0 makes it a milestone. */
  readonly duration: number | null;
  readonly start: string | null;
  /** Its last day, where the row says no duration. */
  readonly end: string | null;
  /** Cells that nothing was read from: no number of days that there may be, no date that exists, nothing that a row takes. */
  readonly unread: readonly string[];
}

const CODE = /^\d+(\.\d+)*\.?$/;
/** "lun 07-12-26", as MS Project writes days: what stands before the day, and the year in two digits. */
const WEEKDAY = /^\p{L}{2,10}\.?,?\s+(?=\d)/u;
const SHORT_YEAR = /(?<=^\d{1,2}[/-]\d{1,2}[/-])(?=\d{2}$)/;
/** The heads of a column of names, as programs that plan write them. */
const HEADS = new Set(
  ['Tarea', 'Nombre', 'Nombre de tarea', 'Nombre de la tarea', 'Actividad', 'Nombre de la actividad']
    .concat(['Task', 'Name', 'Task Name', 'Activity', 'Activity Name'])
    .map(nameKey),
);

/**
 * The rows of a spreadsheet, or of lines of text. The first cell with words is the name; a code before it (`1.2.3`), empty cells or
 * blanks before it say how deep it stands; a whole number after it is its days, the first date its start, the second its last day. A
 * first row of heads is left out. A week has `daysAWeek` working days.
 */
export function pastedRows(text: string, daysAWeek: number): readonly PastedRow[] {
  const rows = readBlock(text).flatMap((cells) => {
    const at = cells.findIndex((cell) => cell.trim() !== '' && !CODE.test(cell.trim()));
    if (at < 0) return [];
    const code = cells.slice(0, at).find((cell) => CODE.test(cell.trim()));
    const name = cells[at]!;
    return [
      {
        level: code ? code.trim().replace(/\.$/, '').split('.').length - 1 : at + indentOf(name),
        text: name.trim(),
        ...readCells(cells.slice(at + 1), daysAWeek),
      },
    ];
  });
  const isHead = rows[0] !== undefined && HEADS.has(nameKey(rows[0].text)) && rows[0].start === null;
  return isHead ? rows.slice(1) : rows;
}

/** What stands behind a name. */
function readCells(
  cells: readonly string[],
  daysAWeek: number,
): Pick<PastedRow, 'duration' | 'start' | 'end' | 'unread'> {
  let duration: number | null = null;
  const dates: string[] = [];
  const unread: string[] = [];
  for (const cell of cells.map((one) => one.trim()).filter((one) => one !== '')) {
    const days = typedDays(cell, daysAWeek);
    const date = days === null ? parseDate(cell.replace(WEEKDAY, '').replace(SHORT_YEAR, '20')) : null;
    if (days !== null && duration === null && days <= MAX_DURATION) duration = days;
    else if (date !== null && isCivilDate(date) && dates.length < 2) dates.push(date);
    else unread.push(cell);
  }
  const [start = null, last = null] = dates;
  const isBefore = start !== null && last !== null && last < start;
  if (isBefore) unread.push(last);
  const end = isBefore ? null : last;
  // Days and both dates say one thing twice.
  return { duration, start, end: duration === null ? end : null, unread };
}

/** Two blanks a level, as spreadsheets export an outline. */
const indentOf = (name: string): number => Math.floor((name.length - name.trimStart().length) / 2);

/** Working days from the first to the last day of a row, both inclusive. */
export type DaysBetween = (start: string, end: string) => number;

/** Makes the rows as tasks: the first of each level goes to the place, what is deeper below the row before it. */
export function creatingRows(
  rows: readonly PastedRow[],
  place: Place,
  daysBetween: DaysBetween,
): readonly PlanAction[] {
  const open: { readonly id: string; readonly level: number }[] = [];
  let after = place.after;
  return rows.map(({ level, text, duration, start, end }, at): PlanAction => {
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const above = open.at(-1);
    const id = newId();
    open.push({ id, level });
    // A summary takes its days from what is below it.
    const isSummary = (rows[at + 1]?.level ?? 0) > level;
    const isMilestone = duration === 0 && !isSummary;
    const days = duration ?? (start !== null && end !== null ? daysBetween(start, end) : 0);
    const where = above
      ? { parent: above.id }
      : { parent: place.parent, ...(after !== undefined && { after }) };
    if (!above) after = id;
    return {
      type: 'CREATE_TASK',
      payload: {
        ...{ id, text, ...where },
        ...(isMilestone && { kind: 'milestone' as const }),
        ...(start !== null && !isSummary && { start }),
        ...(days > 0 && !isSummary && { duration: Math.min(days, MAX_DURATION) }),
      },
    };
  });
}
