import { openTerm, type Plan, termMembers } from '@plomada/domain';
import { useEffect, useRef } from 'react';

/**
 * Tells which tasks left the open term when another one is open, by a close, a reopening or a rollback: they were its members, and are
 * none of this one. Whoever had chosen them for the old term would act on them unseen.
 */
export function useLeftTerm(plan: Plan | null, onLeft: (ids: ReadonlySet<string>) => void): void {
  const last = useRef(plan);
  useEffect(() => {
    const before = last.current;
    last.current = plan;
    if (!plan || !before || openTerm(before).id === openTerm(plan).id) return;
    const staying = new Set(termMembers(plan).leaves);
    const left = termMembers(before).leaves.filter((id) => !staying.has(id));
    if (left.length > 0) onLeft(new Set(left));
  }, [plan, onLeft]);
}
