import { nullable, object, optional } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { fraction, rowId, saidUnits } from '../payload-fields';
import { decideEntries } from './entries';

export const SET_COMMITMENT = defineAction({
  type: 'SET_COMMITMENT',
  summary: 'Promises a progress of one task for the open short term, or takes the promise back (null).',
  payload: object({ taskId: rowId, commitment: nullable(fraction), unitsCommited: optional(saidUnits) }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide: (plan, { taskId, commitment, unitsCommited: units }, context) =>
    decideEntries(plan, 'commitment', [{ taskId, value: commitment, units }], context),
});
