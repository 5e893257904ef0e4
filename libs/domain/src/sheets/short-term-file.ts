import type { Plan, Task } from '../plan/plan';
import { termMembers } from '../terms/membership';
import { delayedAmong } from '../late-work/new-end';

/** Tasks of one file (planning core, section 9). */
export const MAX_SHORT_TERM_ROWS = 499;

/** What of the open term a file is to have. */
export interface ShortTermChoice {
  /** Whose tasks: those of a responsible, null for those without one; everybody's when it is left out. */
  readonly of?: string | null;
  /** Which of the parts that they come to, from 0. */
  readonly part?: number;
}

export interface ShortTermFile {
  /** Delayed work first, in the order of the tree otherwise; as many as a file holds. */
  readonly ids: readonly string[];
  /** Tasks of the term that were asked for. */
  readonly count: number;
  /** Files that they come to, one at least. */
  readonly parts: number;
}

/** Tasks of the open term for a file. */
export function shortTermOfFile(plan: Plan, { of, part = 0 }: ShortTermChoice = {}): ShortTermFile {
  const { leaves } = termMembers(plan);
  const asked = of === undefined ? leaves : leaves.filter((id) => isOf(plan, plan.tasks.get(id)!, of));
  const late = new Set(delayedAmong(plan, asked));
  const listed = [...late, ...asked.filter((id) => !late.has(id))];
  const from = part * MAX_SHORT_TERM_ROWS;
  return {
    ids: listed.slice(from, from + MAX_SHORT_TERM_ROWS),
    count: asked.length,
    parts: Math.max(1, Math.ceil(asked.length / MAX_SHORT_TERM_ROWS)),
  };
}

/** Who has tasks in the open term, in the order of the project's list; null behind them where tasks have nobody. */
export function responsiblesInTerm(plan: Plan): readonly (string | null)[] {
  const tasks = termMembers(plan).leaves.map((id) => plan.tasks.get(id)!);
  const present = new Set(tasks.flatMap(({ responsibles }) => responsibles));
  const people = plan.responsibles.rows.map(({ id }) => id).filter((id) => present.has(id));
  return tasks.some((task) => isOf(plan, task, null)) ? [...people, null] : people;
}

function isOf(plan: Plan, { responsibles }: Task, of: string | null): boolean {
  return of === null ? !responsibles.some((id) => plan.responsibles.has(id)) : responsibles.includes(of);
}
