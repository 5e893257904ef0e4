import type { SignOnView } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { useFormat } from '../../base/format';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { CopiedText } from './copied-text';
import { signOnOf } from './sign-on-api';
import { SignOnDomains } from './sign-on-domains';
import { SignOnForm } from './sign-on-form';

interface Props {
  readonly businessId: string;
  /** Something was set that is noted. */
  readonly onSaved: () => void;
}

/** The identity provider of the company, and the domains whose people log in there. */
export function SignOnSection({ businessId, onSaved }: Props) {
  const { t } = useTranslation('businessSettings');
  const [answer, again, replace] = useQuery(useCallback(() => signOnOf(businessId), [businessId]));
  const view = answer.status === 'ready' ? answer.value : null;
  const change = (now: SignOnView) => {
    replace(now);
    onSaved();
  };
  return (
    <Box component="section" aria-labelledby="sign-on" sx={{ mb: 10 }}>
      <Typography variant="h2" id="sign-on" sx={{ mb: 2 }}>
        {t('signOn.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4, maxWidth: 640 }}>{t('signOn.intro')}</Typography>
      {answer.status === 'loading' && <LoadingRows rows={4} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('signOn.failed')} failure={answer.failure} onRetry={again} />
      )}
      {view && (
        <>
          <LastFailure view={view} />
          <CopiedText label={t('signOn.redirectAddress')} text={view.redirectAddress} />
          <SignOnForm businessId={businessId} view={view} onSaved={change} />
          {view.settings && <SignOnDomains businessId={businessId} view={view} onChange={change} />}
        </>
      )}
    </Box>
  );
}

/** What an administrator wants to know who is told that somebody does not get in. */
function LastFailure({ view: { lastFailure } }: { readonly view: SignOnView }) {
  const { t } = useTranslation('businessSettings');
  const format = useFormat();
  const textOf = useFailureText();
  if (!lastFailure) return null;
  const { at, code } = lastFailure;
  return (
    <Alert severity="warning" sx={{ mb: 4, maxWidth: 640 }}>
      {t('signOn.lastFailure', { at: format.date(at), why: textOf({ code }) })}
    </Alert>
  );
}
