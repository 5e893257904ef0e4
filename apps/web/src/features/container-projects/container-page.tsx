import { containerRoutes } from '@plomada/contracts';
import { companyTotals } from '@plomada/domain';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { EditIcon, FolderIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { useContainerId } from '../../base/use-container-id';
import { editContainerPath } from '../containers/container-paths';
import { ExportTableButton } from '../exports/export-table-button';
import { reportTable } from '../portfolio/report-table';
import { Totals } from '../portfolio/totals';
import { useReportGrid } from '../portfolio/use-report-grid';
import {
  type ContainerInBusiness,
  projectsActions,
  selectProjectsFailure,
  selectProjectsStatus,
} from '../projects/projects-slice';
import { useLastUpdates } from '../projects/use-last-updates';
import { useContainer } from '../projects/use-project';
import { ContainerFacts } from './container-facts';

/** /container: the projects that a container groups, side by side and together. */
export function ContainerPage() {
  const { t } = useTranslation('containers');
  const dispatch = useAppDispatch();
  const containerId = useContainerId();
  const found = useContainer();
  const status = useAppSelector(selectProjectsStatus);
  const failure = useAppSelector(selectProjectsFailure);
  if (!containerId) return <Navigate to="/" replace />;
  if (found) return <ContainerProjects key={containerId} {...found} />;
  if (status === 'failed') {
    return (
      <ErrorRetry
        heading="h1"
        title={t('loadFailed')}
        failure={failure}
        onRetry={() => dispatch(projectsActions.requested())}
      />
    );
  }
  if (status !== 'ready') return <LoadingPage />;
  return <NoPermission heading="h1" title={t('notFound.title')} detail={t('notFound.detail')} />;
}

function ContainerProjects({ container, business }: ContainerInBusiness) {
  const { t } = useTranslation(['containers', 'companyReport']);
  const { id, name, canEdit } = container;
  useLastUpdates(business.id);
  const [answer, again] = useQuery(useCallback(() => trendsOf(id), [id]));
  const projects = useMemo(
    () => business.projects.filter(({ containerId }) => containerId === id),
    [business, id],
  );
  const rows = useMemo(() => {
    const beyond = new Map(
      answer.status === 'ready' ? answer.value.projects.map((one) => [one.projectId, one]) : [],
    );
    return projects.map((project) => ({
      ...project,
      ...{ container: name, region: null },
      ...{ projectType: '', portfolio: beyond.get(project.id) ?? null },
    }));
  }, [projects, name, answer]);
  const grid = useReportGrid(rows, { hasPortfolio: true, of: 'container' });
  const some = rows.length > 0;
  const edit = (label: string) => (
    <Button component={Link} to={editContainerPath(id)} startIcon={<EditIcon />}>
      {label}
    </Button>
  );
  return (
    <Page layout="fill">
      <PageHeader
        title={name}
        context={t('count', { count: rows.length, business: business.name })}
        backTo="/"
        tools={
          <>
            {some && <GridTools grid={grid} />}
            {some && (
              <ExportTableButton view={() => reportTable(grid, t('companyReport:together'))} of={name} />
            )}
          </>
        }
        action={canEdit && edit(t('editTitle'))}
      />
      <ContainerFacts container={container} />
      {answer.status === 'failed' && (
        <ErrorRetry title={t('trendsFailed')} failure={answer.failure} onRetry={again} />
      )}
      {some ? (
        <>
          <Totals totals={companyTotals(projects)} />
          <GridTable grid={grid} />
        </>
      ) : (
        <Empty
          icon={<FolderIcon />}
          title={t('empty.title')}
          detail={t(canEdit ? 'empty.add' : 'empty.ask')}
          action={canEdit && edit(t('empty.button'))}
        />
      )}
    </Page>
  );
}

const trendsOf = (id: string) => callRoute(containerRoutes.portfolio, { params: { id } });
