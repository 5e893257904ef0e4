import { addRow, type Change, evolve, removeRow, setFields } from '../../plan/change';
import type { Link, Plan } from '../../plan/plan';
import { linksProblem } from '../../rules/links';
import { linksOf } from '../../view/task-links';
import { type Decision, type DecisionContext, refuse } from '../../decisions/decision';
import { acceptWithFollowers } from '../tasks/cascade';
import { MAX_LINKS, endsProblem } from './link-checks';

/** A task that has more links than that on one side is in no plan that anybody reads. */
export const MAX_LINKS_OF_A_SIDE = 500;

type Wanted = Pick<Link, 'source' | 'target' | 'type' | 'lag'>;

/**
 * Gives a task these links on one side, into it or out of it, and no others; the other side stays. A link that stays as it is stays the
 * same one.
 */
export function replaceLinks(
  plan: Plan,
  id: string,
  side: 'into' | 'outOf',
  wanted: readonly Wanted[],
  context: DecisionContext,
): Decision {
  if (!plan.tasks.has(id)) return refuse('TASK_UNKNOWN', undefined, [id]);
  for (const ends of wanted) {
    const refusal = endsProblem(plan, ends);
    if (refusal) return { ok: false, refusal };
  }
  const changes = changesTo(linksOf(plan, id)[side], wanted, context);
  if (changes.length === 0) return { ok: true, changes };
  const after = evolve(plan, changes);
  if (after.links.size > MAX_LINKS) return refuse('PLAN_FULL', { max: MAX_LINKS });
  const refusal = linksProblem(plan, after);
  return refusal ? { ok: false, refusal } : acceptWithFollowers(plan, changes);
}

/** A link between the same two becomes what is wanted of it: one of the same type first, else any that is left over. */
function changesTo(
  present: readonly Link[],
  wanted: readonly Wanted[],
  context: DecisionContext,
): readonly Change[] {
  const left = [...present];
  const take = ({ source, target }: Wanted, isIt: (link: Link) => boolean): Link | undefined => {
    const at = left.findIndex((link) => link.source === source && link.target === target && isIt(link));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = wanted.map((values) => take(values, ({ type }) => type === values.type));
  const changes = wanted.flatMap((values, n): readonly Change[] => {
    const link = same[n] ?? take(values, () => true);
    if (!link) return [addRow('links', { id: context.newId(n), ...values })];
    const change = setFields('links', link, { type: values.type, lag: values.lag });
    return change ? [change] : [];
  });
  return [...left.map((link) => removeRow('links', link)), ...changes];
}
