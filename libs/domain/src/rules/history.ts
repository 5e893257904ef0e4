import { isPromised } from '../indicators/promised-tasks';
import type { Plan } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';
import type { Refusal } from '../decisions/refusal';
import { aboutAll } from './gathered';

/**
 * Why these tasks cannot go: what other records tell of stays (planning core, section 5), which are baselines, constraints, closed
 * terms, one that is open again with what its close recorded, and one that waits with what was entered in it. A promise of the open term
 * keeps its task too, or deleting would be the way out of it: it is taken back first, as by taking the task out of the term. Null when
 * they can.
 */
export function historyProblem(plan: Plan, gone: ReadonlySet<string>): Refusal | null {
  const among = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => gone.has(id));
  const reasons: readonly (readonly [string, () => string[]])[] = [
    [
      'TASK_IN_BASELINE',
      () => among(plan.baselines.rows.flatMap(({ tasks }) => tasks.map((row) => row.taskId))),
    ],
    ['TASK_HAS_RESTRICTIONS', () => [...gone].filter((id) => restrictionsOf(plan, id).all.length > 0)],
    [
      'TASK_IN_PAST_TERM',
      () =>
        among(
          plan.terms.rows.flatMap(({ tasks, aside = [], recordedDays = [] }) =>
            [...tasks, ...aside, ...recordedDays].map(taskIdOf),
          ),
        ),
    ],
    ['TASK_PROMISED_IN_TERM', () => [...gone].filter((id) => isPromised(plan.tasks.get(id)!))],
  ];
  for (const [code, rowsOf] of reasons) {
    const refusal = aboutAll(
      rowsOf().map((id) => plan.tasks.get(id)!),
      code,
    );
    if (refusal) return refusal;
  }
  return null;
}

const taskIdOf = ({ taskId }: { readonly taskId: string }): string => taskId;
