import type { Change } from '../plan/change';
import type { Link, Plan, PlanSettings, Restriction, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { treeOf } from '../tree/tree';
import { isDone } from '../progress/hundredths';

/** Settings that say where every task goes. */
const SCHEDULING: ReadonlySet<string> = new Set([
  'startDate',
  'dataDate',
  'workingDays',
  'holidays',
  'autoScheduling',
  'scheduleFromEnd',
  'autoSchedulingStrict',
  'moveTasksWithConstraints',
] satisfies (keyof PlanSettings)[]);

/** What decides a task's place besides its links. */
const PLACING: ReadonlySet<string> = new Set([
  'start',
  'end',
  'duration',
  'kind',
  'parent',
  'constraintType',
  'constraintDate',
  'actualStart',
] satisfies (keyof Task)[]);

/** What decides which tasks a restriction holds back, and until when. */
const HOLDING: ReadonlySet<string> = new Set([
  'taskIds',
  'type',
  'required',
  'released',
] satisfies (keyof Restriction)[]);

/**
 * The ids of the tasks that an edit makes `reschedule` look at: those whose own dates, place in the tree, constraint,
 * restrictions or incoming links it changes, that begin, finish or are set back by it, and those that wait for a branch that is
 * not what it was. All tasks when it changes how the plan is scheduled, or in a plan that is counted from its end. Those that go are among them: what is as late as possible
 * depends on where the last task ends. None when the edit is nothing to the schedule.
 */
export function touchedTasks(before: Plan, after: Plan, changes: readonly Change[]): readonly string[] {
  const touched = new Set<string>();
  const add = (ids: readonly string[]): void => ids.forEach((id) => touched.add(id));
  for (const change of changes) {
    if (change.table === 'settings') {
      if (changesAny(change, SCHEDULING)) return allTasks(after);
    } else if (change.table === 'tasks') add(touchedByTask(before, after, change));
    else if (change.table === 'links')
      add(rowsOf(before, after, 'links', change.id).map((link) => link.target));
    else if (change.table === 'restrictions' && changesAny(change, HOLDING)) {
      add(rowsOf(before, after, 'restrictions', change.id).flatMap(({ taskIds }) => taskIds));
    }
  }
  // Counted from the end, whatever precedes may be where it is because of it.
  return touched.size > 0 && after.settings.scheduleFromEnd ? allTasks(after) : [...touched];
}

const allTasks = ({ tasks }: Plan): readonly string[] => tasks.rows.map(({ id }) => id);

function touchedByTask(before: Plan, after: Plan, change: Change): readonly string[] {
  const { id } = change;
  if (change.kind === 'set' && !changesAny(change, PLACING)) {
    return stageOf(before.tasks.get(id)) === stageOf(after.tasks.get(id)) ? [] : [id];
  }
  const isElsewhere = change.kind === 'remove' || (change.kind === 'set' && 'parent' in change.after);
  return isElsewhere ? [id, ...leftBehind(before, after, id)] : [id];
}

/** What stood above a task that leaves: as a task of its own from now on, or with others that wait for it. */
function leftBehind(before: Plan, after: Plan, id: string): readonly string[] {
  const above = new Set(treeOf(before).ancestorsOf(id));
  const isTree = treeOf(after);
  const leaves = [...above].filter((one) => isTree.has(one) && isTree.isLeaf(one));
  const waiting = after.links.rows.filter(({ source }) => above.has(source)).map(({ target }) => target);
  return [...leaves, ...waiting];
}

/** Not begun, begun, or finished. */
function stageOf(task: Task | undefined): number {
  if (!task || !hasBegun(task)) return 0;
  return isDone(task.progress) ? 2 : 1;
}

function changesAny(change: Change, fields: ReadonlySet<string>): boolean {
  return change.kind !== 'set' || Object.keys(change.after).some((field) => fields.has(field));
}

function rowsOf(before: Plan, after: Plan, table: 'links', id: string): readonly Link[];
function rowsOf(before: Plan, after: Plan, table: 'restrictions', id: string): readonly Restriction[];
function rowsOf(
  before: Plan,
  after: Plan,
  table: 'links' | 'restrictions',
  id: string,
): readonly (Link | Restriction)[] {
  return [before, after].flatMap((plan) => plan[table].get(id) ?? []);
}
