import { lacksCause, proposalSubject } from '@plomada/domain';
import { accepting, baseOf } from '@plomada/sync';
import { call, put, takeEvery, takeLatest, type Effect } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { failureShown, messageShown } from '../../base/messages/messages-slice';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { isReachable } from '../../plan/proposing/refusal-here';
import { keepSync } from '../../plan/state/keep-sync';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import type { MadeProposal } from '../../plan/state/unsent-proposal';
import { accept, fetchNotifications, noteRead, reject } from './notifications-api';
import {
  CHANGED,
  GONE,
  notificationsActions,
  selectNotifications,
  selectProposals,
  type Unexplained,
} from './notifications-slice';
import { actionOf } from './proposal-subject';
import { inPlaceOfWaiting, takeBackReplaced } from './replaced-reports';
import { undoAccepted } from './undo-accepted';

/** What is proposed on the open project, decided and told: loaded whenever its room is joined or the server says that it changed. */
export function* notificationsSaga() {
  yield takeLatest(notificationsActions.requested, load);
  yield takeEvery(planEvents.joinedChanged, onJoined);
  yield takeEvery(planEvents.proposing, onProposing);
  yield takeEvery(planActions.propose, tellKept);
  yield takeEvery(planEvents.proposalsSent, tellSent);
  yield takeEvery(planEvents.proposalSettled, onSettled);
  yield takeEvery(notificationsActions.acceptWanted, acceptAll);
  yield takeEvery(notificationsActions.rejectWanted, rejectAll);
  yield takeEvery(notificationsActions.undoWanted, undoAccepted);
  yield takeEvery(notificationsActions.readWanted, keepRead);
}

/** What the server did not note is shown as it is there. */
function* keepRead({ payload: { ids, read } }: ReturnType<typeof notificationsActions.readWanted>) {
  const { projectId } = yield* selected(selectNotifications);
  if (projectId === null) return;
  try {
    yield* answerOf(noteRead, projectId, ids, read);
  } catch (thrown) {
    yield put(failureShown(failureOf(thrown)));
    yield put(notificationsActions.requested({ projectId }));
  }
}

function* load({ payload: { projectId } }: ReturnType<typeof notificationsActions.requested>) {
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    const loaded = yield* answerOf(fetchNotifications, projectId, user.id);
    yield put(notificationsActions.loaded(loaded));
  } catch (thrown) {
    yield put(notificationsActions.failed(failureOf(thrown)));
  }
}

function* onJoined({ payload: joined }: ReturnType<typeof planEvents.joinedChanged>) {
  const ready = yield* selected(selectReady);
  if (joined && ready) yield call(loadOf, ready.projectId);
}

export function* loadOf(projectId: string) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId === projectId) yield put(notificationsActions.requested({ projectId }));
}

/** Progress below the commitment is asked its cause first. */
function* onProposing({ payload }: ReturnType<typeof planEvents.proposing>) {
  const { projectId, proposals: made, isCauseAskedThere = false } = payload;
  const ready = yield* selected(selectReady);
  const proposals: MadeProposal[] = [];
  for (const one of made) proposals.push(yield* inPlaceOfWaiting(one));
  const [first, ...others] = proposals;
  const isUnexplained =
    first?.action.type === 'FINISH_TASK' &&
    others.length === 0 &&
    !isCauseAskedThere &&
    ready !== null &&
    lacksCause(ready.sync.visible, first.action);
  if (isUnexplained) {
    yield put(notificationsActions.causeAsked({ projectId, proposal: first as Unexplained }));
  } else yield put(planActions.propose({ projectId, proposals }));
}

/** Without a network nothing on the screen says that it was heard. */
function* tellKept({ payload: { proposals } }: ReturnType<typeof planActions.propose>) {
  const ready = yield* selected(selectReady);
  if (!ready || isReachable(ready)) return;
  const params = { count: proposals.length };
  yield put(messageShown({ severity: 'info', key: 'notifications:kept', params }));
}

function* tellSent({ payload: { count } }: ReturnType<typeof planEvents.proposalsSent>) {
  yield put(
    messageShown({
      severity: 'success',
      key: 'notifications:proposed',
      params: { count },
      button: { key: 'notifications:see', action: notificationsActions.pageWanted(true) },
    }),
  );
}

/** A newer report has arrived, or something is taken back; what was not taken in is told by `RejectedActions`. */
function* onSettled({ payload }: ReturnType<typeof planEvents.proposalSettled>) {
  const { projectId, proposal, failure } = payload;
  if (proposal.wish === 'takeBack') {
    if (!failure) {
      yield put(messageShown({ severity: 'success', key: 'notifications:takenBack', params: { count: 1 } }));
    } else if (failure.code === GONE) yield put(messageShown({ severity: 'info', key: `codes:${GONE}` }));
    else yield put(failureShown(failure));
  } else if (!failure) yield* takeBackReplaced(projectId, proposal);
}

/** What changed since it was proposed is overwritten only knowingly: nothing else names how far the plan was seen. */
function* acceptAll({ payload: { ids, knowing } }: ReturnType<typeof notificationsActions.acceptWanted>) {
  yield call(decideEach, ids, 'accepted', function* (projectId: string, id: string, userId: string) {
    const ready = yield* selected(selectReady);
    yield call(rememberAccepted, id);
    yield* answerOf(accept, projectId, id, { userId, ...(knowing && baseOf(ready!.sync)) });
  });
}

/** It can be taken back like an own action. Before it is sent: the log may have it before its answer is here. */
function* rememberAccepted(id: string) {
  const ready = yield* selected(selectReady);
  const proposal = (yield* selected(selectProposals)).find((one) => one.id === id);
  if (!ready || !proposal) return;
  const action = actionOf(proposal);
  const { name } = proposalSubject(ready.sync.visible, action);
  yield* keepSync(accepting(ready.sync, id, { action, about: name }));
}

function* rejectAll({ payload: { ids, word } }: ReturnType<typeof notificationsActions.rejectWanted>) {
  yield call(decideEach, ids, 'rejected', function* (projectId: string, id: string, userId: string) {
    yield* answerOf(reject, projectId, id, { userId, word });
  });
}

type DecideOne = (projectId: string, id: string, userId: string) => Generator<Effect, void, never>;

/** Each by itself: one that is refused says why in its place, and keeps none of the others. */
function* decideEach(ids: readonly string[], done: 'accepted' | 'rejected', decide: DecideOne) {
  const decided: string[] = [];
  let changed = 0;
  for (const id of ids) {
    const ready = yield* selected(selectReady);
    if (!ready) return;
    try {
      yield* decide(ready.projectId, id, ready.actor.userId) as Generator<Effect, void>;
      decided.push(id);
      yield put(notificationsActions.gone(id));
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.code === GONE) {
        yield put(notificationsActions.gone(id));
        yield put(messageShown({ severity: 'info', key: `codes:${GONE}` }));
      } else {
        if (failure.code === CHANGED) changed += 1;
        yield put(notificationsActions.notDecided({ id, failure }));
      }
    }
  }
  if (decided.length > 0) yield put(decidedShown(done, decided));
  // Of one the card that was pressed says it.
  if (changed > 0 && ids.length > 1) {
    yield put(
      messageShown({ severity: 'warning', key: 'notifications:changedMany', params: { count: changed } }),
    );
  }
}

/** Tells what was decided. What was accepted can be undone: a single proposal like an action of one's own, several together. */
function decidedShown(done: 'accepted' | 'rejected', ids: readonly string[]) {
  const action = ids.length === 1 ? planActions.undo(ids[0]) : notificationsActions.undoWanted({ ids });
  return messageShown({
    severity: 'success',
    key: `notifications:${done}`,
    params: { count: ids.length },
    ...(done === 'accepted' && { button: { key: 'actions:undo', action } }),
  });
}
