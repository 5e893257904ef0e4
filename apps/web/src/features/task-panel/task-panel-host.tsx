import { lazy, Suspense, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { selectPlan } from '../../plan/state/plan-selectors';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import { selectTaskPanel, taskPanelActions } from './task-panel-slice';

const TaskPanel = lazy(async () => ({ default: (await import('./task-panel')).TaskPanel }));

/** Shows the panel of the task that the address names, beside whichever page of the project is open. */
export function TaskPanelHost() {
  const dispatch = useAppDispatch();
  const { taskId, open, replace } = useTaskInAddress();
  const { shown, wanted } = useAppSelector(selectTaskPanel);
  const isReady = useAppSelector((state) => selectPlan(state) !== null);
  const isThere = useAppSelector(
    (state) => taskId !== null && (selectPlan(state)?.tasks.has(taskId) ?? false),
  );
  const present = isThere ? taskId : null;
  useEffect(() => {
    if (wanted === null) return;
    dispatch(taskPanelActions.shown(shown));
    if (wanted !== taskId) open(wanted);
  }, [dispatch, open, shown, taskId, wanted]);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (present !== null) seen.current = present;
    if (isReady && taskId !== null && !isThere) {
      // Who had it open knows: it was the own deletion, or it was said whose.
      if (seen.current !== taskId) dispatch(messageShown({ severity: 'warning', key: 'taskPanel:gone' }));
      replace(null);
    }
    if (present !== shown) dispatch(taskPanelActions.shown(present));
  }, [dispatch, isReady, isThere, present, replace, shown, taskId]);
  return (
    <Suspense fallback={null}>
      {present !== null && <TaskPanel taskId={present} onClose={() => replace(null)} />}
    </Suspense>
  );
}
