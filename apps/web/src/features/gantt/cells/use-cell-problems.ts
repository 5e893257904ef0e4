import type { PlanRow } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { shownParams } from '../../../base/messages/shown-params';
import { refusalLink } from '../../../plan/messages/refusal-link';
import { refusalHere } from '../../../plan/proposing/refusal-here';
import { selectMay, selectReady } from '../../../plan/state/plan-selectors';
import { wayOutOf } from '../../reschedule/way-out';
import { type CellEdit, type CellProblem, problemMessage, typedAction, unreadMessage } from './cell-edits';

/** Says why the open plan would not take an edit of a cell; null when it would. Nothing is done to the plan. */
export function useCellProblems(rows: readonly PlanRow[]): (edit: CellEdit) => CellProblem | null {
  const { t, i18n } = useTranslation(['gantt', 'codes', 'actions'], { useSuspense: false });
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectReady>[0]>();
  return useCallback(
    (edit) => {
      const ready = selectReady(store.getState());
      const row = rows.find(({ id }) => id === edit.id);
      if (!ready || !row) return null;
      const plan = ready.sync.visible;
      const action = typedAction(plan, edit);
      const refusal = action && refusalHere(ready, action);
      const problem = refusal ? problemMessage(edit, refusal, row) : unreadMessage(plan, edit);
      if (!problem) return null;
      const { key, params } = problem;
      const wayOut = refusal && selectMay('editPlan')(store.getState()) ? wayOutOf(refusal) : undefined;
      const see = refusal ? refusalLink(plan, refusal) : undefined;
      const button = wayOut ?? see;
      const message = {
        severity: 'error',
        key,
        ...(params && { params }),
        ...(button && { button }),
      } as const;
      return {
        words: t(key, shownParams(params, i18n.language)),
        hasWayOut: wayOut !== undefined,
        ...(see && { see: { words: t(see.key), go: () => void dispatch(see.action) } }),
        tell: () => void dispatch(messageShown(message)),
      };
    },
    [rows, store, t, i18n, dispatch],
  );
}
