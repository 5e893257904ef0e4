import { addRow, type Change, evolve, removeRow, setFields } from '../../plan/change';
import type { Link } from '../../plan/plan';
import { linksProblem } from '../../rules/links';
import { list, object } from '../../shape/shape';
import { linksOf } from '../../view/task-links';
import { type Decision, type DecisionContext, refuse } from '../../decisions/decision';
import { LARGE, defineAction } from '../action';
import { rowId } from '../payload-fields';
import { acceptWithFollowers } from '../tasks/cascade';
import { LAG, LINK_TYPE, MAX_LINKS, endsProblem } from './link-checks';

/** A task with more predecessors than that is no plan that anybody reads. */
const MAX_PREDECESSORS = 500;

export const SET_PREDECESSORS = defineAction({
  type: 'SET_PREDECESSORS',
  summary:
    'Makes a task depend on these others and on no more; a link that stays as it is stays the same one.',
  payload: object({
    id: rowId,
    links: list(object({ source: rowId, type: LINK_TYPE, lag: LAG }), MAX_PREDECESSORS),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { id: target, links: wanted }, context): Decision {
    if (!plan.tasks.has(target)) return refuse('TASK_UNKNOWN', undefined, [target]);
    for (const { source } of wanted) {
      const refusal = endsProblem(plan, { source, target });
      if (refusal) return { ok: false, refusal };
    }
    const changes = changesTo(linksOf(plan, target).into, wanted, target, context);
    if (changes.length === 0) return { ok: true, changes };
    const after = evolve(plan, changes);
    if (after.links.size > MAX_LINKS) return refuse('PLAN_FULL', { max: MAX_LINKS });
    const refusal = linksProblem(plan, after);
    return refusal ? { ok: false, refusal } : acceptWithFollowers(plan, changes);
  },
});

type Wanted = Pick<Link, 'source' | 'type' | 'lag'>;

/** A link from the same task becomes what is wanted of it: one of the same type first, else any that is left over. */
function changesTo(
  present: readonly Link[],
  wanted: readonly Wanted[],
  target: string,
  context: DecisionContext,
): readonly Change[] {
  const left = [...present];
  const take = (isIt: (link: Link) => boolean): Link | undefined => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = wanted.map(({ source, type }) => take((link) => link.source === source && link.type === type));
  const changes = wanted.flatMap((values, n): readonly Change[] => {
    const link = same[n] ?? take(({ source }) => source === values.source);
    if (!link) return [addRow('links', { id: context.newId(n), target, ...values })];
    const change = setFields('links', link, { type: values.type, lag: values.lag });
    return change ? [change] : [];
  });
  return [...left.map((link) => removeRow('links', link)), ...changes];
}
