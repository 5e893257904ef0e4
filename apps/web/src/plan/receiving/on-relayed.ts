import { CLOSE_ANNOUNCEMENTS, type LogEntry, type RelayedAction } from '@plomada/contracts';
import { isBehind, bufferEntries, needsRebase } from '@plomada/sync';
import { call, delay, put, take, takeLeading } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { askWhenOutOfPlace, catchUp } from './catch-up';
import { rebaseInSlices } from '../rebase/rebase-in-slices';
import { keepSync } from '../state/keep-sync';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import type { Ready } from '../state/plan-state';

/** A gap usually closes by itself within this time: entries travel by several gateways. */
const GAP_MS = 500;
/** What takes longer than this is felt. */
const QUICK_MS = 20;
/** After taking entries in, so many times as long as that took nothing more is taken in. */
const REST = 4;
/** Nobody waits longer for what others do. */
const MOST_REST_MS = 5_000;

/** An entry of the log, own or of others; or somebody's announcement of a close or a rollback. */
export function* onRelayed(message: RelayedAction) {
  if ('entry' in message) yield call(askWhenOutOfPlace, message.project, message.entry);
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== message.project) return;
  if ('announcement' in message) {
    yield call(onAnnouncement, ready, message.announcement);
    const { type, userId, name, at } = message.announcement;
    yield put(planEvents.relayed({ projectId: message.project, type, by: { userId, name }, at }));
    return;
  }
  yield* keepSync(bufferEntries(ready.sync, [message.entry]));
  yield call(tellReopening, ready, message.entry);
  const { type, actor, at } = message.entry;
  const by = { userId: actor.userId, name: actor.name };
  yield put(planEvents.relayed({ projectId: message.project, type, by, at }));
}

/** Somebody else opened a closed term again: what is entered from now on is entered there. */
function* tellReopening({ actor, sync }: Ready, { type, actor: { userId, name }, seq }: LogEntry) {
  if (type !== 'REOPEN_TERM' || userId === actor.userId || seq <= sync.seq) return;
  yield put(messageShown({ severity: 'warning', key: 'term:reopened.byOther', params: { name } }));
}

/**
 * Takes entries into the plan as they come, and what was rejected out of it. With much unsent work that takes its time, for all of
 * it is decided again: then it is done in slices, and what comes is gathered, so that it takes a fifth of the time at most.
 */
export function* rebaseOnEntries() {
  while (true) {
    const ready = yield* selected(selectReady);
    if (!ready || !needsRebase(ready.sync)) {
      yield take([planEvents.synced, planEvents.loaded]);
      continue;
    }
    const took: number = yield call(rebaseInSlices);
    if (took > QUICK_MS) yield delay(Math.min(took * REST, MOST_REST_MS));
  }
}

/** Asks for missing entries when they do not come by themselves. */
export function* closeGaps() {
  yield takeLeading(planEvents.synced, function* () {
    while (yield* someMissing()) {
      yield delay(GAP_MS);
      if (yield* someMissing()) yield call(catchUp);
    }
  });
}

function* someMissing() {
  const ready = yield* selected(selectReady);
  return ready !== null && isBehind(ready.sync);
}

type Announcement = Extract<RelayedAction, { announcement: unknown }>['announcement'];

function* onAnnouncement(ready: Ready, { type, userId, name, at }: Announcement) {
  if (userId === ready.actor.userId) return;
  const { of: what, state } = CLOSE_ANNOUNCEMENTS[type];
  const closing = {
    userId,
    name,
    what,
    since: at,
    state: state === 'start' ? 'running' : 'canceled',
  } as const;
  yield put(planEvents.closingChanged(state === 'end' ? null : closing));
  if (type === 'ROLLBACK_END') {
    yield put(messageShown({ severity: 'info', key: 'rollback:byOther', params: { name } }));
  }
}
