import { addRow } from '../../plan/change';
import type { Link, Plan, RhythmPlace, Task } from '../../plan/plan';
import { NOT_BEGUN } from '../../plan/new-task';
import { nullable, object, optional } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { MAX_LINKS } from '../links/link-checks';
import { type Decision, type DecisionContext, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { rowId } from '../payload-fields';
import { acceptWithFollowers } from './cascade';
import { slotAfter } from './siblings';
import { MAX_TASKS } from './task-checks';
import { about } from '../../rules/about';
import { parentProblem } from '../../rules/branches';

export const COPY_BRANCH = defineAction({
  type: 'COPY_BRANCH',
  summary:
    'Copies a task with everything below it and the links among them, as work that has not begun; links to other tasks stay behind.',
  payload: object({
    id: rowId,
    parent: optional(nullable(rowId)),
    after: optional(nullable(rowId)),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, payload, context): Decision {
    const { id } = payload;
    const task = plan.tasks.get(id);
    if (!task) return refuse('TASK_UNKNOWN', undefined, [id]);
    const tree = treeOf(plan);
    const parent = payload.parent === undefined ? tree.parentOf(id) : payload.parent;
    if (parent !== null && (parent === id || tree.isBelow(parent, id))) {
      return { ok: false, refusal: about(task, 'TASK_INTO_OWN_BRANCH') };
    }
    const refusal = parentProblem(plan, parent);
    if (refusal) return { ok: false, refusal };
    const { tasks, links, places } = copyOf(plan, [id, ...tree.descendantsOf(id)], context);
    if (plan.tasks.size + tasks.length > MAX_TASKS) return refuse('PLAN_FULL', { max: MAX_TASKS });
    if (plan.links.size + links.length > MAX_LINKS) return refuse('PLAN_FULL', { max: MAX_LINKS });
    // Without a place of its own the copy goes right after what it was copied from.
    const slot = slotAfter(plan, parent, payload.after === undefined ? id : payload.after);
    const [root, ...below] = tasks;
    const added = [
      ...slot.changes,
      addRow('tasks', { ...root!, parent, index: slot.index }),
      ...below.map((one) => addRow('tasks', one)),
      ...links.map((link) => addRow('links', link)),
      ...places.map((one) => addRow('rhythmPlaces', one)),
    ];
    return acceptWithFollowers(plan, added);
  },
});

interface Copied {
  readonly tasks: readonly Task[];
  readonly links: readonly Link[];
  readonly places: readonly RhythmPlace[];
}

/** The rows of a branch under new ids, its top first. */
function copyOf(plan: Plan, ids: readonly string[], context: DecisionContext): Copied {
  const renamed = new Map(ids.map((id, n) => [id, context.newId(n)]));
  const tasks = ids.map((id): Task => {
    const task = plan.tasks.get(id)!;
    const parent = renamed.get(task.parent ?? '') ?? null;
    return { ...task, ...NOT_BEGUN, id: renamed.get(id)!, parent };
  });
  const inner = plan.links.rows.filter((link) => renamed.has(link.source) && renamed.has(link.target));
  const links = inner.map((link, n) => ({
    ...link,
    id: context.newId(ids.length + n),
    source: renamed.get(link.source)!,
    target: renamed.get(link.target)!,
  }));
  const places = ids.flatMap((id) => {
    const place = plan.rhythmPlaces.get(id);
    return place ? [{ ...place, id: renamed.get(id)! }] : [];
  });
  return { tasks, links, places };
}
