import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import { tokenIn } from '../../base/link-token';
import { PublicPage } from '../../base/layout/public-page';
import { CardSkeleton } from '../../base/states/card-skeleton';
import { ErrorRetry } from '../../base/states/error-retry';
import { BackToLogin } from '../login/back-to-login';
import { NewPasswordForm } from './new-password-form';
import { PasswordChanged } from './password-changed';
import { checkLink, type ResetLink } from './reset-api';
import { UselessLink } from './useless-link';

/** /reset_password/{userId}#token=…: checks the link, takes the new password, goes to the login. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const { userId = '' } = useParams();
  const token = tokenIn(useLocation().hash);
  return (
    <PublicPage title={t('title')} links={<BackToLogin />}>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {t('title')}
      </Typography>
      {token ? <Checked userId={userId} token={token} /> : <UselessLink />}
    </PublicPage>
  );
}

function Checked({ userId, token }: ResetLink) {
  const { t } = useTranslation('account');
  const [link, again] = useQuery(useCallback(() => checkLink({ userId, token }), [userId, token]));
  const [outcome, setOutcome] = useState<'changed' | 'useless' | null>(null);
  if (outcome === 'useless') return <UselessLink />;
  if (link.status === 'loading') return <CardSkeleton />;
  if (link.status === 'ready') {
    const { email, passwordMinimum } = link.value;
    if (outcome === 'changed') return <PasswordChanged email={email} />;
    return (
      <NewPasswordForm
        link={{ userId, token }}
        email={email}
        passwordMinimum={passwordMinimum}
        onOutcome={setOutcome}
      />
    );
  }
  // The server says so, or the link is none that it could have made.
  const useless = link.failure.kind === 'notFound' || link.failure.kind === 'invalid';
  if (useless) return <UselessLink />;
  return <ErrorRetry title={t('checkFailed')} failure={link.failure} onRetry={again} />;
}
