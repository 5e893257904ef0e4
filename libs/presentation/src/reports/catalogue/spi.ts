import { type Indicator, indicatorOf, type IndicatorResults } from '@plomada/contracts';
import { ratioLineChart } from '../../charts/ratio-line';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { ofTerm, percentOf, TASK_COLUMN, TERM_COLUMN } from './columns';
import { scopeOfPoint } from './scopes';

type Point = Indicator<'SPI'>[number];
/** What a task adds to the two sides. */
type Part = Point['rows'][number] & Pick<Point, 'termNumber'>;

/** What the tasks add to each point. */
const partsOf = (points: readonly Point[]): readonly Part[] =>
  points.toReversed().flatMap(({ termNumber, rows }) => rows.map((row): Part => ({ ...row, termNumber })));

/** The same as it is behind other reports of these results. */
export const partsIn = (results: IndicatorResults): readonly Part[] =>
  partsOf(indicatorOf(results, 'SPI') ?? []);

/** How the tasks stand behind a point of real progress. */
export const PARTS = {
  columns: [
    TERM_COLUMN,
    TASK_COLUMN,
    percentOf<Part>('done', 'reports:progress.name', ({ done }) => done),
    percentOf<Part>('due', 'reports:spi.planned', ({ due }) => due),
  ],
  idOf: ({ termNumber, id }: Part) => `${termNumber ?? ''} ${id}`,
};

/** Percent that would not read as 0. */
const LEAST_SHOWN = 0.05;

/** Schedule performance at each close and today. */
function drawing(points: readonly Point[], { t, format }: Words): Drawing {
  const description = t('reports:spi.description', { count: points.length });
  const chart = ratioLineChart({ name: t('reports:spi.name'), points, description }, format);
  const last = points.at(-1);
  if (!last) return { chart };
  const figure = {
    scope: scopeOfPoint(last, { t, format }),
    value: format.number(last.value, 2),
    made: t('reports:spi.made', {
      real: format.percent(last.numerator),
      planned: format.percent(last.denominator),
    }),
    more:
      last.outside >= LEAST_SHOWN
        ? t('reports:spi.outside', { percent: format.percent(last.outside) })
        : null,
  };
  return { figure, chart };
}

/** Real progress over planned progress, at each close and today (the spec's SPI). */
export const spi = defineReport({
  id: 'SPI',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (points) => points.every(({ value }) => value === null),
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 100, value: ({ date }) => date },
      TERM_COLUMN,
      percentOf<Point>('real', 'reports:progress.name', ({ numerator }) => numerator),
      percentOf<Point>('planned', 'reports:spi.planned', ({ denominator }) => denominator),
      { id: 'value', kind: 'number', label: 'reports:spi.name', width: 72, value: ({ value }) => value },
    ],
    rowsOf: (points) => points.toReversed(),
    idOf: ({ date, termNumber }) => `${date} ${termNumber ?? ''}`,
  },
  behind: {
    ...PARTS,
    rowsOf: partsOf,
    at: ofTerm((points) => points),
  },
});
