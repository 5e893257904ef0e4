import { setFields } from '../../plan/change';
import { boolean, object } from '../../shape/shape';
import { accept, defineAction, SMALL } from '../action';
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
    return accept([
      setFields('restrictions', found.restriction, { inProcess, released: null, releasedTerm: null }),
    ]);
  },
});
