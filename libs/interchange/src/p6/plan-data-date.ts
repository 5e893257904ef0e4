import { type CivilDate, isCivilDate } from '@plomada/domain';

/**
 * P6 is never without a data date, and its own lies after all that has begun; a plan may have none, or an earlier one. A file
 * of ours in which the two differ says the plan's where P6 keeps nothing: what P6 writes has its own alone.
 */
export const PLAN_DATA_DATE = 'plomada-data-date';
const NONE = 'none';

/** What a file says: the date, or that the plan has none. */
export function planDataDateText(dataDate: CivilDate | null): string {
  return dataDate ?? NONE;
}

/** The plan's data date, or null where it has none; undefined for a text that does not say. */
export function planDataDateOf(text: string | undefined): CivilDate | null | undefined {
  if (text === NONE) return null;
  return isCivilDate(text) ? text : undefined;
}
