import { searchable } from '@plomada/contracts';
import {
  calendarOf,
  type ConstraintType,
  constraintTypesOf,
  hundredths,
  lagText,
  type LinkedRow,
  type Plan,
  planDay,
  type PlanRow,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNumber } from '../../../base/fields/typed-number';
import { useFormat } from '../../../base/format';
import { codeText } from '../../../base/messages/code-text';
import { barTip, factsBeside, limitTip, restrictionsTip, type TipWords } from '../bars/bar-tooltips';
import { isGroupId } from '../grouping/group-ids';
import type { CellWords } from './chart-columns';

/** The words of the grid's cells in the language that is shown. */
export function useChartWords({
  responsibles,
  settings,
}: Pick<Plan, 'responsibles' | 'settings'>): CellWords {
  const { t, i18n } = useTranslation(['gantt', 'presence', 'common', 'codes', 'taskPanel']);
  const format = useFormat();
  const names = useMemo(() => shortNames(responsibles), [responsibles]);
  return useMemo(() => {
    const words: CellWords = {
      header: (column) => t(`column.${column}`),
      headerInFull: (column) => t(`columnInFull.${column}`),
      datePattern: t('common:datePattern'),
      pickDate: t('common:pickDate'),
      today: () => planDay(new Date().toISOString(), settings.timeZone),
      daysAWeek: calendarOf(settings).daysAWeek,
      date: (civil) => format.date(civil),
      percent: (share) => (share === null ? '' : `${hundredths(share)}%`),
      weight: (percent) => format.percent(percent, 2),
      amount: (amount) => (amount === null ? '' : format.number(amount, 2)),
      typedAmount: (amount) => fieldNumber(amount, i18n.language),
      difference: (days) => (days > 0 ? `+${days}` : String(days)),
      state: (row) => (row.state ? t(`state.${row.state}`) : ''),
      responsibles: (row) => row.responsibles.map((id) => names.get(id) ?? '').join(', '),
      links: (links) => links.map((link) => linkText(link, t(`linkType.${link.type}`))).join(', '),
      constraint: (type) => t(`constraint.${type}`),
      constraintCalled: (words) => typeCalled(words, (type) => t(`constraint.${type}`)),
      label: (row, plan, earlier) => labelOf(row, plan, { t, format, words, earlier }),
      tip: (row, plan, earlier) => barTip(row, plan, { t, format, words, earlier }),
      restrictionsTip: (row, plan) => restrictionsTip(row, plan, { t, format, words }),
      limitTip: (row, plan) => limitTip(row, plan, { t, format, words }),
      selectRow: (row) => t('selectRow', { task: row.text }),
      openTask: t('openTask'),
      why: ({ code, params }) => codeText(t, `codes:${code}`, params, i18n.language),
      onRow: (names, count) => t('presence:onRow', { names, count }),
    };
    return words;
  }, [t, i18n.language, format, names, settings]);
}

/** From the first day to the last, both worked; a milestone has one. */
function labelOf(row: PlanRow, plan: Plan, about: TipWords): string {
  const { t, format } = about;
  if (isGroupId(row.id))
    return t('group.head', {
      group: row.text,
      days: t('bar.days', { first: format.date(row.firstDay), last: format.date(row.lastDay) }),
    });
  const days =
    row.kind === 'milestone'
      ? format.date(row.firstDay)
      : t('bar.days', { first: format.date(row.firstDay), last: format.date(row.lastDay) });
  const facts = { code: row.code, task: row.text, days, progress: `${hundredths(row.progress)} %` };
  const label = row.state
    ? t('bar.task', { ...facts, state: t(`state.${row.state}`) })
    : t('bar.summary', facts);
  return [label, ...factsBeside(row, plan, about).map(({ name, value }) => `${name}: ${value}`)].join('. ');
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
function linkText({ code, type, lag }: LinkedRow, letters: string): string {
  if (type === '0' && lag === 0) return code;
  return `${code}${letters}${lagText(lag)}`;
}

/** The kind of date constraint that is called so, or the only one whose words begin so. */
function typeCalled(words: string, nameOf: (type: ConstraintType) => string): ConstraintType | null {
  const wanted = searchable(words.trim());
  const types = constraintTypesOf('task');
  const exact = types.find((type) => searchable(nameOf(type)) === wanted);
  const begun = wanted === '' ? [] : types.filter((type) => searchable(nameOf(type)).startsWith(wanted));
  return exact ?? (begun.length === 1 ? begun[0]! : null);
}
