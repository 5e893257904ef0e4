import { memo, type ReactNode, type Ref } from 'react';
import type { Block } from './block';
import { whyFixed } from './cell-edits';
import { cellName, classes } from './cell-elements';
import { CellInput, type Then } from './cell-input';
import { CellNote } from './cell-note';
import { type Column, isFigure } from './column';
import { FoldIcon } from './fold-icon';
import type { GridLayout } from './grid-layout';
import type { Editing, Note } from './use-cell-edits';
import type { RowLine } from './use-lines';

/** What a row needs of its grid; the same object as long as nothing of it changes. */
export interface RowFrame<Row> {
  readonly layout: GridLayout<Row>;
  readonly isEditable: boolean;
  /** Why a cell is not edited that gives no reason of its own. */
  readonly plainly: string;
  readonly opens: boolean;
  readonly wraps: boolean;
  readonly nameOf: (row: Row) => string;
  readonly banner: ((row: Row, reach: 0 | -1) => ReactNode | null) | undefined;
  readonly isTree: boolean;
  readonly hasSelection: boolean;
  readonly toggle: (lineId: string) => void;
  /** Answers whether the cell took it. */
  readonly commit: (typed: string, then: Then) => boolean;
  readonly giveUp: () => void;
}

interface Props<Row> {
  readonly line: RowLine<Row>;
  readonly index: number;
  readonly frame: RowFrame<Row>;
  /** The column that the keyboard reaches in this row; null while it is in another. */
  readonly reached: number | null;
  /** Columns from and to which a block is marked; null for none. */
  readonly marked: Pick<Block, 'left' | 'right'> | null;
  readonly editing: Editing | null;
  /** What is said beside one of its cells. */
  readonly note: Note | null;
  readonly isChosen: boolean;
  /** Pixels from the top, in a grid that draws only what is seen. */
  readonly top: number | null;
  readonly measure: Ref<HTMLDivElement> | undefined;
}

/** A row of cells, or one cell across all columns. */
function RowOfCells<Row extends object>(props: Props<Row>) {
  const { line, index, frame, reached, isChosen, top, measure } = props;
  const { layout, banner } = frame;
  const across = banner?.(line.row, reached === null ? -1 : 0) ?? null;
  return (
    <div
      role="row"
      ref={measure}
      data-index={index}
      data-id={line.id}
      aria-rowindex={index + 2}
      {...(frame.isTree && { 'aria-level': line.depth + 1 })}
      {...(line.isOpen !== null && { 'aria-expanded': line.isOpen })}
      {...(frame.hasSelection && { 'aria-selected': isChosen })}
      className={classes('grid-row', {
        'grid-opens': frame.opens || (line.isOpen !== null && !frame.isEditable),
        'grid-wraps': frame.wraps,
        'grid-banner': across !== null,
        'grid-chosen': isChosen,
      })}
      style={top === null ? undefined : { position: 'absolute', top }}
    >
      {across === null ? (
        layout.columns.map((column, at) => <Cell key={column.id} {...props} column={column} at={at} />)
      ) : (
        <div
          role="gridcell"
          aria-colindex={1}
          aria-colspan={layout.columns.length}
          className="grid-cell"
          data-cell={cellName({ line: index, column: 0 })}
          tabIndex={reached === null ? -1 : 0}
          style={{ gridColumn: '1 / -1' }}
        >
          {line.isOpen !== null && <Fold line={line} frame={frame} />}
          {across}
        </div>
      )}
    </div>
  );
}

export const GridRow = memo(RowOfCells) as typeof RowOfCells;

interface CellProps<Row> extends Props<Row> {
  readonly column: Column<Row>;
  /** From 0. */
  readonly at: number;
}

function Cell<Row extends object>(props: CellProps<Row>) {
  const { line, index, frame, column, at, reached, marked, editing, note } = props;
  const isReached = reached === at;
  const left = frame.layout.left.get(column.id);
  const isTyped = frame.isEditable && !column.isTool;
  const why = (isTyped && whyFixed(column, line.row, frame.plainly)?.why) || null;
  const hint = why ?? ((isTyped && column.editor?.limit?.(line.row)) || null);
  const typed = editing?.columnId === column.id ? editing : null;
  const said = note?.columnId === column.id ? note.refused : null;
  const isMarked = marked !== null && at >= marked.left && at <= marked.right;
  return (
    <div
      role="gridcell"
      aria-colindex={at + 1}
      {...(frame.isEditable && { 'aria-readonly': why !== null || column.isTool === true })}
      data-cell={cellName({ line: index, column: at })}
      data-field={column.id}
      tabIndex={isReached ? 0 : -1}
      className={classes('grid-cell', {
        'grid-figure': isFigure(column),
        'grid-pinned': left !== undefined,
        'grid-marked': isMarked,
        'grid-fixed': why !== null,
      })}
      {...(hint !== null && { title: hint, 'aria-description': hint })}
      style={left === undefined ? undefined : { insetInlineStart: left }}
    >
      {at === firstOfRow(frame.layout.columns) && <Fold line={line} frame={frame} />}
      {typed ? (
        <CellInput
          column={column}
          row={line.row}
          text={typed.text}
          isWrong={said !== null}
          onCommit={frame.commit}
          onGiveUp={frame.giveUp}
        />
      ) : (
        <Content column={column} row={line.row} reach={isReached ? 0 : -1} hint={hint} />
      )}
      {said && <CellNote refused={said} about={frame.nameOf(line.row)} />}
    </div>
  );
}

const firstOfRow = (columns: readonly Column<never>[]): number => columns.findIndex(({ isTool }) => !isTool);

function Content<Row>(props: {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly reach: 0 | -1;
  /** What the cell says on hover instead of its text. */
  readonly hint: string | null;
}) {
  const { column, row, reach, hint } = props;
  if (column.draw) return column.draw(row, reach);
  const text = column.text(row);
  return <span {...(hint === null && { title: text })}>{text}</span>;
}

/** How deep a row of a tree stands, and what opens and closes it. */
function Fold<Row>({ line, frame }: { readonly line: RowLine<Row>; readonly frame: RowFrame<Row> }) {
  if (!frame.isTree) return null;
  return <FoldIcon depth={line.depth} isOpen={line.isOpen} onToggle={() => frame.toggle(line.id)} />;
}
