import type { DayNumber } from '@plomada/domain';
import type { Drawing, DrawingColumn } from './drawing';

export const ROW_HEIGHT = 15;
export const HEAD_HEIGHT = 28;
export const LETTERS = 7.5;

/** A cut of the chart and where it stands on its page: some rows, some days, the columns of the table beside them. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly columns: readonly DrawingColumn[];
  /** The first row, and the one after the last. */
  readonly firstRow: number;
  readonly endRow: number;
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly dayWidth: number;
}

export const tableWidth = (columns: readonly DrawingColumn[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

/** Where the days begin. */
export const timelineX = (frame: Frame): number => frame.x + tableWidth(frame.columns);
export const timelineWidth = (frame: Frame): number => (frame.to - frame.from) * frame.dayWidth;
/** Where the rows begin. */
export const bodyY = (frame: Frame): number => frame.y + HEAD_HEIGHT;
export const bodyHeight = (frame: Frame): number => (frame.endRow - frame.firstRow) * ROW_HEIGHT;
/** May lie outside of the frame: what is drawn there is cut off. */
export const dayX = (frame: Frame, day: DayNumber): number =>
  timelineX(frame) + (day - frame.from) * frame.dayWidth;
export const rowY = (frame: Frame, row: number): number => bodyY(frame) + (row - frame.firstRow) * ROW_HEIGHT;

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts the whole chart into frames for pages that leave so much room: first those for all days of the first rows, then the
 * next rows. `dayWidth` null: all days beside each other on one page. Pages to the right repeat the names only.
 */
export function framesOf(
  drawing: Drawing,
  room: Room,
  at: { x: number; y: number },
  dayWidth: number | null,
): Frame[] {
  const { columns, rows, from, to } = drawing;
  const names = columns.filter(({ tree }) => tree);
  const days = dayCuts(drawing, room.width, names, dayWidth);
  const perPage = Math.max(1, Math.floor((room.height - HEAD_HEIGHT) / ROW_HEIGHT));
  const width = dayWidth ?? (room.width - tableWidth(columns)) / (to - from);
  const frames: Frame[] = [];
  for (let firstRow = 0; firstRow < rows.length; firstRow += perPage) {
    const endRow = Math.min(rows.length, firstRow + perPage);
    for (const [cut, [first, end]] of days.entries()) {
      const shown = cut === 0 ? columns : names;
      frames.push({ ...at, columns: shown, firstRow, endRow, from: first, to: end, dayWidth: width });
    }
  }
  return frames;
}

function dayCuts(
  { columns, from, to }: Drawing,
  width: number,
  names: readonly DrawingColumn[],
  dayWidth: number | null,
): readonly (readonly [DayNumber, DayNumber])[] {
  if (dayWidth === null) return [[from, to]];
  const cuts: [DayNumber, DayNumber][] = [];
  for (let first = from; first < to;) {
    const table = tableWidth(first === from ? columns : names);
    const end = Math.min(to, first + Math.max(1, Math.floor((width - table) / dayWidth)));
    cuts.push([first, end]);
    first = end;
  }
  return cuts;
}
