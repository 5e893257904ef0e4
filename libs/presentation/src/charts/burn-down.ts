import type { Options, SeriesOptionsType, YAxisOptions } from 'highcharts';
import type { Indicator } from '@plomada/contracts';
import { colour } from '../colours/colour';
import type { Words } from '../words/words';
import { dayLinesChart } from './day-lines';
import type { DrawnChart } from './drawn-chart';
import { linePoints } from './isolated-points';
import { dayOfInstant, pointDescriptions } from './point-descriptions';

/** Work that remains by day beside an even pace, and on an axis of its own the open restrictions, where there ever were any. */
export function burnDownChart({ data, rows }: Indicator<'burnDown'>, { t, format }: Words): DrawnChart {
  const lines = [
    {
      name: t('reports:burnDown.ideal'),
      colour: colour('state-notAnalysed'),
      isDashed: true,
      points: data.map(({ date, ideal }) => [date, ideal] as const),
    },
    {
      name: t('reports:burnDown.remaining'),
      colour: colour('primary-main'),
      points: data.map(({ date, remaining }) => [date, remaining] as const),
    },
  ];
  const hasRestrictions = rows.length > 0 || data.some(({ openRestrictions }) => openRestrictions);
  const description = t(`reports:burnDown.${hasRestrictions ? 'descriptionWithOpen' : 'description'}`);
  const chart = dayLinesChart({ lines, description }, format);
  if (!hasRestrictions) return chart;
  const name = t('reports:burnDown.openRestrictions');
  const open: SeriesOptionsType = {
    type: 'line',
    name,
    color: colour('state-restricted'),
    yAxis: 1,
    // A count stays as it is until the day on which it is another.
    step: 'left',
    tooltip: {
      pointFormatter() {
        return `<br/><span style="color:${String(this.color)}">●</span> ${name}: <b>${format.number(this.y)}</b>`;
      },
    },
    ...pointDescriptions(({ x, y }) => `${format.date(dayOfInstant(x))}, ${format.number(y)}. ${name}.`),
    data: [...linePoints(data.map(({ date, openRestrictions }) => [Date.parse(date), openRestrictions]))],
  };
  const { options } = chart;
  const counts: YAxisOptions = {
    ...{ min: 0, allowDecimals: false, opposite: true, gridLineWidth: 0 },
    title: { text: name, style: { color: colour('text-secondary') } },
  };
  const both: Options = {
    ...options,
    chart: { ...options.chart, alignTicks: false },
    yAxis: [options.yAxis as YAxisOptions, counts],
    series: [...(options.series ?? []), open],
  };
  return { options: both, description };
}
