import { type Plan, treeOf } from '@plomada/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { TASK_PARAM } from '../../base/paths';
import { planFilterActions } from './plan-filter-slice';

/**
 * Brings the person to the task of the plan that the address names (`?task=`), and takes it out of the address: from then on one
 * goes where one likes. Says so where there is no such task.
 */
export function useTaskInAddress(plan: Plan): void {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const id = address.get(TASK_PARAM);
  useEffect(() => {
    if (id === null) return;
    dispatch(
      plan.tasks.has(id)
        ? planFilterActions.taskSought({ id, above: treeOf(plan).ancestorsOf(id) })
        : messageShown({ severity: 'warning', key: 'gantt:taskGone' }),
    );
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(TASK_PARAM);
        return next;
      },
      { replace: true },
    );
  }, [dispatch, setAddress, plan, id]);
}
