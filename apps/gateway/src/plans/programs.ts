import type { FullProject } from '@plomada/contracts';
import type { PlanDocument } from '@plomada/domain';

/** The programs of a project by id, and their order. A project has one, its plan, which goes by the project's id. */
export function programsOf(
  projectId: string,
  { settings, baselines }: PlanDocument,
): Pick<FullProject, 'programs' | 'progList'> {
  const { name, startDate } = settings;
  const only = {
    id: projectId,
    name,
    startDate,
    baselines: baselines.map(({ id, name, isDefault }) => ({ id, name, isDefault })),
  };
  return { programs: { [projectId]: only }, progList: [projectId] };
}
