import { refusalFailure } from '@plomada/contracts';
import { type Plan, taskAccess, type WorkRow } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { CellEdit } from '../../base/grid/grid';
import { useAppSelector } from '../../base/hooks';
import type { Refused } from '../../base/messages/messages-slice';
import { useFailureText } from '../../base/messages/use-failure-text';
import type { AboutWork, WorkField } from '../../columns/work-columns';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { useBulkAction } from '../../plan/sending/use-bulk-action';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import { planActions } from '../../plan/state/plan-actions';
import { selectMay, selectMustPropose, selectPlan } from '../../plan/state/plan-selectors';
import { columnAction, editAction, isUnchanged, type TypedShare } from './work-edits';

/** What the cells of work need to be typed into. It stays the same while the people do, so that no column changes with each edit. */
export function useAboutWork({ responsibles }: Pick<Plan, 'responsibles'>): AboutWork {
  const store = useStore<RootState>();
  const textOf = useFailureText();
  const contextNow = useDecisionContext();
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const problem = (field: WorkField, { id }: WorkRow): string | null => {
      const plan = selectPlan(store.getState());
      if (!plan) return null;
      // Of what is entered only progress is proposed.
      if (field !== 'progress' && selectMustPropose(store.getState()))
        return textOf({ code: 'RESPONSIBLE_PROPOSES' });
      const { record } = taskAccess(plan, id, contextNow());
      return record && textOf(refusalFailure(record));
    };
    return { responsibles, problem, language };
  }, [store, textOf, contextNow, responsibles, language]);
}

/** Takes what was typed into cells of work; undefined where the person may not enter anything. */
export function useWorkEdits() {
  const store = useStore<RootState>();
  const may = useAppSelector(selectMay('recordProgress'));
  const bulk = useBulkAction();
  const edit = usePlanEdits();
  return useMemo(() => {
    const put = (edits: readonly CellEdit<WorkRow>[]): readonly (Refused | null)[] => {
      const [only, ...others] = edits;
      if (only && others.length === 0) {
        // The plan itself tells why not, with the button that leads to what stands in the way.
        if (!isUnchanged(only)) store.dispatch(planActions.submit(editAction(only)));
        return [null];
      }
      const action = columnAction(edits);
      if (!action) return edit(edits.map(editAction));
      const rows = edits.map(({ row, value }): TypedShare => ({ id: row.id, row, value: value as number }));
      const refused = bulk(rows, action);
      return edits.map(({ row }) => refused.get(row.id) ?? null);
    };
    return may ? put : undefined;
  }, [store, may, bulk, edit]);
}
