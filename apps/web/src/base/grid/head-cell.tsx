import IconButton from '@mui/material/IconButton';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterIcon, MoreIcon, SortDownIcon, SortUpIcon } from '../icons/icons';
import { cellName, classes, isInControl } from './cell-elements';
import { type Column, isFigure } from './column';
import { allowedWidth, sortedNext } from './grid-view';
import { type Grid, sortsBy } from './grid';

interface Props<Row> {
  readonly grid: Grid<Row>;
  readonly column: Column<Row>;
  /** From 0. */
  readonly at: number;
  readonly left: number | undefined;
  readonly isReached: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenu: (columnId: string) => void;
  /** In place of the words. */
  readonly children?: ReactNode;
}

/** The head of a column: puts the rows in order, opens the column's menu, and is drawn wider by its edge. */
export function HeadCell<Row>(props: Props<Row>) {
  const { grid, column, at, left, isReached, isMenuOpen, onMenu, children } = props;
  const { t } = useTranslation('grid');
  const works = !grid.isPlain && !column.isTool;
  const sorts = sortsBy(grid, column);
  const sorted = grid.view.sorting.find(({ id }) => id === column.id);
  const isFiltered = grid.filtered[column.id] !== undefined;
  const name = column.headInFull ?? column.head;
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      aria-label={isFiltered ? t('filteredHead', { column: name }) : name || t('actions')}
      {...(sorts && { 'aria-sort': sorted ? (sorted.desc ? 'descending' : 'ascending') : 'none' })}
      data-cell={cellName({ line: -1, column: at })}
      data-head={column.id}
      tabIndex={isReached ? 0 : -1}
      className={classes('grid-head-cell', {
        'grid-figure': isFigure(column),
        'grid-pinned': left !== undefined,
        'grid-sorts': sorts,
      })}
      style={left === undefined ? undefined : { insetInlineStart: left }}
      {...(works && {
        onClick: (event) => {
          if (isInControl(event.target) || !sorts) return;
          grid.change({ sorting: sortedNext(grid.view.sorting, column.id, event.shiftKey) });
        },
        onContextMenu: (event) => {
          event.preventDefault();
          onMenu(column.id);
        },
      })}
    >
      {children ?? <span title={name}>{column.head}</span>}
      {sorted && (sorted.desc ? <SortDownIcon sx={SMALL} /> : <SortUpIcon sx={SMALL} />)}
      {isFiltered && <FilterIcon sx={SMALL} />}
      {works && (
        <IconButton
          size="small"
          className="grid-menu"
          tabIndex={-1}
          aria-label={t('menuOf', { column: name })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={() => onMenu(column.id)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      {works && <Edge grid={grid} column={column} />}
    </div>
  );
}

const SMALL = { fontSize: 16, flexShrink: 0 } as const;

/** Drawn sideways it gives the column another width; a double click gives it back its own. */
function Edge<Row>({ grid, column }: Pick<Props<Row>, 'grid' | 'column'>) {
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const drawn = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    const width = allowedWidth(from.current.width + event.clientX - from.current.x);
    grid.change({ widths: { ...grid.view.widths, [column.id]: width } });
  };
  return (
    <div
      aria-hidden
      className="grid-edge"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => {
        const others = Object.entries(grid.view.widths).filter(([id]) => id !== column.id);
        grid.change({ widths: Object.fromEntries(others) });
      }}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: event.currentTarget.parentElement!.offsetWidth };
      }}
      onPointerMove={drawn}
      onPointerUp={() => {
        from.current = null;
      }}
    />
  );
}
