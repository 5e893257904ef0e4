import { businessSettingsRoutes } from '@plomada/contracts';
import type { CompanyReport } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { ReportsIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage, LoadingRows } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { selectBusiness, selectProjectsStatus } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { ExportReport } from './export-report';
import { ReportTable } from './report-table';
import { Totals } from './totals';

/** /portfolio: how the projects of a business stand, side by side and together. */
export function ReportPage() {
  const { t } = useTranslation('companyReport');
  const business = useAppSelector(selectBusiness);
  const status = useAppSelector(selectProjectsStatus);
  const may = useMay('viewCompanyReport');
  if (!business && status !== 'ready' && status !== 'failed') return <LoadingPage />;
  if (may && business) return <Report key={business.id} businessId={business.id} />;
  return (
    <Page layout="fill">
      <PageHeader title={t('title')} backTo="/" />
      <NoPermission title={t('notAdmin.title')} detail={t('notAdmin.detail')} />
    </Page>
  );
}

function Report({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation('companyReport');
  const [answer, again] = useQuery(
    useCallback(() => callRoute(businessSettingsRoutes.report, { params: { id: businessId } }), [businessId]),
  );
  const report = answer.status === 'ready' ? answer.value : null;
  return (
    <Page layout="fill">
      <PageHeader
        title={t('title')}
        context={report?.business.name}
        backTo="/"
        tools={report && report.projects.length > 0 && <ExportReport report={report} />}
      />
      {answer.status === 'loading' && <LoadingRows />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('loadFailed')} failure={answer.failure} onRetry={again} />
      )}
      {report && <Figures report={report} />}
    </Page>
  );
}

function Figures({ report }: { readonly report: CompanyReport }) {
  const { t } = useTranslation('companyReport');
  if (report.projects.length === 0) {
    return <Empty icon={<ReportsIcon />} title={t('none')} />;
  }
  return (
    <>
      <Totals totals={report.totals} />
      <ReportTable projects={report.projects} />
    </>
  );
}
