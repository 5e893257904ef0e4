import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { selectSecondStepDue, selectSessionPhase } from '../base/session/session-slice';
import { useAppSelector } from '../base/hooks';
import { LoadingPage } from '../base/states/loading';

const SecondStepDue = lazy(async () => ({
  default: (await import('../features/two-factor/second-step-due')).SecondStepDue,
}));

/** Nobody signed in: to the login, and back here afterwards. A second step that is due stands before every page. */
export function RequireSession() {
  const phase = useAppSelector(selectSessionPhase);
  const isDue = useAppSelector(selectSecondStepDue);
  const { pathname, search } = useLocation();
  if (isDue) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <SecondStepDue />
      </Suspense>
    );
  }
  if (phase === 'active') return <Outlet />;
  const back = pathname === '/' ? '' : `?from=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/login${back}`} replace />;
}
