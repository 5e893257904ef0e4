import type { Plan } from '../plan/plan';

/** Scenarios that a project keeps at once. */
export const MAX_SCENARIOS = 10;
/** Characters of what people call one. */
export const MAX_SCENARIO_NAME = 80;

/** A plan as a scenario of it begins: the same, and it knows that it is one, made of the live plan as its entry `seq` left it. */
export function asScenario(plan: Plan, seq: number): Plan {
  return { ...plan, settings: { ...plan.settings, scenario: { seq } } };
}

/** Whether a plan is a scenario: tried out, and no account of what happens on site. */
export const isScenario = ({ settings }: Pick<Plan, 'settings'>): boolean => settings.scenario != null;
