import { type Change, difference } from '../plan/change';
import type { Plan } from '../plan/plan';

/** The changes that bring a plan back to a snapshot: everything in the plan, since all of it is what the close saw. */
export function rollBack(plan: Plan, snapshot: Plan): Change[] {
  return difference(plan, snapshot);
}
