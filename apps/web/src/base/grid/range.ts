import { addDays, isCivilDate, planDay } from '@plomada/domain';
import { typedNumber } from '../fields/typed-number';
import type { CellValue, ColumnKind } from './column';

/**
 * Where a range begins or ends, as it stands in the address: a civil date, a day counted from today ("today", "today+28",
 * "today-7"), or a figure.
 */
export type Bound = string;

const FROM_TODAY = /^today(?:([+-])(\d{1,4}))?$/;
export const LONGEST_BOUND = 24;

/** Whether a column has values of which a range can be taken. */
export const hasRange = (kind: ColumnKind): boolean => isDay(kind) || kind === 'number' || kind === 'percent';

export const isDay = (kind: ColumnKind): boolean => kind === 'date' || kind === 'instant';

/** A bound as the column's values are compared with it; null for what is none of that kind. */
export function boundValue(
  kind: ColumnKind,
  bound: Bound | undefined,
  today: string,
): string | number | null {
  if (!bound || bound.length > LONGEST_BOUND || !hasRange(kind)) return null;
  if (!isDay(kind)) {
    const figure = typedNumber(bound.replace('%', ''));
    return Number.isNaN(figure) ? null : figure;
  }
  if (isCivilDate(bound)) return bound;
  const relative = FROM_TODAY.exec(bound);
  if (!relative) return null;
  return addDays(today, Number(`${relative[1] ?? '+'}${relative[2] ?? 0}`));
}

type Comparable = string | number;

/** How a column's values are compared with bounds: by day, that of an instant in a time zone, or by size. */
export function comparedIn(
  kind: ColumnKind,
  timeZone: string | null,
): (value: NonNullable<CellValue>) => Comparable {
  if (!isDay(kind)) return Number;
  return (value) => (isCivilDate(value) ? value : planDay(String(value), timeZone));
}

/** Whether a value lies within bounds. Nothing lies in no range. */
export function isWithin(
  compared: (value: NonNullable<CellValue>) => Comparable,
  value: CellValue,
  from: Comparable | null,
  to: Comparable | null,
): boolean {
  if (from === null && to === null) return true;
  if (value === null || value === '') return false;
  const held = compared(value);
  return (from === null || held >= from) && (to === null || held <= to);
}

/** Ranges of days that move on with the day, by the name of their words. */
export const MOVING_RANGES = {
  before: { to: 'today-1' },
  nextWeek: { from: 'today', to: 'today+6' },
  next4Weeks: { from: 'today', to: 'today+27' },
  last4Weeks: { from: 'today-27', to: 'today' },
} as const satisfies Readonly<Record<string, { readonly from?: Bound; readonly to?: Bound }>>;
export type MovingRange = keyof typeof MOVING_RANGES;

/** Which of them a range is; undefined for one between fixed days. */
export function movingRange(from: Bound | undefined, to: Bound | undefined): MovingRange | undefined {
  return (Object.keys(MOVING_RANGES) as MovingRange[]).find((name) => {
    const range: { readonly from?: Bound; readonly to?: Bound } = MOVING_RANGES[name];
    return range.from === from && range.to === to;
  });
}
