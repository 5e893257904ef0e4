import {
  calendarOf,
  dateLimit,
  dayNumber,
  hundredths,
  openTerm,
  type Plan,
  type PlanRow,
  termLastDay,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { useAppSelector } from '../../../base/hooks';
import { useFilteredRows } from '../../../plan/filter/use-filtered-rows';
import { barMeaning } from '../../gantt/bars/bar-colours';
import { barsLegend } from '../../gantt/bars/bars-legend';
import { isSaidOf } from '../../gantt/grouping/group-ids';
import { useRowGroups } from '../../gantt/grouping/use-row-groups';
import { useBands } from '../../gantt/chart/use-bands';
import { usePlanRows } from '../../../plan/rows/use-plan-view';
import { todayOf } from '../../../plan/state/author';
import { selectPlan, selectSummary } from '../../../plan/state/plan-selectors';
import type { Drawing, DrawingColumn } from '../drawing/drawing';
import type { ChartOptions } from './chart-options';
import { hueInk, INK } from '../drawing/colours';
import { legendEntry } from './legend';

/** Days before the first and after the last that are drawn too, so that no bar touches the edge. */
const AIR = { before: 3, after: 7 };

/** The open plan as it is drawn: its rows, and everything about them in words of the language. */
export function useChartDrawing(options: ChartOptions): Drawing {
  const { t, i18n } = useTranslation(['exports', 'gantt']);
  const summary = useAppSelector(selectSummary)!;
  const plan = useAppSelector(selectPlan)!;
  const bands = useBands(plan);
  const columns = useColumns(plan);
  const rows = useRows(options, plan);
  const colour = useAppSelector(({ gantt }) => gantt.bars.colour);
  const format = useFormat();
  return useMemo(() => {
    const term = openTerm(plan);
    const today = todayOf(plan);
    const calendar = calendarOf(plan.settings);
    const subtitle = [
      summary.business.name,
      t('gantt:context', {
        number: term.number,
        from: format.date(term.startDate),
        to: format.date(termLastDay(term)),
      }),
      t('chart.madeOn', { date: format.date(today) }),
    ];
    return {
      title: summary.name,
      subtitle: subtitle.join(' · '),
      rows,
      columns,
      links: plan.links.rows,
      bands,
      legend: barsLegend(rows, plan, { ...options, colour, showCritical: options.critical }, t).map(
        legendEntry,
      ),
      show: { links: options.links, critical: options.critical, baseline: options.baseline },
      language: i18n.language,
      ...daysOf(rows, options.baseline, today),
      colourOf: (row) => {
        const meaning = barMeaning(colour, row, plan);
        return meaning ? hueInk(meaning.hue) : INK.text;
      },
      limitOf: (row) => {
        const task = plan.tasks.get(row.id);
        return task ? dateLimit(task, row) : null;
      },
      isWorking: (day) => calendar.isWorking(day),
      pageText: (page, pages) => t('chart.page', { page, pages }),
    };
  }, [plan, rows, columns, bands, summary, colour, options, t, i18n.language, format]);
}

function useRows({ extent }: ChartOptions, plan: Plan): readonly PlanRow[] {
  const all = usePlanRows();
  const shown = useFilteredRows();
  const grouped = useRowGroups();
  const rows = extent === 'plan' ? all : shown;
  return useMemo(() => grouped(rows, plan), [grouped, rows, plan]);
}

function useColumns(plan: Plan): readonly DrawingColumn[] {
  const { t } = useTranslation('gantt');
  const format = useFormat();
  return useMemo(() => {
    const names = new Map(
      plan.responsibles.rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
    );
    return [
      { header: t('gantt:column.code'), width: 40, align: 'left', text: ({ code }) => code },
      { header: t('gantt:column.text'), width: 190, align: 'left', tree: true, text: ({ text }) => text },
      { header: t('gantt:column.start'), width: 54, align: 'left', text: (row) => format.date(row.firstDay) },
      { header: t('gantt:column.end'), width: 54, align: 'left', text: (row) => format.date(row.lastDay) },
      {
        header: t('gantt:column.days'),
        width: 28,
        align: 'right',
        text: (row) => (row.kind === 'milestone' ? '' : String(row.duration)),
      },
      {
        header: t('gantt:column.progress'),
        width: 38,
        align: 'right',
        text: (row) => (isSaidOf('progress', row) ? `${hundredths(row.progress)}%` : ''),
      },
      {
        header: t('gantt:column.responsible'),
        width: 74,
        align: 'left',
        text: (row) => row.responsibles.map((id) => names.get(id) ?? '').join(', '),
      },
    ];
  }, [plan.responsibles, t, format]);
}

function daysOf(rows: readonly PlanRow[], baseline: boolean, today: string): { from: number; to: number } {
  let [from, to] = [Infinity, -Infinity];
  for (const row of rows) {
    from = Math.min(from, dayNumber(row.start));
    to = Math.max(to, dayNumber(row.end));
    if (!baseline || row.baselineStart === null || row.baselineEnd === null) continue;
    from = Math.min(from, dayNumber(row.baselineStart));
    to = Math.max(to, dayNumber(row.baselineEnd));
  }
  if (from > to) [from, to] = [dayNumber(today), dayNumber(today)];
  return { from: from - AIR.before, to: to + AIR.after };
}
