import type { ImportedSchedule } from '../plan/imported-schedule';
import { sameName } from '../names/name-key';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import type { Matches } from './match';

/** How many tasks of a file stand for one of the plan, and how many of those are called the same there. */
export interface NameAgreement {
  readonly matched: number;
  readonly same: number;
}

/** So few tasks prove nothing: a plan of three may well be renamed whole. */
const FEWEST = 4;

/**
 * How well the names agree where the numbers do. Tools number the tasks of every file from 1: a file of another project finds
 * a task of the plan for nearly each of its own. The one at the top does not count, it is called after the file.
 */
export function nameAgreement(plan: Plan, schedule: ImportedSchedule, matches: Matches): NameAgreement {
  const roots = new Set(treeOf(plan).roots);
  let matched = 0;
  let same = 0;
  for (const { id, text } of schedule.tasks) {
    const task = plan.tasks.get(matches.get(id) ?? '');
    if (!task || roots.has(task.id)) continue;
    matched += 1;
    if (sameName(task.text, text)) same += 1;
  }
  return { matched, same };
}

/** Whether a file looks like one of another project: fewer than half of the tasks that it shares with the plan kept their name. */
export function looksForeign({ matched, same }: NameAgreement): boolean {
  return matched >= FEWEST && same * 2 < matched;
}
