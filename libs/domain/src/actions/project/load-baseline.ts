import { list, object } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { refuse } from '../../decisions/decision';
import { defineAction, LARGE } from '../action';
import { day, rowId } from '../payload-fields';
import { MAX_TASKS } from '../tasks/task-checks';
import { about } from '../../rules/about';
import { addDefault } from './new-baseline';
import { rowName } from '../../names/name-shape';

export const LOAD_BASELINE = defineAction({
  type: 'LOAD_BASELINE',
  summary:
    'Adds a baseline with given dates, those of a file, and makes it the default; the plan itself stays as it is.',
  payload: object({
    name: rowName,
    tasks: list(object({ taskId: rowId, start: day, end: day }), MAX_TASKS, 1),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { name, tasks }, context) {
    const tree = treeOf(plan);
    const seen = new Set<string>();
    for (const { taskId, start, end } of tasks) {
      const task = plan.tasks.get(taskId);
      if (!task || !tree.isLeaf(taskId)) return refuse('TASK_UNKNOWN', undefined, [taskId]);
      if (seen.has(taskId)) return refuse('TASK_REPEATED', undefined, [taskId]);
      if (end < start) return { ok: false, refusal: about(task, 'TASK_END_BEFORE_START') };
      seen.add(taskId);
    }
    return addDefault(plan, name, tasks, context);
  },
});
