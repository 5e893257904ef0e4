import type { PlanSnapshot } from '@plomada/contracts';

/** Which of the closes of its term a snapshot is of: the first has `nth` 1. */
interface Close {
  readonly nth: number;
  readonly of: number;
}

/** By snapshot: which close of its term it was taken at, for terms that were closed several times and would read alike. */
export function repeatedCloses(snapshots: readonly PlanSnapshot[]): ReadonlyMap<string, Close> {
  return new Map(
    snapshots.flatMap((snapshot) => {
      const { snapshotId, termId, seq } = snapshot;
      const ofTerm = snapshots.filter((other) => other.termId === termId);
      const nth = ofTerm.filter((other) => other.seq <= seq).length;
      return ofTerm.length > 1 ? [[snapshotId, { nth, of: ofTerm.length }]] : [];
    }),
  );
}
