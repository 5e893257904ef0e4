import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { sameEmail } from '@plomada/domain';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { PublicPage } from '../../base/layout/public-page';
import { CardSkeleton } from '../../base/states/card-skeleton';
import { ErrorRetry } from '../../base/states/error-retry';
import { BackToLogin } from '../login/back-to-login';
import { selectUser } from '../../base/session/session-slice';
import { AnotherAccount } from './another-account';
import { type Preview, previewInvitation } from './invitation-api';
import { JoinOffer } from './join-offer';
import { invitationToken } from './stored-token';
import { LogInFirst } from './log-in-first';
import { NewAccountForm } from './new-account-form';

/** /invitation#token=…: who invites to what, and the way in: a new account, or the one that there is. */
export function InvitationPage() {
  const { t } = useTranslation('invitation');
  const { hash } = useLocation();
  const [token] = useState(() => invitationToken(hash));
  const user = useAppSelector(selectUser);
  return (
    <PublicPage title={t('title')} links={user ? undefined : <BackToLogin />}>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {t('title')}
      </Typography>
      {token ? <Invitation token={token} isBack={user !== null && hash === ''} /> : <Useless />}
    </PublicPage>
  );
}

interface InvitationProps {
  readonly token: string;
  /** Whether its holder left for the login and came back. */
  readonly isBack: boolean;
}

function Invitation({ token, isBack }: InvitationProps) {
  const { t } = useTranslation('invitation');
  const [answer, again] = useQuery(useCallback(() => previewInvitation(token), [token]));
  if (answer.status === 'loading') return <CardSkeleton />;
  if (answer.status === 'ready') {
    return (
      <>
        <WhoInvites preview={answer.value} />
        <WayIn token={token} preview={answer.value} onChanged={again} />
      </>
    );
  }
  const useless = answer.failure.kind === 'notFound' || answer.failure.kind === 'invalid';
  // Signing on at the provider has taken it up.
  if (useless && isBack) return <Navigate to="/" replace />;
  if (useless) return <Useless />;
  return <ErrorRetry title={t('failed')} failure={answer.failure} onRetry={again} />;
}

function WhoInvites({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation(['invitation', 'members']);
  const format = useFormat();
  const { invitedBy, scopeName, kind, roles, projects, expiresAt } = preview;
  const asWhat = roles.map((role) => t(`members:roles.${role}`)).join(', ');
  return (
    <>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t(`invites.${kind}`, { invitedBy, scopeName })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 5 }}>
        {t('terms', { roles: asWhat, date: format.date(expiresAt) })}
        {projects > 0 && ` ${t('projects', { count: projects })}`}
      </Typography>
    </>
  );
}

interface WayInProps {
  readonly token: string;
  readonly preview: Preview;
  readonly onChanged: () => void;
}

function WayIn({ token, preview, onChanged }: WayInProps) {
  const user = useAppSelector(selectUser);
  const { email, hasAccount, signOn } = preview;
  if (user && !sameEmail(user.email, email)) return <AnotherAccount email={email} />;
  if (user) return <JoinOffer token={token} />;
  if (hasAccount || signOn) return <LogInFirst email={email} signOn={signOn} />;
  return <NewAccountForm token={token} preview={preview} onChanged={onChanged} />;
}

/** Used, withdrawn, expired or forged: the four look the same. */
function Useless() {
  const { t } = useTranslation('invitation');
  return (
    <>
      <Alert severity="error" sx={{ mb: 3 }}>
        {t('invalid')}
      </Alert>
      <Typography sx={{ color: 'text.secondary' }}>{t('askAgain')}</Typography>
    </>
  );
}
