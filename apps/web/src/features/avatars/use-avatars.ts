import { projectOfPlan } from '@plomada/domain';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';
import { useProjectId } from '../../base/use-project-id';
import { avatarsActions, selectAvatars } from './avatars-slice';

/**
 * Finds the picture of somebody of the open project by the user's id: null where there is none, or not yet. One's own is that of the
 * session, so that a new one is seen at once.
 */
export function useAvatars(): (userId: string | null) => string | null {
  const dispatch = useAppDispatch();
  const planId = useProjectId();
  const projectId = planId && projectOfPlan(planId);
  const { urls } = useAppSelector(selectAvatars);
  const me = useAppSelector(selectUser);
  useEffect(() => {
    if (projectId) dispatch(avatarsActions.wanted(projectId));
  }, [dispatch, projectId]);
  return useCallback(
    (userId) => {
      if (userId === null) return null;
      if (userId === me?.id) return me.avatarURL;
      // An id may be a word that every object answers to ('constructor').
      return Object.hasOwn(urls, userId) ? urls[userId]! : null;
    },
    [urls, me],
  );
}
