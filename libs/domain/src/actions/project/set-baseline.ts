import type { BaselineTask, Plan } from '../../plan/plan';
import { defaultBaseline } from '../../progress/shares';
import { object, oneOf, optional } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { defineAction, SMALL } from '../action';
import { addDefault } from './new-baseline';
import { rowName } from '../../names/name-shape';
import { isDone } from '../../progress/hundredths';

export const SET_BASELINE = defineAction({
  type: 'SET_BASELINE',
  summary:
    'Takes a baseline of the plan and makes it the default: whole, or the default one with new or unfinished tasks as they are now.',
  payload: object({
    name: rowName,
    scope: optional(oneOf('whole', 'newTasks', 'unfinished')),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { name, scope = 'whole' }, context) {
    return addDefault(plan, name, SCOPES[scope](plan, defaultBaseline(plan)?.tasks ?? []), context);
  },
});

/** What each scope records, given what the present default holds. */
const SCOPES = {
  whole: (plan) => leavesAsTheyAre(plan),
  newTasks: (plan, present) => {
    const known = new Set(present.map((row) => row.taskId));
    return [...present, ...leavesAsTheyAre(plan).filter((row) => !known.has(row.taskId))];
  },
  unfinished: (plan, present) => {
    const retaken = leavesAsTheyAre(plan).filter((row) => !isDone(plan.tasks.get(row.taskId)!.progress));
    const taken = new Set(retaken.map((row) => row.taskId));
    return [...present.filter((row) => !taken.has(row.taskId)), ...retaken];
  },
} satisfies Record<string, (plan: Plan, present: readonly BaselineTask[]) => readonly BaselineTask[]>;

function leavesAsTheyAre(plan: Plan): readonly BaselineTask[] {
  return treeOf(plan).leaves.map((taskId) => {
    const { start, end } = plan.tasks.get(taskId)!;
    return { taskId, start, end };
  });
}
