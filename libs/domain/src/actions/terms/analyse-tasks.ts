import { accept, type DecisionContext } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { setFields } from '../../plan/change';
import type { Plan, Task } from '../../plan/plan';
import { notAnalysedRefusal } from '../../rules/entry-rules';
import { boolean, list, object } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { defineAction, LARGE } from '../action';
import { MAX_BULK, rowId } from '../payload-fields';
import { accessRefusal, bulkRefusal } from './entries';

/** Tasks that somebody says were analysed, or are to be analysed again. */
export interface Analysis {
  readonly taskIds: readonly string[];
  readonly analysed: boolean;
}

/** Which of several tasks take the mark, and why the others do not. */
export interface AnalysableTasks {
  /** Without those that have it already. */
  readonly taskIds: readonly string[];
  readonly refused: readonly { readonly taskId: string; readonly refusal: Refusal }[];
}

/** Parts tasks into those that `ANALYSE_TASKS` would change and those that it would refuse, summaries as their leaves. */
export function analysableAmong(plan: Plan, analysis: Analysis, context: DecisionContext): AnalysableTasks {
  const leaves = leavesOf(plan, analysis.taskIds);
  const refusals = leaves.map(
    (id) => accessRefusal(plan, id, context) ?? markRefusal(plan, plan.tasks.get(id)!, analysis.analysed),
  );
  return {
    taskIds: leaves.filter(
      (id, at) => refusals[at] === null && plan.tasks.get(id)!.analysed !== analysis.analysed,
    ),
    refused: leaves.flatMap((taskId, at) => {
      const refusal = refusals[at];
      return refusal ? [{ taskId, refusal }] : [];
    }),
  };
}

function leavesOf(plan: Plan, taskIds: readonly string[]): readonly string[] {
  const tree = treeOf(plan);
  const named = new Set(taskIds.flatMap((id) => [id, ...tree.descendantsOf(id)]));
  return [...named].filter((id) => tree.isLeaf(id));
}

const markRefusal = (plan: Plan, task: Task, analysed: boolean): Refusal | null =>
  analysed ? null : notAnalysedRefusal(plan, task);

export const ANALYSE_TASKS = defineAction({
  type: 'ANALYSE_TASKS',
  summary:
    'Marks tasks as analysed (somebody looked at what they need), or takes the mark back; summaries stand for their leaves.',
  payload: object({ taskIds: list(rowId, MAX_BULK, 1), analysed: boolean }),
  permission: 'recordProgress',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { taskIds, analysed }, context) {
    const leaves = leavesOf(plan, taskIds);
    const refusal = bulkRefusal(plan, leaves, context, (task) => markRefusal(plan, task, analysed));
    if (refusal) return { ok: false, refusal };
    return accept(leaves.map((id) => setFields('tasks', plan.tasks.get(id)!, { analysed, imported: false })));
  },
});
