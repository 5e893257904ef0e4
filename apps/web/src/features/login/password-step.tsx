import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { VisibilityIcon, VisibilityOffIcon } from '../../app/icons/icons';
import { LoginFailure } from './login-failure';
import { LoginField } from './login-field';
import { loginActions, type LoginState } from './login-slice';

const MIN_PASSWORD = 6;

interface Fields {
  password: string;
}

export function PasswordStep({ state }: { readonly state: Extract<LoginState, { step: 'password' }> }) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const { register, handleSubmit, formState } = useForm<Fields>({ mode: 'onTouched' });
  const error = formState.errors.password?.message;
  const submit = handleSubmit(({ password }) => dispatch(loginActions.passwordGiven(password)));
  return (
    <form onSubmit={submit} noValidate>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('passwordTitle')}
      </Typography>
      <Account email={state.email} onChange={() => dispatch(loginActions.emailChangeAsked())} />
      {state.failure && <LoginFailure failure={state.failure} />}
      {/* Password managers pair the password with this. */}
      <input type="email" name="username" autoComplete="username" value={state.email} readOnly hidden />
      <PasswordField
        error={error ? t(error) : null}
        field={register('password', {
          required: 'common:required',
          minLength: { value: MIN_PASSWORD, message: 'passwordShort' },
        })}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={state.busy || Boolean(error)}
        sx={{ mt: 2 }}
      >
        {state.busy ? t('checking') : t('enter')}
      </Button>
    </form>
  );
}

function Account({ email, onChange }: { readonly email: string; readonly onChange: () => void }) {
  const { t } = useTranslation('login');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4, minWidth: 0 }}>
      <Typography noWrap sx={{ color: 'text.secondary' }}>
        {email}
      </Typography>
      <Button size="small" onClick={onChange} sx={{ flexShrink: 0 }}>
        {t('changeEmail')}
      </Button>
    </Box>
  );
}

interface FieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | null;
}

function PasswordField({ field, error }: FieldProps) {
  const { t } = useTranslation('login');
  const [shown, setShown] = useState(false);
  return (
    <LoginField
      label={t('password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      error={error}
      field={field}
      end={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
