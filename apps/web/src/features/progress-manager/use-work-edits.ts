import { refusalFailure } from '@plomada/contracts';
import {
  type DecisionContext,
  entryRoom,
  type Plan,
  type Refusal,
  taskAccess,
  type WorkRow,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { Grid } from '../../base/grid/grid';
import { useAppSelector } from '../../base/hooks';
import type { Refused } from '../../base/messages/messages-slice';
import { useFailureText } from '../../base/messages/use-failure-text';
import type { AboutWork, WorkField } from '../../columns/work-columns';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { refusalLink } from '../../plan/messages/refusal-link';
import { useBulkAction } from '../../plan/sending/use-bulk-action';
import { NOTHING_DONE } from '../../plan/sending/submit-told';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
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
    const problem = (field: WorkField, { id }: WorkRow): Refused | null => {
      const plan = selectPlan(store.getState());
      if (!plan) return null;
      // Promises are neither made nor proposed by who must propose.
      if (field === 'commitment' && selectMustPropose(store.getState()))
        return { why: textOf({ code: 'RESPONSIBLE_PROPOSES' }) };
      const bar = barOf(plan, id, field, contextNow());
      return bar && { why: textOf(refusalFailure(bar)), see: refusalLink(plan, bar) };
    };
    const limit: AboutWork['limit'] = (field, { id }) => {
      const plan = selectPlan(store.getState());
      const refusal = plan && entryRoom(plan, id, field, contextNow()).limit;
      return refusal && textOf(refusalFailure(refusal));
    };
    return { responsibles, problem, limit, language };
  }, [store, textOf, contextNow, responsibles, language]);
}

/** Takes what was typed into cells of work; undefined where the person may not enter anything. */
export function useWorkEdits() {
  const may = useAppSelector(selectMay('recordProgress'));
  const bulk = useBulkAction();
  const edit = usePlanEdits();
  return useMemo(() => {
    const put: Grid<WorkRow>['onEdits'] = (edits, said) => {
      const [only, ...others] = edits;
      if (only && others.length === 0 && isUnchanged(only)) return { refused: [null], done: NOTHING_DONE };
      const action = others.length > 0 ? columnAction(edits) : null;
      if (!action) return edit(edits.map(editAction), said);
      const rows = edits.map(({ row, value }): TypedShare => ({ id: row.id, row, value: value as number }));
      const { refused, done } = bulk(rows, action, said);
      return { refused: edits.map(({ row }) => refused.get(row.id) ?? null), done };
    };
    return may ? put : undefined;
  }, [may, bulk, edit]);
}

function barOf(plan: Plan, id: string, field: WorkField, context: DecisionContext): Refusal | null {
  return field === 'comments'
    ? taskAccess(plan, id, context).comment
    : entryRoom(plan, id, field, context).bar;
}
