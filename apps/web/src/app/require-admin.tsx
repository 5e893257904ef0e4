import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useMay } from '../features/projects/roles';
import { useAppDispatch } from '../base/hooks';
import { failureShown } from '../base/messages/messages-slice';

/** Pages that only admins of the project have: everybody else is told so, at the list of projects. */
export function RequireAdmin() {
  const dispatch = useAppDispatch();
  const may = useMay('manageProject');
  useEffect(() => {
    if (!may) dispatch(failureShown({ code: 'ACTION_FORBIDDEN', params: { permission: 'manageProject' } }));
  }, [dispatch, may]);
  return may ? <Outlet /> : <Navigate to="/" replace />;
}
