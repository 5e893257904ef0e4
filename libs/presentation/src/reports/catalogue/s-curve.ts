import type { Indicator } from '@plomada/contracts';
import { lastDay } from '@plomada/domain';
import type { ReportColumn } from '../../columns/report-column';
import { sCurveChart } from '../../charts/s-curve';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { percentOf, TASK_COLUMN } from './columns';
import { BEHIND_CURVES, CURVE_NAMES, CURVES } from './behind-curves';
import { byBaseline, byMasterPlan } from './planned-progress-text';

type Curves = Indicator<'SCurve'>;
type Leaf = Curves['rows'][number];

interface Day {
  readonly date: string;
  readonly baseline: number | null;
  readonly masterPlan: number | null;
  readonly realProgress: number | null;
}

/** What was done by the last point of it, beside what plan and baseline have for that day. */
function drawing(curves: Curves, words: Words): Drawing {
  const chart = sCurveChart(curves, words);
  const { format } = words;
  const last = curves.realProgress.at(-1);
  if (!last) return { chart };
  const figure = {
    scope: format.date(last.date),
    value: format.percent(last.value),
    made: byMasterPlan(dueOn(curves.masterPlan, last.date), words),
    more: byBaseline(dueOn(curves.baseline, last.date), words),
  };
  return { figure, chart };
}

/** How far a curve is at the end of a day: nothing before it begins, as far as it comes after it ends; null where there is none. */
const dueOn = (curve: Curves['masterPlan'], day: string): number | null =>
  curve.length === 0 ? null : (curve.findLast(({ date }) => date <= day)?.value ?? 0);

/** The tasks that curves are made of. */
export const LEAVES = {
  columns: [
    TASK_COLUMN,
    percentOf<Leaf>('weight', 'reports:sCurve.weight', ({ weight }) => weight),
    {
      ...{ id: 'start', kind: 'date', label: 'reports:sCurve.start', width: 100 },
      value: ({ start }: Leaf) => start,
    },
    {
      ...{ id: 'end', kind: 'date', label: 'reports:sCurve.end', width: 100 },
      value: ({ start, end }: Leaf) => lastDay(start, end),
    },
    percentOf<Leaf>('progress', 'reports:progress.name', ({ progress }) => progress * 100),
  ] satisfies readonly ReportColumn<Leaf>[],
  idOf: ({ id }: Leaf) => id,
  // Every day is made of the same ones.
  at: () => ({}),
};

/** Baseline, master plan and real progress by day. */
export const sCurve = defineReport({
  id: 'SCurve',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: ({ masterPlan, baseline }) => masterPlan.length + baseline.length === 0,
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 112, value: ({ date }) => date },
      ...CURVES.map((curve) => percentOf<Day>(curve, CURVE_NAMES[curve], (day) => day[curve])),
    ],
    rowsOf: (value) => {
      const days = new Map<string, Day>();
      for (const curve of CURVES) {
        for (const { date, value: percent } of value[curve]) {
          const day = days.get(date) ?? { date, baseline: null, masterPlan: null, realProgress: null };
          days.set(date, { ...day, [curve]: percent });
        }
      }
      return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
    },
    idOf: ({ date }) => date,
    // Between two closes nobody measured it.
    tellsMost: ({ realProgress }) => realProgress !== null,
  },
  behind: BEHIND_CURVES,
});
