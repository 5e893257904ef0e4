import type { Indicator } from '@plomada/contracts';
import { ratioLineChart } from '../../charts/ratio-line';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { ofTerm, TERM_COLUMN } from './columns';
import { scopeOfPoint } from './scopes';
import { PARTS, partsIn } from './spi';

type Point = Indicator<'SPIt'>[number];

function drawing(points: readonly Point[], { t, format }: Words): Drawing {
  const description = t('reports:earnedSchedule.description', { count: points.length });
  const chart = ratioLineChart({ name: 'SPI(t)', points, description }, format);
  const last = points.at(-1);
  if (!last) return { chart };
  const figure = {
    scope: scopeOfPoint(last, { t, format }),
    value: format.number(last.value, 2),
    made: t('reports:earnedSchedule.made', {
      count: last.denominator,
      earned: format.number(last.numerator, 2),
    }),
    more: null,
  };
  return { figure, chart };
}

/** Earned days over days that passed, at each close and today (beyond the spec). */
export const earnedSchedule = defineReport({
  id: 'SPIt',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (points) => points.every(({ value }) => value === null),
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 100, value: ({ date }) => date },
      TERM_COLUMN,
      {
        id: 'earned',
        kind: 'number',
        label: 'reports:earnedSchedule.earned',
        width: 120,
        value: ({ numerator }) => numerator,
      },
      {
        id: 'passed',
        kind: 'number',
        label: 'reports:earnedSchedule.passed',
        width: 120,
        value: ({ denominator }) => denominator,
      },
      {
        id: 'value',
        kind: 'number',
        label: 'reports:earnedSchedule.name',
        width: 72,
        value: ({ value }) => value,
      },
    ],
    rowsOf: (points) => points.toReversed(),
    idOf: ({ date, termNumber }: Point) => `${date} ${termNumber ?? ''}`,
  },
  behind: {
    ...PARTS,
    rowsOf: (_, results) => partsIn(results),
    at: ofTerm((points) => points),
  },
});
