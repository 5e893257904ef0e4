import type { GridName } from '@plomada/contracts';
import type { ExportTable } from '@plomada/interchange';
import type { ReactNode } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Message, Refused } from '../messages/messages-slice';
import type { Column } from './column';
import type { Filters } from './filters';
import type { ChosenView, GridView, SortedBy } from './grid-view';
import type { Lines } from './use-lines';
import type { SavedViews } from './use-saved-views';

/** A cell for which somebody wants another value. */
export interface CellEdit<Row> {
  readonly row: Row;
  readonly column: Column<Row>;
  readonly value: unknown;
}

/** What came of several edits. */
export interface EditsOutcome {
  /** For each of them in their order why it was refused, null where it was taken. */
  readonly refused: readonly (Refused | null)[];
  readonly done: EditsDone;
}

/** How much changed, and what takes it back: nothing where nothing did, or where it is proposed, which tells of itself. */
export interface EditsDone {
  readonly changed: number;
  readonly undo: UnknownAction | null;
}

/** Rows that are ticked. */
export interface Selection<Row> {
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** Which rows have a box; all of them where nothing is said. */
  readonly hasBox?: (row: Row) => boolean;
  /** Those that cannot be ticked say why in their cells. */
  readonly mayChoose?: (row: Row) => boolean;
  /** What a row's box is called. */
  readonly label: (row: Row) => string;
  /** What can be done with all that are ticked, above the grid. */
  readonly bar?: (rows: readonly Row[]) => ReactNode;
}

export interface GridOptions<Row> {
  /** What the grid is called. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** What is grouped by a column, where the rows are heads of groups themselves. */
  readonly ungrouped?: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** What people call a row. */
  readonly rowName?: (row: Row) => string;
  /** How the grid looks while nobody chose otherwise. Its widths are the columns' own: what stands in them may widen them. */
  readonly initial?: ChosenView;
  /** What the person's views are kept by; nothing is kept without it. */
  readonly keptAs?: GridName;
  /** With what saved views are kept: the project that the address names, or, of a grid of no project, the person alone. */
  readonly keptWith?: 'project' | 'person';
  /** Where the filters stand when not in the grid itself. */
  readonly filters?: readonly [Filters, (filters: Filters) => void];
  /** For rows that are put in order before they come here. */
  readonly sorted?: {
    readonly by: SortedBy | null;
    readonly onSorted: (by: SortedBy) => void;
    /** Ids of the columns by which they can be; all where nothing is said. */
    readonly columns?: readonly string[];
  };
  /** Makes the rows a tree. */
  readonly subRows?: (row: Row) => readonly Row[];
  /** What stands below other rows is seen only when somebody opens them. */
  readonly startsClosed?: boolean;
  /** Rows that are one cell across all columns. */
  readonly banner?: (row: Row, reach: 0 | -1) => ReactNode | null;
  readonly onOpen?: (row: Row) => void;
  /** What opens a row besides the keyboard. */
  readonly opensBy?: 'click' | 'doubleClick';
  /**
   * Takes edits as one action; `said` is the key of what is told of them, whose `count` is how many changed something. Without it
   * the grid is to read only.
   */
  readonly onEdits?: (edits: readonly CellEdit<Row>[], said?: Message['key']) => EditsOutcome;
  readonly selection?: Selection<Row>;
  /** The row that a link leads to: the grid comes with it in sight. */
  readonly startsAt?: string | null;
  /** Which search or filter found nothing, said where there is no row. */
  readonly noRows?: string;
  /** A plain list: nothing is put in order, filtered or chosen. */
  readonly isPlain?: boolean;
  /** Rows as high as what is in them. */
  readonly wraps?: boolean;
  readonly rowHeight?: number;
}

/** Whether the rows can be put in order by a column. */
export const sortsBy = <Row>({ sorted, isPlain }: GridOptions<Row>, { id, isTool }: Column<Row>): boolean =>
  !isPlain && !isTool && (sorted?.columns?.includes(id) ?? true);

/** A grid as its parts see it. */
export interface Grid<Row> extends GridOptions<Row>, Lines<Row> {
  /** Those that are shown, from the left. */
  readonly shown: readonly Column<Row>[];
  readonly view: GridView;
  readonly change: (view: ChosenView) => void;
  /** As the grid comes. */
  readonly reset: () => void;
  readonly filtered: Filters;
  readonly filter: (filters: Filters) => void;
  readonly saved: SavedViews;
  /** Looks at the grid as a saved view says. */
  readonly look: (view: ChosenView, filters: Filters) => void;
  /** What is shown at the moment, for a spreadsheet. */
  readonly table: () => ExportTable;
}
