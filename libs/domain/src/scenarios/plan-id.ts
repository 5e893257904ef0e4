/** Stands between a project's id and a scenario's own: no id of a project, or of anything else, has it (see `ID_FORM`). */
const MARK = '~';

/** The id of a plan: its project's, or of a scenario that and, behind a ~, one of its own. */
export const PLAN_ID_FORM = /^[A-Za-z0-9_.:-]{1,64}(?:~[a-z0-9]{1,16})?$/;
/** A scenario's own id in its project. */
export const SCENARIO_ID_FORM = /^[a-z0-9]{1,16}$/;

/** The project whose plan it is, or whose scenario: its roles, its people and its company hold there. */
export function projectOfPlan(planId: string): string {
  const at = planId.indexOf(MARK);
  return at < 0 ? planId : planId.slice(0, at);
}

/** Whether it is a scenario's, and no live plan's. */
export const isScenarioId = (planId: string): boolean => planId.includes(MARK);

/** A scenario's plan, by its project and its own id in it. */
export const scenarioPlanId = (projectId: string, scenarioId: string): string =>
  `${projectId}${MARK}${scenarioId}`;

/** A scenario's own id in its project; null of a live plan. */
export function scenarioOfPlan(planId: string): string | null {
  const at = planId.indexOf(MARK);
  return at < 0 ? null : planId.slice(at + MARK.length);
}
