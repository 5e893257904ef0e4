import type { Failure, NewProject } from '@plomada/contracts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../base/api/api-failure';
import { createProject } from '../../base/api/endpoints';
import { useAppDispatch } from '../../base/hooks';
import { failureShown } from '../../base/messages/messages-slice';
import { projectPath } from '../../base/paths';
import { importActions } from '../import/import-slice';
import { projectsActions } from '../projects/projects-slice';
import { changeSettings } from '../settings/project/settings-api';
import { isKept } from '../unsynced-projects/unsynced-saga';
import { unsyncedActions } from '../unsynced-projects/unsynced-slice';
import type { NewProjectFields } from './new-project-fields';

export type Creation =
  | { readonly status: 'idle' }
  | { readonly status: 'creating' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Creates the project and goes to its Gantt; to the list, with what is to be sent again, when the server did not do it. Answers why it refused it. */
export function useCreateProject() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [creation, setCreation] = useState<Creation>({ status: 'idle' });
  // Asked while navigating, before any new render: the guard of unsaved input must let this one pass.
  const created = useRef(false);
  // The project is there by now: where it stands can be told again in its settings.
  const locate = (projectId: string, location: NewProjectFields['location']) =>
    changeSettings(projectId, { location }).catch((thrown) => dispatch(failureShown(failureOf(thrown))));
  const create = async (
    project: NewProject,
    { begin, location }: Pick<NewProjectFields, 'begin' | 'location'>,
  ): Promise<Failure | null> => {
    setCreation({ status: 'creating' });
    try {
      const summary = await createProject(project);
      created.current = true;
      dispatch(projectsActions.created({ ...summary, imAdmin: true, isViewer: false, canEdit: true }));
      // Its container has one project more.
      if (summary.containerId !== null) dispatch(projectsActions.containersChanged());
      if (location.country) await locate(summary.id, location);
      await navigate(projectPath('/gantt', summary.id));
      if (begin === 'import') dispatch(importActions.opened({ projectId: summary.id }));
      return null;
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (isKept(failure)) {
        created.current = true;
        dispatch(unsyncedActions.kept({ project, location }));
        await navigate('/');
        return null;
      }
      setCreation({ status: 'failed', failure });
      return failure;
    }
  };
  return { creation, create, created };
}
