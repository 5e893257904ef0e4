import { secondStepCode } from '@plomada/contracts';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../base/fields/plain-field';
import { SubmitButton } from '../../base/fields/submit-button';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { Account } from './account';
import { loginActions, type LoginState } from './login-slice';

interface Fields {
  code: string;
}

/** The second step of an account that asks for one: a code of the app, or one for recovery. */
export function CodeStep({ state }: { readonly state: LoginState }) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const { register, handleSubmit, formState } = useForm<Fields>({ mode: 'onTouched' });
  const error = formState.errors.code?.message;
  const submit = handleSubmit(({ code }) => dispatch(loginActions.codeGiven(code.trim())));
  return (
    <form onSubmit={submit} noValidate>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('codeTitle')}
      </Typography>
      <Account email={state.email} />
      {state.failure && <FailureAlert failure={state.failure} />}
      <Typography sx={{ mb: 4 }}>{t('codeHelp')}</Typography>
      <PlainField
        autoFocus
        label={t('code')}
        type="text"
        autoComplete="one-time-code"
        problem={error ? t(error) : null}
        field={register('code', {
          required: 'common:required',
          validate: (code) => secondStepCode.safeParse(code.trim()).success || 'codeShort',
        })}
      />
      <SubmitButton busy={state.busy} wrong={Boolean(error)}>
        {state.busy ? t('checking') : t('enter')}
      </SubmitButton>
    </form>
  );
}
