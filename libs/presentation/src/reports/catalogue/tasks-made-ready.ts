import type { Indicator } from '@plomada/contracts';
import { colour } from '../../colours/colour';
import { barsChart } from '../../charts/bars';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, ofTerm, percentOf, taskName, TERM_COLUMN, TERM_COLUMNS, yesOrNo } from './columns';
import { scopeOfTerm } from './scopes';
import { shareFigure } from './share-figure';

type OfTerm = Indicator<'TasksMadeReady'>[number];
type Task = OfTerm['rows'][number];

/** How much of what the last closed term was expected to bring was made ready, and how much of its promises had been expected. */
function drawing(terms: readonly OfTerm[], { t, format }: Words): Drawing {
  const last = terms.at(-1);
  if (!last) return {};
  const { madeReady, anticipated } = last;
  const lines = [
    {
      name: t('reports:madeReady.tmr'),
      colour: colour('primary-main'),
      of: (term: OfTerm) => term.madeReady,
    },
    {
      name: t('reports:madeReady.ta'),
      colour: colour('state-executable'),
      of: (term: OfTerm) => term.anticipated,
    },
  ];
  const bars = {
    unit: 'percent',
    categories: terms.map((term) => t('reports:termShort', { number: term.termNumber })),
    series: lines.map(({ of, ...line }) => ({ ...line, values: terms.map((term) => of(term).value) })),
    description: t('reports:madeReady.description', { count: terms.length }),
  } as const;
  const figure = {
    scope: scopeOfTerm(last, { t, format }),
    ...shareFigure(
      madeReady,
      {
        made: t('reports:madeReady.made', { count: madeReady.denominator, ready: madeReady.numerator }),
        none: t('reports:madeReady.none'),
      },
      { t, format },
    ),
    more:
      anticipated.denominator === 0
        ? null
        : t('reports:madeReady.promised', {
            count: anticipated.denominator,
            expected: anticipated.numerator,
          }),
  };
  return { figure, chart: barsChart(bars, format) };
}

/** Tasks made ready and tasks anticipated, one term ahead (beyond the spec). */
export const madeReady = defineReport({
  id: 'TasksMadeReady',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (terms) => terms.length === 0,
  table: {
    columns: [
      ...TERM_COLUMNS,
      madeOf<OfTerm>('ready', 'reports:madeReady.ready', (term) => term.madeReady),
      percentOf<OfTerm>('tmr', 'reports:madeReady.tmr', (term) => term.madeReady.value),
      madeOf<OfTerm>('expected', 'reports:madeReady.expected', (term) => term.anticipated),
      percentOf<OfTerm>('ta', 'reports:madeReady.ta', (term) => term.anticipated.value),
    ],
    rowsOf: (terms) => terms.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
  behind: {
    columns: [
      TERM_COLUMN,
      taskName<Task>(),
      yesOrNo<Task>('anticipated', 'reports:madeReady.expected', (task) => task.anticipated),
      yesOrNo<Task>('madeReady', 'reports:madeReady.ready', (task) => task.madeReady),
      yesOrNo<Task>('promised', 'reports:commitmentLevel.promised', (task) => task.promised),
    ],
    rowsOf: (terms) => terms.toReversed().flatMap(({ rows }) => rows),
    idOf: (row) => `${row.termNumber} ${row.id}`,
    at: ofTerm((terms) => terms),
  },
});
