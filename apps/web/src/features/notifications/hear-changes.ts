import { eventChannel, type EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { call, takeEvery } from 'redux-saga/effects';
import { loadOf } from './notifications-saga';

interface Changed {
  readonly project: string;
}

/** Asks again whenever the server says that somebody's proposals or notices changed. */
export function* hearChanges(socket: Socket) {
  const messages: EventChannel<Changed> = yield call(changesChannel, socket);
  yield takeEvery(messages, function* ({ project }) {
    yield call(loadOf, project);
  });
}

function changesChannel(socket: Socket): EventChannel<Changed> {
  return eventChannel((emit) => {
    socket.on('newNotification', emit);
    return () => socket.off('newNotification', emit);
  });
}
