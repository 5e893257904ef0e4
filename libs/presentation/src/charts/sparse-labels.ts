import type { AxisLabelsFormatterContextObject, Options, XAxisOptions } from 'highcharts';

/** Pixels of a letter of an axis, and what stands between two labels. */
const LETTER = 6.6;
const BETWEEN = 10;
/** What the other axis takes of a chart's width. */
const OTHER_AXIS = 56;

/**
 * A chart of so many pixels whose categories are written out as far as they stand beside each other: each second or third of them
 * where there are many. Lying bars have a line for each.
 */
export function withSparseLabels(options: Options, width: number): Options {
  const axis = options.xAxis as XAxisOptions | undefined;
  const categories = axis?.categories;
  if (!axis || !categories || options.chart?.inverted || options.chart?.type === 'bar') return options;
  const { formatter } = axis.labels ?? {};
  const said = categories.map((value) =>
    formatter ? String(formatter.call(contextOf(value), contextOf(value))) : value,
  );
  const longest = Math.max(0, ...said.map(({ length }) => length));
  const fit = Math.max(1, Math.floor((width - OTHER_AXIS) / (longest * LETTER + BETWEEN)));
  const step = Math.ceil(categories.length / fit);
  if (step <= 1) return options;
  // Written upright: the library would turn them before it leaves one out.
  return { ...options, xAxis: { ...axis, labels: { ...axis.labels, step, rotation: 0 } } };
}

/** Formatters of ours read the value alone. */
const contextOf = (value: string) => ({ value }) as unknown as AxisLabelsFormatterContextObject;
