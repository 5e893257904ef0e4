import { allows } from '@plomada/domain';
import { useLocation } from 'react-router';
import { rolesKnown } from '../../features/projects/roles';
import { useBusiness, useProject } from '../../features/projects/use-project';
import { useProjectId } from '../../base/use-project-id';
import { selectUser } from '../../base/session/session-slice';
import { useAppSelector } from '../../base/hooks';
import { menuShown } from './menu-shown';

/** The side menu's entries for the person and the page at hand, and the project that they carry along. */
export function useMenu() {
  const { pathname } = useLocation();
  const projectId = useProjectId();
  const user = useAppSelector(selectUser);
  const business = useBusiness();
  const project = useProject()?.project ?? null;
  const roles = rolesKnown(user, business, project);
  const may = (permission: Parameters<typeof allows>[1]) => allows(roles, permission);
  const items = menuShown({ pathname, projectId, modules: business?.modules ?? [], may });
  return { items, projectId };
}
