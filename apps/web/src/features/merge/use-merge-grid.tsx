import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Merge, MergeRow } from '@plomada/domain';
import type { ExportTable } from '@plomada/interchange';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grid, Selection } from '../../base/grid/grid';
import { shownTable } from '../../base/grid/shown-table';
import { useGrid } from '../../base/grid/use-grid';
import { columnsWithin, drawn } from '../../columns/catalogue';
import { DIFFERENCE_COLUMNS, differencesOf } from '../../columns/merge-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { Differences } from './differences';
import { type Kind, keyOf } from './merge-rows';
import { useMergeText } from './use-merge-text';

interface Given {
  readonly merge: Merge;
  /** Those of the kind and the name that are looked for, in the file's order. */
  readonly rows: readonly MergeRow[];
  readonly chosen: readonly MergeRow[];
  /** The keys of the rows that are chosen from now on. */
  readonly onChosen: (keys: ReadonlySet<string>) => void;
}

const COLOURS = { new: 'success', changed: 'info', vanished: 'warning' } as const satisfies Record<
  Kind,
  string
>;
/** What stands in the grid: a task a row, with all that differs in it. */
const ON_SCREEN: ReadonlySet<string> = new Set(['kind', 'task', 'place', 'all']);

/** The grid of the differences, whose rows with a problem cannot be chosen and say why; and its table, a line a field. */
export function useMergeGrid({
  merge,
  rows,
  chosen,
  onChosen,
}: Given): readonly [Grid<MergeRow>, () => ExportTable] {
  const { t } = useTranslation('merge');
  const about = useMergeText(merge);
  const columns = useColumns(DIFFERENCE_COLUMNS, useWords(['merge']), about);
  const grid = useGrid({
    name: t('title'),
    columns: useMemo(
      () =>
        drawn(
          columnsWithin(
            columns.filter(({ id }) => ON_SCREEN.has(id)),
            (row: MergeRow) => ({ row, value: null }),
          ),
          {
            kind: ({ kind }) => (
              <Chip size="small" variant="outlined" color={COLOURS[kind]} label={t(`one.${kind}`)} />
            ),
            all: (row) => (
              <Box>
                <Differences row={row} about={about} />
              </Box>
            ),
          },
        ),
      [columns, about, t],
    ),
    rows,
    idOf: keyOf,
    rowName,
    selection: useMemo(
      (): Selection<MergeRow> => ({
        ids: new Set(chosen.map(keyOf)),
        choose: onChosen,
        mayChoose: ({ problem }) => problem === null,
        label: rowName,
      }),
      [chosen, onChosen],
    ),
    wraps: true,
    noRows: t('nothingFound'),
  });
  const { found } = grid;
  const table = useCallback(
    () =>
      shownTable(
        t('title'),
        columns.filter(({ id }) => id !== 'all'),
        differencesOf(found),
      ),
    [t, columns, found],
  );
  return [grid, table];
}

const rowName = ({ text }: MergeRow): string => text;
