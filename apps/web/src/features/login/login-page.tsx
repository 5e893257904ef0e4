import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useAppSelector } from '../../base/hooks';
import { PublicPage } from '../../base/layout/public-page';
import { selectUser, selectWhyAnonymous } from '../../base/session/session-slice';
import { AccountLinks } from './account-links';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { selectLogin } from './login-slice';
import { sameOriginPath } from '../../base/same-origin-path';
import { PasswordStep } from './password-step';
import { SignOnStep } from './sign-on-step';

export function LoginPage() {
  const { t } = useTranslation('login');
  const [params] = useSearchParams();
  const user = useAppSelector(selectUser);
  const login = useAppSelector(selectLogin);
  const why = useAppSelector(selectWhyAnonymous);
  if (user) return <Navigate to={sameOriginPath(params.get('from')) ?? '/'} replace />;
  const notice = why === 'ended' && (
    <Alert severity="info" sx={{ mb: 4 }}>
      {t('sessionEnded')}
    </Alert>
  );
  return (
    <PublicPage title={t('title')} notice={notice} links={<AccountLinks />}>
      {login.step === 'email' && <EmailStep state={login} />}
      {login.step === 'password' && <PasswordStep state={login} />}
      {login.step === 'code' && <CodeStep state={login} />}
      {login.step === 'signOn' && <SignOnStep state={login} />}
    </PublicPage>
  );
}
