import type { Plan } from '../../plan/plan';
import { hasClosedTerm } from '../../terms/open-term';
import type { Refusal } from '../../decisions/refusal';
import {
  type ImportedSchedule,
  type ImportedTask,
  MAX_IMPORTED_LINKS,
  MAX_IMPORTED_TASKS,
} from '../../plan/imported-schedule';
import { MAX_LAG } from '../../plan/max-lag';

/** Why this schedule cannot be taken in: nothing in it, or too much (planning core, section 9). Null when it can. */
export function scheduleProblem({ tasks, links }: ImportedSchedule): Refusal | null {
  if (tasks.length === 0) return { code: 'IMPORT_FAILED_EMPTY' };
  if (tasks.length > MAX_IMPORTED_TASKS) {
    return { code: 'IMPORT_FAILED_DATA_EXCEEDED', params: { count: tasks.length, max: MAX_IMPORTED_TASKS } };
  }
  if (links.length > MAX_IMPORTED_LINKS) {
    return { code: 'IMPORT_FAILED_LINKS_EXCEEDED', params: { count: links.length, max: MAX_IMPORTED_LINKS } };
  }
  if (new Set(tasks.map((task) => task.id)).size < tasks.length)
    return { code: 'IMPORT_FAILED_DUPLICATE_ID' };
  const misplaced = misplacedTask(tasks);
  if (misplaced) return { code: 'IMPORT_FAILED_PARENT', params: { task: misplaced.text } };
  const long = links.find((link) => Math.abs(link.lag) > MAX_LAG);
  return long ? { code: 'IMPORT_FAILED_LAG', params: { lag: long.lag, max: MAX_LAG } } : null;
}

/** A task that stands before its parent, or is its own: parents come first, so that they never form a ring. */
function misplacedTask(tasks: readonly ImportedTask[]): ImportedTask | undefined {
  const ids = new Set(tasks.map((task) => task.id));
  const before = new Set<string>();
  return tasks.find(({ id, parent }) => {
    if (parent !== null && ids.has(parent) && !before.has(parent)) return true;
    before.add(id);
    return false;
  });
}

/**
 * Why this plan cannot be replaced: a term was closed, work was recorded or promised, or constraints were registered. What a
 * former import brought along does not count: it can be imported again.
 */
export function planProblem(plan: Plan): Refusal | null {
  if (hasClosedTerm(plan)) return { code: 'IMPORT_REFUSED_TERMS_CLOSED' };
  const begun = plan.tasks.rows.filter(
    (task) => task.progress > task.lastProgress || task.commitment !== null,
  );
  if (begun.length > 0) return { code: 'IMPORT_REFUSED_PROGRESS', rows: begun.map((task) => task.id) };
  if (plan.restrictions.size > 0) {
    return { code: 'IMPORT_REFUSED_RESTRICTIONS', params: { count: plan.restrictions.size } };
  }
  return null;
}
