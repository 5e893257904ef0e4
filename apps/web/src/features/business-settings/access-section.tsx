import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { AccessLog } from './access-log';
import { AccessPolicy } from './access-policy';
import { accountLogOf, signInPolicyOf } from './business-api';
import { SignOnSection } from './sign-on-section';

/** How the people of the company come in, and who changed it. */
export function AccessSection({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation('businessSettings');
  const [policy, again] = useQuery(useCallback(() => signInPolicyOf(businessId), [businessId]));
  const [log, logAgain] = useQuery(useCallback(() => accountLogOf(businessId), [businessId]));
  if (policy.status === 'loading') return <LoadingRows rows={4} />;
  if (policy.status === 'failed') {
    return <ErrorRetry title={t('access.failed')} failure={policy.failure} onRetry={again} />;
  }
  return (
    <>
      <AccessPolicy businessId={businessId} policy={policy.value} onSaved={logAgain} />
      <SignOnSection businessId={businessId} onSaved={logAgain} />
      <AccessLog answer={log} onRetry={logAgain} />
    </>
  );
}
