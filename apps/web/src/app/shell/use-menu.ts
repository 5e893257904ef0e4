import { allows } from '@plomada/domain';
import { useLocation } from 'react-router';
import { useRoles } from '../../features/projects/roles';
import { useBusiness } from '../../features/projects/use-project';
import { useAppSelector } from '../../base/hooks';
import { useProjectId } from '../../base/use-project-id';
import { menuShown } from './menu-shown';

/** The side menu's entries for the person and the page at hand, and the project that they carry along. */
export function useMenu() {
  const { pathname } = useLocation();
  const projectId = useProjectId();
  const business = useBusiness();
  const roles = useRoles();
  const level = useAppSelector(({ planFilter }) => planFilter.level);
  const may = (permission: Parameters<typeof allows>[1]) => allows(roles, permission);
  const items = menuShown({ pathname, projectId, modules: business?.modules ?? [], level, may });
  return { items, projectId };
}
