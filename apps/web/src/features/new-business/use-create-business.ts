import type { Failure } from '@plomada/contracts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../base/api/api-failure';
import { createBusiness } from '../../base/api/endpoints';
import { useAppDispatch } from '../../base/hooks';
import { type Profile, trimmed } from '../business-settings/profile-fields';
import { projectsActions } from '../projects/projects-slice';

/** Creates the business and goes to its list of projects. Answers the failure when it did not work. */
export function useCreateBusiness() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  // Asked while navigating, before any new render: the guard of unsaved input must let this one pass.
  const created = useRef(false);
  const create = async (profile: Profile): Promise<Failure | null> => {
    try {
      const business = await createBusiness(trimmed(profile));
      created.current = true;
      dispatch(
        projectsActions.businessAdded({
          ...business,
          isAdmin: true,
          isViewer: false,
          modules: [],
          projects: [],
          containers: [],
        }),
      );
      await navigate('/');
      return null;
    } catch (thrown) {
      setFailure(failureOf(thrown));
      return failureOf(thrown);
    }
  };
  return { failure, create, created };
}
