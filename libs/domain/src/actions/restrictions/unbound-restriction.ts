import { setFields } from '../../plan/change';
import { clampRelease } from '../../restrictions/release';
import { object, optional } from '../../shape/shape';
import { openTerm } from '../../terms/open-term';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { day, rowId } from '../payload-fields';
import { restrictionFor } from './restriction-access';

export const UNBOUND_RESTRICTION = defineAction({
  type: 'UNBOUND_RESTRICTION',
  summary:
    'Releases a restriction, today or on the given day, within the open short term; again to correct the day in the same term.',
  payload: object({ restrictionId: rowId, released: optional(day) }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { restrictionId, released }, context) {
    const found = restrictionFor(plan, restrictionId, context);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const term = openTerm(plan);
    return acceptWithFollowers(plan, [
      setFields('restrictions', found.restriction, {
        released: clampRelease(term, released ?? context.today),
        releasedTerm: term.id,
        inProcess: false,
      }),
    ]);
  },
});
