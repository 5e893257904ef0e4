import type { Failure } from '@plomada/contracts';
import { type MeetingKey, saysTheSame } from '@plomada/domain';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { planEvents } from '../../plan/state/plan-actions';
import { selectJoined, selectMay } from '../../plan/state/plan-selectors';
import { loadMinutes, saveMinutes } from './minutes-api';
import { keyOf, minutesActions, selectMinutesState } from './minutes-slice';
import { onOthersUnsent, storedUnsent, storeUnsent, type UnsentMinutes } from './unsent-minutes';

/** What may go through a moment later. */
const PASSING = new Set<Failure['kind']>(['unavailable', 'tooMany', 'internal']);
/** Somebody saved others since. */
const STALE = 'MINUTES_STALE';
/** What is typed at once is saved at once. */
const QUIET_MS = 600;
const RETRY_MS = 5_000;

/**
 * The minutes of the open project's meetings: loaded when they are shown and whenever somebody saved them, written here first, kept in the
 * browser until the server has them, and sent as soon as it can be reached.
 */
export function* minutesSaga() {
  yield takeEvery(planEvents.loaded, onOpened);
  yield takeLatest(planEvents.loaded, hearOtherPages);
  yield takeEvery(planEvents.joinedChanged, onJoined);
  yield takeEvery(minutesActions.requested, load);
  yield takeEvery([minutesActions.changed, minutesActions.loaded, minutesActions.saved], keepUnsent);
  yield takeEvery(minutesActions.writtenElsewhere, keepMore);
  yield fork(keepSending);
}

function* onOpened({ payload: { projectId } }: ReturnType<typeof planEvents.loaded>) {
  const user = yield* selected(selectUser);
  const state = yield* selected(selectMinutesState);
  if (!user || state.projectId === projectId) return;
  yield put(minutesActions.opened({ projectId, unsent: storedUnsent(user.id, projectId) }));
}

function* hearOtherPages({ payload: { projectId } }: ReturnType<typeof planEvents.loaded>) {
  const user = yield* selected(selectUser);
  if (!user) return;
  const channel: EventChannel<MeetingKey & UnsentMinutes> = eventChannel((emit) =>
    onOthersUnsent(user.id, projectId, emit),
  );
  try {
    for (;;) {
      const { number, date, ...unsent }: MeetingKey & UnsentMinutes = yield take(channel);
      yield put(minutesActions.writtenElsewhere({ projectId, number, date, unsent }));
    }
  } finally {
    channel.close();
  }
}

/** What others saved while this browser was away is not told again. */
function* onJoined({ payload: joined }: ReturnType<typeof planEvents.joinedChanged>) {
  if (!joined) return;
  const { projectId, meetings } = yield* selected(selectMinutesState);
  if (projectId === null) return;
  for (const { number, date } of Object.values(meetings)) {
    yield put(minutesActions.requested({ projectId, number, date }));
  }
}

function* load({ payload: { projectId, number, date } }: ReturnType<typeof minutesActions.requested>) {
  const meeting = { number, date };
  const user = yield* selected(selectUser);
  if (!user) return;
  const before = yield* keptVersion(meeting);
  try {
    const answer = yield* answerOf(loadMinutes, projectId, meeting);
    const now = yield* keptVersion(meeting);
    // A save was answered meanwhile: this answer may have been given before it.
    if (now !== before && (answer.minutes?.version ?? 0) < now) return;
    yield put(minutesActions.loaded({ projectId, ...meeting, answer, userId: user.id }));
  } catch (thrown) {
    const failure = failureOf(thrown);
    yield put(minutesActions.failed({ projectId, ...meeting, failure }));
    if (PASSING.has(failure.kind)) yield call(loadLater, { projectId, ...meeting });
  }
}

function* keptVersion(meeting: MeetingKey) {
  const { meetings } = yield* selected(selectMinutesState);
  return meetings[keyOf(meeting)]?.answer?.minutes?.version ?? 0;
}

/** While the server is there for others; whoever was away asks again when it is back. */
function* loadLater(of: MeetingKey & { readonly projectId: string }) {
  yield delay(RETRY_MS);
  const { projectId, meetings } = yield* selected(selectMinutesState);
  const joined = yield* selected(selectJoined);
  const isWanted = projectId === of.projectId && meetings[keyOf(of)]?.status === 'failed';
  if (joined && isWanted) yield put(minutesActions.requested(of));
}

function* keepUnsent({
  payload: { projectId, number, date },
}: {
  readonly payload: MeetingKey & { readonly projectId: string };
}) {
  const user = yield* selected(selectUser);
  const state = yield* selected(selectMinutesState);
  const meeting = state.meetings[keyOf({ number, date })];
  if (!user || !meeting || state.projectId !== projectId) return;
  const unsent = meeting.own && { base: meeting.answer?.minutes ?? null, own: meeting.own };
  storeUnsent(user.id, projectId, { number, date }, unsent);
}

/** What another page kept is kept anew only where there is more here. */
function* keepMore(action: ReturnType<typeof minutesActions.writtenElsewhere>) {
  const { unsent } = action.payload;
  const { meetings } = yield* selected(selectMinutesState);
  const own = meetings[keyOf(action.payload)]?.own;
  if (own && !saysTheSame(own, unsent.own)) yield call(keepUnsent, action);
}

/** One after the other: each save builds on the answer to the one before. */
function* keepSending() {
  for (;;) {
    yield take([minutesActions.changed, minutesActions.loaded]);
    yield delay(QUIET_MS);
    while (yield* sendNext());
  }
}

/** Whether there may be more to send. */
function* sendNext() {
  const { projectId, meetings } = yield* selected(selectMinutesState);
  const may = yield* selected(selectMay('editPlan'));
  const joined = yield* selected(selectJoined);
  const next = Object.values(meetings).find(
    ({ status, own, refused }) => status === 'ready' && own !== null && refused === null,
  );
  if (projectId === null || !next || !may || !joined) return false;
  const { number, date, answer, own } = next;
  yield call(send, { projectId, number, date }, answer?.minutes?.version ?? 0, own!);
  return true;
}

function* send(
  of: MeetingKey & { readonly projectId: string },
  version: number,
  own: Parameters<typeof saveMinutes>[3],
) {
  try {
    const answer = yield* answerOf(saveMinutes, of.projectId, of, version, own);
    yield put(minutesActions.saved({ ...of, answer, sent: own }));
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (failure.code === STALE) yield call(load, minutesActions.requested(of));
    else if (PASSING.has(failure.kind)) yield delay(RETRY_MS);
    else yield put(minutesActions.refused({ ...of, failure }));
  }
}
