import { hundredths, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format';
import type { CellWords } from './chart-columns';

/** The words of the grid's cells in the language that is shown. */
export function useChartWords(plan: Plan, selection: ReadonlySet<string>): CellWords {
  const { t } = useTranslation(['gantt', 'presence']);
  const format = useFormat();
  const { responsibles } = plan;
  const names = useMemo(() => shortNames(responsibles), [responsibles]);
  return useMemo(
    () => ({
      header: (column) => t(`column.${column}`),
      date: (civil) => format.date(civil),
      percent: (share) => (share === null ? '' : `${hundredths(share)}%`),
      state: (row) => (row.state ? t(`state.${row.state}`) : ''),
      responsibles: (row) => row.responsibles.map((id) => names.get(id) ?? '').join(', '),
      selectRow: (row) => t('selectRow', { task: row.text }),
      isSelected: (id) => selection.has(id),
      onRow: (names, count) => t('presence:onRow', { names, count }),
    }),
    [t, format, names, selection],
  );
}

function shortNames(responsibles: Plan['responsibles']): ReadonlyMap<string, string> {
  return new Map(
    responsibles.rows.map(({ id, firstName, lastName }) => [
      id,
      lastName ? `${firstName} ${lastName.slice(0, 1)}.` : firstName,
    ]),
  );
}
