import { projectOfPlan } from '@plomada/domain';
import { useAppSelector } from '../../base/hooks';
import { useContainerId } from '../../base/use-container-id';
import { useProjectId } from '../../base/use-project-id';
import {
  type ContainerInBusiness,
  type ProjectInBusiness,
  selectBusiness,
  selectContainer,
  selectProject,
} from './projects-slice';

/** The selected project with its business, once the list is there: of a scenario the project whose plan it is a copy of. */
export function useProject(): ProjectInBusiness | null {
  const projectId = useProjectId();
  return useAppSelector((state) => selectProject(state, projectId && projectOfPlan(projectId)));
}

/** The container that the address names with its business, once the list is there. */
export function useContainer(): ContainerInBusiness | null {
  const containerId = useContainerId();
  return useAppSelector((state) => selectContainer(state, containerId));
}

/** The business at hand: that of the selected project or container, else the chosen one. */
export function useBusiness() {
  const chosen = useAppSelector(selectBusiness);
  const container = useContainer();
  return useProject()?.business ?? container?.business ?? chosen;
}
