import type { Refusal } from '../decisions/refusal';
import type { Task } from '../plan/plan';
import { about } from './about';

/**
 * One refusal for all that are refused for the reason of the first: how many they are (`count`), the rows of all, and beside its name
 * (`task`) those of the next two (`task2`, `task3`). So a bulk edit tells everything that one remedy would cure. Null when there is none.
 */
export function gathered(refusals: Iterable<Refusal | null>): Refusal | null {
  const [first, ...others] = [...refusals].filter((refusal) => refusal !== null);
  if (!first) return null;
  const alike = [first, ...others.filter(({ code }) => code === first.code)];
  const [, second, third] = alike.map(({ params }) => params?.['task']);
  return {
    ...first,
    params: {
      ...first.params,
      ...(second !== undefined && { task2: second }),
      ...(third !== undefined && { task3: third }),
      count: alike.length,
    },
    rows: alike.flatMap(({ rows = [] }) => rows),
  };
}

/** The refusal of all these tasks for one reason; null of none. */
export const aboutAll = (tasks: readonly Pick<Task, 'id' | 'text'>[], code: string): Refusal | null =>
  gathered(tasks.map((task) => about(task, code)));
