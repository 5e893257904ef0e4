import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router';
import {
  projectsActions,
  selectProjectsFailure,
  selectProjectsStatus,
} from '../features/projects/projects-slice';
import { useProject } from '../features/projects/use-project';
import { useProjectId } from '../base/use-project-id';
import { useAppDispatch, useAppSelector } from '../base/hooks';
import { ErrorRetry } from '../base/states/error-retry';
import { LoadingPage } from '../base/states/loading';
import { NoPermission } from '../base/states/no-permission';

/** Pages of a project: without one to the list; with one that the person cannot see, a sentence that says so. */
export function RequireProject() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const projectId = useProjectId();
  const found = useProject();
  const status = useAppSelector(selectProjectsStatus);
  const failure = useAppSelector(selectProjectsFailure);
  if (!projectId) return <Navigate to="/" replace />;
  if (found) return <Outlet key={projectId} />;
  if (status === 'failed') {
    return (
      <ErrorRetry
        heading="h1"
        title={t('projectFailed')}
        failure={failure}
        onRetry={() => dispatch(projectsActions.requested())}
      />
    );
  }
  if (status !== 'ready') return <LoadingPage />;
  return <NoPermission heading="h1" title={t('noProject.title')} detail={t('noProject.detail')} />;
}
