import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Page } from '../../app/layout/page';
import { PageHeader } from '../../app/layout/page-header';
import { ErrorRetry } from '../../app/states/error-retry';
import { LoadingRows } from '../../app/states/loading';
import { NoPermission } from '../../app/states/no-permission';
import { useAppDispatch } from '../../app/hooks';
import { projectsActions, selectProjectsFailure, selectProjectsStatus } from '../projects/projects-slice';
import { useBusiness } from '../projects/use-project';
import { MembersSection } from './members-section';

/** /members: those of the business at hand. */
export function MembersPage() {
  const { t } = useTranslation('members');
  const business = useBusiness();
  return (
    <Page layout="read">
      <PageHeader title={t('title')} context={business?.name} backTo="/" />
      {business ? <MembersSection businessId={business.id} /> : <NoBusiness />}
    </Page>
  );
}

function NoBusiness() {
  const { t } = useTranslation('members');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectProjectsStatus);
  const failure = useAppSelector(selectProjectsFailure);
  if (status === 'ready') return <NoPermission />;
  if (status !== 'failed') return <LoadingRows rows={4} />;
  const again = () => dispatch(projectsActions.requested());
  return <ErrorRetry title={t('failed')} failure={failure} onRetry={again} />;
}
