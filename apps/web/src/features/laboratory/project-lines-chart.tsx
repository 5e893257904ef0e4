import type { LaboratoryUnit } from '@plomada/domain';
import {
  dayOfInstant,
  isolatedPointMarker,
  MONTH_AXIS,
  percentAxis,
  pointDescriptions,
} from '@plomada/presentation';
import type { Options, Point, PointOptionsObject, YAxisOptions } from 'highcharts';
import { Chart } from '../../base/charts/chart';

import { type Format, useFormat } from '../../base/format';

import { lineOf, MOST_MARKED } from './project-lines';

export interface ProjectPoint {
  readonly day: string;
  readonly value: number | null;
  /** What it is made of, in words. */
  readonly made: string;
}

interface Props {
  readonly unit: LaboratoryUnit;
  readonly lines: readonly { readonly name: string; readonly points: readonly ProjectPoint[] }[];
  /** In a sentence, for those who do not see it. */
  readonly description: string;
}

/** A line a project over the days on which its terms ended. */
export function ProjectLinesChart({ unit, lines, description }: Props) {
  const format = useFormat();
  const isCrowded = lines.length > MOST_MARKED;
  const told = ({ x, y, options }: Pick<Point, 'x' | 'y' | 'options'>) => ({
    day: format.date(dayOfInstant(x)),
    value: valueText(unit, y ?? null, format),
    made: String(options.custom?.['made'] ?? ''),
  });
  const heard = pointDescriptions((point) => {
    const { day, value, made } = told(point);
    return `${day}, ${value} ${made}. ${point.series.name}.`;
  });
  const options: Options = {
    chart: { zooming: { type: 'x' } },
    xAxis: MONTH_AXIS,
    yAxis: axisOf(unit, format),
    tooltip: {
      shared: false,
      headerFormat: '',
      pointFormatter() {
        const { day, value, made } = told(this);
        return `${this.series.name}<br/>${day}: <b>${value}</b> ${made}`;
      },
    },
    // Of many projects nobody hears each point, nor sees each mark: the table has them.
    plotOptions: { series: { accessibility: { ...heard.accessibility, exposeAsGroupOnly: isCrowded } } },
    series: lines.map(({ name, points }, at) => ({
      type: 'line',
      name,
      ...lineOf(at, isCrowded),
      data: pointsOf(points),
    })),
  };
  return <Chart options={options} description={description} />;
}

/** Of a project with a single closed term the mark is all there is to see, however many others there are. */
function pointsOf(points: readonly ProjectPoint[]): PointOptionsObject[] {
  const values = points.map(({ value }) => value);
  return points.map(({ day, value, made }, at) => ({
    ...{ x: Date.parse(day), y: value, custom: { made } },
    ...isolatedPointMarker(values, at),
  }));
}

/** A figure as it is read in its unit. */
export function valueText(unit: LaboratoryUnit, value: number | null, format: Format): string {
  return unit === 'percent' ? format.percent(value) : format.number(value, unit === 'ratio' ? 2 : 1);
}

function axisOf(unit: LaboratoryUnit, format: Format): YAxisOptions {
  if (unit === 'percent') return percentAxis(format);
  if (unit !== 'ratio') return { min: 0, allowDecimals: unit === 'days' };
  return {
    min: 0,
    softMax: 1.2,
    plotLines: [{ value: 1, color: 'var(--mui-palette-text-secondary)', dashStyle: 'ShortDash', width: 1 }],
  };
}
