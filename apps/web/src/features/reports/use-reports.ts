import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { type Reports, reportsActions, selectReports } from './reports-slice';

/** The indicators of a project while something shows them; null until there are some. */
export function useReports(projectId: string): Reports | null {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectReports);
  useEffect(() => {
    dispatch(reportsActions.opened(projectId));
    return () => void dispatch(reportsActions.left());
  }, [dispatch, projectId]);
  return state.projectId === projectId ? state.reports : null;
}
