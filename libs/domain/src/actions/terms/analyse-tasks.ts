import { setFields } from '../../plan/change';
import { boolean, list, object } from '../../shape/shape';
import { notAnalysedRefusal } from '../../rules/entry-rules';
import { treeOf } from '../../tree/tree';
import { accept } from '../../decisions/decision';
import { defineAction, LARGE } from '../action';
import { MAX_BULK, rowId } from '../payload-fields';
import { bulkRefusal } from './entries';

export const ANALYSE_TASKS = defineAction({
  type: 'ANALYSE_TASKS',
  summary:
    'Marks tasks as analysed (somebody looked at what they need), or takes the mark back; summaries stand for their leaves.',
  payload: object({ taskIds: list(rowId, MAX_BULK, 1), analysed: boolean }),
  permission: 'recordProgress',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { taskIds, analysed }, context) {
    const tree = treeOf(plan);
    const named = new Set(taskIds.flatMap((id) => [id, ...tree.descendantsOf(id)]));
    const leaves = [...named].filter((id) => tree.isLeaf(id));
    const refusal = bulkRefusal(plan, leaves, context, (task) =>
      analysed ? null : notAnalysedRefusal(task),
    );
    if (refusal) return { ok: false, refusal };
    return accept(leaves.map((id) => setFields('tasks', plan.tasks.get(id)!, { analysed, imported: false })));
  },
});
