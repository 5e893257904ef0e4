import type { Plan } from '@plomada/domain';
import type { PendingAction, SyncState } from '@plomada/sync';
import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectReady } from '../../plan/state/plan-selectors';
import { useUnsent } from './use-unsent';

const NONE: ReadonlySet<string> = new Set();

/** The tasks of which something is said that is still on this device only, once that takes longer than usual. */
export function useUnsentTasks(): ReadonlySet<string> {
  const sync = useAppSelector((state) => selectReady(state)?.sync);
  const { actions, proposals, photos } = useUnsent();
  return useMemo(() => {
    if (!sync || actions.length + proposals.length + photos.length === 0) return NONE;
    const ofActions = actions.flatMap((one) => tasksOf(one, sync));
    const ofProposals = proposals.flatMap(({ action }) => named(action.payload, sync.visible));
    return new Set([...ofActions, ...ofProposals, ...photos.map(({ taskId }) => taskId)]);
  }, [sync, actions, proposals, photos]);
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
  return named(action.payload, sync.visible);
}

function named(payload: unknown, plan: Plan): readonly string[] {
  const { taskId, taskIds = [], restrictionId } = payload as Named;
  return [...(taskId === undefined ? [] : [taskId]), ...taskIds, ...restricted(plan, restrictionId)];
}

const changedTasks = (
  changes: readonly { readonly table: string; readonly id: string }[],
): readonly string[] => changes.filter(({ table }) => table === 'tasks').map(({ id }) => id);

const restricted = (plan: Plan, restrictionId: string | undefined): readonly string[] =>
  plan.restrictions.get(restrictionId ?? '')?.taskIds ?? [];
