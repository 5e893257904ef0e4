import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { call, throttle } from 'redux-saga/effects';
import { loadOf } from './notifications-saga';

interface Changed {
  readonly project: string;
}

/** Somebody who proposes and takes back all the time must not use up what the others may ask for. */
const ASKED_EVERY_MS = 1000;

/**
 * Asks again whenever the server says that somebody's proposals or notices changed: at once, and for all that follows within a
 * second once more after it.
 */
export function* hearChanges(socket: Socket) {
  const messages: EventChannel<Changed> = yield call(changesChannel, socket);
  yield throttle(ASKED_EVERY_MS, messages, function* ({ project }) {
    yield call(loadOf, project);
  });
}

function changesChannel(socket: Socket): EventChannel<Changed> {
  return eventChannel((emit) => {
    socket.on('newNotification', emit);
    return () => socket.off('newNotification', emit);
  }, buffers.sliding(1));
}
