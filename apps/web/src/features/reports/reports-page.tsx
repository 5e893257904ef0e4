import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { ReportsIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { useProject } from '../projects/use-project';
import { ComputedAt } from './computed-at';
import { shownOf } from './indicators-shown';
import { OpenGantt } from './open-gantt';
import { ReportBoard } from './report-board';
import { LoadingReports } from './loading-reports';
import { reportsActions, selectReports } from './reports-slice';

export function ReportsPage() {
  const { t } = useTranslation('reports');
  const dispatch = useAppDispatch();
  const projectId = useProject()?.project.id ?? '';
  const state = useAppSelector(selectReports);
  useEffect(() => {
    dispatch(reportsActions.opened(projectId));
    return () => void dispatch(reportsActions.left());
  }, [dispatch, projectId]);
  const reports = state.projectId === projectId ? state.reports : null;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        context={reports && <ComputedAt reports={reports} />}
        tools={
          <Button component={Link} to={projectPath('/cnclog', projectId)}>
            {t('cncLog')}
          </Button>
        }
      />
      <Body projectId={projectId} />
    </Page>
  );
}

function Body({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('reports');
  const dispatch = useAppDispatch();
  const { status, failure, reports } = useAppSelector(selectReports);
  const indicators = reports?.indicators ?? null;
  const shown = useMemo(() => (indicators ? shownOf(indicators) : null), [indicators]);
  const again = () => dispatch(reportsActions.requested(projectId));
  if (!shown) {
    if (status === 'failed') return <ErrorRetry title={t('loadFailed')} failure={failure} onRetry={again} />;
    if (reports?.status === 'error')
      return <ErrorRetry title={t('computeFailed')} failure={null} onRetry={again} />;
    return <LoadingReports />;
  }
  if (shown.terms.length === 0) {
    return (
      <Empty
        icon={<ReportsIcon />}
        title={t('empty.title')}
        detail={t('empty.detail')}
        action={<OpenGantt projectId={projectId} />}
      />
    );
  }
  return <ReportBoard shown={shown} />;
}
