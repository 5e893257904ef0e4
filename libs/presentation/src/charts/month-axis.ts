import type { XAxisOptions } from 'highcharts';

/** An axis of days with ticks at months only: the labels say the month, and no two may say the same. */
export const MONTH_AXIS: XAxisOptions = {
  type: 'datetime',
  units: [
    ['month', [1, 2, 3, 6]],
    ['year', [1]],
  ],
  labels: { formatter: ({ value }) => monthOf(Number(value)) },
};

function monthOf(value: number): string {
  const date = new Date(value);
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${date.getUTCFullYear()}`;
}
