import type { Invitation } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../base/api/api-failure';
import type { QueryState } from '../../base/api/use-query';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { useAppDispatch } from '../../base/hooks';
import { failureShown, messageShown } from '../../base/messages/messages-slice';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { LINE } from './member-line';
import { resendInvitation, withdrawInvitation } from './members-api';
import type { Scope } from './scope';

interface Props {
  readonly scope: Scope;
  readonly answer: QueryState<{ readonly invitations: readonly Invitation[] }>;
  readonly onReload: () => void;
}

export function PendingInvitations({ scope, answer, onReload }: Props) {
  const { t } = useTranslation('members');
  if (answer.status === 'loading') return <LoadingRows rows={2} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('pending.failed')} failure={answer.failure} onRetry={onReload} />;
  }
  const { invitations } = answer.value;
  if (invitations.length === 0) {
    return (
      <Card>
        <Empty title={t('common:noData')} detail={t('pending.empty')} />
      </Card>
    );
  }
  return (
    <Card component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {invitations.map((invitation) => (
        <InvitationLine key={invitation.id} scope={scope} invitation={invitation} onChanged={onReload} />
      ))}
    </Card>
  );
}

interface LineProps {
  readonly scope: Scope;
  readonly invitation: Invitation;
  readonly onChanged: () => void;
}

function InvitationLine({ scope, invitation, onChanged }: LineProps) {
  const { t } = useTranslation('members');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const { id, email, roles, projects } = invitation;
  const act = async (call: () => Promise<unknown>, key: string) => {
    setBusy(true);
    try {
      await call();
      dispatch(messageShown({ severity: 'success', key, params: { email } }));
    } catch (thrown) {
      dispatch(failureShown(failureOf(thrown)));
    }
    setBusy(false);
    onChanged();
  };
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {email}
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {roles.map((role) => t(`roles.${role}`)).join(', ')}
          {projects > 0 && ` · ${t('pending.projects', { count: projects })}`}
        </Typography>
      </Box>
      <WhenItEnds invitation={invitation} />
      <FocusableButton
        size="small"
        disabled={busy}
        aria-label={t('pending.resendTo', { email })}
        onClick={() => act(() => resendInvitation(scope, id), 'members:pending.resent')}
      >
        {t('pending.resend')}
      </FocusableButton>
      <FocusableButton
        size="small"
        disabled={busy}
        aria-label={t('pending.withdrawOf', { email })}
        onClick={() => act(() => withdrawInvitation(scope, id), 'members:pending.withdrawn')}
      >
        {t('pending.withdraw')}
      </FocusableButton>
    </Box>
  );
}

function WhenItEnds({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const { status, expiresAt, sentAt } = invitation;
  const expired = status === 'expired';
  const date = format.date(expiresAt);
  return (
    <Box sx={{ textAlign: 'right' }}>
      <Typography variant="body2" sx={{ color: expired ? 'error.main' : 'text.secondary' }}>
        {t(expired ? 'pending.expired' : 'pending.expires', { date })}
      </Typography>
      {sentAt === null && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('pending.waits')}
        </Typography>
      )}
    </Box>
  );
}
