import { useSearchParams } from 'react-router';
import { useAppSelector } from '../../base/hooks';
import { PROJECT_PARAM } from '../../base/paths';
import { type ProjectInBusiness, selectBusiness, selectProject } from './projects-slice';

/** The project that the address names, or null. Says nothing about whether it exists. */
export function useProjectId(): string | null {
  const [params] = useSearchParams();
  return params.get(PROJECT_PARAM) || null;
}

/** The selected project with its business, once the list is there. */
export function useProject(): ProjectInBusiness | null {
  const projectId = useProjectId();
  return useAppSelector((state) => selectProject(state, projectId));
}

/** The business at hand: the selected project's, else the chosen one. */
export function useBusiness() {
  const chosen = useAppSelector(selectBusiness);
  return useProject()?.business ?? chosen;
}
