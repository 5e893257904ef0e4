import { type Change, evolve, removeRow } from '../../plan/change';
import type { Link } from '../../plan/plan';
import { list, object } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { type Decision, refuse } from '../../decisions/decision';
import { LARGE, defineAction } from '../action';
import { MAX_BULK, rowId } from '../payload-fields';
import { childlessSummaries } from '../../schedule';
import { acceptWithFollowers } from './cascade';
import { historyProblem } from '../../rules/history';

export const DELETE_TASKS = defineAction({
  type: 'DELETE_TASKS',
  summary: 'Removes tasks with everything below them and the links of both.',
  payload: object({ ids: list(rowId, MAX_BULK, 1) }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { ids }): Decision {
    const unknown = ids.filter((id) => !plan.tasks.has(id));
    if (unknown.length > 0) return refuse('TASK_UNKNOWN', undefined, unknown);
    const tree = treeOf(plan);
    const taken = new Set(ids.flatMap((id) => [id, ...tree.descendantsOf(id)]));
    const refusal = historyProblem(plan, taken);
    if (refusal) return { ok: false, refusal };
    const links = plan.links.rows.filter((link) => touches(link, taken));
    const circular = plan.circularLinks.rows.filter((link) => touches(link, taken));
    const places = plan.rhythmPlaces.rows.filter((place) => taken.has(place.id));
    const photos = plan.photos.rows.filter(({ taskId }) => taken.has(taskId));
    const removed: Change[] = [
      ...links.map((link) => removeRow('links', link)),
      ...circular.map((link) => removeRow('circularLinks', link)),
      ...places.map((place) => removeRow('rhythmPlaces', place)),
      ...photos.map((photo) => removeRow('photos', photo)),
      ...[...taken].map((id) => removeRow('tasks', plan.tasks.get(id)!)),
    ];
    const changes = [...removed, ...childlessSummaries(plan, evolve(plan, removed))];
    return acceptWithFollowers(plan, changes);
  },
});

const touches = (link: Link, taken: ReadonlySet<string>): boolean =>
  taken.has(link.source) || taken.has(link.target);
