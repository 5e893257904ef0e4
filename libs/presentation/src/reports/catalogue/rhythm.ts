import type { Indicator } from '@plomada/contracts';
import { lastDay } from '@plomada/domain';
import { balanceOptions } from '../../charts/balance-options';
import type { ReportColumn } from '../../columns/report-column';
import { NOTHING } from '../../format';
import type { Words } from '../../words/words';
import { defineReport, type Drawing, type Figure, type Telling } from '../report';

type Line = Indicator<'rhythm'>[number];
interface Placed {
  readonly line: Line;
  readonly bar: Line['bars'][number];
}

/** A task in a unit. */
interface InBar extends Placed {
  readonly id: string;
}
/** Points that the chart has of a bar: the day it begins, and the day it leaves. */
const ENDS = 2;

/** The line of balance: each category of work through the units that are repeated. */
function drawing(lines: readonly Line[], { t, format, today }: Telling): Drawing {
  const named = lines.flatMap(({ bars }) =>
    bars.map(({ unitId, unit, order }) => [unitId, { id: unitId, name: unit, order }] as const),
  );
  const units = [...new Map(named).values()].sort((a, b) => a.order - b.order);
  const options = balanceOptions({ units, lines, clashes: [], today, words: { t, format } });
  const figure = slowest(lines, { t, format });
  return { ...(figure && { figure }), chart: { options, description: t('lineOfBalance:chart') } };
}

/** The category that takes longest in a unit, beside what it should take. */
function slowest(lines: readonly Line[], { t, format }: Words): Figure | null {
  const [most] = lines.toSorted((a, b) => (b.meanDays ?? 0) - (a.meanDays ?? 0));
  if (!most || most.meanDays === null) return null;
  const { name, meanDays, workDays, bars } = most;
  return {
    scope: t('reports:rhythm.slowest', { name }),
    value: t('reports:identification.days', { count: meanDays, days: format.number(meanDays, 1) }),
    made: t('reports:rhythm.made', { count: bars.length }),
    more: workDays === null ? null : t('reports:rhythm.planned', { count: workDays }),
  };
}

const placedIn = (lines: readonly Line[]): readonly Placed[] =>
  lines.flatMap((line) => line.bars.map((bar) => ({ line, bar })));

const CATEGORY_COLUMN: ReportColumn<Placed> = {
  ...{ id: 'category', kind: 'text', label: 'lineOfBalance:column.category', width: 140, grows: 1 },
  value: ({ line }) => line.name,
};
const UNIT_COLUMN: ReportColumn<Placed> = {
  ...{ id: 'unit', kind: 'text', label: 'lineOfBalance:column.unit', width: 110 },
  value: ({ bar }) => bar.unit,
};

export const rhythm = defineReport({
  id: 'rhythm',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (lines) => lines.every(({ bars }) => bars.length === 0),
  table: {
    columns: [
      CATEGORY_COLUMN,
      UNIT_COLUMN,
      {
        ...{ id: 'start', kind: 'date', label: 'lineOfBalance:column.start', width: 100 },
        value: ({ bar }: Placed) => bar.start,
      },
      {
        ...{ id: 'end', kind: 'date', label: 'lineOfBalance:column.end', width: 100 },
        value: ({ bar }: Placed) => lastDay(bar.start, bar.end),
      },
      {
        ...{ id: 'days', kind: 'number', label: 'lineOfBalance:column.days', width: 88 },
        value: ({ bar }: Placed) => bar.days,
      },
    ],
    rowsOf: placedIn,
    idOf: ({ line, bar }: Placed) => `${line.categoryId} ${bar.unitId}`,
  },
  behind: {
    columns: [
      CATEGORY_COLUMN,
      UNIT_COLUMN,
      {
        ...{ id: 'task', kind: 'text', label: 'reports:behind.taskName', width: 200, grows: 1 },
        value: ({ id }: InBar, plan) => plan?.tasks.get(id)?.text ?? null,
      },
    ],
    rowsOf: (lines) => placedIn(lines).flatMap((one) => one.bar.taskIds.map((id): InBar => ({ ...one, id }))),
    idOf: ({ line, bar, id }: InBar) => `${line.categoryId} ${bar.unitId} ${id}`,
    at: (lines, { series, place }) => {
      const bars = lines.find(({ name }) => name === series)?.bars ?? [];
      return { category: series, unit: bars[Math.floor(place / ENDS)]?.unit ?? NOTHING };
    },
  },
});
