import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lastDay, type RhythmBar, type RhythmLine } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GridTable } from '../../base/grid/grid-table';
import { useGrid } from '../../base/grid/use-grid';
import type { CatalogueColumn } from '../../columns/catalogue';
import { useColumns, useWords } from '../../columns/use-columns';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';

interface Row extends RhythmBar {
  readonly line: RhythmLine;
}

const HEIGHT_PX = 420;

const of = (
  id: string,
  kind: CatalogueColumn<Row>['kind'],
  width: number,
  value: CatalogueColumn<Row>['value'],
): CatalogueColumn<Row> => ({
  ...{ id, kind, label: `lineOfBalance:column.${id}`, width, value },
  ...(kind === 'text' && { grows: 1 }),
});

const COLUMNS: readonly CatalogueColumn<Row>[] = [
  of('category', 'text', 140, ({ line }) => line.name),
  of('unit', 'text', 120, ({ unit }) => unit),
  of('start', 'date', 104, ({ start }) => start),
  of('end', 'date', 104, ({ start, end }) => lastDay(start, end)),
  of('days', 'number', 112, ({ days }) => days),
  of('workDays', 'number', 120, ({ line }) => line.workDays),
  of('over', 'number', 96, ({ line, days }) => (line.workDays === null ? null : days - line.workDays)),
  of('pace', 'number', 148, ({ line }) => line.pace),
  of('tasks', 'number', 84, ({ taskIds }) => taskIds.length),
];

const idOf = ({ line, unitId }: Row): string => `${line.categoryId} ${unitId}`;
const rowName = ({ line, unit }: Row): string => `${line.name}, ${unit}`;

/** The same in figures: what each category takes in each unit; a row leads to its first task. */
export function BalanceTable({ lines }: { readonly lines: readonly RhythmLine[] }) {
  const { t } = useTranslation('lineOfBalance');
  const { open } = useTaskInAddress();
  const rows = useMemo(
    () => lines.flatMap((line) => line.bars.map((bar): Row => ({ ...bar, line }))),
    [lines],
  );
  const columns = useColumns(COLUMNS, useWords(['lineOfBalance']), null);
  const grid = useGrid({
    ...{ name: t('table'), columns, rows, idOf, rowName },
    onOpen: ({ taskIds }) => open(taskIds[0]!),
    opensBy: 'doubleClick',
  });
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('table')}
      </Typography>
      <Box sx={{ height: HEIGHT_PX, display: 'flex', flexDirection: 'column' }}>
        <GridTable grid={grid} />
      </Box>
    </Box>
  );
}
