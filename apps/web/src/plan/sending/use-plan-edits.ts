import { refusalFailure } from '@plomada/contracts';
import type { PlanAction } from '@plomada/domain';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import { useFailureText } from '../../base/messages/use-failure-text';
import { authorOf } from '../state/author';
import { planActions } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { takenEdits } from './taken-edits';

/**
 * Does what cells of a grid were edited to, as one action that one undo takes back. What is refused is left out; answers for
 * each edit the words of its refusal, null where it was taken.
 */
export function usePlanEdits(): (edits: readonly PlanAction[]) => readonly (string | null)[] {
  const store = useStore<RootState>();
  const textOf = useFailureText();
  return useCallback(
    (edits) => {
      const ready = selectReady(store.getState());
      if (!ready) return edits.map(() => null);
      const context = { ...authorOf(ready), now: new Date().toISOString() };
      const { actions, refusals } = takenEdits(ready.sync.visible, edits, context);
      const [first] = actions;
      if (actions.length === 1 && first) store.dispatch(planActions.submit(first));
      if (actions.length > 1) {
        store.dispatch(planActions.submit({ type: 'BATCH_UPDATE', payload: { actions: [...actions] } }));
      }
      return refusals.map((refusal) => refusal && textOf(refusalFailure(refusal)));
    },
    [store, textOf],
  );
}
