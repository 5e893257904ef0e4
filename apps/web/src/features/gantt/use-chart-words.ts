import { hundredths, lagText, type Plan, type Predecessor } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
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
      headerInFull: (column) => t(`columnInFull.${column}`),
      date: (civil) => format.date(civil),
      percent: (share) => (share === null ? '' : `${hundredths(share)}%`),
      weight: (percent) => format.percent(percent, 2),
      difference: (days) => (days > 0 ? `+${days}` : String(days)),
      state: (row) => (row.state ? t(`state.${row.state}`) : ''),
      responsibles: (row) => row.responsibles.map((id) => names.get(id) ?? '').join(', '),
      predecessors: (links) =>
        links.map((link) => predecessorText(link, t(`linkType.${link.type}`))).join(', '),
      constraint: ({ constraintType, constraintDate }) =>
        constraintType === 'asap'
          ? ''
          : `${t(`constraint.${constraintType}`)} ${constraintDate ? format.date(constraintDate) : ''}`.trim(),
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

/** As planners write it: 1.2, 1.2FC+3, 1.4CC-1. An end before a start without lag, the usual link, is its code alone. */
function predecessorText({ code, type, lag }: Predecessor, letters: string): string {
  if (type === '0' && lag === 0) return code;
  return `${code}${letters}${lagText(lag)}`;
}
