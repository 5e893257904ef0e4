import type { MergeRow } from '@plomada/domain';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { v7 as newId } from 'uuid';
import { messageShown } from '../../base/messages/messages-slice';
import type { RootState } from '../../app/workspace-state';
import { planActions } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { acceptedIds } from './merge-rows';

/**
 * Takes rows of the file that a job has read over into the plan as one action and offers the way back. Answers whether the plan accepted it; a refusal is
 * shown by the plan itself.
 */
export function useAccept(jobId: string): (rows: readonly MergeRow[]) => boolean {
  const store = useStore<RootState>();
  return useCallback(
    (rows) => {
      const id = newId();
      const payload = { jobId, ...acceptedIds(rows) };
      store.dispatch(planActions.submit({ type: 'MERGE_PROJECT', payload }, { id }));
      const isTaken = selectReady(store.getState())?.sync.pending.some((pending) => pending.id === id);
      if (!isTaken) return false;
      const button = { key: 'actions:undo', action: planActions.undo(id) };
      const params = { count: rows.length };
      store.dispatch(messageShown({ severity: 'success', key: 'merge:done', params, button }));
      return true;
    },
    [store, jobId],
  );
}
