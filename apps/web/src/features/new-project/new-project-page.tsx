import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../base/device-zone';
import { useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { LoadingPage } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { selectBusiness, selectProjectsStatus } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { selectUser } from '../../base/session/session-slice';
import { Wizard } from './wizard';

export function NewProjectPage() {
  const { t } = useTranslation('newProject');
  const business = useAppSelector(selectBusiness);
  const status = useAppSelector(selectProjectsStatus);
  const user = useAppSelector(selectUser);
  const may = useMay('createProject');
  if (!user || (!business && status !== 'ready' && status !== 'failed')) return <LoadingPage />;
  return (
    <Page layout="read">
      <PageHeader title={t('title')} context={business?.name} backTo="/" />
      {may && business ? (
        <Wizard
          key={business.id}
          businessId={business.id}
          creatorId={user.id}
          timeZone={user.timeZone ?? deviceZone()}
        />
      ) : (
        <NoPermission />
      )}
    </Page>
  );
}
