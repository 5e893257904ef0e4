import { useCallback } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectWaitingProgress, selectWaitingRestrictions } from '../notifications/notifications-slice';
import type { ShownProposal } from '../notifications/own-unsent';

/** What of a task is proposed from here and waits: how far it is, and what it lacks. */
export function useWaitingOf(): (taskId: string) => readonly ShownProposal[] {
  const progress = useAppSelector(selectWaitingProgress);
  const restrictions = useAppSelector(selectWaitingRestrictions);
  return useCallback(
    (taskId) => [progress.get(taskId) ?? [], restrictions.get(taskId) ?? []].flat(),
    [progress, restrictions],
  );
}
