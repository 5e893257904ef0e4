import type { CivilDate } from '../calendar/civil-date';
import { nameOf } from '../people/choice';
import type { Plan, Restriction, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { isDone } from '../progress/hundredths';
import { openTerm } from '../terms/open-term';
import { treeOf } from '../tree/tree';

/** Why a restriction cannot be as proposed; the rows are the tasks concerned. */
export interface RestrictionProblem {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly rows?: readonly string[];
}

/**
 * Why these tasks cannot have a restriction of this type: unknown, with children, finished, or begun when it is a start
 * restriction (planning core, section 5). Null when all can.
 */
export function taskProblem(
  plan: Plan,
  taskIds: readonly string[],
  type: Restriction['type'],
): RestrictionProblem | null {
  for (const id of taskIds) {
    const task = plan.tasks.get(id);
    if (!task) return { code: 'TASK_UNKNOWN', rows: [id] };
    const params = { task: task.text };
    const onBranch = branchProblem(plan, task);
    if (onBranch) return onBranch;
    if (isDone(task.progress)) return { code: 'RESTRICTION_ON_COMPLETED', params, rows: [id] };
    if (type === 1 && task.progress > 0) return { code: 'RESTRICTION_START_ON_PROGRESS', params, rows: [id] };
    if (type === 1 && hasBegun(task)) return { code: 'RESTRICTION_START_ON_BEGUN', params, rows: [id] };
  }
  return null;
}

/** Why a task cannot have a restriction, a released one neither: tasks stand below it. Null when it can. */
export function branchProblem(plan: Plan, { id, text }: Task): RestrictionProblem | null {
  if (treeOf(plan).isLeaf(id)) return null;
  return { code: 'RESTRICTION_ON_SUMMARY', params: { task: text }, rows: [id] };
}

/** Why nobody can be made responsible with this id: unknown or inactive. Null when they can, or when nobody is named. */
export function responsibleProblem(plan: Plan, id: string | null): RestrictionProblem | null {
  if (id === null) return null;
  const responsible = plan.responsibles.get(id);
  if (!responsible) return { code: 'RESPONSIBLE_UNKNOWN' };
  if (responsible.isActive) return null;
  return { code: 'RESPONSIBLE_INACTIVE', params: { name: nameOf(responsible) } };
}

/** Why nobody can commit to this day: the open term has begun after it. Null when they can. */
export function commitmentDateProblem(plan: Plan, commited: CivilDate | null): RestrictionProblem | null {
  const { startDate } = openTerm(plan);
  if (commited === null || commited >= startDate) return null;
  return { code: 'COMMITTED_BEFORE_TERM', params: { termStart: startDate } };
}

/**
 * Why nobody can require a release by a day: somebody has committed to a later one (planning core, section 5, "Constraints
 * spreadsheet"). A later commitment to what is required already may be: it is the truth then. Null when they can.
 */
export function committedAfterRequired({
  commited,
  required,
}: Pick<Restriction, 'commited' | 'required'>): RestrictionProblem | null {
  if (commited === null || commited <= required) return null;
  return { code: 'COMMITTED_AFTER_REQUIRED', params: { required } };
}
