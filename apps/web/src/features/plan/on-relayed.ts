import type { RelayedAction } from '@plomada/contracts';
import { isBehind, receive } from '@plomada/sync';
import { call, delay, put } from 'redux-saga/effects';
import { messageShown } from '../../app/messages/messages-slice';
import { selected } from '../../app/typed-effects';
import { authorOf } from './author';
import { askWhenOutOfPlace, catchUp } from './catch-up';
import { planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';
import type { Ready } from './plan-state';
import { tellDeleted } from './tell-deleted';

/** A gap usually closes by itself within this time: entries travel by several gateways. */
const GAP_MS = 500;

/** An entry of the log, own or of others; or somebody's announcement of a close or a rollback. */
export function* onRelayed(message: RelayedAction) {
  if ('entry' in message) yield call(askWhenOutOfPlace, message.project, message.entry);
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== message.project) return;
  if ('announcement' in message) {
    yield call(onAnnouncement, ready, message.announcement);
    return;
  }
  yield call(tellDeleted, [message.entry], ready);
  yield put(planEvents.synced(receive(ready.sync, [message.entry], authorOf(ready))));
  yield call(closeGap);
}

/** Asks for the missing entries when they do not come by themselves. */
export function* closeGap() {
  const ready = yield* selected(selectReady);
  if (!ready || !isBehind(ready.sync)) return;
  yield delay(GAP_MS);
  const later = yield* selected(selectReady);
  if (later && isBehind(later.sync)) yield call(catchUp);
}

type Announcement = Extract<RelayedAction, { announcement: unknown }>['announcement'];

function* onAnnouncement(ready: Ready, { type, userId, name, at }: Announcement) {
  if (userId === ready.actor.userId) return;
  const what = type.startsWith('ROLLBACK') ? 'rollBack' : 'close';
  if (type === 'CLOSE_TERM_START' || type === 'ROLLBACK_START') {
    yield put(planEvents.closingChanged({ userId, name, what, since: at, state: 'running' }));
    return;
  }
  if (type === 'CLOSE_TERM_CANCELED' || type === 'ROLLBACK_CANCELED') {
    yield put(planEvents.closingChanged({ userId, name, what, since: at, state: 'canceled' }));
    return;
  }
  yield put(planEvents.closingChanged(null));
  if (type === 'ROLLBACK_END') {
    yield put(messageShown({ severity: 'info', key: 'rollback:byOther', params: { name } }));
  }
}
