import type { BusinessWithProjects, User } from '@plomada/contracts';
import { allows, type Permission, type Role } from '@plomada/domain';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';
import type { ListedProject } from './projects-slice';
import { useBusiness, useContainer, useProject } from './use-project';

/** The roles that the lists tell of. The server decides; screens only spare people what would be refused. */
export function rolesKnown(
  user: User | null,
  business: Pick<BusinessWithProjects, 'isAdmin' | 'isViewer'> | null,
  project: Pick<ListedProject, 'imAdmin' | 'isViewer'> | null,
): Role[] {
  const held: readonly (readonly [Role, boolean | undefined])[] = [
    ['root', user?.isRoot],
    ['superAdmin', user?.isSuperAdmin],
    ['businessAdmin', business?.isAdmin],
    ['businessViewer', business?.isViewer],
    ['projectAdmin', project?.imAdmin],
    ['projectViewer', project?.isViewer],
  ];
  return held.filter(([, holds]) => holds).map(([role]) => role);
}

const RESPONSIBLE: readonly Role[] = ['responsible'];

/** What the person is here, as far as the lists already tell: whoever finds a project there and is nothing else is one of its responsibles. */
export function useRoles(): readonly Role[] {
  const user = useAppSelector(selectUser);
  const business = useBusiness();
  const project = useProject()?.project ?? null;
  const container = useContainer()?.container ?? null;
  // A container has its rights from its projects: who administers one of them may edit it.
  const inherited = container && { imAdmin: container.canEdit, isViewer: false };
  const known = rolesKnown(user, business, project ?? inherited);
  return known.length === 0 && project !== null ? RESPONSIBLE : known;
}

/** Whether the lists already tell that the person may do it here. */
export function useMay(permission: Permission): boolean {
  return allows(useRoles(), permission);
}
