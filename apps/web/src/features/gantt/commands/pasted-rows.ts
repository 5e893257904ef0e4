import { isCivilDate, MAX_DURATION, type PlanAction } from '@plomada/domain';
import { v7 as newId } from 'uuid';
import { readBlock } from '../../../base/grid/block';
import { parseDate } from '../../../base/fields/parse-date';
import type { Place } from './insert-place';

/** A row as it is pasted: what is below what follows from the levels, as in an indented list. */
export interface PastedRow {
  readonly level: number;
  readonly text: string;
  /** Working days; 0 makes it a milestone. */
  readonly duration: number | null;
  readonly start: string | null;
}

const CODE = /^\d+(\.\d+)*\.?$/;
const DAYS = /^(\d{1,5})\s*(d|días?|days?)?\??$/i;

/**
 * The rows of a spreadsheet, or of lines of text. The first cell with words is the name; a code before it (`1.2.3`), empty cells or
 * blanks before it say how deep it stands; a whole number after it is its days, the first date its start.
 */
export function pastedRows(text: string): readonly PastedRow[] {
  return readBlock(text).flatMap((cells) => {
    const at = cells.findIndex((cell) => cell.trim() !== '' && !CODE.test(cell.trim()));
    if (at < 0) return [];
    const code = cells.slice(0, at).find((cell) => CODE.test(cell.trim()));
    const name = cells[at]!;
    const after = cells.slice(at + 1).map((cell) => cell.trim());
    const days = after.map((cell) => DAYS.exec(cell)?.[1]).find((found) => found !== undefined);
    const start = after.map(parseDate).find((date) => date !== null && isCivilDate(date)) ?? null;
    return [
      {
        level: code ? code.trim().replace(/\.$/, '').split('.').length - 1 : at + indentOf(name),
        text: name.trim(),
        duration: days === undefined ? null : Math.min(Number(days), MAX_DURATION),
        start,
      },
    ];
  });
}

/** Two blanks a level, as spreadsheets export an outline. */
const indentOf = (name: string): number => Math.floor((name.length - name.trimStart().length) / 2);

/** Makes the rows as tasks: the first of each level goes to the place, what is deeper below the row before it. */
export function creatingRows(rows: readonly PastedRow[], place: Place): readonly PlanAction[] {
  const open: { readonly id: string; readonly level: number }[] = [];
  let after = place.after;
  return rows.map(({ level, text, duration, start }, at): PlanAction => {
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const above = open.at(-1);
    const id = newId();
    open.push({ id, level });
    // A summary takes its days from what is below it.
    const isSummary = (rows[at + 1]?.level ?? 0) > level;
    const isMilestone = duration === 0 && !isSummary;
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
        ...(duration !== null && duration > 0 && !isSummary && { duration }),
      },
    };
  });
}
