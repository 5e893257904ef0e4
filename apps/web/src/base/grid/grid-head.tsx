import type { CellPosition } from './block';
import type { GridLayout } from './grid-layout';
import { HeadCell } from './head-cell';
import { ALL_BOXES, AllBox } from './selection-column';
import type { Grid } from './grid';

interface Props<Row> {
  readonly grid: Grid<Row>;
  readonly layout: GridLayout<Row>;
  readonly reached: CellPosition;
  readonly menuOf: string | null;
  readonly onMenu: (columnId: string) => void;
}

/** The heads of all columns, which stay while the rows scroll. */
export function GridHead<Row extends object>({ grid, layout, reached, menuOf, onMenu }: Props<Row>) {
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" aria-rowindex={1} className="grid-row">
        {layout.columns.map((column, at) => (
          <HeadCell
            key={column.id}
            grid={grid}
            column={column}
            at={at}
            left={layout.left.get(column.id)}
            isReached={reached.line < 0 && reached.column === at}
            isMenuOpen={menuOf === column.id}
            onMenu={onMenu}
          >
            {column.id === ALL_BOXES ? <AllBox grid={grid} /> : undefined}
          </HeadCell>
        ))}
      </div>
    </div>
  );
}
