import type { Failure, ProjectSettings } from '@plomada/contracts';
import { useCallback } from 'react';
import { failureOf } from '../../../base/api/api-failure';
import { useAppDispatch } from '../../../base/hooks';
import { failureShown, messageShown } from '../../../base/messages/messages-slice';
import { projectsActions } from '../../projects/projects-slice';
import { useLoadedSettings } from './project-settings-context';

/** A failure that a section shows at one of its fields. */
export type ShowAtField = (failure: Failure) => boolean;

/** Saves by a call of the server and says so. Answers what is kept now, or null when it was refused. */
export function useSaveSettings() {
  const dispatch = useAppDispatch();
  const { replace } = useLoadedSettings();
  return useCallback(
    async (save: () => Promise<ProjectSettings>, atField?: ShowAtField): Promise<ProjectSettings | null> => {
      try {
        const settings = await save();
        replace(settings);
        dispatch(messageShown({ severity: 'success', key: 'common:saved' }));
        // The list of projects shows some of it too.
        dispatch(projectsActions.requested());
        return settings;
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (!atField?.(failure)) dispatch(failureShown(failure));
        return null;
      }
    },
    [dispatch, replace],
  );
}
