import Typography from '@mui/material/Typography';
import { isVisible } from '@plomada/domain';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMutation } from '../../base/api/use-mutation';
import { type NewPassword, NewPasswordFields } from '../../base/fields/new-password-fields';
import { PlainField } from '../../base/fields/plain-field';
import { SubmitButton } from '../../base/fields/submit-button';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { loginActions } from '../login/login-slice';
import { acceptInvitation, type NewAccount, type Preview } from './invitation-api';
import { forgetInvitation } from './stored-token';
import { landingPath } from './landing-path';

interface Fields extends NewPassword {
  firstName: string;
  lastName: string;
}

interface Props {
  readonly token: string;
  readonly preview: Preview;
  /** The invitation is not what it was when this form was shown. */
  readonly onChanged: () => void;
}

/** Name and password of a new account; then it is logged in with them. */
export function NewAccountForm({ token, preview, onChanged }: Props) {
  const { email, passwordMinimum } = preview;
  const { t, i18n } = useTranslation('invitation');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { busy, failure, make } = useMutation();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      firstName: preview.firstName,
      lastName: preview.lastName,
      password: '',
      confirmation: '',
    },
  });
  const { errors } = form.formState;
  const accept = form.handleSubmit(({ firstName, lastName, password }) =>
    make(async () => {
      const lang = i18n.language as NewAccount['lang'];
      const account = { firstName: firstName.trim(), lastName: lastName.trim(), lang };
      const joined = await acceptInvitation(token, { ...account, password });
      forgetInvitation();
      dispatch(loginActions.emailKnown({ email, signOn: null }));
      dispatch(loginActions.passwordGiven(password));
      await navigate(`/login?from=${encodeURIComponent(landingPath(joined))}`);
    }),
  );
  const overtaken = failure?.code === 'ACCOUNT_EXISTS' || failure?.code === 'INVITATION_INVALID';
  useEffect(() => {
    if (overtaken) onChanged();
  }, [overtaken, onChanged]);
  const textOf = (name: 'firstName' | 'lastName') => (errors[name]?.message ? t(errors[name].message) : null);
  return (
    <FormProvider {...form}>
      <form onSubmit={accept} noValidate>
        <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>{t('newAccount', { email })}</Typography>
        {failure && <FailureAlert failure={failure} />}
        {/* Password managers pair the password with this. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PlainField
          label={t('firstName')}
          type="text"
          autoComplete="given-name"
          autoFocus
          problem={textOf('firstName')}
          field={form.register('firstName', {
            validate: (value) => isVisible(value) || 'common:required',
            maxLength: { value: MAX_NAME, message: 'nameLong' },
          })}
        />
        <PlainField
          label={t('lastName')}
          type="text"
          autoComplete="family-name"
          problem={textOf('lastName')}
          field={form.register('lastName', { maxLength: { value: MAX_NAME, message: 'nameLong' } })}
        />
        <NewPasswordFields minimum={passwordMinimum} />
        <SubmitButton busy={busy} wrong={Object.keys(errors).length > 0}>
          {t(busy ? 'accepting' : 'accept')}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

const MAX_NAME = 200;
