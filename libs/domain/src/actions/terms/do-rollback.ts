import { object } from '../../shape/shape';
import { rollBack } from '../../terms/roll-back';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const DO_ROLLBACK = defineAction({
  type: 'DO_ROLLBACK',
  summary:
    'Brings the plan back to the snapshot taken when a short term was closed; all later data leaves the plan.',
  payload: object({ snapshotId: rowId }),
  permission: 'rollBack',
  maxBytes: SMALL,
  undo: 'never',
  decide(plan, { snapshotId }, context) {
    const snapshot = context.snapshot?.(snapshotId);
    return snapshot ? accept(rollBack(plan, snapshot)) : refuse('ROLLBACK_NEEDS_SNAPSHOT');
  },
});
