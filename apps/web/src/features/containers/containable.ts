import type { BusinessWithProjects } from '@plomada/contracts';
import type { ListedProject } from '../projects/projects-slice';

/** Projects that the person may put into a container: those they administer that are in no other one. */
export function containable(
  business: BusinessWithProjects,
  everyProject: boolean,
  containerId: string | null,
): readonly ListedProject[] {
  return business.projects
    .filter((project) => everyProject || project.imAdmin)
    .filter((project) => project.containerId === null || project.containerId === containerId)
    .sort((a, b) => a.name.localeCompare(b.name));
}
