import { civilDate, id } from '@plomada/contracts';
import type { PlanDocument } from '@plomada/domain';
import { z } from 'zod';

/** A program of a project as its list shows it (platform spec, section 7): its rows are those of the plan. */
export const program = z.object({
  id,
  name: z.string(),
  startDate: civilDate,
  baselines: z.array(z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() })),
});

/** The programs of a project by id, and their order. A project has one, its plan, which goes by the project's id. */
export function programsOf(projectId: string, { settings, baselines }: PlanDocument) {
  const { name, startDate } = settings;
  const only: z.input<typeof program> = {
    id: projectId,
    name,
    startDate,
    baselines: baselines.map(({ id, name, isDefault }) => ({ id, name, isDefault })),
  };
  return { programs: { [projectId]: only }, progList: [projectId] };
}
