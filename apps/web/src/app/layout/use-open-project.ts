import { useEffect } from 'react';
import { planActions } from '../../features/plan/plan-actions';
import { useProject } from '../../features/projects/use-project';
import { useAppDispatch } from '../hooks';

/** The address decides which project is open: its plan is loaded and its room joined while any of its pages is shown. */
export function useOpenProject(): void {
  const dispatch = useAppDispatch();
  const projectId = useProject()?.project.id ?? null;
  useEffect(() => {
    dispatch(projectId ? planActions.open({ projectId }) : planActions.close());
  }, [dispatch, projectId]);
}
