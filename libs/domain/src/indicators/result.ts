import { percentOf } from '../progress/hundredths';

/** A share, what it was made of, and the rows behind it. */
export interface Ratio<R> {
  /** Percent with 2 decimals; null (a dash on screens, never 0 %) when there is nothing to divide by. */
  readonly value: number | null;
  readonly numerator: number;
  readonly denominator: number;
  readonly rows: readonly R[];
}

/** The numbers without their rows: for where the same rows stand already, which may be tens of thousands. */
export function numbersOf<R extends Ratio<unknown>>({ rows: _rows, ...numbers }: R): Omit<R, 'rows'> {
  return numbers;
}

/** Rows as a share of so many, which they are among. */
export function shareOf<R>(rows: readonly R[], among: number): Ratio<R> {
  return { value: percentOf(rows.length, among), numerator: rows.length, denominator: among, rows };
}

/** How many of the rows hold, as a share of all of them. */
export function ratioOf<R>(rows: readonly R[], holds: (row: R) => boolean): Ratio<R> {
  const numerator = rows.filter(holds).length;
  return { value: percentOf(numerator, rows.length), numerator, denominator: rows.length, rows };
}
