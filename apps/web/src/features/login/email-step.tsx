import { isEmail } from '@plomada/contracts';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { PlainField } from '../../base/fields/plain-field';
import { SubmitButton } from '../../base/fields/submit-button';

import { loginActions, type LoginState } from './login-slice';

interface Fields {
  email: string;
}

export function EmailStep({ state }: { readonly state: LoginState }) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const { register, handleSubmit, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { email: state.email },
  });
  const error = formState.errors.email?.message;
  const submit = handleSubmit(({ email }) => dispatch(loginActions.emailGiven(email.trim())));
  return (
    <form onSubmit={submit} noValidate>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {t('title')}
      </Typography>
      {state.failure && <FailureAlert failure={state.failure} />}
      <PlainField
        autoFocus
        label={t('email')}
        type="email"
        autoComplete="username"
        problem={error ? t(error) : null}
        field={register('email', {
          required: 'common:required',
          validate: (value) => isEmail(value.trim()) || 'emailInvalid',
          onBlur: ({ target }: { target: HTMLInputElement }) =>
            dispatch(loginActions.emailTyped(target.value.trim())),
        })}
      />
      <SubmitButton busy={state.busy} wrong={Boolean(error)}>
        {state.busy ? t('checking') : t('continue')}
      </SubmitButton>
    </form>
  );
}
