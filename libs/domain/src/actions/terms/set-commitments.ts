import { list, nullable, object, optional } from '../../shape/shape';
import { defineAction, LARGE } from '../action';
import { fraction, MAX_BULK, rowId, saidUnits } from '../payload-fields';
import { decideEntries } from './entries';

export const SET_COMMITMENTS = defineAction({
  type: 'SET_COMMITMENTS',
  summary: 'Sets or clears the commitments of many tasks at once, all or none.',
  payload: object({
    entries: list(
      object({ taskId: rowId, commitment: nullable(fraction), unitsCommited: optional(saidUnits) }),
      MAX_BULK,
      1,
    ),
  }),
  permission: 'recordProgress',
  maxBytes: LARGE,
  undo: 'inverse',
  decide: (plan, { entries }, context) =>
    decideEntries(
      plan,
      'commitment',
      entries.map(({ taskId, commitment, unitsCommited: units }) => ({ taskId, value: commitment, units })),
      context,
    ),
});
