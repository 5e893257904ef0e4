import { isProposed, type PlanAction } from '@plomada/domain';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { v7 as newId } from 'uuid';
import { type Message, messageShown } from '../../base/messages/messages-slice';
import type { RootState } from '../../app/workspace-state';
import { refusalHere } from '../proposing/refusal-here';
import { planActions } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { movedTasks } from './moved-tasks';

const SAVED = { key: 'common:saved' } as const;

interface About {
  /** What is done, where that is more than that it is saved. */
  readonly said?: Pick<Message, 'key' | 'params'>;
  /** To whoever decides, where it is proposed. */
  readonly word?: string;
}

/**
 * Does something to the plan, says that it is done and how to take it back; a refusal is shown by the plan itself. Answers
 * whether it was accepted here, or proposed: it is decided before `dispatch` comes back.
 */
export function usePlanChange(): (action: PlanAction, about?: About) => boolean {
  const store = useStore<RootState>();
  return useCallback(
    (action, { said, word } = {}) => {
      const id = newId();
      const before = selectReady(store.getState());
      const isProposal =
        before !== null &&
        isProposed(before.sync.visible, before.actor, action) &&
        refusalHere(before, action) === null;
      store.dispatch(planActions.submit(action, { id, ...(word !== undefined && { word }) }));
      if (isProposal) return true;
      const after = selectReady(store.getState());
      if (!before || !after?.sync.pending.some((pending) => pending.id === id)) return false;
      const count = movedTasks(before.sync.visible, after.sync.visible);
      store.dispatch(
        messageShown({
          severity: 'success',
          ...(said ?? (count > 0 ? { key: 'settings:savedAndMoved', params: { count } } : SAVED)),
          button: { key: 'actions:undo', action: planActions.undo(id) },
        }),
      );
      return true;
    },
    [store],
  );
}
