import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TableSource } from '@plomada/presentation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { GridTable } from '../../../base/grid/grid-table';
import { useGrid } from '../../../base/grid/use-grid';
import { useAppSelector } from '../../../base/hooks';
import { minutesPath } from '../../../base/paths';
import { useProjectId } from '../../../base/use-project-id';
import { drawn } from '../../../columns/catalogue';
import { selectPlan } from '../../../plan/state/plan-selectors';
import { useColumns, useWords } from '../../../columns/use-columns';
import type { Filters } from '../../../base/grid/filters';

interface Props {
  /** What the table is called. */
  readonly name: string;
  readonly source: TableSource;
  readonly height: number | '100%';
  /** Why it has no rows, where that is known. */
  readonly noRows?: string;
  /** What it is filtered by, where that stands outside of it. */
  readonly filters?: readonly [Filters, (filters: Filters) => void];
}

/** What a report is made of, in a grid: to put in order, to filter, to copy. */
export function ReportTable({ name, source, height, noRows, filters }: Props) {
  const plain = useColumns(source.columns, useWords(['reports']), useAppSelector(selectPlan));
  const columns = useMemo(
    () => drawn(plain, { term: (row, reach) => <TermCell row={row} tabIndex={reach} /> }),
    [plain],
  );
  const grid = useGrid({
    ...{ name, columns, rows: source.rows, idOf: source.idOf },
    ...(noRows && { noRows }),
    ...(filters && { filters }),
  });
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column' }}>
      <GridTable grid={grid} />
    </Box>
  );
}

interface TermCellProps {
  /** What has a term's number. */
  readonly row: object;
  readonly tabIndex: 0 | -1;
}

/** The number of a closed term, which leads to the minutes of its meeting. */
function TermCell({ row, tabIndex }: TermCellProps) {
  const { t } = useTranslation('reports');
  const projectId = useProjectId() ?? '';
  const { termNumber: number } = row as { readonly termNumber: number };
  return (
    <Link
      component={RouterLink}
      to={minutesPath(projectId, number)}
      tabIndex={tabIndex}
      title={t('minutesOf', { number })}
      underline="hover"
    >
      {number}
    </Link>
  );
}
