import type { ActiveUser } from '@plomada/contracts';
import { eventChannel, type EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { call, put, takeEvery } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { presenceActions, selectOwnRow } from './presence-slice';

interface RowMessage {
  readonly project: string;
  readonly user: ActiveUser;
  readonly row: string | null;
}

/** Tells the others which row this person is on, and hears which rows they are on. Nothing depends on it arriving. */
export function* rowPresence(socket: Socket) {
  const messages: EventChannel<RowMessage> = yield call(presenceChannel, socket);
  yield takeEvery(messages, onRowMessage);
  yield takeEvery(presenceActions.wentTo, tellOwn, socket);
  // After a cut the server has forgotten where this person was.
  yield takeEvery(planEvents.joinedChanged, function* ({ payload: joined }) {
    if (joined && (yield* selected(selectOwnRow)) !== null) yield call(tellOwn, socket);
  });
}

function presenceChannel(socket: Socket): EventChannel<RowMessage> {
  return eventChannel((emit) => {
    socket.on('presence', emit);
    return () => socket.off('presence', emit);
  });
}

function* onRowMessage({ project, user, row }: RowMessage) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId === project) yield put(presenceActions.moved({ userId: user.id, row }));
}

function* tellOwn(socket: Socket) {
  const ready = yield* selected(selectReady);
  const row = yield* selected(selectOwnRow);
  if (ready?.joined) socket.emit('presence', { project: ready.projectId, row });
}
