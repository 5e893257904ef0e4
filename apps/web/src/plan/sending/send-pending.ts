import { doActionAnswer, type Failure } from '@plomada/contracts';
import { answered, markSent, markUnanswered, nextToSend, rejected, type PendingAction } from '@plomada/sync';
import type { Socket } from 'socket.io-client';
import { call, delay, put, race, take, type Effect } from 'redux-saga/effects';
import { answerOf, selected } from '../../base/typed-effects';
import { reportError } from '../../base/api/report-error';
import { selectToken } from '../../base/session/session-slice';
import { askWhenOutOfPlace } from '../receiving/catch-up';
import { keepSync } from '../state/keep-sync';
import { planActions, planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { emitAction } from '../socket/socket';

const RETRY_MS = 2_000;
/** Failures that say nothing about the action itself: it is sent again for as long as it takes, or as the session lasts. */
const PASSING = new Set<Failure['kind']>(['unavailable', 'tooMany', 'unauthenticated']);
/** A fault of ours may pass too. One that does not stops the sending: what comes after may build upon the action. */
const MOST_FAULTS = 5;

/** Sends own actions one at a time, in order, for as long as the project is joined. */
export function* sendPending(socket: Socket) {
  let faults = 0;
  while (true) {
    const ready = yield* selected(selectReady);
    const next = ready?.joined ? nextToSend(ready.sync) : null;
    if (!ready || !next) {
      faults = 0;
      yield take([planEvents.synced, planEvents.loaded, planEvents.joinedChanged]);
      continue;
    }
    yield* keepSync(markSent(ready.sync, next.id));
    const failure: Failure | null = yield call(sendOne, socket, ready.projectId, next);
    if (!failure) {
      faults = 0;
      continue;
    }
    if (failure.kind === 'internal') faults += 1;
    if (failure.kind === 'internal' && faults >= MOST_FAULTS) {
      faults = 0;
      yield call(stopAt, ready.projectId, next, failure);
      continue;
    }
    const passing = PASSING.has(failure.kind) || failure.kind === 'internal';
    yield call(settle, ready.projectId, next.id, passing ? null : failure);
    if (passing) yield delay(RETRY_MS);
    else faults = 0;
  }
}

/** Null when the server has it; the failure otherwise. */
function* sendOne(
  socket: Socket,
  projectId: string,
  pending: PendingAction,
): Generator<Effect, Failure | null, never> {
  const token = (yield* selected(selectToken)) ?? '';
  const { id, when, action, baseSeq, baseAt } = pending;
  try {
    const given = yield* answerOf(emitAction, socket, {
      id,
      when,
      project: projectId,
      action: action as { type: string; payload: unknown },
      baseSeq,
      baseAt,
      token,
    });
    const { data: answer } = doActionAnswer.safeParse(given);
    if (!answer) return { kind: 'internal', code: 'ANSWER_UNEXPECTED' } satisfies Failure;
    if (answer.status !== 'OK') return answer.failure;
    yield call(askWhenOutOfPlace, projectId, { seq: answer.seq, at: answer.projectUpdatedAt });
    const ready = yield* selected(selectReady);
    if (ready?.projectId !== projectId) return null;
    yield* keepSync(answered(ready.sync, id, answer.seq));
    return null;
  } catch {
    return { kind: 'unavailable', code: 'SERVICE_TIMEOUT' } satisfies Failure;
  }
}

/**
 * A bad action: reported, and nothing more is sent until the person says whether to try it again or to put it aside, where it
 * is listed with what did not go through.
 */
function* stopAt(projectId: string, pending: PendingAction, failure: Failure) {
  reportError('action', new Error(`${pending.action.type} could not be sent: ${failure.code}`));
  yield call(settle, projectId, pending.id, null);
  yield put(planEvents.stoppedChanged({ pending, failure }));
  const { wish }: { wish?: ReturnType<typeof planActions.resume> } = yield race({
    wish: take(planActions.resume),
    // Another project is open by now: its own actions have nothing to do with this one.
    left: take([planEvents.loaded, planEvents.closed]),
  });
  if (!wish) return;
  yield put(planEvents.stoppedChanged(null));
  if (wish.payload === 'aside') yield call(settle, projectId, pending.id, failure);
}

/** Without a failure the action waits to be sent again; with one it is given up and shown. */
function* settle(projectId: string, id: string, failure: Failure | null) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== projectId) return;
  if (!failure) {
    yield* keepSync(markUnanswered(ready.sync));
    return;
  }
  yield* keepSync(rejected(ready.sync, id, failure));
  yield put(planEvents.refused({ id, failure }));
}
