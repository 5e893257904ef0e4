import type { Merge, MergeRow } from '@plomada/domain';
import type { ExportTable } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useMergeText } from './use-merge-text';

type Line = readonly [what: string, before: string, after: string];

/** The shown rows of a comparison as a table to be taken away: a line a field that differs. */
export function useMergeView(merge: Merge): (rows: readonly MergeRow[]) => ExportTable {
  const { t } = useTranslation('merge');
  const textOf = useFailureText();
  const { fieldName, sidesOf, newTaskText } = useMergeText(merge);
  const linesOf = (row: MergeRow): readonly Line[] => {
    if (row.kind === 'new') return [['', '', newTaskText(row.id)]];
    if (row.kind === 'vanished') return [[t('leaves'), '', '']];
    return row.values.map((value): Line => {
      const { before, after } = sidesOf(row, value);
      return [fieldName(value.field), before, after];
    });
  };
  return (rows) => ({
    name: t('title'),
    columns: ['kind', 'task', 'field', 'before', 'after', 'problem'].map((column) => ({
      head: t(`sheet.${column}`),
      holds: 'text',
    })),
    lines: rows.flatMap((row) =>
      linesOf(row).map((line) => [
        t(`one.${row.kind}`),
        row.text,
        ...line,
        row.problem ? textOf(row.problem) : '',
      ]),
    ),
  });
}
