import { notReleased } from '../../restrictions/release';
import { taskProblem } from '../../restrictions/rules';
import { boolean, object } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { rowId } from '../payload-fields';
import { restrictionFor } from './restriction-access';

export const SET_RESTRICTION_IN_PROCESS = defineAction({
  type: 'SET_RESTRICTION_IN_PROCESS',
  summary:
    'Says whether somebody is working on a restriction; one released in the open short term is bound again by it.',
  payload: object({ restrictionId: rowId, inProcess: boolean }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { restrictionId, inProcess }, context) {
    const found = restrictionFor(plan, restrictionId, context);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const { restriction } = found;
    // One that binds again is as good as new.
    const refusal =
      restriction.released === null ? null : taskProblem(plan, restriction.taskIds, restriction.type);
    if (refusal) return { ok: false, refusal };
    return acceptWithFollowers(plan, [notReleased(restriction, inProcess)]);
  },
});
