import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';

/** First day after the last work of a plan (exclusive); null in an empty one. */
export function planEnd(plan: Plan): CivilDate | null {
  const ends = treeOf(plan).leaves.map((id) => plan.tasks.get(id)!.end);
  return ends.length > 0 ? ends.reduce((latest, end) => (end > latest ? end : latest)) : null;
}
