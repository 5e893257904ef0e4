import type { Column } from './column';

export interface SortedBy {
  readonly id: string;
  readonly desc: boolean;
}

/** How somebody looks at a grid, beside what it is filtered by. */
export interface GridView {
  readonly sorting: readonly SortedBy[];
  /** Ids of the columns whose values head the groups, the outermost first. */
  readonly grouping: readonly string[];
  /** Ids from the left; columns that it does not name follow as they come. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Columns that stay at the left while the others scroll. */
  readonly pinned: readonly string[];
  /** In pixels, of columns that were made wider or narrower. */
  readonly widths: Readonly<Record<string, number>>;
}

/** What a person changed of the view that a grid comes with. */
export type ChosenView = Partial<GridView>;

export const PLAIN_VIEW: GridView = {
  sorting: [],
  grouping: [],
  order: [],
  hidden: [],
  pinned: [],
  widths: {},
};

export const WIDTH_LIMITS = { least: 40, most: 900 } as const;

/** A width that a column may have, in pixels. */
export const allowedWidth = (pixels: number): number =>
  Math.round(Math.min(WIDTH_LIMITS.most, Math.max(WIDTH_LIMITS.least, pixels)));

type Named = Pick<Column<never>, 'id' | 'isTool'>;

/** The columns as wide as the view that a grid comes with has them: as their own width, which grows with what stands in them. */
export function withOwnWidths<C extends { readonly id: string; readonly width: number }>(
  columns: readonly C[],
  initial: ChosenView | undefined,
): readonly C[] {
  const widths = initial?.widths;
  if (!widths) return columns;
  return columns.map((column) => ({ ...column, width: widths[column.id] ?? column.width }));
}

/** All columns in the order of the view: pinned ones first, those that hold tools last. */
export function orderedColumns<C extends Named>(
  columns: readonly C[],
  { order, pinned }: Pick<GridView, 'order' | 'pinned'>,
): readonly C[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const rank = ({ id, isTool }: C): number => (isTool ? 2 : pinned.includes(id) ? 0 : 1);
  const at = ({ id }: C): number => place.get(id) ?? order.length;
  return [...columns].sort((a, b) => rank(a) - rank(b) || at(a) - at(b));
}

/** The columns that are shown. */
export function shownColumns<C extends Named>(columns: readonly C[], view: GridView): readonly C[] {
  return orderedColumns(columns, view).filter(({ id, isTool }) => isTool || !view.hidden.includes(id));
}

/** The next order of a column that is clicked: up, down, and as the rows come. */
export function sortedNext(sorting: readonly SortedBy[], id: string, more: boolean): readonly SortedBy[] {
  const present = sorting.find((one) => one.id === id);
  const others = more ? sorting.filter((one) => one.id !== id) : [];
  if (!present) return [...others, { id, desc: false }];
  return present.desc ? others : [...others, { id, desc: true }];
}

/** The view with a column put at the left and kept there, or let go. */
export function pinToggled(view: GridView, id: string): Pick<GridView, 'pinned'> {
  const { pinned } = view;
  return { pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id] };
}

/** The view with its rows grouped by a column too, or no more. */
export function groupingToggled({ grouping }: GridView, id: string): Pick<GridView, 'grouping'> {
  return { grouping: grouping.includes(id) ? grouping.filter((one) => one !== id) : [...grouping, id] };
}
