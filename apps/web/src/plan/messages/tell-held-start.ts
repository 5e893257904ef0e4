import { heldStart } from '@plomada/domain';
import { put, takeEvery } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** Says what holds a task that was put somewhere and starts elsewhere: its bar is seen to spring back. */
export function* tellHeldStart() {
  yield takeEvery(planEvents.made, function* ({ payload: { action } }) {
    const ready = yield* selected(selectReady);
    if (!ready || action.type !== 'MOVE_TASK' || action.payload.start === undefined) return;
    const held = heldStart(ready.sync.visible, action.payload.id, action.payload.start);
    if (!held) return;
    const { by, ...params } = held;
    const key = `actions:heldStart.${params.count === undefined ? by : 'branchProgress'}`;
    yield put(messageShown({ severity: 'info', key, params }));
  });
}
