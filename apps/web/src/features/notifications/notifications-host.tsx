import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { NOTIFICATIONS_PATH, projectPath } from '../../base/paths';
import { selectReadyId } from '../../plan/state/plan-selectors';
import { notificationsActions, selectNotifications } from './notifications-slice';

const ExplainDialog = lazy(async () => ({ default: (await import('./explain-dialog')).ExplainDialog }));

/** What proposing asks and leads to, above whichever page somebody proposes from. */
export function NotificationsHost() {
  const { unexplained } = useAppSelector(selectNotifications);
  useWayToPage();
  if (!unexplained) return null;
  const { projectId, proposal } = unexplained;
  return (
    <Suspense fallback={null}>
      <ExplainDialog key={proposal.id} projectId={projectId} proposal={proposal} />
    </Suspense>
  );
}

/** A message has no address to lead to: it wishes for the page. */
function useWayToPage(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const projectId = useAppSelector(selectReadyId);
  const { isPageWanted } = useAppSelector(selectNotifications);
  useEffect(() => {
    if (!isPageWanted) return;
    dispatch(notificationsActions.pageWanted(false));
    if (projectId) void navigate(projectPath(NOTIFICATIONS_PATH, projectId));
  }, [dispatch, navigate, isPageWanted, projectId]);
}
