import { derivedFrom } from './derived';
import type { Plan } from './plan';

/** The ids of what links lead to. */
export const linkedTargets = derivedFrom(
  (plan: Pick<Plan, 'links'>) => plan.links,
  (plan): ReadonlySet<string> => new Set(plan.links.rows.map(({ target }) => target)),
);
