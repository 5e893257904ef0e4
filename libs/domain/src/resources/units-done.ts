import type { Plan, Task } from '../plan/plan';
import { hundredths, roundTo2 } from '../progress/hundredths';
import { unitsOf } from '../units/task-units';
import { unitOf } from './amounts';

/** How much of a task's quantity, or of a resource, its progress stands for, out of all that it takes. */
export interface UnitsDone {
  /** The resource; '' of the task's own quantity. */
  readonly name: string;
  /** '' where nobody said what one of it is. */
  readonly unit: string;
  readonly done: number;
  readonly amount: number;
}

/** The progress of a task in its own units, else in those of what it is made of (m3, bags, hours), 2 decimals; none where it has neither. */
export function unitsDone(plan: Pick<Plan, 'resources'>, task: Task): readonly UnitsDone[] {
  const { unit = '', quantity } = task;
  const done = unitsOf(task, 'progress');
  return quantity == null || done === null
    ? resourcesDone(plan, task)
    : [{ name: '', unit, done, amount: quantity }];
}

function resourcesDone(
  plan: Pick<Plan, 'resources'>,
  task: Pick<Task, 'resources' | 'progress'>,
): readonly UnitsDone[] {
  return task.resources.flatMap(({ id, amount }) => {
    const resource = plan.resources.get(id);
    if (!resource) return [];
    const done = roundTo2((amount * hundredths(task.progress)) / 100);
    return [{ name: resource.name, unit: unitOf(resource), done, amount }];
  });
}
