import type { Plan, Task } from '../plan/plan';
import { hundredths, roundTo2 } from '../progress/hundredths';
import { unitOf } from './amounts';

/** How much of a resource a task has taken by its progress, out of all that it takes. */
export interface UnitsDone {
  readonly name: string;
  /** '' where nobody said what one of it is. */
  readonly unit: string;
  readonly done: number;
  readonly amount: number;
}

/** The progress of a task in the units of what it is made of (m3, bags, hours), 2 decimals; none for a task without resources. */
export function unitsDone(
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
