import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Merge, MergeRow } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../base/grid/column';
import { GridTable } from '../../base/grid/grid-table';
import { useGrid } from '../../base/grid/use-grid';
import { Differences } from './differences';
import { type Kind, keyOf } from './merge-rows';

interface Props {
  readonly merge: Merge;
  /** Those that are shown, in the file's order. */
  readonly rows: readonly MergeRow[];
  readonly chosen: readonly MergeRow[];
  /** The keys of the shown rows that are chosen from now on. */
  readonly onChosen: (keys: ReadonlySet<string>) => void;
}

const COLOURS = { new: 'success', changed: 'info', vanished: 'warning' } as const satisfies Record<
  Kind,
  string
>;

/** The differences, a row a task; the ones with a problem cannot be chosen and say why. */
export function MergeTable({ merge, rows, chosen, onChosen }: Props) {
  const { t } = useTranslation('merge');
  const grid = useGrid({
    name: t('title'),
    columns: useColumns(merge),
    rows,
    idOf: keyOf,
    selection: useMemo(
      () => ({
        ids: new Set(chosen.map(keyOf)),
        choose: onChosen,
        mayChoose: ({ problem }: MergeRow) => problem === null,
        label: ({ text }: MergeRow) => text,
      }),
      [chosen, onChosen],
    ),
    isPlain: true,
    wraps: true,
    noRows: t('nothingFound'),
  });
  return <GridTable grid={grid} />;
}

function useColumns(merge: Merge): readonly Column<MergeRow>[] {
  const { t } = useTranslation('merge');
  return useMemo(
    () => [
      {
        id: 'kind',
        kind: 'choice',
        head: t('column.kind'),
        width: 112,
        value: ({ kind }) => kind,
        text: ({ kind }) => t(`one.${kind}`),
        draw: ({ kind }) => (
          <Chip size="small" variant="outlined" color={COLOURS[kind]} label={t(`one.${kind}`)} />
        ),
      },
      {
        id: 'text',
        kind: 'text',
        head: t('column.task'),
        width: 180,
        grows: 1,
        value: ({ text }) => text,
        text: ({ text }) => text,
      },
      {
        id: 'values',
        kind: 'text',
        head: t('column.what'),
        width: 280,
        grows: 2.2,
        value: () => null,
        text: () => '',
        draw: (row) => (
          <Box>
            <Differences merge={merge} row={row} />
          </Box>
        ),
      },
    ],
    [t, merge],
  );
}
