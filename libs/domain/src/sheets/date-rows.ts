import type { DecisionContext } from '../decisions/decision';
import type { PlanAction } from '../actions/registry';
import { addDays } from '../calendar/civil-date';
import type { Plan, Task } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';
import { treeOf } from '../tree/tree';
import { shownDays } from '../days/shown-days';
import { type CheckedRows, type DateCell, checkRows } from './checked-rows';
import { OnceEach } from './once-each';
import type { RowCode } from './row-problem';
import { taskByCode } from './task-by-code';
import { isDone } from '../progress/hundredths';

/** A row that gives a task its dates: first day and last day worked, both inclusive. */
export interface DatesRow {
  readonly line: number;
  readonly code: string;
  readonly text: string;
  readonly start: DateCell;
  readonly finish: DateCell;
}

/**
 * Rows of new dates for the plan's tasks (planning core, section 5, "Dates CSV"): each sound one moves its task, in the order
 * of the file. A row that says what the plan says is empty, whatever its task's state: nothing of it would change. So is a
 * summary's, whose dates follow from its tasks.
 */
export function checkDateRows(plan: Plan, rows: readonly DatesRow[], context: DecisionContext): CheckedRows {
  const once = new OnceEach();
  return checkRows(plan, rows, context, (row) => {
    const { code, text, start, finish } = row;
    if (!code || !text || start === undefined || finish === undefined) return 'ROW_DATA_MISSING';
    const task = taskByCode(plan, row);
    if (!task) return 'ROW_TASK_UNKNOWN';
    if (once.isRepeated(task)) return 'ROW_TASK_REPEATED';
    if (!treeOf(plan).isLeaf(task.id)) return [];
    return moveOf(plan, task, { start, finish });
  });
}

function moveOf(
  plan: Plan,
  task: Task,
  { start, finish }: { readonly start: string | null; readonly finish: string | null },
): RowCode | readonly PlanAction[] {
  const isPoint = task.kind === 'milestone';
  const { firstDay, lastDay } = shownDays(plan, task, task.kind, task.start, task.end);
  if (start === firstDay && finish === lastDay) return [];
  if (isDone(task.progress)) return 'ROW_TASK_FINISHED';
  if (start === null) return 'ROW_START_INVALID';
  if (finish === null || (isPoint && finish !== start)) return 'ROW_FINISH_INVALID';
  const { startOpen, endOpen } = restrictionsOf(plan, task.id);
  if (startOpen && start !== firstDay) return 'ROW_START_RESTRICTED';
  if (endOpen && finish !== lastDay) return 'ROW_END_RESTRICTED';
  const hasBegun = task.progress > 0 || task.lastProgress > 0;
  if (hasBegun && start !== firstDay) return 'ROW_START_WITH_PROGRESS';
  const dates = {
    ...(start !== firstDay && { start }),
    ...(!isPoint && { end: addDays(finish, 1) }),
  };
  return [{ type: 'MOVE_TASK', payload: { id: task.id, ...dates } }];
}
