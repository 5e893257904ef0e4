/**
 * The chart library keeps tasks and links in plain objects by their ids, and takes 0 for the root of its tree. Logs hold rows
 * from before ids had a form: one called `constructor` would break the chart for everybody. A sign before each id makes it
 * a key that no object has of its own and that is no number.
 */
const SIGN = '~';

/** What the chart calls a row of the plan. */
export const chartId = (id: string): string => SIGN + id;

/** The row of the plan that the chart calls so. */
export const planId = (id: string | number): string => String(id).slice(SIGN.length);
