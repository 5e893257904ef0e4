import { eventChannel, type EventChannel } from 'redux-saga';
import { call, cancelled, put, take, takeEvery } from 'redux-saga/effects';
import { selectUser } from '../../../base/session/session-slice';
import { selected } from '../../../base/typed-effects';
import { ganttActions } from '../gantt-slice';
import type { CopiedRows } from './copied-rows';
import { forgetCopy, onCopiedElsewhere, readCopy, storeCopy } from './stored-clipboard';

/** What is copied in one page of the browser can be pasted in each, also after a reload, until the session ends. */
export function* clipboardSaga() {
  const user = yield* selected(selectUser);
  if (!user) return;
  const elsewhere: EventChannel<CopiedRows> = yield call(() =>
    eventChannel<CopiedRows>((emit) => onCopiedElsewhere(user.id, emit)),
  );
  try {
    const before = readCopy(user.id);
    if (before) yield put(ganttActions.copiedElsewhere(before));
    yield takeEvery(ganttActions.copied, function ({ payload }) {
      storeCopy(user.id, payload);
    });
    yield takeEvery(elsewhere, function* (rows: CopiedRows) {
      yield put(ganttActions.copiedElsewhere(rows));
    });
    while (true) yield take(() => false);
  } finally {
    const ended: boolean = yield cancelled();
    if (ended) forgetCopy(user.id);
  }
}
