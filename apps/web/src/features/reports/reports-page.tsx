import { indicatorOf } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePreloadedCharts } from '../../base/charts/use-preloaded-charts';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { FORECAST_PATH, LINE_OF_BALANCE_PATH, projectPath } from '../../base/paths';
import { ErrorRetry } from '../../base/states/error-retry';
import { MeetingButton } from '../progress/meeting/meeting-button';
import { useProject } from '../projects/use-project';
import { ComputedAt } from './computed-at';
import { OpenGantt } from './open-gantt';
import { DashboardsView } from './dashboards/dashboards-view';
import { LoadingReports } from './loading-reports';
import { reportsActions, selectReports } from './reports-slice';
import { useReports } from './use-reports';

export function ReportsPage() {
  const { t } = useTranslation('reports');
  const project = useProject()?.project;
  const projectId = project?.id ?? '';
  const reports = useReports(projectId);
  usePreloadedCharts();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        context={reports && <ComputedAt reports={reports} />}
        tools={
          <>
            <Button component={Link} to={projectPath('/cnclog', projectId)}>
              {t('cncLog')}
            </Button>
            <Button component={Link} to={projectPath(FORECAST_PATH, projectId)}>
              {t('forecast')}
            </Button>
            <Button component={Link} to={projectPath(LINE_OF_BALANCE_PATH, projectId)}>
              {t('lineOfBalance')}
            </Button>
            <Button component={Link} to={projectPath('/minutes', projectId)}>
              {t('minutes')}
            </Button>
            <MeetingButton />
          </>
        }
      />
      <Body projectId={projectId} projectName={project?.name ?? ''} />
    </Page>
  );
}

function Body({ projectId, projectName }: { readonly projectId: string; readonly projectName: string }) {
  const { t } = useTranslation('reports');
  const dispatch = useAppDispatch();
  const { status, failure, reports } = useAppSelector(selectReports);
  const indicators = reports?.indicators ?? null;
  const again = () => dispatch(reportsActions.requested(projectId));
  if (!indicators) {
    if (status === 'failed') return <ErrorRetry title={t('loadFailed')} failure={failure} onRetry={again} />;
    if (reports?.status === 'error')
      return <ErrorRetry title={t('computeFailed')} failure={null} onRetry={again} />;
    return <LoadingReports running={reports?.running ?? null} />;
  }
  return (
    <>
      {!indicatorOf(indicators, 'PPC')?.terms.length && (
        <Alert severity="info" sx={{ mb: 4 }} action={<OpenGantt projectId={projectId} />}>
          {t('pending')}
        </Alert>
      )}
      <DashboardsView
        key={projectId}
        results={indicators}
        computedAt={reports?.computedAt ?? null}
        projectId={projectId}
        projectName={projectName}
      />
    </>
  );
}
