import { lastDay, type RhythmClash, type RhythmLine, type RhythmUnit } from '@plomada/domain';
import type { DashStyleValue, Options, PointOptionsObject, SeriesScatterOptions } from 'highcharts';
import { colour } from '../colours/colour';
import type { Words } from '../words/words';
import { dayOfInstant, pointDescriptions } from './point-descriptions';

interface Given {
  /** In their order, the lowest first. */
  readonly units: readonly RhythmUnit[];
  readonly lines: readonly RhythmLine[];
  readonly clashes: readonly RhythmClash[];
  readonly today: string;
  readonly words: Words;
}

/** Told apart without their colours too: on paper, and by who does not see them. */
const DASHES: readonly DashStyleValue[] = ['Solid', 'ShortDash', 'Dot', 'LongDash', 'DashDot'];
/** A unit is a band as high as 1 about its place in the order. */
const HALF = 0.5;

/**
 * The line of balance as a chart: each category climbs through a unit from the day it begins there to the day it leaves. It may begin
 * in one before it has left another: its points are joined in their own order, which a chart of lines takes by the days alone.
 */
export function balanceOptions({ units, lines, clashes, today, words }: Given): Options {
  const heightOf = new Map(units.map(({ id }, index) => [id, index]));
  const clashLine = clashSeries(clashes, heightOf, words);
  return {
    chart: { zooming: { type: 'x' } },
    xAxis: {
      type: 'datetime',
      // A day as it is written, and a gap.
      tickPixelInterval: 130,
      plotLines: [
        {
          value: Date.parse(today),
          color: colour('text-secondary'),
          dashStyle: 'ShortDot',
          width: 1,
          label: { text: words.t('lineOfBalance:today'), style: { color: colour('text-secondary') } },
        },
      ],
      labels: { formatter: ({ value }) => words.format.date(dayOfInstant(Number(value))) },
    },
    yAxis: {
      categories: units.map(({ name }) => name),
      tickPositions: units.map((_, index) => index),
      min: -HALF,
      max: units.length - HALF,
      startOnTick: false,
      endOnTick: false,
      tickmarkPlacement: 'between',
    },
    tooltip: { shared: false, headerFormat: '', pointFormat: '{point.name}' },
    plotOptions: {
      series: {
        marker: { enabled: false },
        ...pointDescriptions(({ name, series }) => `${name} ${series.name}.`),
      },
    },
    series: [
      ...lines.map((line, index) => lineSeries(line, DASHES[index % DASHES.length]!, heightOf, words)),
      ...(clashes.length > 0 ? [clashLine] : []),
    ],
  };
}

type Heights = ReadonlyMap<string, number>;

function lineSeries(
  { name, bars }: RhythmLine,
  dashStyle: DashStyleValue,
  heightOf: Heights,
  { t, format }: Words,
): SeriesScatterOptions {
  const data = bars.flatMap(({ unitId, unit, start, end, days }): PointOptionsObject[] => {
    const height = heightOf.get(unitId)!;
    const dates = { start: format.date(start), end: format.date(lastDay(start, end)) };
    const said = t('lineOfBalance:bar', { category: name, unit, count: days, ...dates });
    return [
      { name: said, x: Date.parse(start), y: height - HALF },
      { name: said, x: Date.parse(end), y: height + HALF },
    ];
  });
  return { type: 'scatter', name, dashStyle, lineWidth: 3, data };
}

function clashSeries(
  clashes: readonly RhythmClash[],
  heightOf: Heights,
  { t, format }: Words,
): SeriesScatterOptions {
  const data = clashes.flatMap(({ unitId, unit, first, second, start, end, days }) => {
    const y = heightOf.get(unitId)!;
    const dates = { start: format.date(start), end: format.date(lastDay(start, end)) };
    const name = t('lineOfBalance:clash', {
      unit,
      first: first.name,
      second: second.name,
      count: days,
      ...dates,
    });
    // A gap after each: they are no one line.
    return [{ name, x: Date.parse(start), y }, { name, x: Date.parse(end), y }, null];
  });
  return {
    type: 'scatter',
    name: t('lineOfBalance:clashSeries'),
    color: colour('error-main'),
    lineWidth: 10,
    opacity: 0.45,
    data,
  };
}
