import { isCivilDate, type CivilDate } from '../calendar/civil-date';
import { number, type Shape, shapeOf, text } from '../shape/shape';

/** The id of a row. */
export const rowId: Shape<string> = text(64, 1);

/** The rows of the largest bulk edit: every task of the largest plan. */
export const MAX_BULK = 3500;

/** Progress or commitment: 0..1. It is rounded to 2 decimals where it is recorded. */
export const fraction: Shape<number> = number(0, 1);

/** A day that exists, 1970 to 2199. */
export const day: Shape<CivilDate> = shapeOf('date YYYY-MM-DD', isCivilDate);

/** The fields that were given: one left out may come as undefined, which must not be written. */
export function given<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
