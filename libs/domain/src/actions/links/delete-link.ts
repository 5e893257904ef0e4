import { removeRow } from '../../plan/change';
import { object } from '../../shape/shape';
import { type Decision, accept, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { rowId } from '../payload-fields';
import { acceptWithFollowers } from '../tasks/cascade';

export const DELETE_LINK = defineAction({
  type: 'DELETE_LINK',
  summary: 'Removes a link, or one of the imported links that were set aside because they form a loop.',
  payload: object({ id: rowId }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { id }): Decision {
    const aside = plan.circularLinks.get(id);
    if (aside) return accept([removeRow('circularLinks', aside)]);
    const link = plan.links.get(id);
    if (!link) return refuse('LINK_UNKNOWN', undefined, [id]);
    return acceptWithFollowers(plan, [removeRow('links', link)]);
  },
});
