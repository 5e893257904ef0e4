import { isCivilDate, type CivilDate } from '../calendar/civil-date';
import { type Shape, shapeOf, text } from '../shape/shape';

/** The id of a row. */
export const rowId: Shape<string> = text(64, 1);

/** The rows of the largest bulk edit: every task of the largest plan. */
export const MAX_BULK = 3500;

/** Progress or commitment: 0..1 in whole hundredths, so that what was asked for is what is stored. */
export const fraction: Shape<number> = shapeOf(
  'fraction from 0 to 1 with at most 2 decimals',
  (value) => typeof value === 'number' && value >= 0 && value <= 1 && Math.round(value * 100) / 100 === value,
);

/** A day that exists, 1970 to 2199. */
export const day: Shape<CivilDate> = shapeOf('date YYYY-MM-DD', isCivilDate);
