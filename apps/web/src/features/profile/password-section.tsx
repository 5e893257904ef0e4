import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { User } from '@plomada/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { messageShown } from '../../base/messages/messages-slice';
import { askForLink } from '../reset-password/reset-api';
import type { NoteUnsaved } from './note-unsaved';
import { ChangePasswordForm } from './change-password-form';
import { ProfileCard } from './profile-card';
import { usePasswordRules } from './use-password-rules';

interface Props {
  readonly user: User;
  readonly onUnsaved: NoteUnsaved;
}

/** A new password ends all sessions but this one. Who never had one gets it as others get a lost one back. */
export function PasswordSection({ user, onUnsaved }: Props) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { minimum, none } = usePasswordRules(user.id);
  return (
    <ProfileCard title={t('password.title')}>
      {none?.onlyProvider ? (
        <Typography>{t('password.onlyProvider', { name: none.onlyProvider })}</Typography>
      ) : none ? (
        <FirstPassword email={user.email} />
      ) : (
        <ChangePasswordForm
          userId={user.id}
          minimum={minimum}
          onUnsaved={onUnsaved}
          onChanged={() => dispatch(messageShown({ severity: 'success', key: 'profile:password.changed' }))}
        />
      )}
    </ProfileCard>
  );
}

function FirstPassword({ email }: { readonly email: string }) {
  const { t } = useTranslation(['profile', 'account']);
  const { busy, failure, make } = useMutation();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    if (await make(() => askForLink(email))) setSent(true);
  };
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <Typography sx={{ mb: 4 }}>{t('password.none')}</Typography>
      {isSent ? (
        <Alert severity="success">{t('password.linkSent', { email })}</Alert>
      ) : (
        <FocusableButton variant="outlined" disabled={busy} onClick={send}>
          {t(busy ? 'account:forgot.sending' : 'password.askForLink')}
        </FocusableButton>
      )}
    </>
  );
}
