import type { RowGrouping } from '@plomada/contracts';
import { levelOf, lookaheadWindow, nameOf, type Plan, type PlanRow, WORK_LEVELS } from '@plomada/domain';
import type { TFunction } from 'i18next';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLocale } from '../../../base/format';
import { useAppSelector } from '../../../base/hooks';
import { MEANINGS_IN_ORDER } from '../bars/bars-legend';
import { type Group, rowGrouper } from './grouped-rows';

/** Puts rows together as the person chose; as they come where nothing is chosen. */
export function useRowGroups(): (rows: readonly PlanRow[], plan: Plan) => readonly PlanRow[] {
  const { t, i18n } = useTranslation('gantt');
  const by = useAppSelector(({ gantt }) => gantt.grouping);
  const [groupRows] = useState(rowGrouper);
  return useCallback(
    (rows, plan) => (by === null ? rows : groupRows(rows, groupsBy(by, plan, t, i18n.language), plan)),
    [by, groupRows, t, i18n.language],
  );
}

/** Which group of a grouping a row is of, in words of the language. */
export function groupsBy(
  by: RowGrouping,
  plan: Plan,
  t: TFunction<'gantt'>,
  language: string,
): (row: PlanRow) => Group {
  switch (by) {
    case 'responsible':
      return peopleGroups(plan, t('legend.nobody'));
    case 'state':
      return ({ state }) => ({
        key: state ?? '',
        label: state ? t(`state.${state}`) : '',
        place: (MEANINGS_IN_ORDER as readonly string[]).indexOf(state ?? ''),
      });
    case 'level':
      return levelGroups(plan, t);
    case 'month':
      return monthGroups(language);
  }
}

/** Those of the same people, in whatever order a task names them; what nobody is responsible for comes last. */
function peopleGroups({ responsibles }: Plan, nobody: string): (row: PlanRow) => Group {
  return (row) => {
    const ids = row.responsibles.filter((id) => responsibles.has(id));
    if (ids.length === 0) return { key: 'nobody', label: nobody, place: Infinity };
    const inOrder = ids.toSorted((a, b) => responsibles.positionOf(a)! - responsibles.positionOf(b)!);
    return {
      key: inOrder.join('+'),
      label: inOrder.map((id) => nameOf(responsibles.get(id)!)).join(', '),
      place: 0,
    };
  };
}

/** The level on which work is planned now: what is in the open term, what comes in the lookahead, and all else. */
function levelGroups(plan: Plan, t: TFunction<'gantt'>): (row: PlanRow) => Group {
  const window = lookaheadWindow(plan);
  return (row) => {
    const level = levelOf(row, window);
    return { key: level, label: t(`level.${level}`), place: WORK_LEVELS.indexOf(level) };
  };
}

/** The month in which work begins. */
function monthGroups(language: string): (row: PlanRow) => Group {
  const format = new Intl.DateTimeFormat(dayLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const labels = new Map<string, string>();
  return ({ firstDay }) => {
    const key = firstDay.slice(0, 7);
    const label = labels.get(key) ?? format.format(new Date(`${key}-01`));
    labels.set(key, label);
    return { key, label, place: Number(key.replace('-', '')) };
  };
}
