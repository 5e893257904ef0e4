import { businessSettingsRoutes, portfolioRoutes } from '@plomada/contracts';
import type { BusinessWithProjects, CompanyReport, PortfolioProject } from '@plomada/contracts';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callRoute } from '../../base/api/call-route';
import { useAgainOn } from '../../base/api/use-again-on';
import { useQuery } from '../../base/api/use-query';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useAppSelector } from '../../base/hooks';
import { ReportsIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { LABORATORY_PATH } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage, LoadingRows } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import type { PortfolioRow } from '../../columns/portfolio-columns';
import { ExportTableButton } from '../exports/export-table-button';
import { selectBusiness, selectProjectsStatus } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { useLastUpdates } from '../projects/use-last-updates';
import { OutdatedAlert } from './outdated-alert';
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
  if (may && business) return <Report key={business.id} business={business} />;
  return (
    <Page layout="fill">
      <PageHeader title={t('title')} backTo="/" />
      <NoPermission title={t('notAdmin.title')} detail={t('notAdmin.detail')} />
    </Page>
  );
}

function Report({ business }: { readonly business: BusinessWithProjects }) {
  const { t } = useTranslation('companyReport');
  const { id } = business;
  const hasPortfolio = useMay('viewPortfolio') && business.modules.includes('portfolio');
  const [answer, again] = useQuery(useCallback(() => read(id, hasPortfolio), [id, hasPortfolio]));
  useLastUpdates(id);
  useAgainOn(business.projects.map((project) => project.id).join(), again);
  return (
    <Page layout="fill">
      {answer.status === 'ready' ? (
        <Figures {...answer.value} listed={business} onAgain={again} />
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

interface Read {
  readonly report: CompanyReport;
  /** What the portfolio has of each project; null where the business has none. */
  readonly portfolio: readonly PortfolioProject[] | null;
}

async function read(id: string, hasPortfolio: boolean): Promise<Read> {
  const [report, portfolio] = await Promise.all([
    callRoute(businessSettingsRoutes.report, { params: { id } }),
    hasPortfolio ? callRoute(portfolioRoutes.portfolio, { params: { id } }) : null,
  ]);
  return { report, portfolio: portfolio?.projects ?? null };
}

interface FiguresProps extends Read {
  readonly listed: Pick<BusinessWithProjects, 'containers' | 'projects'>;
  readonly onAgain: () => void;
}

function Figures({ report, portfolio, listed, onAgain }: FiguresProps) {
  const { business, projects, totals } = report;
  const { t } = useTranslation('companyReport');
  const rows = useMemo(() => {
    const beyond = new Map(portfolio?.map((one) => [one.projectId, one]));
    const names = new Map(listed.containers.map(({ id, name }) => [id, name]));
    const changes = new Map(listed.projects.map(({ id, lastModified }) => [id, lastModified]));
    return projects.map((project): PortfolioRow => ({
      ...project,
      // The list is kept as it is now; the report is of when it was asked for.
      lastModified: changes.get(project.id) ?? project.lastModified,
      container: project.containerId === null ? null : (names.get(project.containerId) ?? null),
      portfolio: beyond.get(project.id) ?? null,
    }));
  }, [projects, portfolio, listed]);
  const grid = useReportGrid(rows, { hasPortfolio: portfolio !== null, of: 'business' });
  const some = projects.length > 0;
  const outdated = useMemo(() => {
    const failed = new Set(portfolio?.flatMap((one) => (one.failed ? one.projectId : [])));
    return projects.filter(({ id }) => failed.has(id));
  }, [projects, portfolio]);
  return (
    <>
      <PageHeader
        title={t(portfolio ? 'portfolio' : 'title')}
        context={business.name}
        backTo="/"
        tools={
          some && (
            <>
              {portfolio && (
                <Button component={Link} to={LABORATORY_PATH}>
                  {t('laboratory')}
                </Button>
              )}
              <GridTools grid={grid} />
              <ExportTableButton view={() => reportTable(grid, t('together'))} of={business.name} />
            </>
          )
        }
      />
      {some ? (
        <>
          <OutdatedAlert projects={outdated} onAgain={onAgain} />
          <Totals totals={totals} />
          <GridTable grid={grid} />
        </>
      ) : (
        <Empty icon={<ReportsIcon />} title={t('common:noData')} detail={t('none')} />
      )}
    </>
  );
}
