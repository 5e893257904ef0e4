import { civilDate, type DayNumber } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { toChartDate } from './chart-dates';
import { dayLocale } from '../../../base/format';
import { fittedScales, type FitSpan } from '../zoom/fitted-scale';
import type { Zoom } from '../gantt-slice';
import type { Reach } from '../rows/reach';
import type { Scale } from '../zoom/scale';

/** The lines of a time scale, the finest last, and the least width of its columns in pixels. */
interface TimeScale {
  readonly columnWidth: number;
  readonly scales: readonly Scale[];
}

/** Zooms whose columns have a width of their own. */
export type FixedZoom = Exclude<Zoom, 'fit'>;

const SCALES: Readonly<Record<FixedZoom, TimeScale>> = {
  day: {
    columnWidth: 34,
    scales: [
      { unit: 'month', step: 1, format: { month: 'long', year: 'numeric' } },
      { unit: 'day', step: 1, format: { weekday: 'narrow', day: 'numeric' } },
    ],
  },
  week: {
    columnWidth: 18,
    scales: [
      { unit: 'month', step: 1, format: { month: 'long', year: 'numeric' } },
      { unit: 'week', step: 1, format: 'week' },
      { unit: 'day', step: 1, format: { day: 'numeric' } },
    ],
  },
  month: {
    columnWidth: 64,
    scales: [
      { unit: 'year', step: 1, format: { year: 'numeric' } },
      { unit: 'month', step: 1, format: { month: 'long' } },
      { unit: 'week', step: 1, format: { day: 'numeric', month: 'short' } },
    ],
  },
  quarter: {
    columnWidth: 72,
    scales: [
      { unit: 'year', step: 1, format: { year: 'numeric' } },
      { unit: 'quarter', step: 1, format: 'quarter' },
      { unit: 'month', step: 1, format: { month: 'short' } },
    ],
  },
  year: {
    columnWidth: 96,
    scales: [
      { unit: 'year', step: 1, format: { year: 'numeric' } },
      { unit: 'quarter', step: 1, format: 'quarter' },
    ],
  },
};

/**
 * Sets the time scale of a zoom, or the one that shows a span at once, in the words of the language. `reach` are the days of a
 * zoom's timeline, null where there is nothing to show. The caller renders.
 */
export function setScales(
  chart: GanttStatic,
  shown: FixedZoom | FitSpan,
  reach: Reach | null,
  language: string,
): void {
  const fit = typeof shown === 'string' ? null : shown;
  // Columns are stretched over the room that there is, and are never wider than that here.
  const { columnWidth, scales } =
    typeof shown === 'string' ? SCALES[shown] : { columnWidth: 1, scales: fittedScales(shown) };
  chart.config.min_column_width = columnWidth;
  chart.config.scale_height = 18 * Math.max(2, scales.length) + 6;
  chart.config.scales = scales.map(({ unit, step, format }, line) => {
    const isHead = line < scales.length - 1;
    const texts = formatters(format, language);
    return {
      ...{ unit, step },
      format: isHead ? (date: Date) => fitting(texts, date, cellWidth(chart, date, unit, step)) : texts[0],
      // What stands over several columns stays in sight while they are scrolled by the style sheet; the library cuts it off.
      ...(isHead && { sticky: false, css: () => 'plan-scale-head' }),
    };
  }) as unknown as typeof chart.config.scales;
  const days = fit ?? reach;
  const at = (day: DayNumber | undefined) => (day === undefined ? undefined : toChartDate(civilDate(day)));
  Object.assign(chart.config, { start_date: at(days?.from), end_date: at(days?.to) });
}

type Formatter = (date: Date) => string;

/** How the start of a column is written, the longest first. */
function formatters(format: Scale['format'], language: string): readonly [Formatter, ...Formatter[]] {
  if (format === 'quarter') {
    const short = language === 'es' ? 'T' : 'Q';
    return [(date) => `${short}${Math.floor(date.getMonth() / 3) + 1}`];
  }
  const dated = (options: Intl.DateTimeFormatOptions): Formatter => {
    const words = new Intl.DateTimeFormat(dayLocale(language), options);
    return (date) => words.format(date);
  };
  if (format === 'week') return [dated({ day: 'numeric', month: 'short' }), dated({ day: 'numeric' })];
  const { month, year } = format;
  if (month !== 'long') return [dated(format)];
  return [
    dated(format),
    ...(year ? [dated({ month: 'short', year })] : []),
    dated({ month: 'short' }),
    dated({ month: 'narrow' }),
  ];
}

/** Pixels of a letter in the head, and of the edges beside a text. */
const LETTER_PX = 6.7;
const EDGES_PX = 10;

/** The longest of the texts that a column has room for; none where even the shortest has not. */
function fitting(texts: readonly Formatter[], date: Date, width: number): string {
  const all = texts.map((text) => text(date));
  return all.find((text) => text.length * LETTER_PX + EDGES_PX <= width) ?? '';
}

/** Pixels of the column that begins at a date: the first and the last are as wide as the timeline has days of them. */
function cellWidth(chart: GanttStatic, date: Date, unit: Scale['unit'], step: number): number {
  const dates = chart.date as unknown as Readonly<Record<string, (date: Date) => Date>>;
  const begins = dates[`${unit}_start`]!(new Date(date));
  const { max_date: last } = chart.getState();
  const next = chart.date.add(begins, step, unit);
  return chart.posFromDate(next < last ? next : last) - chart.posFromDate(date);
}
