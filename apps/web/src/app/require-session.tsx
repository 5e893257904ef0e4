import { Navigate, Outlet, useLocation } from 'react-router';
import { selectSessionPhase } from '../base/session/session-slice';
import { useAppSelector } from '../base/hooks';

/** Nobody signed in: to the login, and back here afterwards. */
export function RequireSession() {
  const phase = useAppSelector(selectSessionPhase);
  const { pathname, search } = useLocation();
  if (phase === 'active') return <Outlet />;
  const back = pathname === '/' ? '' : `?from=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/login${back}`} replace />;
}
