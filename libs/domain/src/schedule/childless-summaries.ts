import { civilDate } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { type Change, setFields } from '../plan/change';
import { MAX_DURATION } from '../plan/max-duration';
import type { Plan } from '../plan/plan';
import { daySpansOf } from './spans';
import { treeOf } from '../tree/tree';

/**
 * The changes by which summaries that lose their last child go on as tasks of their own: where their children were. `after` is
 * the plan without these children.
 */
export function childlessSummaries(before: Plan, after: Plan): readonly Change[] {
  const { children } = treeOf(before).structure;
  const isTree = treeOf(after);
  const calendar = calendarOf(before.settings);
  return before.tasks.rows.flatMap((task, row) => {
    if (!children[row] || !isTree.isLeaf(task.id)) return [];
    const present = after.tasks.get(task.id);
    if (!present || present.kind === 'milestone') return [];
    const days = daySpansOf(before);
    const start = days.start[row]!;
    const duration = Math.min(Math.max(calendar.countWorking(start, days.end[row]!), 1), MAX_DURATION);
    const dates = { start: civilDate(start), end: civilDate(calendar.endOf(start, duration)), duration };
    // A weight from before it had children may have been given to others since, and what was done went with the children.
    const change = setFields('tasks', present, {
      ...dates,
      weight: null,
      actualStart: null,
      actualFinish: null,
    });
    return change ? [change] : [];
  });
}
