import { isScenarioId } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LiveOnly } from '../features/scenarios/live-only';
import { ScenarioGone } from '../features/scenarios/scenario-gone';
import {
  projectsActions,
  selectContainer,
  selectProjectsFailure,
  selectProjectsStatus,
} from '../features/projects/projects-slice';
import { useProject } from '../features/projects/use-project';
import { CONTAINER_PATH, containerPath, LINE_OF_BALANCE_PATH } from '../base/paths';
import { useProjectId } from '../base/use-project-id';
import { useAppDispatch, useAppSelector } from '../base/hooks';
import { ErrorRetry } from '../base/states/error-retry';
import { selectFailedOpening } from '../plan/state/plan-selectors';
import { LoadingPage } from '../base/states/loading';
import { NoPermission } from '../base/states/no-permission';

/** Pages on which a plan is worked on and looked at; all others are about what happens on site, or about the project. */
const SCENARIO_PAGES: readonly string[] = ['/gantt', LINE_OF_BALANCE_PATH, '/log_actions', '/program'];

const isGone = ({ code }: { readonly code: string }): boolean => code === 'SCENARIO_GONE';

/** Pages of a project: without one to the list, with a container's id to its page; with one that the person cannot see, a sentence that says so. */
export function RequireProject() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const projectId = useProjectId();
  const { pathname } = useLocation();
  const found = useProject();
  const container = useAppSelector((state) => selectContainer(state, projectId));
  const status = useAppSelector(selectProjectsStatus);
  const failed = useAppSelector(selectFailedOpening);
  const failure = useAppSelector(selectProjectsFailure);
  if (!projectId) return <Navigate to="/" replace />;
  if (found && isScenarioId(projectId) && failed?.projectId === projectId && isGone(failed.failure))
    return <ScenarioGone planId={projectId} />;
  if (found && isScenarioId(projectId) && !SCENARIO_PAGES.includes(pathname)) return <LiveOnly />;
  if (found) return <Outlet key={projectId} />;
  if (container) return <Navigate to={containerPath(CONTAINER_PATH, projectId)} replace />;
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
