import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { type NewPassword, NewPasswordFields } from '../../base/fields/new-password-fields';
import { PasswordField } from '../../base/fields/password-field';
import { FocusableButton } from '../../base/focus/focusable-button';
import { FailureAlert } from '../../base/messages/failure-alert';
import type { NoteUnsaved } from './note-unsaved';
import { changePassword } from './profile-api';

interface Fields extends NewPassword {
  old: string;
}
const EMPTY: Fields = { old: '', password: '', confirmation: '' };

interface Props {
  readonly userId: string;
  readonly minimum: number;
  readonly onUnsaved?: NoteUnsaved;
  readonly onChanged: () => void;
}

/** The present password and a new one. */
export function ChangePasswordForm({ userId, minimum, onUnsaved, onChanged }: Props) {
  const { t } = useTranslation('profile');
  const { busy, failure, make } = useMutation();
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  useEffect(() => onUnsaved?.('password', isDirty), [isDirty, onUnsaved]);
  const change = form.handleSubmit(({ old, password }) =>
    make(async () => {
      await changePassword(userId, old, password);
      form.reset(EMPTY);
      onChanged();
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
