import { allows } from '@plomada/domain';
import { useLocation } from 'react-router';
import { useRoles } from '../../features/projects/roles';
import { selectActor, selectReadyId } from '../../plan/state/plan-selectors';
import { useBusiness } from '../../features/projects/use-project';
import { useAppSelector } from '../../base/hooks';
import { useContainerId } from '../../base/use-container-id';
import { useProjectId } from '../../base/use-project-id';
import { menuShown } from './menu-shown';

/** The side menu's entries for the person and the page at hand, that page's path, and the project or container that they carry along. */
export function useMenu() {
  const { pathname } = useLocation();
  const projectId = useProjectId();
  const containerId = useContainerId();
  const business = useBusiness();
  const listed = useRoles();
  const opened = useAppSelector((state) =>
    projectId !== null && selectReadyId(state) === projectId ? selectActor(state)?.roles : undefined,
  );
  // The lists do not tell of everything that one is on a project.
  const roles = opened ? [...listed, ...opened] : listed;
  const level = useAppSelector(({ planFilter }) => planFilter.level);
  const may = (permission: Parameters<typeof allows>[1]) => allows(roles, permission);
  const items = menuShown({
    ...{ pathname, projectId, containerId },
    ...{ modules: business?.modules ?? [], level, may },
  });
  return { items, pathname, projectId, containerId };
}
