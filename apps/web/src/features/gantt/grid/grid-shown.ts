import { COLUMN_WIDTHS, type GridChoice, type GridColumn, type GridDevice } from '@plomada/contracts';
import { isTouched } from '../../../base/layout/is-touched';
import { TASK_COLUMNS } from '../../../columns/task-columns';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';

export type ColumnName = 'select' | GridColumn;

/** How much room there is beside the timeline, which needs its share: on a laptop, a tablet, a phone. */
export type GridRoom = 'wide' | 'narrow' | 'phone';

/** The devices for which a choice of columns made in this room counts. */
export const deviceOf = (room: GridRoom): GridDevice => (room === 'phone' ? 'phone' : 'desk');

type OwnColumns = Readonly<Record<PlanningLevel, readonly GridColumn[]>>;

const WIDE: OwnColumns = {
  masterPlan: ['code', 'text', 'start', 'end', 'days', 'progress', 'responsible'],
  lookahead: ['code', 'text', 'start', 'end', 'responsible', 'state'],
  shortTerm: ['code', 'text', 'end', 'commitment', 'progress', 'responsible', 'state'],
  baseline: ['code', 'text', 'start', 'end', 'baselineEnd', 'endVariance', 'float'],
};

const NARROW: OwnColumns = {
  masterPlan: ['text', 'start', 'end', 'progress'],
  lookahead: ['text', 'start', 'state'],
  shortTerm: ['text', 'commitment', 'progress', 'state'],
  baseline: ['text', 'end', 'baselineEnd', 'float'],
};

/** Beside the chart of a phone: its list says the rest. */
const PHONE: OwnColumns = {
  masterPlan: ['text'],
  lookahead: ['text'],
  shortTerm: ['text'],
  baseline: ['text'],
};

const OWN = { wide: WIDE, narrow: NARROW, phone: PHONE } as const;

/** The columns that a level has while nobody chose others. */
export const ownColumns = (level: PlanningLevel, room: GridRoom): readonly GridColumn[] => OWN[room][level];

/** The columns of a level as chosen, or its own. */
export const chosenColumns = (level: PlanningLevel, room: GridRoom, choice?: GridChoice) =>
  choice?.names ?? ownColumns(level, room);

const BOXES_WIDTH = { mouse: 34, touch: 44 } as const;
const PHONE_TEXT_WIDTH = 152;

/** Room that a code takes: a letter, and the cell's edges. */
const CODE = { letter: 7.6, edges: 18, most: 150 } as const;
/** The same of a number of days, in the bold type of a branch. */
const DAYS = { letter: 8.6, edges: 15 } as const;

/** The width in which the longest of the durations is seen whole, in pixels. */
function daysWidth(rows: readonly { readonly duration: number }[]): number {
  const most = rows.reduce((longest, { duration }) => Math.max(longest, duration), 0);
  return Math.round(Math.max(TASK_COLUMNS.days.width, String(most).length * DAYS.letter + DAYS.edges));
}

/** The columns that are as wide as what stands in them. */
export type HeldWidths = Readonly<Record<'code' | 'days', number>>;

export const heldWidths = (
  rows: readonly { readonly code: string; readonly duration: number }[],
): HeldWidths => ({ code: codeWidth(rows), days: daysWidth(rows) });

/** The width in which the longest of the codes is seen whole, in pixels. */
export function codeWidth(rows: readonly { readonly code: string }[]): number {
  const letters = rows.reduce((most, { code }) => Math.max(most, code.length), 0);
  return Math.round(
    Math.min(CODE.most, Math.max(TASK_COLUMNS.code.width, letters * CODE.letter + CODE.edges)),
  );
}

function ownWidth(name: ColumnName, room: GridRoom, held: HeldWidths): number {
  if (name === 'select') return BOXES_WIDTH[isTouched() ? 'touch' : 'mouse'];
  if (name === 'code' || name === 'days') return held[name];
  return name === 'text' && room === 'phone' ? PHONE_TEXT_WIDTH : TASK_COLUMNS[name].width;
}

/** A width that a column may have. */
export const columnWidth = (pixels: number): number =>
  Math.round(Math.min(COLUMN_WIDTHS.most, Math.max(COLUMN_WIDTHS.least, pixels)));

/** The grid of a level as it is shown. */
export interface GridShown {
  readonly columns: readonly { readonly name: ColumnName; readonly width: number }[];
  /** Room that all of them take, in pixels. */
  readonly total: number;
  /** Room that the level's own columns take. */
  readonly ownTotal: number;
  /** Where somebody put the splitter; null while nobody did. */
  readonly width: number | null;
  /** Nobody said how wide names are: they may be less where that shows another column. */
  readonly namesYield: boolean;
}

/** The columns of a level in a room, as somebody chose them or as they come. */
export function gridShown(
  level: PlanningLevel,
  room: GridRoom,
  held: HeldWidths,
  choice?: GridChoice,
): GridShown {
  // On a phone a row is chosen by a touch, so that no column of boxes is needed.
  const marks: readonly ColumnName[] = room === 'phone' ? [] : ['select'];
  const columns = [...marks, ...chosenColumns(level, room, choice)].map((name) => ({
    name,
    width: (name !== 'select' && choice?.widths[name]) || ownWidth(name, room, held),
  }));
  const own = [...marks, ...ownColumns(level, room)];
  return {
    columns,
    total: columns.reduce((sum, { width }) => sum + width, 0),
    ownTotal: own.reduce((sum, name) => sum + ownWidth(name, room, held), 0),
    width: choice?.width ?? null,
    namesYield: choice?.widths.text === undefined,
  };
}

/** The least that the grid and the timeline keep, in pixels, wherever the splitter goes. */
const LEAST = { grid: 120, timeline: 76 } as const;
/** While nobody moved the splitter, more columns than a level's own push it to here and scroll beyond. */
const SHARE = 0.6;

/** How far the splitter may go when grid and timeline have `room` pixels together. */
export function splitterRange({ total }: GridShown, room: number): { least: number; most: number } {
  const least = Math.min(LEAST.grid, total);
  return { least, most: Math.max(least, Math.min(total, room - LEAST.timeline)) };
}

/** Pixels from the left edge to the timeline. */
export function gridWidth(shown: GridShown, room: number): number {
  const { least, most } = splitterRange(shown, room);
  const wanted = shown.width ?? Math.min(shown.total, Math.max(shown.ownTotal, Math.round(room * SHARE)));
  return Math.max(least, Math.min(wanted, most));
}

/** The least that names yield to, in pixels. */
const LEAST_NAME = 120;

/**
 * The grid with as many whole columns as its room has: names become narrower for it where nobody made them wider, and what is left is the
 * timeline's. Where somebody put the splitter it stays, through the midst of a column too.
 */
export function fittedGrid(shown: GridShown, room: number): { grid: GridShown; width: number } {
  const width = gridWidth(shown, room);
  if (shown.width !== null || width >= shown.total) return { grid: shown, width };
  const spareOf = (column: GridShown['columns'][number]): number =>
    column.name === 'text' && shown.namesYield ? Math.max(0, column.width - LEAST_NAME) : 0;
  let [taken, spare] = [0, 0];
  for (const column of shown.columns) {
    const nextSpare = spare + spareOf(column);
    if (taken + column.width - nextSpare > width) break;
    [taken, spare] = [taken + column.width, nextSpare];
  }
  if (taken === 0) return { grid: shown, width };
  const yielded = Math.max(0, taken - width);
  const columns = shown.columns.map((column) =>
    column.name === 'text' ? { ...column, width: column.width - yielded } : column,
  );
  return { grid: { ...shown, columns, total: shown.total - yielded }, width: taken - yielded };
}
