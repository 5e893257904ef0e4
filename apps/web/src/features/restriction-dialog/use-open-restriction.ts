import { type Plan, restrictionsOf } from '@plomada/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { filteredPath } from '../../base/grid/address-filters';
import { useAppDispatch } from '../../base/hooks';
import { useProjectId } from '../../base/use-project-id';
import { restrictionDialogActions } from './restriction-dialog-slice';

/** Opens the dialog of a restriction. */
export function useOpenRestriction(): (id: string) => void {
  const dispatch = useAppDispatch();
  return useCallback((id) => void dispatch(restrictionDialogActions.opened(id)), [dispatch]);
}

/** Opens what restricts a task: its only open restriction, or the table of all that it has. */
export function useOpenRestrictionsOf(): (plan: Plan, taskId: string) => void {
  const open = useOpenRestriction();
  const navigate = useNavigate();
  const projectId = useProjectId();
  return useCallback(
    (plan, taskId) => {
      const [only, ...others] = restrictionsOf(plan, taskId).open;
      if (only && others.length === 0) return open(only.id);
      void navigate(filteredPath('/restrictions', projectId!, { tasks: { among: [taskId] } }));
    },
    [open, navigate, projectId],
  );
}
