import type { Options } from 'highcharts';
import type { Format } from '../format';
import type { DrawnChart } from './drawn-chart';
import { linePoints } from './isolated-points';
import { MONTH_AXIS } from './month-axis';
import { percentAxis, percentTooltip } from './percent';
import { dayOfInstant, pointDescriptions } from './point-descriptions';

/** What one line shows: points by day, null where nothing is known. */
export interface DayLine {
  readonly name: string;
  readonly colour: string;
  readonly isDashed?: boolean;
  readonly hasMarks?: boolean;
  readonly points: readonly (readonly [day: string, value: number | null])[];
}

export interface DayLines {
  readonly lines: readonly DayLine[];
  readonly description: string;
}

/** Lines of percent by day, from month to month. */
export function dayLinesChart({ lines, description }: DayLines, format: Format): DrawnChart {
  const options: Options = {
    chart: { zooming: { type: 'x' } },
    xAxis: MONTH_AXIS,
    yAxis: percentAxis(format),
    tooltip: { ...percentTooltip(format), headerFormat: '', xDateFormat: '%d/%m/%Y' },
    plotOptions: {
      series: {
        marker: { enabled: false },
        ...pointDescriptions(
          ({ x, y, series }) => `${format.date(dayOfInstant(x))}, ${format.percent(y)}. ${series.name}.`,
        ),
      },
    },
    series: lines.map(({ name, colour, isDashed, hasMarks, points }) => ({
      type: 'line',
      name,
      color: colour,
      ...(isDashed && { dashStyle: 'ShortDash' as const }),
      ...(hasMarks && { lineWidth: 3, marker: { enabled: true, radius: 3, symbol: 'circle' } }),
      data: [...linePoints(points.map(([day, value]) => [Date.parse(day), value]))],
    })),
  };
  return { options, description };
}
