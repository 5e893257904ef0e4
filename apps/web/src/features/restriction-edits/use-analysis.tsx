import { refusalFailure } from '@plomada/contracts';
import { analysableAmong, type Plan, restrictionsOf } from '@plomada/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { v7 as newId } from 'uuid';
import type { RootState } from '../../app/workspace-state';
import { type RefusedLine, RefusedList } from '../../base/grid/refused-edits';
import { refusalShown, type Message, messageShown } from '../../base/messages/messages-slice';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { refusalLink } from '../../plan/messages/refusal-link';
import { planActions } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';

export interface AnalysisOfTasks {
  /** Says of tasks that they lack nothing, or are to be looked at again; answers whether all of them took it. */
  readonly analyse: (taskIds: readonly string[], analysed: boolean) => boolean;
  /** Those of several that did not take it, each with its reason. */
  readonly refusedList: ReactNode;
}

/** Marks tasks as analysed, or takes the mark back: those that take it as one action that one undo takes back. */
export function useAnalysis(): AnalysisOfTasks {
  const { t } = useTranslation('restrictions');
  const store = useStore<RootState>();
  const contextNow = useDecisionContext();
  const textOf = useFailureText();
  const [lines, setLines] = useState<readonly RefusedLine[]>([]);
  const analyse = useCallback(
    (named: readonly string[], analysed: boolean) => {
      const plan = selectReady(store.getState())!.sync.visible;
      const { taskIds, refused } = analysableAmong(plan, { taskIds: named, analysed }, contextNow());
      if (taskIds.length > 0) {
        const id = newId();
        const payload = { taskIds: [...taskIds], analysed };
        store.dispatch(planActions.submit({ type: 'ANALYSE_TASKS', payload }, { id }));
        store.dispatch(
          messageShown({
            severity: 'success',
            ...analysisSaid(plan, taskIds, analysed),
            button: { key: 'actions:undo', action: planActions.undo(id) },
          }),
        );
      }
      const [first] = refused;
      if (first && named.length === 1) {
        store.dispatch(refusalShown(refusalFailure(first.refusal), refusalLink(plan, first.refusal)));
        return false;
      }
      setLines(
        refused.map(({ taskId, refusal }) => ({
          what: plan.tasks.get(taskId)!.text,
          why: textOf(refusalFailure(refusal)),
          see: refusalLink(plan, refusal),
        })),
      );
      return refused.length === 0;
    },
    [store, contextNow, textOf],
  );
  const title = t('manager.notMarked', { count: lines.length });
  return { analyse, refusedList: <RefusedList title={title} lines={lines} onClose={() => setLines([])} /> };
}

/** What is said of the marks: of tasks with open restrictions not that they lack nothing. */
function analysisSaid(
  plan: Plan,
  taskIds: readonly string[],
  analysed: boolean,
): Pick<Message, 'key' | 'params'> {
  const count = taskIds.length;
  if (!analysed) return { key: 'restrictions:manager.toAnalyse', params: { count } };
  const restricted = taskIds.filter((id) => restrictionsOf(plan, id).open.length > 0).length;
  if (restricted === 0) return { key: 'restrictions:manager.analysed', params: { count } };
  return { key: 'restrictions:manager.analysedRestricted', params: { count, restricted } };
}
