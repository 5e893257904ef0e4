import { type Indicator, indicatorOf, type IndicatorResults } from '@plomada/contracts';
import type { ReportColumn } from '../../columns/report-column';
import { NOTHING } from '../../format';
import type { Words } from '../../words/words';
import type { AskedPoint, ChosenPoint, RowsOfPoint } from '../report';
import { doneOn } from './behind-curves';
import { percentOf } from './columns';

type BurnDown = Indicator<'burnDown'>;
const NAMES = {
  ideal: 'reports:burnDown.ideal',
  remaining: 'reports:burnDown.remaining',
  open: 'reports:burnDown.openRestrictions',
} as const;
type Line = keyof typeof NAMES;

/** A task of which something remains on a day, or a restriction that is open on it. */
interface Behind {
  readonly of: 'remaining' | 'open';
  readonly date: string;
  readonly id: string;
  /** Percent of the work that remains of a task; below 0 where it weighs less now than what a close had of it. */
  readonly left: number | null;
  readonly created: string | null;
  readonly released: string | null;
}

/** What remains of each task at the end of a day, as the last point of real progress before or on it says. */
function tasksLeft(results: IndicatorResults, date: string): RowsOfPoint<Behind> {
  const curves = indicatorOf(results, 'SCurve');
  if (!curves) return 'reports:sCurve.notKept';
  const point = curves.realProgress.findLast((one) => one.date <= date);
  const parts = point ? doneOn(curves, results, point.date) : [];
  if (!parts) return 'reports:sCurve.notKept';
  const left = new Map(curves.rows.map(({ id, weight }) => [id, weight]));
  for (const { id, done } of parts) left.set(id, (left.get(id) ?? 0) - done);
  return Array.from(left, ([id, percent]): Behind => ({
    ...{ of: 'remaining', date, id, left: percent, created: null, released: null },
  })).filter((row) => Math.abs(row.left!) >= LEAST);
}

/** Weights have two decimals and what was done has more: what is less than half of the last one is nothing. */
const LEAST = 0.005;

/** The restrictions that were found by the end of a day and not released yet. */
const openOn = ({ rows }: BurnDown, date: string): readonly Behind[] =>
  rows.flatMap(({ id, created, released }): Behind | readonly Behind[] =>
    created <= date && (released === null || released > date)
      ? { of: 'open', date, id, left: null, created, released }
      : [],
  );

const lineOf = ({ series }: ChosenPoint, { t }: Words): Line | undefined =>
  (Object.keys(NAMES) as Line[]).find((line) => t(NAMES[line]) === series);

function ofPoint(burnDown: BurnDown, { point, results, words }: AskedPoint): RowsOfPoint<Behind> {
  const date = burnDown.data[point.place]?.date;
  const line = lineOf(point, words);
  if (date === undefined || line === undefined) return [];
  if (line === 'ideal') return 'reports:burnDown.idealRows';
  return line === 'open' ? openOn(burnDown, date) : tasksLeft(results, date);
}

/** What is left now: the tasks first, then the restrictions. */
function rowsNow(burnDown: BurnDown, results: IndicatorResults): readonly Behind[] {
  const date = burnDown.data.findLast(({ remaining }) => remaining !== null)?.date;
  if (date === undefined) return [];
  const tasks = tasksLeft(results, date);
  return [...(typeof tasks === 'string' ? [] : tasks), ...openOn(burnDown, date)];
}

/** The tasks behind what remains and the restrictions behind the count of open ones, of now or of a day. */
export const BEHIND_BURN_DOWN = {
  columns: [
    {
      ...{ id: 'name', kind: 'text', label: 'reports:evolution.name', width: 200, grows: 1 },
      value: ({ of, id }: Behind, plan) =>
        (of === 'open' ? plan?.restrictions.get(id)?.detail : plan?.tasks.get(id)?.text) ?? null,
    },
    {
      ...{ id: 'of', kind: 'text', label: 'reports:sCurve.of', width: 160 },
      value: ({ of }: Behind) => of,
      text: ({ of }: Behind, { t }: Words) => t(NAMES[of]),
    },
    { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 104, value: ({ date }: Behind) => date },
    percentOf<Behind>('left', 'reports:burnDown.left', ({ left }) => left),
    {
      ...{ id: 'created', kind: 'date', label: 'reports:burnDown.created', width: 104 },
      value: ({ created }: Behind) => created,
    },
    {
      ...{ id: 'released', kind: 'date', label: 'reports:burnDown.released', width: 104 },
      value: ({ released }: Behind) => released,
    },
  ] satisfies readonly ReportColumn<Behind>[],
  rowsOf: rowsNow,
  idOf: ({ of, id }: Behind) => `${of} ${id}`,
  at: ({ data }: BurnDown, { place, series }: ChosenPoint, { format }: Words) => ({
    ...{ of: series, date: data[place] ? format.date(data[place].date) : NOTHING },
  }),
  ofPoint,
};
