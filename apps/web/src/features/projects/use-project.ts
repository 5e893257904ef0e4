import { projectOfPlan } from '@plomada/domain';
import { useAppSelector } from '../../base/hooks';
import { useProjectId } from '../../base/use-project-id';
import { type ProjectInBusiness, selectBusiness, selectProject } from './projects-slice';

/** The selected project with its business, once the list is there: of a scenario the project whose plan it is a copy of. */
export function useProject(): ProjectInBusiness | null {
  const projectId = useProjectId();
  return useAppSelector((state) => selectProject(state, projectId && projectOfPlan(projectId)));
}

/** The business at hand: the selected project's, else the chosen one. */
export function useBusiness() {
  const chosen = useAppSelector(selectBusiness);
  return useProject()?.business ?? chosen;
}
