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
 * Every column has its own width, or the one that it was drawn to, which stays. Of the room beside these each gets what it lacks to
 * show what is in it: first those that grow, then the others, in proportion where it is too little for all of them. What is left
 * then is shared by the columns that grow.
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
  const lacksOf = (grow: boolean) => sum(lacks.filter((_, place) => Boolean(columns[place]!.grows) === grow));
  const spare = Math.max(0, room - width);
  const toGrowing = Math.min(spare, lacksOf(true));
  const granted = (grow: boolean) =>
    Math.min(1, (grow ? toGrowing : spare - toGrowing) / (lacksOf(grow) || 1));
  const left = new Map<string, number>();
  let at = 0;
  const tracks = columns.map((column, place) => {
    if (pinned.includes(column.id)) left.set(column.id, at);
    at += ownOf(column);
    const track = ownOf(column) + Math.floor(lacks[place]! * granted(Boolean(column.grows)));
    return column.grows && !isFixed(column) ? `minmax(${track}px, ${column.grows}fr)` : `${track}px`;
  });
  const fills = tracks.some((track) => track.startsWith('minmax'));
  return { columns, template: fills ? tracks.join(' ') : `${tracks.join(' ')} 1fr`, width, left };
}

const sum = (pixels: readonly number[]): number => pixels.reduce((all, one) => all + one, 0);
