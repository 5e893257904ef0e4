import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { useFailureText } from '../../base/messages/use-failure-text';
import { JOB_PARAM, projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { PlanBoundary } from '../../plan/plan-boundary';
import { selectMay } from '../../plan/state/plan-selectors';
import { useProjectId } from '../../base/use-project-id';
import { Comparison } from './comparison';
import { useReadSchedule } from './use-read-schedule';

/**
 * /merge: what a later version of the plan's file has otherwise, to be accepted row by row. The import job that read the file
 * travels as `?job=`, so that a reload compares again.
 */
export function MergePage() {
  const { t } = useTranslation('merge');
  const projectId = useProjectId() ?? '';
  const [query] = useSearchParams();
  const jobId = query.get(JOB_PARAM);
  const may = useAppSelector(selectMay('editPlan'));
  return (
    <PlanBoundary>
      {may && jobId ? (
        <Read projectId={projectId} jobId={jobId} />
      ) : (
        <Page layout="read">
          <PageHeader title={t('title')} backTo={projectPath('/gantt', projectId)} />
          {may ? (
            <Empty title={t('noFile.title')} detail={t('noFile.detail')} />
          ) : (
            <NoPermission title={t('notAllowed.title')} detail={t('notAllowed.detail')} />
          )}
        </Page>
      )}
    </PlanBoundary>
  );
}

function Read({ projectId, jobId }: { readonly projectId: string; readonly jobId: string }) {
  const { t } = useTranslation('merge');
  const textOf = useFailureText();
  const { reading, again } = useReadSchedule(projectId, jobId);
  const ganttPath = projectPath('/gantt', projectId);
  if (reading.phase === 'ready') return <Comparison {...{ projectId, jobId }} schedule={reading.schedule} />;
  if (reading.phase === 'failed' && reading.failure.code === 'IMPORT_RESULT_GONE')
    return (
      <Page layout="read">
        <PageHeader title={t('title')} backTo={ganttPath} />
        <Empty
          title={t('noFile.title')}
          detail={textOf(reading.failure)}
          action={
            <Button component={Link} to={ganttPath} variant="contained">
              {t('showGantt')}
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page layout="fill">
      <PageHeader title={t('title')} backTo={ganttPath} />
      {reading.phase === 'failed' ? (
        <ErrorRetry title={t('failed')} failure={reading.failure} onRetry={again} />
      ) : (
        <LoadingRows rows={8} />
      )}
    </Page>
  );
}
