import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { call, put, takeEvery } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { keyOf, minutesActions, selectMinutesState } from './minutes-slice';

interface Saved {
  readonly project: string;
  readonly number: number;
  readonly date: string;
  readonly version: number;
}

/** Asks again whenever the server says that minutes which are in hand here were saved, unless it was from here. */
export function* hearMinutes(socket: Socket) {
  const messages: EventChannel<Saved> = yield call(savesChannel, socket);
  yield takeEvery(messages, function* ({ project: projectId, number, date, version }) {
    const state = yield* selected(selectMinutesState);
    const inHand = state.projectId === projectId ? state.meetings[keyOf({ number, date })] : undefined;
    if (inHand && (inHand.answer?.minutes?.version ?? 0) < version)
      yield put(minutesActions.requested({ projectId, number, date }));
  });
}

function savesChannel(socket: Socket): EventChannel<Saved> {
  return eventChannel((emit) => {
    socket.on('minutesSaved', emit);
    return () => socket.off('minutesSaved', emit);
  }, buffers.sliding(20));
}
