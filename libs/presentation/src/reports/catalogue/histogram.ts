import type { Indicator } from '@plomada/contracts';
import type { ReportColumn } from '../../columns/report-column';
import { PERSON_COLOURS } from '../../colours/tokens';
import { barsChart, withUnit } from '../../charts/bars';
import { colour } from '../../colours/colour';
import type { Words } from '../../words/words';
import { defineReport, type Drawing, type Figure } from '../report';
import { TASK_COLUMN } from './columns';

type Histogram = Indicator<'histogram'>;
interface Week {
  readonly resourceId: string;
  readonly name: string;
  readonly week: string;
  readonly amount: number;
}
/** What a task needs of it in the week. */
interface Need extends Week {
  readonly id: string;
}

function drawing(resources: Histogram, { t, format }: Words): Drawing {
  const weeks = [...new Set(resources.flatMap((one) => one.weeks.map(({ week }) => week)))].sort();
  const bars = {
    isStacked: true,
    unit: 'count',
    amountUnit: unitOfAll(resources),
    categories: weeks.map((week) => format.date(week)),
    short: (date: string) => date.slice(0, '31/12'.length),
    series: resources.map(({ name, weeks: own }, at) => {
      const amounts = new Map(own.map(({ week, amount }) => [week, amount]));
      return {
        name,
        colour: colour(`people-${PERSON_COLOURS[at % PERSON_COLOURS.length]!}`),
        // A plan of more resources than there are colours has the same ones again, each time with one stripe more.
        stripes: Math.floor(at / PERSON_COLOURS.length),
        values: weeks.map((week) => amounts.get(week) ?? null),
      };
    }),
    description: t('reports:histogram.description', { count: resources.length }),
  } as const;
  const figure = mostNeeded(resources, { t, format });
  return { ...(figure && { figure }), chart: barsChart(bars, format) };
}

/** What amounts are counted in, where all resources that are needed have the same unit; '' elsewhere: hours and tons have no axis together. */
function unitOfAll(resources: Histogram): string {
  const units = new Set(resources.flatMap(({ unit, weeks }) => (weeks.length > 0 ? unit : [])));
  return units.size === 1 ? [...units][0]! : '';
}

/** The most that is needed of a resource in a week, of all that is needed of it. */
function mostNeeded(resources: Histogram, { t, format }: Words): Figure | null {
  const weeks = resources.flatMap(({ name, unit, weeks: own }) => {
    const all = own.reduce((sum, { amount }) => sum + amount, 0);
    return own.map(({ week, amount }) => ({ name, unit, week, amount, all }));
  });
  const [most] = weeks.toSorted((a, b) => b.amount - a.amount);
  if (!most) return null;
  const { name, unit, week, amount, all } = most;
  return {
    scope: t('reports:histogram.most', { name, date: format.date(week) }),
    value: withUnit(format.number(amount, 1), unit),
    made: t('reports:histogram.made', { all: withUnit(format.number(all, 1), unit) }),
    more: null,
  };
}

const WEEK_COLUMNS: readonly ReportColumn<Week>[] = [
  { id: 'week', kind: 'date', label: 'reports:histogram.week', width: 112, value: ({ week }) => week },
  {
    ...{ id: 'resource', kind: 'text', label: 'reports:histogram.resource', width: 160, grows: 1 },
    value: ({ name }) => name,
  },
];
const AMOUNT_COLUMN: ReportColumn<Week> = {
  ...{ id: 'amount', kind: 'number', label: 'reports:histogram.amount', width: 104 },
  value: ({ amount }) => amount,
};

/** How much of each resource the plan needs by week. */
export const histogram = defineReport({
  id: 'histogram',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (resources) => resources.every(({ weeks }) => weeks.length === 0),
  table: {
    columns: [...WEEK_COLUMNS, AMOUNT_COLUMN],
    rowsOf: (resources) =>
      resources.flatMap(({ resourceId, name, weeks }) =>
        weeks.map(({ week, amount }): Week => ({ resourceId, name, week, amount })),
      ),
    idOf: ({ resourceId, week }: Week) => `${resourceId} ${week}`,
  },
  behind: {
    columns: [...WEEK_COLUMNS, TASK_COLUMN, AMOUNT_COLUMN],
    rowsOf: (resources) =>
      resources.flatMap(({ resourceId, name, weeks }) =>
        weeks.flatMap(({ week, rows }) => rows.map((row): Need => ({ resourceId, name, week, ...row }))),
      ),
    idOf: ({ resourceId, week, id }: Need) => `${resourceId} ${week} ${id}`,
    at: (_, { category, series }) => ({ week: category, resource: series }),
  },
});
