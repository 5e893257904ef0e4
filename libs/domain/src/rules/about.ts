import type { Refusal } from '../decisions/refusal';
import type { Task } from '../plan/plan';

/** A refusal that names the task it is about. */
export function about(
  task: Pick<Task, 'id' | 'text'>,
  code: string,
  params: Refusal['params'] = {},
): Refusal {
  return { code, params: { task: task.text, ...params }, rows: [task.id] };
}
