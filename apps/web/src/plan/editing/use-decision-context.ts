import type { DecisionContext } from '@plomada/domain';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { v7 as newId } from 'uuid';
import type { RootState } from '../../app/workspace-state';
import { authorOf } from '../state/author';
import { selectReady } from '../state/plan-selectors';

/** Who would decide here and now, for asking the domain beforehand what may be. Only while a plan is open. */
export function useDecisionContext(): () => DecisionContext {
  const store = useStore<RootState>();
  return useCallback(
    () => ({
      ...authorOf(selectReady(store.getState())!),
      now: new Date().toISOString(),
      newId: () => newId(),
    }),
    [store],
  );
}
