import type { FullProject, ListedScenario } from '@plomada/contracts';
import type { PlanDocument } from '@plomada/domain';

/**
 * The programs of a project by id, and their order: its live plan, which goes by the project's id, and the scenarios, newest first. A
 * scenario begins and is measured as the plan does that was opened.
 */
export function programsOf(
  projectId: string,
  { settings, baselines }: PlanDocument,
  scenarios: readonly Pick<ListedScenario, 'planId' | 'name'>[],
): Pick<FullProject, 'programs' | 'progList'> {
  const { name, startDate } = settings;
  const shared = {
    startDate,
    baselines: baselines.map(({ id, name, isDefault }) => ({ id, name, isDefault })),
  };
  const all = [
    { id: projectId, name, ...shared },
    ...scenarios.map((one) => ({ id: one.planId, name: one.name, ...shared })),
  ];
  return {
    programs: Object.fromEntries(all.map((program) => [program.id, program])),
    progList: all.map(({ id }) => id),
  };
}
