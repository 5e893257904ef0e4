import type { Point, PlotSeriesOptions } from 'highcharts';

/** How the points of a chart are said to those who hear it: the library would say instants as numbers and days in English. */
export const pointDescriptions = (
  say: (point: Point) => string,
): Pick<PlotSeriesOptions, 'accessibility'> => ({
  accessibility: { point: { descriptionFormatter: say } },
});

/** The day of an instant on an axis of days. */
export const dayOfInstant = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
