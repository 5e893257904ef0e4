import { boundByReleases } from './draws';
import type { ForecastRestriction } from './forecast-plan';
import { type Drawn, type Network, passForward } from './forward-pass';
import { quantile } from './quantile';

/** What an open restriction costs at P80. */
export interface RestrictionCost {
  readonly id: string;
  /** Share of the runs that end earlier if it is released today and all else goes as drawn. */
  readonly share: number;
  /** Working days by which P80 comes earlier then. */
  readonly daysAtP80: number;
}

/** Whether a critical task of the run that the network holds stands where a restriction's release lets it: without it, the end may be earlier. */
export function maySetEnd(
  { start, end }: Network,
  { type, rows }: ForecastRestriction,
  release: number,
  marked: Uint8Array,
): boolean {
  return rows.some(
    (row) => marked[row] === 1 && (type === 1 ? start[row] === release : end[row] === release + 1),
  );
}

/** The ends of all runs with some restrictions released today: only the runs named are computed again. */
export function endsWithReleased(
  network: Network,
  restrictions: readonly ForecastRestriction[],
  ends: Int32Array,
  runs: Iterable<number>,
  drawnIn: (run: number) => { readonly drawn: Drawn; readonly releases: Int32Array },
  isReleased: (at: number) => boolean,
): Int32Array {
  const other = ends.slice();
  for (const run of runs) {
    const { drawn, releases } = drawnIn(run);
    boundByReleases(network, restrictions, releases, drawn, isReleased);
    other[run] = passForward(network, drawn, 0);
  }
  return other;
}

/** By how many days the P80 of some ends is earlier than that of others. */
export const daysAtP80 = (ends: Int32Array, others: Int32Array): number =>
  quantile(ends, 80) - quantile(others, 80);
