import type { GanttStatic } from 'dhtmlx-gantt';
import { type Zoom, ZOOMS } from './gantt-slice';

interface Scale {
  readonly unit: string;
  readonly step: number;
  readonly format: Intl.DateTimeFormatOptions | 'week' | 'quarter';
}

const SCALES: Readonly<Record<Zoom, { readonly columnWidth: number; readonly scales: readonly Scale[] }>> = {
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

/** Days that one column stands for, by the unit of the lowest scale. */
const COLUMN_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, quarter: 91.3 };

/** The most detailed zoom at which so many days are seen at once; the chart stretches its columns over what is left. */
export function zoomThatFits(days: number, width: number): Zoom {
  const fits = (zoom: Zoom) => {
    const { columnWidth, scales } = SCALES[zoom];
    // The chart adds a column before the first day and one after the last.
    const columns = Math.ceil(days / COLUMN_DAYS[scales.at(-1)!.unit]!) + 2;
    return columns * columnWidth <= width;
  };
  return ZOOMS.find(fits) ?? 'year';
}

/** Sets the time scale of a zoom level, in the words of the language. The caller renders. */
export function setScales(chart: GanttStatic, zoom: Zoom, language: string): void {
  const { columnWidth, scales } = SCALES[zoom];
  chart.config.min_column_width = columnWidth;
  chart.config.scale_height = 18 * scales.length + 6;
  chart.config.scales = scales.map(({ unit, step, format }) => ({
    unit,
    step,
    format: formatter(format, language),
  })) as unknown as typeof chart.config.scales;
}

function formatter(format: Scale['format'], language: string): (date: Date) => string {
  if (format === 'quarter') {
    const short = language === 'es' ? 'T' : 'Q';
    return (date) => `${short}${Math.floor(date.getMonth() / 3) + 1}`;
  }
  if (format === 'week') {
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
    return (date) => day.format(date);
  }
  const words = new Intl.DateTimeFormat(language, format);
  return (date) => words.format(date);
}
