import { refusalFailure } from '@plomada/contracts';
import { batchOf, isProposed, MAX_BATCH, type PlanAction } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { EditsOutcome } from '../../base/grid/grid';
import { type Message, type Refused } from '../../base/messages/messages-slice';
import { useFailureText } from '../../base/messages/use-failure-text';
import { refusalLink } from '../messages/refusal-link';
import { authorOf } from '../state/author';
import { planActions } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { acceptedEdits } from './accepted-edits';
import { NOTHING_DONE, submitTold } from './submit-told';

/**
 * Does several things to the plan, such as what cells of a grid were edited to, as one action that one undo takes back. What is
 * refused is left out, and what is more than one action may hold. `said` is told of what was taken, with the button that takes it
 * back; its `count` is how many changed something. Who must propose proposes each by itself, and is told by that.
 */
export function usePlanEdits(): (edits: readonly PlanAction[], said?: Message['key']) => EditsOutcome {
  const store = useStore<RootState>();
  const textOf = useFailureText();
  const { t } = useTranslation('grid');
  return useCallback(
    (edits, said) => {
      const ready = selectReady(store.getState());
      if (!ready) return { refused: edits.map(() => null), done: NOTHING_DONE };
      const context = { ...authorOf(ready), now: new Date().toISOString() };
      const { actions, refusals } = acceptedEdits(ready.sync.visible, edits.slice(0, MAX_BATCH), context);
      const isProposedHere = (action: PlanAction) => isProposed(ready.sync.visible, ready.actor, action);
      const proposed = batchOf(actions.filter(isProposedHere));
      if (proposed) store.dispatch(planActions.submit(proposed));
      const done = actions.filter((action) => !isProposedHere(action));
      const action = batchOf(done);
      const refused = edits.map((_, at): Refused | null => {
        const refusal = refusals[at];
        if (refusal === undefined) return { why: t('tooMany', { most: MAX_BATCH }) };
        if (refusal === null) return null;
        return { why: textOf(refusalFailure(refusal)), see: refusalLink(ready.sync.visible, refusal) };
      });
      return { refused, done: action ? submitTold(store, action, done.length, said) : NOTHING_DONE };
    },
    [store, textOf, t],
  );
}
