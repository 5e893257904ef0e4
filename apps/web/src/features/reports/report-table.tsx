import Box from '@mui/material/Box';
import { GridTable } from '../../base/grid/grid-table';
import { useGrid } from '../../base/grid/use-grid';
import { useColumns, useWords } from '../../columns/use-columns';
import type { Filters } from '../../base/grid/filters';
import type { TableSource } from './registry/report';

interface Props {
  /** What the table is called. */
  readonly name: string;
  readonly source: TableSource;
  readonly height: number;
  /** What it is filtered by, where that stands outside of it. */
  readonly filters?: readonly [Filters, (filters: Filters) => void];
}

/** What a report is made of, in a grid: to put in order, to filter, to copy. */
export function ReportTable({ name, source, height, filters }: Props) {
  const columns = useColumns(source.columns, useWords(['reports']), null);
  const grid = useGrid({ name, columns, rows: source.rows, idOf: source.idOf, ...(filters && { filters }) });
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column' }}>
      <GridTable grid={grid} />
    </Box>
  );
}
