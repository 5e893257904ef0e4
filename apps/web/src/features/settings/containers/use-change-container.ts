import { useCallback } from 'react';
import { failureOf } from '../../../base/api/api-failure';
import { useAppDispatch } from '../../../base/hooks';
import { failureShown, messageShown } from '../../../base/messages/messages-slice';
import { type ListedProject, projectsActions } from '../../projects/projects-slice';
import { container, setContained } from '../project/settings-api';

/** Puts the project into a container, out of the one that it is in; null takes it out. Answers whether it worked. */
export function useChangeContainer({ id, containerId }: Pick<ListedProject, 'id' | 'containerId'>) {
  const dispatch = useAppDispatch();
  return useCallback(
    async (next: string | null): Promise<boolean> => {
      try {
        if (containerId) {
          const { projects } = await container(containerId);
          await setContained(
            containerId,
            projects.filter((other) => other !== id),
          );
        }
        if (next) {
          const { projects } = await container(next);
          await setContained(next, [...projects, id]);
        }
        dispatch(messageShown({ severity: 'success', key: 'common:saved' }));
        return true;
      } catch (thrown) {
        dispatch(failureShown(failureOf(thrown)));
        return false;
      } finally {
        dispatch(projectsActions.containersChanged());
      }
    },
    [dispatch, id, containerId],
  );
}
