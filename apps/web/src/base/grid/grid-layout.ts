import type { Column } from './column';
import type { GridView } from './grid-view';

/** Room that the columns take, for the style sheet. */
export interface GridLayout<Row> {
  readonly columns: readonly Column<Row>[];
  /** A grid template. */
  readonly template: string;
  /** Pixels that all columns need. */
  readonly width: number;
  /** Pixels from the left at which pinned columns stay, by id. */
  readonly left: ReadonlyMap<string, number>;
}

/** What the columns are laid out in: the pixels that there are, 0 while nobody knows, and those in which each would show all that it holds. */
interface Fit {
  readonly room: number;
  readonly needs: ReadonlyMap<string, number>;
}

/**
 * Every column has its own width, or the one that it was drawn to, which stays. Of the room beside these each gets first what it lacks to
 * show what is in it, in proportion where that is too much for all; what is left then is shared by the columns that grow.
 */
export function gridLayout<Row>(
  columns: readonly Column<Row>[],
  { widths, pinned }: Pick<GridView, 'widths' | 'pinned'>,
  { room, needs }: Fit,
): GridLayout<Row> {
  const isFixed = ({ id }: Column<Row>) => pinned.includes(id) || widths[id] !== undefined;
  const ownOf = ({ id, width }: Column<Row>) => widths[id] ?? width;
  const lacks = columns.map((column) =>
    isFixed(column) ? 0 : Math.max(0, (needs.get(column.id) ?? 0) - ownOf(column)),
  );
  const width = sum(columns.map(ownOf));
  const granted = Math.min(1, Math.max(0, room - width) / (sum(lacks) || 1));
  const left = new Map<string, number>();
  let at = 0;
  const tracks = columns.map((column, place) => {
    if (pinned.includes(column.id)) left.set(column.id, at);
    at += ownOf(column);
    const track = ownOf(column) + Math.floor(lacks[place]! * granted);
    return column.grows && !isFixed(column) ? `minmax(${track}px, ${column.grows}fr)` : `${track}px`;
  });
  const fills = tracks.some((track) => track.startsWith('minmax'));
  return { columns, template: fills ? tracks.join(' ') : `${tracks.join(' ')} 1fr`, width, left };
}

const sum = (pixels: readonly number[]): number => pixels.reduce((all, one) => all + one, 0);
