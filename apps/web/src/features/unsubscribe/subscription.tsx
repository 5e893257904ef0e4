import { restrictionsDigestRoutes } from '@plomada/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { languageWasChosen } from '../../base/i18n';
import { CardSkeleton } from '../../base/states/card-skeleton';
import { ErrorRetry } from '../../base/states/error-retry';
import { DigestChoice } from './digest-choice';
import { InvalidLink } from './invalid-link';
import { isInvalidLink } from './is-invalid-link';

/** What the link is about, which the server alone knows, and what one may choose. */
export function Subscription({ token }: { readonly token: string }) {
  const { t, i18n } = useTranslation('unsubscribe');
  const [ended, setEnded] = useState(false);
  const ask = useCallback(() => callRoute(restrictionsDigestRoutes.preview, { body: { token } }), [token]);
  const [answer, again] = useQuery(ask);
  const lang = answer.status === 'ready' ? answer.value.lang : null;
  useEffect(() => {
    if (lang && !languageWasChosen()) void i18n.changeLanguage(lang);
  }, [lang, i18n]);
  if (answer.status === 'loading') return <CardSkeleton />;
  if (ended || (answer.status === 'failed' && isInvalidLink(answer.failure))) return <InvalidLink />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('failed')} failure={answer.failure} onRetry={again} />;
  }
  return <DigestChoice token={token} subscription={answer.value} onUseless={() => setEnded(true)} />;
}
