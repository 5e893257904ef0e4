import type { Plan } from '@plomada/domain';
import type { PendingAction, SyncState } from '@plomada/sync';
import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { useUnsynced } from '../../plan/sending/use-unsynced';
import { selectReady } from '../../plan/state/plan-selectors';

const NONE: ReadonlySet<string> = new Set();

/** The tasks of which something is said that is still on this device only, once that takes longer than usual. */
export function useUnsentTasks(): ReadonlySet<string> {
  const sync = useAppSelector((state) => selectReady(state)?.sync);
  const isLate = useUnsynced() > 0;
  return useMemo(() => {
    if (!sync || !isLate) return NONE;
    return new Set(sync.pending.flatMap((one) => tasksOf(one, sync)));
  }, [sync, isLate]);
}

/** What actions of field mode name in their payloads. */
interface Named {
  readonly taskId?: string;
  readonly taskIds?: readonly string[];
  readonly restrictionId?: string;
}

function tasksOf(
  { id, action }: PendingAction,
  sync: Pick<SyncState, 'visible' | 'decided'>,
): readonly string[] {
  if (action.type === 'UNDO') return changedTasks(sync.decided.get(id)?.changes ?? []);
  const { taskId, taskIds = [], restrictionId } = action.payload as Named;
  return [...(taskId === undefined ? [] : [taskId]), ...taskIds, ...restricted(sync.visible, restrictionId)];
}

const changedTasks = (
  changes: readonly { readonly table: string; readonly id: string }[],
): readonly string[] => changes.filter(({ table }) => table === 'tasks').map(({ id }) => id);

const restricted = (plan: Plan, restrictionId: string | undefined): readonly string[] =>
  plan.restrictions.get(restrictionId ?? '')?.taskIds ?? [];
