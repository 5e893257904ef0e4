import { type Plan, treeOf } from '@plomada/domain';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { planFilterActions, selectPlanFilter } from '../../plan/filter/plan-filter-slice';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';

/**
 * Keeps the chart and the panel beside it at the same task. Whoever is brought to a task by the address sees its row, whatever hid
 * it, and of several that are selected none is let go; the open panel follows the row that is selected, or typed in (`editing`).
 */
export function useTaskInPanel(plan: Plan, editing: string | null): void {
  const dispatch = useAppDispatch();
  const { taskId, replace } = useTaskInAddress();
  const { selection } = useAppSelector(selectPlanFilter);
  const selected = selection.at(-1) ?? null;
  const followed = useRef<string | null>(null);
  const latest = useRef({ plan, taskId, replace, selection });
  useEffect(() => {
    latest.current = { plan, taskId, replace, selection };
  });
  useEffect(() => {
    const { plan, selection } = latest.current;
    const isFollowed = taskId === followed.current;
    // Who comes back to it later is brought to it.
    followed.current = null;
    if (taskId === null || isFollowed || !plan.tasks.has(taskId)) return;
    // Its panel is about all of them.
    if (selection.length > 1 && selection.includes(taskId)) return;
    dispatch(planFilterActions.taskSought({ id: taskId, above: treeOf(plan).ancestorsOf(taskId) }));
  }, [dispatch, taskId]);
  const before = useRef({ selected, editing });
  useEffect(() => {
    const was = before.current;
    before.current = { selected, editing };
    const active = editing !== was.editing ? editing : selected === was.selected ? null : selected;
    const { taskId, replace } = latest.current;
    if (active === null || taskId === null || active === taskId) return;
    followed.current = active;
    replace(active);
  }, [selected, editing]);
}
