import Box from '@mui/material/Box';
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingFound } from '../states/nothing-found';
import { useInnerWidth } from '../layout/use-width';
import { ColumnMenu } from './column-menu';
import { columnNeeds } from './column-needs';
import { FilterChips } from './filter-chips';
import { FoundRows } from './found-rows';
import { gridKeys } from './grid-keys';
import { gridLayout } from './grid-layout';
import { GridBody } from './grid-body';
import { GridHead } from './grid-head';
import { GridRoot } from './grid-root';
import { gridPointer } from './grid-pointer';
import type { RowFrame } from './grid-row';
import { RefusedEdits } from './refused-edits';
import { SelectionBar } from './selection-bar';
import { TotalsRow } from './totals-row';
import { useCellEdits } from './use-cell-edits';
import { useCursor } from './use-cursor';
import type { Grid } from './grid';
import { useRowWindow } from './use-row-window';
import { useStartRow } from './use-start-row';

const ROW_PX = 36;
/** Lines of a text that a cell shows of rows that are as high as what is in them. */
const LINES_OF_CELL = 2;

/** A grid: heads, rows, totals, and above them what is filtered and what can be done with the rows that are ticked. */
export function GridTable<Row extends object>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { shown, view, lines } = grid;
  const root = useRef<HTMLDivElement>(null);
  const [touched] = useState(() => ({ current: false }));
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const cursor = useCursor(lines.length, shown.length);
  const edits = useCellEdits(grid, cursor);
  const rowPx = grid.rowHeight ?? ROW_PX;
  const wraps = grid.wraps === true;
  const window = useRowWindow({ lines, rowPx, root, cursor, wraps });
  useStartRow({ id: grid.startsAt, lines, root, cursor, scrollTo: window.scrollTo });
  const room = useInnerWidth(root);
  const looked = grid.ungrouped ?? grid.rows;
  const needs = useMemo(() => columnNeeds(shown, looked, wraps ? LINES_OF_CELL : 1), [shown, looked, wraps]);
  const layout = useMemo(() => gridLayout(shown, view, { room, needs }), [shown, view, room, needs]);
  const frame = useRowFrame(grid, layout, edits, cursor, t('fixed'));
  const isTree = view.grouping.length > 0 || grid.subRows !== undefined;
  return (
    <Box
      className="grid-frame"
      sx={{ flex: '1 1 auto', minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <FilterChips grid={grid} />
      {grid.selection?.bar && <SelectionBar grid={grid} root={root} />}
      <GridRoot
        ref={root}
        role={isTree ? 'treegrid' : 'grid'}
        aria-label={grid.name}
        aria-rowcount={lines.length + 1}
        aria-colcount={shown.length}
        {...(grid.selection && { 'aria-multiselectable': true })}
        {...(!grid.onEdits && { 'aria-readonly': true })}
        style={
          {
            '--grid-columns': layout.template,
            '--grid-width': `${layout.width}px`,
            '--grid-row': `${rowPx}px`,
            scrollPaddingInlineStart: pinnedWidth(layout),
          } as CSSProperties
        }
        onKeyDown={gridKeys({ grid, cursor, edits, rowPx, onMenu: setMenuOf })}
        {...gridPointer({ grid, cursor, edits, touched })}
      >
        <GridHead grid={grid} layout={layout} reached={cursor.place} menuOf={menuOf} onMenu={setMenuOf} />
        <GridBody grid={grid} frame={frame} window={window} cursor={cursor} edits={edits} />
        {lines.length === 0 && (
          <div className="grid-empty">
            <NothingFound
              isSearched={grid.noRows !== undefined || grid.rows.length > 0}
              detail={grid.noRows}
            />
          </div>
        )}
        <TotalsRow columns={shown} rows={grid.found} layout={layout} />
      </GridRoot>
      <FoundRows grid={grid} />
      {menuOf !== null && (
        <ColumnMenu grid={grid} root={root} columnId={menuOf} onClose={() => setMenuOf(null)} />
      )}
      <RefusedEdits edits={edits} nameOf={grid.rowName ?? grid.idOf} />
    </Box>
  );
}

/** Room that the pinned columns cover. */
function pinnedWidth<Row>({ columns, left }: ReturnType<typeof gridLayout<Row>>): number {
  const last = columns.findLast(({ id }) => left.has(id));
  return last ? left.get(last.id)! + last.width : 0;
}

function useRowFrame<Row extends object>(
  grid: Grid<Row>,
  layout: RowFrame<Row>['layout'],
  edits: ReturnType<typeof useCellEdits<Row>>,
  cursor: ReturnType<typeof useCursor>,
  plainly: string,
): RowFrame<Row> {
  // Rows are drawn again when their frame changes: what only acts stays the same object and looks up what is newest.
  const newest = useRef({ grid, edits, cursor });
  useLayoutEffect(() => {
    newest.current = { grid, edits, cursor };
  });
  const toggle = useCallback((lineId: string) => newest.current.grid.toggle(lineId), []);
  const commit = useCallback<RowFrame<Row>['commit']>((typed, then) => {
    const { edits: now, cursor: at } = newest.current;
    if (!now.commit(typed)) return false;
    const { line, column } = at.place;
    if (then === 'down') at.go({ line: line + 1, column });
    if (then === 'right') at.go({ line, column: column + 1 });
    if (then === 'left') at.go({ line, column: column - 1 });
    return true;
  }, []);
  const giveUp = useCallback(() => {
    newest.current.edits.giveUp();
    newest.current.cursor.go(newest.current.cursor.place);
  }, []);
  const { banner } = grid;
  const nameOf = grid.rowName ?? grid.idOf;
  const isEditable = grid.onEdits !== undefined;
  const opens = grid.onOpen !== undefined && grid.opensBy === 'click';
  const wraps = grid.wraps === true;
  const isTree = grid.subRows !== undefined;
  const hasSelection = grid.selection !== undefined;
  return useMemo(
    () => ({
      layout,
      isEditable,
      plainly,
      opens,
      wraps,
      nameOf,
      banner,
      isTree,
      hasSelection,
      toggle,
      commit,
      giveUp,
    }),
    [layout, isEditable, plainly, opens, wraps, nameOf, banner, isTree, hasSelection, toggle, commit, giveUp],
  );
}
