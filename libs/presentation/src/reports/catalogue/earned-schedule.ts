import type { Indicator } from '@plomada/contracts';
import { ratioLineChart } from '../../charts/ratio-line';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { TERM_COLUMN } from './columns';

type Point = Indicator<'SPIt'>[number];

function drawing(points: readonly Point[], { t, format }: Words): Drawing {
  const description = t('reports:earnedSchedule.description', { count: points.length });
  return { chart: ratioLineChart({ name: 'SPI(t)', points, description }, format) };
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
});
