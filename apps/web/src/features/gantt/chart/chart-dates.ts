import type { CivilDate } from '@plomada/domain';

const HALF_DAY_MS = 12 * 3600 * 1000;

/** The chart draws with local Date objects; plans know civil dates only. Midnight may not exist on the day a zone changes its clock, so both ways go by year, month and day. */
export function toChartDate(date: CivilDate): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

/** The civil date whose beginning is nearest to the instant: a drag ends wherever the pointer was. */
export function fromChartDate(instant: Date): CivilDate {
  const nearest = new Date(instant.getTime() + HALF_DAY_MS);
  const month = String(nearest.getMonth() + 1).padStart(2, '0');
  const day = String(nearest.getDate()).padStart(2, '0');
  return `${nearest.getFullYear()}-${month}-${day}`;
}
