import type { Column } from './column';
import type { GridView } from './grid-view';

/** Room that the columns take, for the style sheet. */
export interface GridLayout<Row> {
  readonly columns: readonly Column<Row>[];
  /** A grid template: growing columns share what is left, the others keep their widths. */
  readonly template: string;
  /** Pixels that all columns need. */
  readonly width: number;
  /** Pixels from the left at which pinned columns stay, by id. */
  readonly left: ReadonlyMap<string, number>;
}

export function gridLayout<Row>(
  columns: readonly Column<Row>[],
  { widths, pinned }: Pick<GridView, 'widths' | 'pinned'>,
): GridLayout<Row> {
  const left = new Map<string, number>();
  let width = 0;
  const tracks = columns.map((column) => {
    const own = widths[column.id] ?? column.width;
    const isPinned = pinned.includes(column.id);
    if (isPinned) left.set(column.id, width);
    width += own;
    const grows = column.grows && !isPinned && widths[column.id] === undefined;
    return grows ? `minmax(${own}px, ${column.grows}fr)` : `${own}px`;
  });
  const fills = tracks.some((track) => track.startsWith('minmax'));
  return { columns, template: fills ? tracks.join(' ') : `${tracks.join(' ')} 1fr`, width, left };
}
