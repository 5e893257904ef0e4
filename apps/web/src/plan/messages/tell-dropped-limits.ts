import { type DroppedLimit, droppedLimits } from '@plomada/domain';
import { put, takeEvery } from 'redux-saga/effects';
import { type Message, messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { planActions, planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** Says which latest starts and ends a bar gave up that was put beyond them, and how they come back. */
export function* tellDroppedLimits() {
  yield takeEvery(planEvents.made, function* ({ payload: { id, action } }) {
    const sync = (yield* selected(selectReady))?.sync;
    const changes = sync?.decided.get(id)?.changes;
    if (!changes || action.type !== 'MOVE_TASK') return;
    const [first, ...others] = droppedLimits(sync.visible, changes);
    if (!first) return;
    const button = { key: 'actions:undo', action: planActions.undo(id) };
    yield put(messageShown({ severity: 'info', ...wordsOf(first, others.length), button }));
  });
}

function wordsOf({ limit, task, date }: DroppedLimit, others: number): Pick<Message, 'key' | 'params'> {
  if (others === 0) return { key: `actions:limitDropped.${limit}`, params: { task, date } };
  return { key: 'actions:limitDropped.several', params: { count: others + 1 } };
}
