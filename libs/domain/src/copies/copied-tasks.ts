import type { PastedTask } from '../actions/tasks/pasted-fields';
import type { Link, Plan, ResourceAmount, Task } from '../plan/plan';
import type { Row, Table } from '../plan/table';
import { wholeAmount } from '../resources/amounts';
import { constraintTypesOf } from '../rules/constraint-types';
import { topsAmong } from '../tree/tops';
import { treeOf } from '../tree/tree';
import { plannedUnits } from '../units/task-units';
import type { NamedThere } from './lacking';

/** Tasks with everything below them, as they stood in their plan: what is planned of them, the links among them, and whom and what they name. */
export interface CopiedTasks {
  /** In the order of the tree; the tops have no parent. */
  readonly tasks: readonly PastedTask[];
  readonly links: readonly Omit<Link, 'id'>[];
  readonly named: NamedThere;
}

/** What is copied with these tasks, to be pasted into another plan. */
export function copiedTasks(plan: Plan, ids: readonly string[]): CopiedTasks {
  const tree = treeOf(plan);
  const tops = new Set(topsAmong(tree, ids));
  const all = [...tops].flatMap((id) => [id, ...tree.descendantsOf(id)]);
  const copied = new Set(all);
  const tasks = all.map((id) => copiedTask(plan, plan.tasks.get(id)!, tops.has(id)));
  const namedIn = <T extends Row>(table: Table<T>, names: (task: PastedTask) => readonly string[]) => {
    const used = new Set(tasks.flatMap(names));
    return table.rows.filter(({ id }) => used.has(id));
  };
  return {
    tasks,
    links: plan.links.rows
      .filter(({ source, target }) => copied.has(source) && copied.has(target))
      .map(({ source, target, type, lag }) => ({ source, target, type, lag })),
    named: {
      responsibles: namedIn(plan.responsibles, (task) => task.responsibles),
      resources: namedIn(plan.resources, (task) => task.resources.map(({ id }) => id)),
      rhythmUnits: namedIn(plan.rhythmUnits, ({ rhythm }) => (rhythm ? [rhythm.unit] : [])),
      rhythmCategories: namedIn(plan.rhythmCategories, ({ rhythm }) => (rhythm ? [rhythm.category] : [])),
    },
  };
}

const UNBOUND = { constraintType: 'asap', constraintDate: null } as const;
const DAYS_OF = { summary: 1, milestone: 0 } as const;
const whole = ({ id, amount }: ResourceAmount): ResourceAmount => ({ id, amount: wholeAmount(amount) });

function copiedTask(plan: Plan, task: Task, isTop: boolean): PastedTask {
  const { id, text, detail, comments, kind, start, duration, constraintType, constraintDate } = task;
  const actsAs = treeOf(plan).kindOf(id);
  const place = plan.rhythmPlaces.get(id);
  const isBound = constraintTypesOf(actsAs).includes(constraintType);
  return {
    ...{ id, text, detail, comments, start, parent: isTop ? null : task.parent },
    responsibles: task.responsibles,
    ...(isBound ? { constraintType, constraintDate } : UNBOUND),
    // A summary takes its days from what is below it; a milestone has none.
    kind: actsAs === 'summary' ? 'task' : kind,
    duration: actsAs === 'task' ? duration : DAYS_OF[actsAs],
    resources: actsAs === 'milestone' ? [] : task.resources.map(whole),
    ...(actsAs === 'task' && plannedUnits(task)),
    ...(place && { rhythm: { unit: place.unit, category: place.category } }),
  };
}
