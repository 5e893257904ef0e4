import { type Plan, restrictionsOf } from '@plomada/domain';
import { useCallback } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import { restrictionDialogActions } from './restriction-dialog-slice';

/** Opens the dialog of a restriction. */
export function useOpenRestriction(): (id: string) => void {
  const dispatch = useAppDispatch();
  return useCallback((id) => void dispatch(restrictionDialogActions.opened(id)), [dispatch]);
}

/** Opens what restricts a task, beside the page that is shown: its only open restriction, or its panel at all that it has. */
export function useOpenRestrictionsOf(): (plan: Plan, taskId: string) => void {
  const open = useOpenRestriction();
  const { open: openPanel } = useTaskInAddress();
  return useCallback(
    (plan, taskId) => {
      const [only, ...others] = restrictionsOf(plan, taskId).open;
      if (only && others.length === 0) open(only.id);
      else openPanel(taskId, 'restrictions');
    },
    [open, openPanel],
  );
}
