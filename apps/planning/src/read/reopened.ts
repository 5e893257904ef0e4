import type { PastAction } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { REOPENING } from '../log/action-types';
import type { EntryHeader } from '../log/log-headers.repository';

/** Which term an entry opened again, and why: the plan keeps it with the term, unless it was rolled back since. */
export function reopened({ type, at, actor }: EntryHeader, plan: Plan): PastAction['reopened'] {
  if (type !== REOPENING) return undefined;
  for (const { number, reopenings = [] } of plan.terms.rows) {
    const found = reopenings.find((one) => one.at === at && one.userId === actor.userId);
    if (found) return { number, reason: found.reason };
  }
  return undefined;
}
