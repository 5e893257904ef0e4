import { addRow } from '../../plan/change';
import type { Link, Plan, RhythmPlace, Task } from '../../plan/plan';
import { NOT_BEGUN } from '../../plan/new-task';
import { list, nullable, object, optional } from '../../shape/shape';
import { topsAmong } from '../../tree/tops';
import { treeOf } from '../../tree/tree';
import { MAX_LINKS } from '../links/link-checks';
import { type Decision, type DecisionContext, refuse } from '../../decisions/decision';
import { LARGE, defineAction } from '../action';
import { MAX_BULK, rowId } from '../payload-fields';
import { acceptWithFollowers } from './cascade';
import { slotsAfter } from './siblings';
import { MAX_TASKS } from './task-checks';
import { about } from '../../rules/about';
import { withoutUnitsDone } from '../../units/task-units';
import { parentProblem } from '../../rules/branches';

export const COPY_BRANCH = defineAction({
  type: 'COPY_BRANCH',
  summary:
    'Copies tasks with everything below them and the links among what is copied, as work that has not begun; links to other tasks stay behind.',
  payload: object({
    /** A task below another one that is copied goes with it. */
    ids: list(rowId, MAX_BULK, 1),
    parent: optional(nullable(rowId)),
    after: optional(nullable(rowId)),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, payload, context): Decision {
    const named = payload.after == null ? payload.ids : [...payload.ids, payload.after];
    const unknown = named.filter((id) => !plan.tasks.has(id));
    if (unknown.length > 0) return refuse('TASK_UNKNOWN', undefined, unknown);
    const tree = treeOf(plan);
    const tops = topsAmong(tree, payload.ids);
    const last = tops.at(-1)!;
    const parent = payload.parent === undefined ? tree.parentOf(last) : payload.parent;
    const around = tops.find((id) => parent !== null && (parent === id || tree.isBelow(parent, id)));
    if (around !== undefined) {
      return { ok: false, refusal: about(plan.tasks.get(around)!, 'TASK_INTO_OWN_BRANCH') };
    }
    const refusal = parentProblem(plan, parent);
    if (refusal) return { ok: false, refusal };
    const ids = tops.flatMap((id) => [id, ...tree.descendantsOf(id)]);
    const { tasks, links, places } = copyOf(plan, ids, context);
    if (plan.tasks.size + tasks.length > MAX_TASKS) return refuse('PLAN_FULL', { max: MAX_TASKS });
    if (plan.links.size + links.length > MAX_LINKS) return refuse('PLAN_FULL', { max: MAX_LINKS });
    // Without a place of its own the copy goes right after what it was copied from.
    const after = payload.after === undefined ? last : payload.after;
    const slots = slotsAfter(plan, parent, after, tops.length);
    const indexOf = new Map(tops.map((id, n) => [id, slots.indexes[n]!]));
    const added = [
      ...slots.changes,
      ...tasks.map((task, n) => {
        const index = indexOf.get(ids[n]!);
        return addRow('tasks', index === undefined ? task : { ...task, parent, index });
      }),
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

/** The rows of branches under new ids, the top of each before what is below it. */
function copyOf(plan: Plan, ids: readonly string[], context: DecisionContext): Copied {
  const renamed = new Map(ids.map((id, n) => [id, context.newId(n)]));
  const tasks = ids.map((id): Task => {
    const task = plan.tasks.get(id)!;
    const parent = renamed.get(task.parent ?? '') ?? null;
    return { ...withoutUnitsDone(task), ...NOT_BEGUN, id: renamed.get(id)!, parent };
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
