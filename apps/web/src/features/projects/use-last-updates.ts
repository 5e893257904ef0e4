import { useAppDispatch } from '../../base/hooks';
import { useNewest } from '../../base/use-newest';
import { useWhileSeen } from '../../base/use-while-seen';
import { projectsActions } from './projects-slice';

const EVERY_MS = 60_000;

/** Keeps who changed the projects of a business last, and when, as it is now while somebody looks at them; of none without an id. */
export function useLastUpdates(businessId: string | undefined): void {
  const dispatch = useAppDispatch();
  // The same one once the list is there: it has just told this.
  const ask = useNewest(() => {
    if (businessId !== undefined) dispatch(projectsActions.lastUpdatesRequested(businessId));
  });
  useWhileSeen(ask, EVERY_MS);
}
