import type { SubmittedAction } from '@plomada/contracts';
import { type AppFailure, invalid } from '@plomada/service-kit';
import type { CachedPlan } from './cached-plan';

/** How far the clocks of processes may be apart: an entry is of no later instant than the present by more. */
const CLOCKS_APART_MS = 60_000;

/**
 * BASE_SEQ_AHEAD (seq) for what builds on entries that there are not, null for everything else. Whoever names an entry that was told of may
 * have known a log that was set back since; nobody else is ahead of it.
 */
export function refusalAhead(
  { baseSeq = 0, baseAt }: Partial<Pick<SubmittedAction, 'baseSeq' | 'baseAt'>>,
  { seq }: Pick<CachedPlan, 'seq'>,
): AppFailure | null {
  const wasTold = baseAt !== undefined && Date.parse(baseAt) <= Date.now() + CLOCKS_APART_MS;
  return baseSeq > seq && !wasTold ? invalid('BASE_SEQ_AHEAD', { seq }) : null;
}
