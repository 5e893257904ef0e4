import type { PastAction, PlanSnapshot } from '@plomada/contracts';
import { ROLLBACK } from '../log/action-types';
import type { EntryHeader } from '../log/log-headers.repository';
import { digestOf } from '../submit/digest';

/** What a rollback went back to. The log keeps no payloads: the entry's digest tells which of the plan's snapshots was meant. */
export function rolledBackTo(
  { type, digest, actor }: EntryHeader,
  snapshots: readonly PlanSnapshot[],
): PastAction['rolledBackTo'] {
  if (type !== ROLLBACK) return undefined;
  const meant = snapshots.find(
    ({ snapshotId }) => digestOf({ actor, action: { type, payload: { snapshotId } } }) === digest,
  );
  return meant && { number: meant.number, closedAt: meant.createdAt };
}
