import { businessSettingsRoutes } from '@plomada/contracts';
import type { CompanyReport } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useAppSelector } from '../../base/hooks';
import { ReportsIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage, LoadingRows } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { ExportTableButton } from '../exports/export-table-button';
import { selectBusiness, selectProjectsStatus } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { reportTable } from './report-table';
import { Totals } from './totals';
import { useReportGrid } from './use-report-grid';

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
  return (
    <Page layout="fill">
      {answer.status === 'ready' ? (
        <Figures report={answer.value} />
      ) : (
        <>
          <PageHeader title={t('title')} backTo="/" />
          {answer.status === 'loading' ? (
            <LoadingRows />
          ) : (
            <ErrorRetry title={t('loadFailed')} failure={answer.failure} onRetry={again} />
          )}
        </>
      )}
    </Page>
  );
}

function Figures({ report: { business, projects, totals } }: { readonly report: CompanyReport }) {
  const { t } = useTranslation('companyReport');
  const grid = useReportGrid(projects);
  const some = projects.length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        context={business.name}
        backTo="/"
        tools={
          some && (
            <>
              <GridTools grid={grid} />
              <ExportTableButton view={() => reportTable(grid, t('together'))} of={business.name} />
            </>
          )
        }
      />
      {some ? (
        <>
          <Totals totals={totals} />
          <GridTable grid={grid} />
        </>
      ) : (
        <Empty icon={<ReportsIcon />} title={t('none')} />
      )}
    </>
  );
}
