import type { PlanSnapshot } from '@plomada/contracts';
import type { Lost } from './rollback-state';

/** What would leave the plan now: the log since the snapshot, and the terms closed since. */
export function lostBy(
  snapshot: Pick<PlanSnapshot, 'seq' | 'number'>,
  seq: number,
  openNumber: number,
): Lost {
  return {
    actions: Math.max(0, seq - snapshot.seq),
    terms: Math.max(0, openNumber - snapshot.number),
  };
}
