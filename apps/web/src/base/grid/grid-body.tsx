import { isInBlock } from './block';
import { GridRow, type RowFrame } from './grid-row';
import { GroupRow } from './group-row';
import type { CellEditing } from './use-cell-edits';
import type { Cursor } from './use-cursor';
import type { Grid } from './grid';
import type { RowWindow } from './use-row-window';

interface Props<Row> {
  readonly grid: Grid<Row>;
  readonly frame: RowFrame<Row>;
  readonly window: RowWindow;
  readonly cursor: Cursor;
  readonly edits: Pick<CellEditing<Row>, 'editing' | 'note'>;
}

/** The rows that are drawn. */
export function GridBody<Row extends object>({ grid, frame, window, cursor, edits }: Props<Row>) {
  const { editing, note } = edits;
  const { place, block } = cursor;
  const marks = block.top !== block.bottom || block.left !== block.right ? block : null;
  return (
    <div
      role="rowgroup"
      className="grid-body"
      style={window.height === null ? undefined : { position: 'relative', height: window.height }}
    >
      {window.drawn.map(({ index, top }) => {
        const line = grid.lines[index]!;
        const reached = place.line === index ? place.column : null;
        if (line.kind === 'group') {
          return (
            <GroupRow
              key={line.id}
              line={line}
              index={index}
              columns={grid.shown}
              isReached={reached !== null}
              top={top}
              onToggle={frame.toggle}
            />
          );
        }
        const isMarked = marks !== null && isInBlock(marks, { line: index, column: marks.left });
        return (
          <GridRow
            key={line.id}
            line={line}
            index={index}
            frame={frame}
            reached={reached}
            marked={isMarked ? marks : null}
            editing={editing?.lineId === line.id ? editing : null}
            note={note?.lineId === line.id ? note : null}
            isChosen={grid.selection?.ids.has(line.id) ?? false}
            top={top}
            measure={window.measure}
          />
        );
      })}
    </div>
  );
}
