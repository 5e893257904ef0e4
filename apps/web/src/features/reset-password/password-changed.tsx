import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { loginActions } from '../login/login-slice';
import { selectUser, sessionEnded } from '../../base/session/session-slice';

/** Platform spec, section 9. */
const RETURNS_AFTER_MS = 3000;

/** It worked: on to the login. Whoever was signed in here is not any more: a new password ends all sessions. */
export function PasswordChanged({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectUser) !== null;
  useEffect(() => {
    const timer = setTimeout(() => {
      dispatch(loginActions.emailCarried(email));
      void navigate('/login', { replace: true });
      if (signedIn) dispatch(sessionEnded('signedOff'));
    }, RETURNS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, dispatch, signedIn, email]);
  return <Alert severity="success">{t('changed')}</Alert>;
}
