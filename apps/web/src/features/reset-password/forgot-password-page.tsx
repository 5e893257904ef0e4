import { email as emailSchema } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../base/api/use-mutation';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { PlainField } from '../../base/fields/plain-field';
import { SubmitButton } from '../../base/fields/submit-button';
import { PublicPage } from '../../base/layout/public-page';
import { FailureAlert } from '../../base/messages/failure-alert';
import { plainFailure } from '../login/plain-failure';
import { BackToLogin } from '../login/back-to-login';
import { loginActions, selectLogin } from '../login/login-slice';
import { askForLink } from './reset-api';

/** /forgot_password: asks for the mail with the link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = (email: string) => {
    setSentTo(email);
    dispatch(loginActions.emailCarried(email));
  };
  return (
    <PublicPage title={t('forgot.title')} links={<BackToLogin />}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('forgot.title')}
      </Typography>
      {sentTo === null ? (
        <AskForLink onSent={sent} />
      ) : (
        <Alert severity="success">{t('forgot.sent', { email: sentTo })}</Alert>
      )}
    </PublicPage>
  );
}

function AskForLink({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation(['account', 'login']);
  const { busy, failure, make } = useMutation();
  const { email: typed } = useAppSelector(selectLogin);
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    mode: 'onTouched',
    defaultValues: { email: typed },
  });
  const error = formState.errors.email?.message;
  const send = handleSubmit(async (fields) => {
    const email = fields.email.trim();
    if (await make(() => askForLink(email))) onSent(email);
  });
  return (
    <form onSubmit={send} noValidate>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('forgot.detail')}</Typography>
      {failure && <FailureAlert failure={plainFailure(failure)} />}
      <PlainField
        label={t('login:email')}
        type="email"
        autoComplete="username"
        autoFocus
        problem={error ? t(error) : null}
        field={register('email', {
          required: 'common:required',
          validate: (value) => emailSchema.safeParse(value.trim()).success || 'login:emailInvalid',
        })}
      />
      <SubmitButton busy={busy} wrong={Boolean(error)}>
        {t(busy ? 'forgot.sending' : 'forgot.send')}
      </SubmitButton>
    </form>
  );
}
