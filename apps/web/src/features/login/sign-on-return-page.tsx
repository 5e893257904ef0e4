import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { PublicPage } from '../../base/layout/public-page';
import { FailureAlert } from '../../base/messages/failure-alert';
import { selectUser } from '../../base/session/session-slice';
import { BackToLogin } from './back-to-login';
import { CodeStep } from './code-step';
import { loginActions, selectLogin, type SignOnReturn } from './login-slice';
import { sameOriginPath } from '../../base/same-origin-path';

/**
 * /login/sign_on?state=…&code=…: where a provider sends people back to. Whoever was signed in already has gone there to show who they
 * are once more: until that is done they stay who they were.
 */
export function SignOnReturnPage() {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const user = useAppSelector(selectUser);
  const login = useAppSelector(selectLogin);
  useEffect(() => {
    const back = returnIn(params);
    if (!back) return;
    // Good once: neither a reload nor the history brings it again.
    setParams({}, { replace: true });
    dispatch(loginActions.signOnReturned(back));
  }, [params, setParams, dispatch]);
  // Somebody who comes without anything, or comes again, has nothing to wait for.
  const isOver = !login.busy && login.step !== 'code' && returnIn(params) === null;
  if (user && isOver && !login.failure) return <Navigate to={sameOriginPath(login.goOnTo) ?? '/'} replace />;
  return (
    <PublicPage title={t('title')} links={<BackToLogin />}>
      {login.step === 'code' ? (
        <CodeStep state={login} />
      ) : (
        <>
          <Typography variant="h1" sx={{ mb: 4 }}>
            {t('title')}
          </Typography>
          {isOver ? (
            <FailureAlert failure={login.failure ?? { code: 'SIGN_ON_EXPIRED' }} />
          ) : (
            <Typography role="status">{t('signOnReturning')}</Typography>
          )}
        </>
      )}
    </PublicPage>
  );
}

/** What stands behind the question mark; null where it is nothing of a provider. */
function returnIn(params: URLSearchParams): SignOnReturn | null {
  const state = params.get('state');
  if (state === null) return null;
  const told = (['code', 'iss', 'error'] as const).flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { state, ...Object.fromEntries(told) };
}
