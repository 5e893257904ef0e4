import { releasedOn } from '../../restrictions/release';
import { refuse } from '../../decisions/decision';
import { object, optional } from '../../shape/shape';
import { openTerm } from '../../terms/open-term';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { day as dayField, rowId } from '../payload-fields';
import { restrictionFor } from './restriction-access';

export const UNBOUND_RESTRICTION = defineAction({
  type: 'UNBOUND_RESTRICTION',
  summary:
    'Releases a restriction, today or on the given day, not after today, within the open short term; again to correct the day in the same term.',
  payload: object({ restrictionId: rowId, released: optional(dayField) }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { restrictionId, released }, context) {
    const found = restrictionFor(plan, restrictionId, context);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const day = released ?? context.today;
    // What has not happened yet frees no task, however long the term still lasts.
    if (day > context.today) return refuse('RELEASE_AFTER_TODAY', { today: context.today });
    return acceptWithFollowers(plan, [releasedOn(openTerm(plan), found.restriction, day)]);
  },
});
