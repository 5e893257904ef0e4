import { useTranslation } from 'react-i18next';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { NoPermission } from '../../base/states/no-permission';
import { useMay } from '../projects/roles';
import { NewBusinessForm } from './new-business-form';

export function NewBusinessPage() {
  const { t } = useTranslation('newBusiness');
  const may = useMay('createBusiness');
  return (
    <Page layout="read">
      <PageHeader title={t('title')} backTo="/" />
      {may ? <NewBusinessForm /> : <NoPermission />}
    </Page>
  );
}
