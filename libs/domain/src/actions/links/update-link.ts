import { evolve, setFields } from '../../plan/change';
import { linksProblem } from '../../rules/links';
import { object, optional } from '../../shape/shape';
import { type Decision, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { given, rowId } from '../payload-fields';
import { acceptWithFollowers } from '../tasks/cascade';
import { LAG, LINK_TYPE } from './link-checks';

export const UPDATE_LINK = defineAction({
  type: 'UPDATE_LINK',
  summary: 'Changes the type or the lag of a link.',
  payload: object({ id: rowId, type: optional(LINK_TYPE), lag: optional(LAG) }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { id, ...values }): Decision {
    const link = plan.links.get(id);
    if (!link) return refuse('LINK_UNKNOWN', undefined, [id]);
    const change = setFields('links', link, given(values));
    if (!change) return { ok: true, changes: [] };
    const refusal = linksProblem(plan, evolve(plan, [change]));
    return refusal ? { ok: false, refusal } : acceptWithFollowers(plan, [change]);
  },
});
