import { type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { treeOf } from '../tree/tree';
import { boundsByLinks } from './earliest';

/**
 * What keeps a start from being where somebody put it: recorded progress, the project's start, a day without work, a
 * predecessor, the task's own constraint, or something else that the schedule is calculated from.
 */
export type StartHolder = 'progress' | 'projectStart' | 'dayOff' | 'link' | 'constraint' | 'schedule';

export interface HeldStart {
  readonly by: StartHolder;
  /** The task that is held: of a summary, the one of its branch that starts first. */
  readonly task: string;
  /** Where it starts. */
  readonly start: CivilDate;
  /** Name of the predecessor that holds it; only where a link does. */
  readonly predecessor?: string;
  /** How many more of the branch have begun and stay too; only of a summary that progress holds. */
  readonly count?: number;
}

/**
 * Why a task or summary that was put to start on `wanted` starts on another day in `plan`, which already has the move and
 * what followed from it. Null where it starts as wanted, and for a task that is not there.
 */
export function heldStart(plan: Plan, id: string, wanted: CivilDate): HeldStart | null {
  const task = firstLeaf(plan, id);
  if (!task || task.start === wanted) return null;
  const held = { task: task.text, start: task.start };
  const link = holdingLink(plan, task);
  const by =
    holderOf(plan, task, wanted) ?? (link ? 'link' : task.constraintDate ? 'constraint' : 'schedule');
  if (by === 'link') return { ...held, by, predecessor: plan.tasks.get(link!.source)!.text };
  const count = by === 'progress' ? leavesOf(plan, id).filter(hasBegun).length - 1 : 0;
  return { ...held, by, ...(count > 0 && { count }) };
}

function firstLeaf(plan: Plan, id: string): Task | undefined {
  return leavesOf(plan, id).reduce<Task | undefined>(
    (first, one) => (!first || one.start < first.start ? one : first),
    undefined,
  );
}

function leavesOf(plan: Plan, id: string): readonly Task[] {
  const tree = treeOf(plan);
  const leaves = [id, ...tree.descendantsOf(id)].filter((one) => tree.isLeaf(one));
  return leaves.flatMap((leaf) => plan.tasks.get(leaf) ?? []);
}

/** What does not depend on other tasks. */
function holderOf(plan: Plan, task: Task, wanted: CivilDate): StartHolder | null {
  const calendar = calendarOf(plan.settings);
  const [from, to] = [dayNumber(wanted), dayNumber(task.start)];
  const first = dayNumber(plan.settings.startDate);
  if (task.progress > 0 || task.lastProgress > 0) return 'progress';
  if (from < first && calendar.ordinal(to) === calendar.ordinal(first)) return 'projectStart';
  return calendar.ordinal(from) === calendar.ordinal(to) ? 'dayOff' : null;
}

function holdingLink(plan: Plan, task: Task) {
  const start = calendarOf(plan.settings).ordinal(dayNumber(task.start));
  return boundsByLinks(plan, task.id, task.duration).find(({ earliest }) => earliest === start)?.link;
}
