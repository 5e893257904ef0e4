import { object, optional } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { fraction, rowId, saidUnits } from '../payload-fields';
import { decideEntries } from './entries';

export const SET_PROGRESS = defineAction({
  type: 'SET_PROGRESS',
  summary: 'Records the real progress of one task in the open short term.',
  payload: object({ taskId: rowId, progress: fraction, unitsProgressed: optional(saidUnits) }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide: (plan, { taskId, progress, unitsProgressed: units }, context) =>
    decideEntries(plan, 'progress', [{ taskId, value: progress, units }], context),
});
