import { useAppDispatch } from '../../base/hooks';
import { projectsActions } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { useBusiness } from '../projects/use-project';
import { addFamily } from './families-api';

/** Takes a family into the company's list; undefined for whoever may not change it. */
export type AddFamily = ((name: string) => Promise<void>) | undefined;

/** Adds to the list of the company at hand. */
export function useAddFamily(): AddFamily {
  const dispatch = useAppDispatch();
  const may = useMay('manageBusiness');
  const businessId = useBusiness()?.id;
  if (!may || businessId === undefined) return undefined;
  return async (name) => {
    try {
      await addFamily(businessId, name);
    } finally {
      // Somebody else may have added it before: then it is there too.
      dispatch(projectsActions.requested());
    }
  };
}
