import type { BusinessWithProjects, User } from '@plomada/contracts';
import { rolesKnown } from '../projects/roles';

/**
 * The project in which somebody starts on site who is nothing but a responsible: the one that was open last, or the only one. Null for
 * everybody else, and where there are several to choose from.
 */
export function fieldStart(
  user: User,
  businesses: readonly BusinessWithProjects[],
  last: string | null,
): string | null {
  const listed = businesses.flatMap((business) =>
    business.projects.map((project) => ({ business, project })),
  );
  const isMore = listed.some(
    ({ business, project }) => project.canEdit || rolesKnown(user, business, project).length > 0,
  );
  if (isMore || rolesKnown(user, null, null).length > 0) return null;
  const ids = listed.map(({ project }) => project.id);
  if (last !== null && ids.includes(last)) return last;
  return ids.length === 1 ? ids[0]! : null;
}
