import { put, take, takeLatest } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** After a time without connection: how much of what waited is on the server now. What is not there has its own dialog. */
export function* tellReturned() {
  yield takeLatest(planEvents.joinedChanged, function* ({ payload: joined }) {
    const waiting = (yield* selected(selectReady))?.sync.pending.map(({ id }) => id) ?? [];
    if (!joined || waiting.length === 0) return;
    while (yield* someWait(waiting)) yield take(planEvents.synced);
    const sync = (yield* selected(selectReady))?.sync;
    const refused = new Set(sync?.rejectedActions.map(({ pending }) => pending.id));
    const count = waiting.filter((id) => !refused.has(id)).length;
    if (sync && count > 0) {
      yield put(messageShown({ severity: 'success', key: 'sync:sent', params: { count } }));
    }
  });
}

function* someWait(ids: readonly string[]) {
  const present = (yield* selected(selectReady))?.sync.pending ?? [];
  return present.some(({ id }) => ids.includes(id));
}
