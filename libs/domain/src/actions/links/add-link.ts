import { addRow, evolve } from '../../plan/change';
import { MAX_LAG } from '../../plan/max-lag';
import type { Link, Plan } from '../../plan/plan';
import { linksProblem } from '../../rules/links';
import { presentGap } from '../../schedule';
import { object, optional } from '../../shape/shape';
import { type Decision, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { newRowId, rowId } from '../payload-fields';
import { acceptWithFollowers } from '../tasks/cascade';
import { LAG, LINK_TYPE, MAX_LINKS, endsProblem } from './link-checks';

export const ADD_LINK = defineAction({
  type: 'ADD_LINK',
  summary:
    'Makes one task depend on another; without a lag, on the present gap where the project draws links so.',
  payload: object({
    id: newRowId,
    source: rowId,
    target: rowId,
    type: LINK_TYPE,
    lag: optional(LAG),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, payload): Decision {
    const { id, source, target, type } = payload;
    if (plan.links.has(id) || plan.circularLinks.has(id)) return refuse('LINK_EXISTS', undefined, [id]);
    if (plan.links.size >= MAX_LINKS) return refuse('PLAN_FULL', { max: MAX_LINKS });
    const refusal = endsProblem(plan, payload);
    if (refusal) return { ok: false, refusal };
    const link = { id, source, target, type, lag: payload.lag ?? usualLag(plan, payload) };
    const added = [addRow('links', link)];
    const problem = linksProblem(plan, evolve(plan, added));
    return problem ? { ok: false, refusal: problem } : acceptWithFollowers(plan, added);
  },
});

/** The present gap, so that drawing the link moves nothing, where the project wants it so; none otherwise. */
function usualLag(plan: Plan, link: Pick<Link, 'source' | 'target' | 'type'>): number {
  if (!plan.settings.scheduleOffsetLink) return 0;
  return Math.min(Math.max(presentGap(plan, link) ?? 0, -MAX_LAG), MAX_LAG);
}
