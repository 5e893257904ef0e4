import { list, object, optional } from '../../shape/shape';
import { defineAction, LARGE } from '../action';
import { fraction, MAX_BULK, rowId, saidUnits } from '../payload-fields';
import { decideEntries } from './entries';

export const SET_PROGRESSES = defineAction({
  type: 'SET_PROGRESSES',
  summary: 'Records the real progress of many tasks at once, all or none.',
  payload: object({
    entries: list(
      object({ taskId: rowId, progress: fraction, unitsProgressed: optional(saidUnits) }),
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
      'progress',
      entries.map(({ taskId, progress, unitsProgressed: units }) => ({ taskId, value: progress, units })),
      context,
    ),
});
