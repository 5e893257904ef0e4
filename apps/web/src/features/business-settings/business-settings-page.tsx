import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage, LoadingRows } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { projectsActions, selectProjectsFailure, selectProjectsStatus } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { useBusiness } from '../projects/use-project';
import { loadBusiness } from './business-api';
import { Sections } from './sections-view';

/** /businessSettings: what a company is and plans with. Only its admins come in. */
export function BusinessSettingsPage() {
  const { t } = useTranslation('businessSettings');
  const dispatch = useAppDispatch();
  const business = useBusiness();
  const status = useAppSelector(selectProjectsStatus);
  const failure = useAppSelector(selectProjectsFailure);
  const may = useMay('manageBusiness');
  if (!business && status === 'failed') {
    const again = () => dispatch(projectsActions.requested());
    return <ErrorRetry title={t('loadFailed')} failure={failure} onRetry={again} />;
  }
  if (!business && status !== 'ready') return <LoadingPage />;
  return (
    <Page>
      <PageHeader title={t('title')} context={business?.name} backTo="/" />
      {may && business ? (
        <Loaded key={business.id} businessId={business.id} />
      ) : (
        <NoPermission title={t('notAdmin.title')} detail={t('notAdmin.detail')} />
      )}
    </Page>
  );
}

function Loaded({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation('businessSettings');
  const dispatch = useAppDispatch();
  const [answer, again, replace] = useQuery(useCallback(() => loadBusiness(businessId), [businessId]));
  if (answer.status === 'loading') return <LoadingRows rows={6} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('loadFailed')} failure={answer.failure} onRetry={again} />;
  }
  return (
    <Sections
      settings={answer.value}
      onChange={(settings) => {
        replace(settings);
        // The selector and the lists of words everywhere show it too.
        dispatch(projectsActions.requested());
      }}
    />
  );
}
