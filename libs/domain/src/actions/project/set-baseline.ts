import { addRow, setFields } from '../../plan/change';
import type { Baseline, BaselineTask, Plan } from '../../plan/plan';
import { defaultBaseline } from '../../progress/shares';
import { object, oneOf, optional } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { accept, defineAction, refuse, SMALL } from '../action';
import { isNameTaken, rowName } from './row-name';

/** Baselines that a plan keeps. */
const MAX_BASELINES = 50;

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
    if (plan.baselines.size >= MAX_BASELINES) return refuse('BASELINES_FULL', { max: MAX_BASELINES });
    if (isNameTaken(plan.baselines, name)) return refuse('BASELINE_DUPLICATE', { name });
    const tasks = SCOPES[scope](plan, defaultBaseline(plan)?.tasks ?? []);
    if (tasks.length === 0) return refuse('BASELINE_EMPTY');
    const baseline: Baseline = {
      id: context.newId(0),
      name,
      created: context.now,
      isDefault: true,
      tasks,
    };
    const others = plan.baselines.rows.map((one) => setFields('baselines', one, { isDefault: false }));
    return accept([...others, addRow('baselines', baseline)]);
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
    const retaken = leavesAsTheyAre(plan).filter((row) => plan.tasks.get(row.taskId)!.progress < 1);
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
