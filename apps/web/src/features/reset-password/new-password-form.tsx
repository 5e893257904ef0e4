import type { Failure } from '@plomada/contracts';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { type NewPassword, NewPasswordFields } from '../../base/fields/new-password-fields';
import { SubmitButton } from '../../base/fields/submit-button';
import { FailureAlert } from '../../base/messages/failure-alert';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { type ResetLink, setPassword } from './reset-api';

interface Props {
  readonly link: ResetLink;
  /** Whose it is. */
  readonly email: string;
  readonly passwordMinimum: number;
  readonly onOutcome: (outcome: 'changed' | 'useless') => void;
}

export function NewPasswordForm({ link, email, passwordMinimum, onOutcome }: Props) {
  const { t } = useTranslation('account');
  const { busy, failure, make } = useMutation();
  const form = useForm<NewPassword>({
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const change = form.handleSubmit(async ({ password }) => {
    if (await make(() => setPassword(link, password))) onOutcome('changed');
  });
  const useless = failure?.code === 'RESET_LINK_INVALID';
  useEffect(() => {
    if (useless) onOutcome('useless');
  }, [useless, onOutcome]);
  const wrong = Object.keys(form.formState.errors).length > 0;
  return (
    <FormProvider {...form}>
      <form onSubmit={change} noValidate>
        <Typography sx={{ color: 'text.secondary', mb: 4, overflowWrap: 'anywhere' }}>{email}</Typography>
        {failure && <FailureAlert failure={told(failure)} />}
        {/* Password managers keep the password with this. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields minimum={passwordMinimum} autoFocus />
        <SubmitButton busy={busy} wrong={wrong}>
          {t(busy ? 'changing' : 'change')}
        </SubmitButton>
      </form>
      <UnsavedGuard unsaved={() => form.formState.isDirty} />
    </FormProvider>
  );
}

/** What can be mended is said as it is; for the rest the product has one sentence. */
function told(failure: Failure): Pick<Failure, 'code' | 'params'> {
  const mendable = /^PASSWORD_TOO_/.test(failure.code) || ['tooMany', 'unavailable'].includes(failure.kind);
  return mendable ? failure : { code: 'PASSWORD_NOT_CHANGED' };
}
