import { useEffect } from 'react';
import { planActions } from '../../plan/state/plan-actions';
import { useProjectId } from '../../base/use-project-id';
import { useAppDispatch } from '../../base/hooks';

/**
 * The address decides which project is open, and the shell alone asks for it: its plan is loaded and its room joined while
 * any of its pages is shown. At once, without the list of projects: whether the person may see it, the server says.
 */
export function useOpenProject(): void {
  const dispatch = useAppDispatch();
  const projectId = useProjectId();
  useEffect(() => {
    dispatch(projectId ? planActions.open({ projectId }) : planActions.close());
  }, [dispatch, projectId]);
}
