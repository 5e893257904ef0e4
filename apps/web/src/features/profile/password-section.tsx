import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from '@plomada/contracts';
import { PASSWORD_MINIMUM } from '@plomada/domain';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { useMutation } from '../../base/api/use-mutation';
import { type NewPassword, NewPasswordFields } from '../../base/fields/new-password-fields';
import { PasswordField } from '../../base/fields/password-field';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { messageShown } from '../../base/messages/messages-slice';
import { askForLink } from '../reset-password/reset-api';
import type { NoteUnsaved } from './note-unsaved';
import { changePassword, passwordRules } from './profile-api';
import { ProfileCard } from './profile-card';

interface Fields extends NewPassword {
  old: string;
}
const EMPTY: Fields = { old: '', password: '', confirmation: '' };

interface Props {
  readonly user: User;
  readonly onUnsaved: NoteUnsaved;
}
interface ChangeProps {
  readonly userId: string;
  readonly minimum: number;
  readonly onUnsaved: NoteUnsaved;
}

/** A new password ends all sessions but this one. Who never had one gets it as others get a lost one back. */
export function PasswordSection({ user, onUnsaved }: Props) {
  const { t } = useTranslation('profile');
  const [rules] = useQuery(useCallback(() => passwordRules(user.id), [user.id]));
  // Until it is known the server says it: then there is no less than the least of all.
  const minimum = rules.status === 'ready' ? rules.value.minimum : PASSWORD_MINIMUM.least;
  const none = rules.status === 'ready' && !rules.value.hasPassword ? rules.value : null;
  return (
    <ProfileCard title={t('password.title')}>
      {none?.onlyProvider ? (
        <Typography>{t('password.onlyProvider', { name: none.onlyProvider })}</Typography>
      ) : none ? (
        <FirstPassword email={user.email} />
      ) : (
        <ChangePassword userId={user.id} minimum={minimum} onUnsaved={onUnsaved} />
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

function ChangePassword({ userId, minimum, onUnsaved }: ChangeProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { busy, failure, make } = useMutation();
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  useEffect(() => onUnsaved('password', isDirty), [isDirty, onUnsaved]);
  const change = form.handleSubmit(({ old, password }) =>
    make(async () => {
      await changePassword(userId, old, password);
      form.reset(EMPTY);
      dispatch(messageShown({ severity: 'success', key: 'profile:password.changed' }));
    }),
  );
  return (
    <FormProvider {...form}>
      <Box component="form" onSubmit={change} noValidate sx={{ maxWidth: 400 }}>
        {failure && <FailureAlert failure={failure} />}
        <PasswordField
          label={t('password.old')}
          autoComplete="current-password"
          problem={errors.old?.message ? t(errors.old.message) : null}
          field={form.register('old', { required: 'common:required' })}
        />
        <NewPasswordFields minimum={minimum} />
        <FocusableButton
          type="submit"
          variant="contained"
          disabled={busy || !isDirty || Object.keys(errors).length > 0}
          sx={{ mt: 2 }}
        >
          {t(busy ? 'saving' : 'password.change')}
        </FocusableButton>
      </Box>
    </FormProvider>
  );
}
