import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { selectDue, selectSessionPhase } from '../base/session/session-slice';
import { useAppSelector } from '../base/hooks';
import { LoadingPage } from '../base/states/loading';

const SecondStepDue = lazy(async () => ({
  default: (await import('../features/two-factor/second-step-due')).SecondStepDue,
}));
const PasswordDue = lazy(async () => ({
  default: (await import('../features/profile/password-due')).PasswordDue,
}));

/** Nobody signed in: to the login, and back here afterwards. What is due stands before every page. */
export function RequireSession() {
  const phase = useAppSelector(selectSessionPhase);
  const due = useAppSelector(selectDue);
  const { pathname, search } = useLocation();
  if (due) {
    return (
      <Suspense fallback={<LoadingPage />}>
        {due === 'password' ? <PasswordDue /> : <SecondStepDue />}
      </Suspense>
    );
  }
  if (phase === 'active') return <Outlet />;
  const back = pathname === '/' ? '' : `?from=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/login${back}`} replace />;
}
