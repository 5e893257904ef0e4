import Typography from '@mui/material/Typography';
import { PASSWORD_MINIMUM } from '@plomada/domain';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { PasswordField } from '../../base/fields/password-field';
import { SubmitButton } from '../../base/fields/submit-button';
import { Account } from './account';
import { useSignOn } from './use-sign-on';
import { loginActions, type LoginState } from './login-slice';

interface Fields {
  password: string;
}

export function PasswordStep({ state }: { readonly state: LoginState }) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const { register, handleSubmit, formState } = useForm<Fields>({ mode: 'onTouched' });
  const signOn = useSignOn();
  const error = formState.errors.password?.message;
  const submit = handleSubmit(({ password }) => dispatch(loginActions.passwordGiven(password)));
  return (
    <form onSubmit={submit} noValidate>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('passwordTitle')}
      </Typography>
      <Account email={state.email} />
      {state.failure && <FailureAlert failure={state.failure} />}
      {/* Password managers pair the password with this. */}
      <input type="email" name="username" autoComplete="username" value={state.email} readOnly hidden />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        autoFocus
        problem={error ? t(error, { minimum: PASSWORD_MINIMUM.least }) : null}
        field={register('password', {
          required: 'common:required',
          minLength: { value: PASSWORD_MINIMUM.least, message: 'passwordShort' },
        })}
      />
      <SubmitButton busy={state.busy} wrong={Boolean(error)}>
        {state.busy ? t('checking') : t('enter')}
      </SubmitButton>
      {state.signOn && (
        <FocusableButton
          variant="outlined"
          size="large"
          fullWidth
          disabled={state.busy}
          // The empty field must not complain meanwhile, and move the button from under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={signOn}
          sx={{ mt: 3 }}
        >
          {t('signOn', { name: state.signOn.name })}
        </FocusableButton>
      )}
    </form>
  );
}
