import type { Change } from '../../plan/change';
import type { Task } from '../../plan/plan';
import { MAX_RESPONSIBLES } from '../../people/choice';
import { assignmentProblem } from '../../rules/responsibles';
import { list, object, oneOf, optional } from '../../shape/shape';
import { type Decision, refuse } from '../../decisions/decision';
import { LARGE, defineAction } from '../action';
import { MAX_BULK, rowId } from '../payload-fields';
import { edited } from './edited-task';

export const ASSIGN_RESPONSIBLES = defineAction({
  type: 'ASSIGN_RESPONSIBLES',
  summary:
    'Puts people in charge of tasks, many at once: instead of those there are, besides them, or no longer.',
  payload: object({
    taskIds: list(rowId, MAX_BULK, 1),
    responsibles: list(rowId, MAX_RESPONSIBLES),
    mode: optional(oneOf('set', 'add', 'remove')),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { taskIds, responsibles, mode = 'set' }): Decision {
    const unknown = taskIds.filter((id) => !plan.tasks.has(id));
    if (unknown.length > 0) return refuse('TASK_UNKNOWN', undefined, unknown);
    const tasks = [...new Set(taskIds)].map((id) => plan.tasks.get(id)!);
    const changes: Change[] = [];
    for (const task of tasks) {
      const people = assigned(task, responsibles, mode);
      const refusal = assignmentProblem(plan, task.responsibles, people);
      if (refusal) return { ok: false, refusal };
      if (people.length > MAX_RESPONSIBLES)
        return refuse('RESPONSIBLES_FULL', { max: MAX_RESPONSIBLES }, [task.id]);
      const change = edited(task, { responsibles: people });
      if (change) changes.push(change);
    }
    return { ok: true, changes };
  },
});

function assigned(task: Task, people: readonly string[], mode: 'set' | 'add' | 'remove'): readonly string[] {
  if (mode === 'remove') return task.responsibles.filter((id) => !people.includes(id));
  return [...new Set(mode === 'add' ? [...task.responsibles, ...people] : people)];
}
