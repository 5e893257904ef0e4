import type { CivilDate } from '../calendar/civil-date';
import { derived } from '../plan/derived';
import { treeOf } from '../tree/tree';
import { shownDays } from './shown-days';

/** The day on which a plan ends, inclusive: the latest that its grid says of any work or milestone. Null in an empty plan. */
export const planLastDay = derived((plan): CivilDate | null => {
  const tree = treeOf(plan);
  return tree.leaves.reduce<CivilDate | null>((latest, id) => {
    const task = plan.tasks.get(id)!;
    const { lastDay } = shownDays(plan, task, tree.kindOf(id), task.start, task.end);
    return latest === null || lastDay > latest ? lastDay : latest;
  }, null);
});
