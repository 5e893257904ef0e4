import { allows } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { selectUser } from '../../base/session/session-slice';
import { NoPermission } from '../../base/states/no-permission';
import { rolesKnown } from '../projects/roles';
import { DeadLettersSection } from './dead-letters-section';
import { JobsSection } from './jobs-section';
import { MailsSection } from './mails-section';
import { ProcessesSection } from './processes-section';
import { QueuesSection } from './queues-section';

/** /operations: how the installation runs and what waits for a person, in the order in which an operator looks. */
export function OperationsPage() {
  const { t } = useTranslation('operations');
  const user = useAppSelector(selectUser);
  // The platform's roles are the person's own, whatever business is open.
  const may = allows(rolesKnown(user, null, null), 'operate');
  return (
    <Page>
      <PageHeader title={t('title')} {...(may && { context: t('context') })} />
      {may ? (
        <>
          <ProcessesSection />
          <QueuesSection />
          <DeadLettersSection />
          <JobsSection />
          <MailsSection />
        </>
      ) : (
        <NoPermission />
      )}
    </Page>
  );
}
