import type { ImportedSchedule, ImportedTask } from '../plan/imported-schedule';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';

/** The plan's task that each task of a file is, by the file's ids; a task of the file that is new stands for none. */
export type Matches = ReadonlyMap<string, string>;

/**
 * Which tasks of a plan a later version of its file means: by the file's own ids, which tools keep, for those that it still
 * has; the others by the code that the file gives them, where it is single in both. A code alone decides for files of tools
 * that number again each time.
 */
export function matchesOf(plan: Plan, schedule: ImportedSchedule): Matches {
  const matches = new Map<string, string>();
  const taken = new Set<string>();
  const match = (file: ImportedTask, id: string | undefined): void => {
    if (id === undefined || matches.has(file.id) || taken.has(id)) return;
    matches.set(file.id, id);
    taken.add(id);
  };
  const bySource = single(plan.tasks.rows, ({ sourceId }) => sourceId);
  for (const file of schedule.tasks) match(file, bySource.get(file.id)?.id);
  const byCode = single(plan.tasks.rows, ({ wbs }) => wbs);
  const codes = single(schedule.tasks, ({ wbs }) => wbs);
  for (const [code, file] of codes) match(file, byCode.get(code)?.id);
  matchRoot(plan, schedule, match);
  return matches;
}

/** The one summary at the top of a plan is the one at the top of the file, whatever either is called. */
function matchRoot(
  plan: Plan,
  schedule: ImportedSchedule,
  match: (file: ImportedTask, id: string) => void,
): void {
  const [root, ...others] = treeOf(plan).roots;
  const [top, ...more] = schedule.tasks.filter(({ parent }) => parent === null);
  const isSummary = schedule.tasks.some(({ parent }) => parent === top?.id);
  if (root && top && others.length === 0 && more.length === 0 && isSummary) match(top, root);
}

/** The rows whose key no other row has. */
function single<T>(rows: readonly T[], keyOf: (row: T) => string | null): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  const repeated = new Set<string>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    if (found.has(key)) repeated.add(key);
    found.set(key, row);
  }
  for (const key of repeated) found.delete(key);
  return found;
}
