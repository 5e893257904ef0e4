import type { Options, YAxisOptions } from 'highcharts';
import type { Format } from '../format';

/** An axis of 0 to 100 %, and its words in the language that is shown. */
export function percentAxis(format: Format): YAxisOptions {
  return {
    min: 0,
    max: 100,
    tickInterval: 25,
    labels: { formatter: ({ value }) => format.percent(Number(value), 0) },
  };
}

export function percentTooltip(format: Format): NonNullable<Options['tooltip']> {
  return {
    pointFormatter() {
      return `<br/><span style="color:${String(this.color)}">●</span> ${this.series.name}: <b>${format.percent(this.y)}</b>`;
    },
  };
}
