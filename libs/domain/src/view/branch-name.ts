import type { Plan, Task } from '../plan/plan';

/** What a task is part of, as it is called; '' for what stands by itself. */
export const branchName = ({ tasks }: Pick<Plan, 'tasks'>, { parent }: Pick<Task, 'parent'>): string =>
  (parent !== null && tasks.get(parent)?.text) || '';
