import type { Permission } from '@plomada/domain';
import { plainText, type Words } from '@plomada/presentation';
import type { CellEditor, CellValue, Choice, Column, ColumnKind } from '../base/grid/column';

export type { Words } from '@plomada/presentation';

/**
 * What there is to know of one column, wherever it is shown: in a grid, in the Gantt, in a spreadsheet, in a menu. `About` is what
 * its values need beside the row, such as the plan.
 */
export interface CatalogueColumn<Row, About = null, Id extends string = string> {
  readonly id: Id;
  readonly kind: ColumnKind;
  /** Key of the heads: `columns:<of what>.<id>`. */
  readonly label: string;
  /** Key of a shorter head, for grids. */
  readonly short?: string;
  readonly width: number;
  readonly grows?: number;
  readonly value: (row: Row, about: About) => CellValue;
  /** The cell in words, where the kind does not say how it reads. */
  readonly text?: (row: Row, words: Words, about: About) => string;
  readonly choices?: (row: Row, words: Words, about: About) => readonly Choice[];
  readonly labelOf?: (key: string, words: Words) => string;
  readonly total?: Column<Row>['total'];
  /** The total in words, where the kind does not say how it reads. */
  readonly totalText?: (total: number, words: Words) => string;
  readonly editor?: (words: Words, about: About) => CellEditor<Row>;
  /** Key of the words that say why nobody types into it, where it is not that it is calculated. */
  readonly fixed?: string;
  /** What somebody must be allowed to, so that the editor is offered. */
  readonly permission?: Permission;
}

/** The columns of a catalogue for a grid, in the language that is shown. */
export function columnsOf<Row, About>(
  catalogue: readonly CatalogueColumn<Row, About>[],
  words: Words,
  about: About,
): readonly Column<Row>[] {
  return catalogue.map((column) => columnOf(column, words, about));
}

function columnOf<Row, About>(column: CatalogueColumn<Row, About>, words: Words, about: About): Column<Row> {
  const { id, kind, label, short, width, grows, value, text, choices, labelOf, editor, fixed } = column;
  const { total, totalText } = column;
  const inFull = words.t(label);
  return {
    id,
    kind,
    head: short ? words.t(short) : inFull,
    headInFull: inFull,
    width,
    ...(grows !== undefined && { grows }),
    value: (row) => value(row, about),
    text: (row) => (text ? text(row, words, about) : plainText(kind, value(row, about), words.format)),
    ...(choices && { choices: (row: Row) => choices(row, words, about) }),
    ...(labelOf && { labelOf: (key: string) => labelOf(key, words) }),
    ...(total && {
      total,
      totalText: (sum: number) => (totalText ? totalText(sum, words) : plainText(kind, sum, words.format)),
    }),
    ...(editor && { editor: editor(words, about) }),
    ...(fixed && { fixed: words.t(fixed) }),
  };
}

/** How some of the columns are shown otherwise than in words, by id. */
export type Drawings<Row> = Readonly<Record<string, NonNullable<Column<Row>['draw']>>>;

export const drawn = <Row>(
  columns: readonly Column<Row>[],
  drawings: Drawings<Row>,
): readonly Column<Row>[] =>
  columns.map((column) => {
    const draw = drawings[column.id];
    return draw ? { ...column, draw } : column;
  });

/** Columns for rows that hold, or do not hold, the rows that the columns are of. */
export const columnsWithin = <Outer, Row>(
  columns: readonly Column<Row>[],
  rowIn: (outer: Outer) => Row | null,
): readonly Column<Outer>[] =>
  columns.map(({ choices, draw, widest, total, editor: _editor, ...column }) => ({
    ...column,
    value: (outer) => orNone(rowIn(outer), column.value, null),
    text: (outer) => orNone(rowIn(outer), column.text, ''),
    ...(total && {
      total:
        typeof total === 'function'
          ? (outers: readonly Outer[]) => total(outers.flatMap((outer) => rowIn(outer) ?? []))
          : total,
    }),
    ...(choices && { choices: (outer: Outer) => orNone(rowIn(outer), choices, []) }),
    ...(widest && { widest: (outer: Outer) => orNone(rowIn(outer), widest, '') }),
    ...(draw && {
      draw: (outer: Outer, reach: 0 | -1) => orNone(rowIn(outer), (row) => draw(row, reach), null),
    }),
  }));

const orNone = <Row, Out>(row: Row | null, of: (row: Row) => Out, none: Out): Out =>
  row === null ? none : of(row);
