import { type Indicator, indicatorOf } from '@plomada/contracts';
import { colour } from '../../colours/colour';
import { PERSON_COLOURS } from '../../colours/tokens';
import { barsChart } from '../../charts/bars';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { CAUSES } from './cause-pareto';
import { ofTerm, TERM_COLUMNS } from './columns';
import { scopeOfTerm } from './scopes';

type Terms = Indicator<'CNCByTerm'>;
interface OfType {
  readonly termNumber: number;
  readonly startDate: string;
  readonly key: string;
  readonly count: number;
}

const termOf = ofTerm((terms: Terms) => terms);

/** Those of the types that came up most stand in the chart; all are in the table. */
const MOST_TYPES = PERSON_COLOURS.length;

function drawing(terms: Terms, { t, format }: Words): Drawing {
  const bars = {
    isStacked: true,
    unit: 'count',
    categories: terms.map(({ termNumber: number }) => t('reports:termShort', { number })),
    series: commonTypes(terms).map((type, at) => ({
      name: type,
      colour: colour(`people-${PERSON_COLOURS[at]!}`),
      values: terms.map(({ types }) => types.find(({ key }) => key === type)?.count ?? null),
    })),
    description: t('reports:causes.byTermDescription', { count: terms.length }),
  } as const;
  const last = terms.at(-1);
  const of = last?.types.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const all = terms.flatMap(({ types }) => types).reduce((sum, { count }) => sum + count, 0);
  const figure = last && {
    scope: scopeOfTerm(last, { t, format }),
    value: format.number(of),
    made: t('reports:causes.ofAll', { count: all }),
    more: null,
  };
  return { ...(figure && { figure }), chart: barsChart(bars, format) };
}

/** Types by how often they came up in all terms, the most frequent first. */
function commonTypes(terms: Terms): readonly string[] {
  const counts = new Map<string, number>();
  for (const { key, count } of terms.flatMap(({ types }) => types))
    counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_TYPES)
    .map(([key]) => key);
}

/** Causes of non-compliance over time (beyond the spec). */
export const causesByTerm = defineReport({
  id: 'CNCByTerm',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (terms) => terms.every(({ types }) => types.length === 0),
  table: {
    columns: [
      ...TERM_COLUMNS,
      {
        id: 'type',
        kind: 'text',
        label: 'reports:behind.type',
        width: 160,
        grows: 1,
        value: ({ key }) => key,
      },
      { id: 'count', kind: 'number', label: 'reports:causes.count', width: 88, value: ({ count }) => count },
    ],
    rowsOf: (terms) =>
      terms.toReversed().flatMap(({ types, ...term }) => types.map((type): OfType => ({ ...term, ...type }))),
    idOf: ({ termNumber, key }: OfType) => `${termNumber} ${key}`,
  },
  behind: {
    ...CAUSES,
    rowsOf: (_, results) => CAUSES.rowsOf(indicatorOf(results, 'CNC') ?? []),
    at: (terms, point) => ({ ...termOf(terms, point), type: point.series }),
  },
});
