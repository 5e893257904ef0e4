import { addRow, type Change, evolve } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { linksProblem } from '../../rules/links';
import { parentProblem } from '../../rules/branches';
import { nameProblem } from '../../rules/single-names';
import { list, nullable, object, optional } from '../../shape/shape';
import { type Decision, refuse } from '../../decisions/decision';
import { LARGE, defineAction } from '../action';
import { MAX_LINKS } from '../links/link-checks';
import { MAX_BULK, rowId } from '../payload-fields';
import { acceptWithFollowers } from './cascade';
import { PASTED_LINK, PASTED_PERSON, PASTED_RESOURCE, PASTED_TASK } from './pasted-fields';
import { pastedProblem, pastedRows } from './pasted-rows';
import { slotsAfter } from './siblings';
import { MAX_TASKS } from './task-checks';

/** People, and resources, that come along with what is pasted. */
const MAX_ALONG = 500;

export const PASTE_TASKS = defineAction({
  type: 'PASTE_TASKS',
  summary:
    'Adds what was copied in another project, with its tree and the links in it, as work that has not begun; and the people and resources that come along.',
  payload: object({
    /** In the order of the tree. Ids only say what belongs to what: here everything gets another. */
    tasks: list(PASTED_TASK, MAX_BULK, 1),
    links: list(PASTED_LINK, MAX_LINKS),
    responsibles: list(PASTED_PERSON, MAX_ALONG),
    resources: list(PASTED_RESOURCE, MAX_ALONG),
    parent: nullable(rowId),
    after: optional(nullable(rowId)),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, payload, context): Decision {
    const { parent, after } = payload;
    if (plan.tasks.size + payload.tasks.length > MAX_TASKS) return refuse('PLAN_FULL', { max: MAX_TASKS });
    if (plan.links.size + payload.links.length > MAX_LINKS) return refuse('PLAN_FULL', { max: MAX_LINKS });
    const placeProblem = parentProblem(plan, parent);
    if (placeProblem) return { ok: false, refusal: placeProblem };
    const made = pastedRows(plan, payload, context);
    if (!made.ok) return made;
    const { responsibles, resources, links, places } = made;
    const tops = made.tasks.filter((task) => task.parent === null);
    const slots = slotsAfter(plan, parent, after, tops.length);
    const indexOf = new Map(tops.map(({ id }, n) => [id, slots.indexes[n]!]));
    const tasks = made.tasks.map((task, n) => {
      const index = indexOf.get(task.id);
      return index === undefined ? { ...task, index: n } : { ...task, parent, index };
    });
    const added: readonly Change[] = [
      ...responsibles.map((row) => addRow('responsibles', row)),
      ...resources.map((row) => addRow('resources', row)),
      ...slots.changes,
      ...tasks.map((row) => addRow('tasks', row)),
      ...links.map((row) => addRow('links', row)),
      ...places.map((row) => addRow('rhythmPlaces', row)),
    ];
    const pasted: Plan = evolve(plan, added);
    const refusal = nameProblem(plan, pasted) ?? pastedProblem(pasted, tasks) ?? linksProblem(plan, pasted);
    return refusal ? { ok: false, refusal } : acceptWithFollowers(plan, added);
  },
});
