import { civilDate, type DayNumber } from '@plomada/domain';
import { dayLocale } from '../../../base/format';
import { beginOf, nextAfter, type TimeUnit } from '../../../base/time-units';

/** A cell of the time line's head. */
export interface ScaleCell {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly label: string;
}

/** The two lines of the head by the room that a day has: the finest unit whose labels can be read, and the one above it. */
const LINES: readonly { readonly least: number; readonly upper: TimeUnit; readonly lower: TimeUnit }[] = [
  { least: 9, upper: 'month', lower: 'day' },
  { least: 3.6, upper: 'month', lower: 'week' },
  { least: 0.62, upper: 'year', lower: 'month' },
  { least: 0.17, upper: 'year', lower: 'quarter' },
  { least: 0, upper: 'year', lower: 'year' },
];

/** The head's lines for the days from `from` to `to`, a day being so wide; one line where there is nothing above. */
export function scaleLines(
  from: DayNumber,
  to: DayNumber,
  dayWidth: number,
  language: string,
): readonly (readonly ScaleCell[])[] {
  const { upper, lower } = LINES.find(({ least }) => dayWidth >= least)!;
  const units = upper === lower ? [lower] : [upper, lower];
  return units.map((unit) => cellsOf(unit, labels(unit, unit === upper, language), from, to));
}

function cellsOf(
  unit: TimeUnit,
  label: (day: DayNumber) => string,
  from: DayNumber,
  to: DayNumber,
): ScaleCell[] {
  const cells: ScaleCell[] = [];
  for (let start = beginOf(unit, from); start < to;) {
    const next = nextAfter(unit, start);
    cells.push({ from: Math.max(start, from), to: Math.min(next, to), label: label(start) });
    start = next;
  }
  return cells;
}

function labels(unit: TimeUnit, upper: boolean, language: string): (day: DayNumber) => string {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const words = new Intl.DateTimeFormat(dayLocale(language), { ...options, timeZone: 'UTC' });
    return (day: DayNumber) => words.format(new Date(`${civilDate(day)}T00:00:00Z`));
  };
  switch (unit) {
    // Of a week the day that it begins on: the month stands above it, and its name has no room in every language.
    case 'day':
    case 'week':
      return intl({ day: 'numeric' });
    case 'month':
      return intl(upper ? { month: 'long', year: 'numeric' } : { month: 'short' });
    case 'year':
      return intl({ year: 'numeric' });
    case 'quarter': {
      const short = language === 'es' ? 'T' : 'Q';
      return (day) => `${short}${Math.floor((Number(civilDate(day).slice(5, 7)) - 1) / 3) + 1}`;
    }
  }
}
