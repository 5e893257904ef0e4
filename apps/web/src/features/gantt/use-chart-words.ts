import { hundredths, lagText, type Plan, type PlanRow, type Predecessor } from '@plomada/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../base/format';
import type { CellWords } from './chart-columns';
import { fixedEndKey } from './fixed-end';

/** The words of the grid's cells in the language that is shown. */
export function useChartWords({ responsibles }: Pick<Plan, 'responsibles'>): CellWords {
  const { t } = useTranslation(['gantt', 'presence', 'common', 'codes']);
  const format = useFormat();
  const names = useMemo(() => shortNames(responsibles), [responsibles]);
  return useMemo(
    () => ({
      header: (column) => t(`column.${column}`),
      headerInFull: (column) => t(`columnInFull.${column}`),
      datePattern: t('common:datePattern'),
      pickDate: t('common:pickDate'),
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
      label: (row) => labelOf(row, t, format),
      selectRow: (row) => t('selectRow', { task: row.text }),
      openTask: t('openTask'),
      whyFixedEnd: ({ kind }) => t(fixedEndKey(kind)),
      whyProposed: t('codes:RESPONSIBLE_PROPOSES'),
      onRow: (names, count) => t('presence:onRow', { names, count }),
    }),
    [t, format, names],
  );
}

/** From the first day to the last, both worked; a milestone has one. */
function labelOf(row: PlanRow, t: TFunction<'gantt'>, format: Format): string {
  const days =
    row.kind === 'milestone'
      ? format.date(row.firstDay)
      : t('bar.days', { first: format.date(row.firstDay), last: format.date(row.lastDay) });
  const facts = { code: row.code, task: row.text, days, progress: `${hundredths(row.progress)} %` };
  return row.state ? t('bar.task', { ...facts, state: t(`state.${row.state}`) }) : t('bar.summary', facts);
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
