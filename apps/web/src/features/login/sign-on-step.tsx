import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { FailureAlert } from '../../base/messages/failure-alert';
import { Account } from './account';
import type { LoginState } from './login-slice';
import { useSignOn } from './use-sign-on';

/** The provider is the only way in: one is led there at once, and says so again where that did not work. */
export function SignOnStep({ state }: { readonly state: LoginState }) {
  const { t } = useTranslation('login');
  const signOn = useSignOn();
  const name = state.signOn?.name ?? '';
  const isFirst = !state.busy && !state.failure;
  useEffect(() => {
    if (isFirst) signOn();
  }, [isFirst, signOn]);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('signOnTitle', { name })}
      </Typography>
      <Account email={state.email} />
      {state.failure && <FailureAlert failure={state.failure} />}
      <Typography role="status" sx={{ color: 'text.secondary', mb: 4 }}>
        {t(state.failure ? 'signOnRequired' : 'signOnLeaving', { name })}
      </Typography>
      <FocusableButton variant="contained" size="large" fullWidth disabled={state.busy} onClick={signOn}>
        {t('signOn', { name })}
      </FocusableButton>
    </>
  );
}
