import {
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnDefinitionsSelector,
  type useGridApiRef,
} from '@mui/x-data-grid';
import type { View } from '@plomada/interchange';
import { NOTHING } from '../../../base/format';

type GridApi = NonNullable<ReturnType<typeof useGridApiRef>['current']>;

/**
 * What a grid shows: its visible columns in their order, and the rows of all its pages as they are filtered and sorted. Texts are
 * as they stand in the cells; figures are numbers to calculate with.
 */
export function viewOfGrid(name: string, api: GridApi): View {
  const grid = { current: api };
  const columns = gridVisibleColumnDefinitionsSelector(grid).filter(({ headerName }) => headerName);
  const rows = gridFilteredSortedRowEntriesSelector(grid).map(({ model }) => model);
  return {
    name,
    columns: columns.map(({ headerName, type }) => ({
      head: headerName!,
      holds: type === 'number' ? 'number' : 'text',
    })),
    lines: rows.map((row) =>
      columns.map((column) =>
        column.type === 'number'
          ? api.getRowValue<number | null>(row, column)
          : textOf(api.getRowFormattedValue<unknown>(row, column)),
      ),
    ),
  };
}

const textOf = (shown: unknown): string | null =>
  shown === null || shown === undefined || shown === NOTHING ? null : String(shown);
