import type { PlanAction, PlanRow, Refusal } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../base/hooks';
import type { Refused } from '../../base/messages/messages-slice';
import { shownParams } from '../../base/messages/shown-params';
import { refusalHere } from '../../plan/proposing/refusal-here';
import { planActions } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { actionOf, type ReadableEdit, problemMessage } from '../gantt/cells/cell-edits';
import { refusalLinkFromTask } from './refusal-link-from-task';

/** How a field of the panel does, or proposes, what was entered; each answers why not in the rule's own words, null when it is done. */
export interface TaskEdit {
  /** A value that the Gantt's cells take too. */
  readonly put: (edit: ReadableEdit) => Refused | null;
  readonly act: (action: PlanAction) => Refused | null;
}

/** Edits of the task that a row shows. */
export function useTaskEdit(row: PlanRow): TaskEdit {
  const { t, i18n } = useTranslation(['gantt', 'codes']);
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectReady>[0]>();
  return useMemo(() => {
    const submit = (
      action: PlanAction,
      told: (refusal: Refusal) => Pick<Refusal, 'params'> & { key: string },
    ): Refused | null => {
      const ready = selectReady(store.getState());
      if (!ready) return null;
      const refusal = refusalHere(ready, action);
      if (!refusal) {
        dispatch(planActions.submit(action));
        return null;
      }
      const { key, params } = told(refusal);
      return {
        why: t(key, shownParams(params, i18n.language)),
        see: refusalLinkFromTask(ready.sync.visible, refusal, row.id),
      };
    };
    return {
      put: (edit) => {
        const ready = selectReady(store.getState());
        return (
          ready && submit(actionOf(ready.sync.visible, edit), (refusal) => problemMessage(edit, refusal, row))
        );
      },
      act: (action) =>
        submit(action, ({ code, params }) => ({ key: `codes:${code}`, ...(params && { params }) })),
    };
  }, [store, dispatch, t, i18n, row]);
}
