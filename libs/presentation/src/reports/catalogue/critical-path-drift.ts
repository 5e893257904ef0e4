import type { Indicator } from '@plomada/contracts';
import { lastDay } from '@plomada/domain';
import { colour } from '../../colours/colour';
import { barsChart } from '../../charts/bars';
import { NOTHING } from '../../format';
import type { Words } from '../../words/words';
import { type AskedPoint, defineReport, type Drawing, type RowsOfPoint } from '../report';
import { madeOf, ofTerm, percentOf, taskName, TERM_COLUMN, TERM_COLUMNS } from './columns';
import { movedKey, scopeOfTerm } from './scopes';

type Close = Indicator<'CriticalPathDrift'>[number];
type Change = Close['rows'][number];

/** How far the end of the plan has moved, close by close, and how much of the critical path is another. */
function drawing(closes: readonly Close[], { t, format }: Words): Drawing {
  const last = closes.at(-1);
  if (!last) return {};
  const { startDate, planEnd, movedInAll, entered } = last;
  const bars = {
    unit: 'count',
    categories: closes.map((close) => t('reports:termShort', { number: close.termNumber })),
    series: [
      {
        ...{ name: t('reports:criticalPath.moved'), colour: colour('primary-main') },
        values: closes.map(({ moved }) => moved),
      },
    ],
    description: t('reports:criticalPath.description', { count: closes.length }),
  } as const;
  const figure = {
    scope: scopeOfTerm(last, { t, format }),
    value: movedInAll === null ? NOTHING : t(movedKey(movedInAll), { count: Math.abs(movedInAll) }),
    made:
      planEnd === null
        ? ''
        : t('reports:criticalPath.end', { date: format.date(lastDay(startDate, planEnd)) }),
    more:
      entered.value === null
        ? null
        : t('reports:criticalPath.made', { count: entered.denominator, entered: entered.numerator }),
  };
  return { figure, chart: barsChart(bars, format) };
}

/** What changed on the path at a close; the key of why there is nothing. */
function changesOf(closes: readonly Close[], { point }: AskedPoint): RowsOfPoint<Change> {
  const close = closes[point.place];
  if (!close) return [];
  if (close.entered.value === null && close.rows.length === 0) return 'reports:criticalPath.nothingBefore';
  return close.rows.length > 0 ? close.rows : 'reports:criticalPath.noneChanged';
}

/** Where the plan ended at each close, and by what (beyond the spec). */
export const criticalPath = defineReport({
  id: 'CriticalPathDrift',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (closes) => closes.length === 0,
  table: {
    columns: [
      ...TERM_COLUMNS,
      {
        ...{ id: 'end', kind: 'date', label: 'reports:criticalPath.planEnd', width: 104 },
        value: ({ startDate, planEnd }) => planEnd && lastDay(startDate, planEnd),
      },
      {
        ...{ id: 'moved', kind: 'number', label: 'reports:criticalPath.moved', width: 88 },
        value: ({ moved }) => moved,
      },
      madeOf<Close>('made', 'reports:criticalPath.new', ({ entered }) => entered),
      percentOf<Close>('value', 'reports:criticalPath.share', ({ entered }) => entered.value),
    ],
    rowsOf: (closes) => closes.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
  behind: {
    columns: [
      TERM_COLUMN,
      taskName<Change>(),
      {
        ...{ id: 'change', kind: 'choice', label: 'reports:criticalPath.change', width: 160 },
        value: ({ change }: Change) => change,
        text: ({ change }: Change, { t }) => t(`reports:criticalPath.changes.${change}`),
      },
    ],
    rowsOf: (closes) => closes.toReversed().flatMap(({ rows }) => rows),
    idOf: ({ termNumber, change, id }) => `${termNumber} ${change} ${id}`,
    at: ofTerm((terms) => terms),
    ofPoint: changesOf,
  },
});
