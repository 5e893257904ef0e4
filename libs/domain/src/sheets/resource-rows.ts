import type { DecisionContext } from '../decisions/decision';
import { nameKey } from '../names/name-key';
import type { Plan, Resource, ResourceAmount, Task } from '../plan/plan';
import { type CheckedRows, type NumberCell, checkRows } from './checked-rows';
import { OnceEach } from './once-each';
import { taskByCode } from './task-by-code';

/** A row that says how much a task needs of the file's one resource. */
export interface ResourceRow {
  readonly line: number;
  readonly code: string;
  readonly text: string;
  readonly amount: NumberCell;
}

/** As the actions bound it. */
const MAX_AMOUNT = 1e9;

/** The project's resource of that name, whatever the case. */
export function resourceNamed(plan: Plan, name: string): Resource | undefined {
  const key = nameKey(name);
  return plan.resources.rows.find((one) => nameKey(one.name) === key);
}

/**
 * Rows of amounts of one resource (planning core, section 5, "Resources CSV"). The amount replaces what the task has of that
 * resource and leaves the others; 0 takes the resource away from it.
 */
export function checkResourceRows(
  plan: Plan,
  resource: Pick<Resource, 'id'>,
  rows: readonly ResourceRow[],
  context: DecisionContext,
): CheckedRows {
  const once = new OnceEach();
  return checkRows(plan, rows, context, ({ code, text, amount }) => {
    if (!code || amount === undefined) return 'ROW_DATA_MISSING';
    const task = taskByCode(plan, { code, text });
    if (!task) return 'ROW_TASK_UNKNOWN';
    if (once.isRepeated(task)) return 'ROW_TASK_REPEATED';
    if (amount === null || !(amount >= 0 && amount <= MAX_AMOUNT)) return 'ROW_AMOUNT_INVALID';
    const resources = withAmount(task, resource.id, amount);
    return resources ? [{ type: 'UPDATE_TASK', payload: { id: task.id, resources } }] : [];
  });
}

/** Null when the task has that much already. */
function withAmount(task: Task, id: string, amount: number): readonly ResourceAmount[] | null {
  const present = task.resources.find((one) => one.id === id)?.amount ?? 0;
  if (present === amount) return null;
  const others = task.resources.filter((one) => one.id !== id);
  return amount === 0 ? others : [...others, { id, amount }];
}
