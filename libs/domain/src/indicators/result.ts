import { percentOf } from '../progress/hundredths';

/** A share, what it was made of, and the rows behind it. */
export interface Ratio<R> {
  /** Percent with 2 decimals; null (a dash on screens, never 0 %) when there is nothing to divide by. */
  readonly value: number | null;
  readonly numerator: number;
  readonly denominator: number;
  readonly rows: readonly R[];
}

/** How many of the rows hold, as a share of all of them. */
export function ratioOf<R>(rows: readonly R[], holds: (row: R) => boolean): Ratio<R> {
  const numerator = rows.filter(holds).length;
  return { value: percentOf(numerator, rows.length), numerator, denominator: rows.length, rows };
}
