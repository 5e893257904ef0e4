import type { Task } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { call, cancel, delay, fork, put, take } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { answerOf, selected } from '../../base/typed-effects';
import { selectUser } from '../../base/session/session-slice';
import { planActions, planEvents } from '../state/plan-actions';
import { selectOpenProject } from '../state/plan-selectors';
import { rebasedBeforeShown } from '../rebase/rebase-in-slices';
import { openedProject } from './plan-source';
import type { OpenProject } from '../state/plan-state';
import { emitLeftProject } from '../socket/socket';
import { socketActions } from '../socket/socket-slice';

/** How long after leaving a project its room is left (platform spec, section 9). */
const LEFT_AFTER_MS = 1_000;

/**
 * Opens one project at a time: the wish for another one ends the loading of the first. What is open or on its way already is
 * not started again.
 */
export function* openProjects(socket: Socket) {
  let loading: Task | null = null;
  while (true) {
    const wish: Wish = yield take([planActions.open, planActions.close]);
    const present = yield* selected(selectOpenProject);
    const wanted = planActions.open.match(wish) ? wish.payload.projectId : null;
    if (isUnderWay(present, wanted)) continue;
    if (loading) yield cancel(loading);
    if (present.phase === 'ready') yield fork(leave, socket, present.projectId);
    loading = yield fork(change, present, wanted);
  }
}

type Wish = ReturnType<typeof planActions.open | typeof planActions.close>;

const isUnderWay = (present: OpenProject, wanted: string | null): boolean =>
  (present.phase === 'ready' || present.phase === 'loading') && present.projectId === wanted;

function* change(present: OpenProject, wanted: string | null) {
  if (present.phase === 'ready') yield put(socketActions.usersChanged([]));
  if (wanted) yield call(open, wanted);
  else yield put(planEvents.closed());
}

/** Who is back by then was never away for the others. */
function* leave(socket: Socket, projectId: string) {
  yield delay(LEFT_AFTER_MS);
  if (isUnderWay(yield* selected(selectOpenProject), projectId)) return;
  yield call(emitLeftProject, socket, projectId);
}

function* open(projectId: string) {
  yield put(planEvents.loading({ projectId }));
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    const opened = yield* answerOf(openedProject, user, projectId);
    yield put(planEvents.loaded(yield* rebasedBeforeShown(opened)));
  } catch (error) {
    yield put(planEvents.failed({ projectId, failure: failureOf(error) }));
  }
}
