import { type Failure, type PlanSnapshot, snapshotRoutes } from '@plomada/contracts';
import { openTerm } from '@plomada/domain';
import { call, delay, put, race, takeLatest, takeLeading } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { ApiFailure, failureOf } from '../../base/api/api-failure';
import { callRoute } from '../../base/api/call-route';
import { messageShown } from '../../base/messages/messages-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { asked } from '../../plan/sending/ask-server';
import { everythingSent } from '../../plan/sending/everything-sent';
import { planActions } from '../../plan/state/plan-actions';
import { selectPlan, selectSeq } from '../../plan/state/plan-selectors';
import { announceClose, announceOver } from '../term/announce-close';
import { lostBy } from './lost-by';
import { rollbackActions } from './rollback-slice';
import type { RollbackStage } from './rollback-state';

/** The others have this long to see that their plan is about to be replaced. */
const NOTICE_MS = 1_000;
/** How long own unsent changes may take to reach the server before the rollback gives up. */
const UNSENT_WAIT_MS = 30_000;

export function* rollbackSaga() {
  yield takeLatest(rollbackActions.listRequested, list);
  yield takeLeading(rollbackActions.confirmed, rollBack);
  yield takeLeading(rollbackActions.reopenConfirmed, reopen);
}

const fetchSnapshots = (projectId: string) =>
  callRoute(snapshotRoutes.ofProject, { params: { id: projectId } });

function* list({ payload: { projectId } }: ReturnType<typeof rollbackActions.listRequested>) {
  try {
    const { snapshots } = yield* answerOf(fetchSnapshots, projectId);
    yield put(rollbackActions.listed(snapshots));
  } catch (error) {
    yield put(rollbackActions.listFailed(failureOf(error)));
  }
}

/** Tells the others, lets own work reach the log, and restores. Any failure stops it and tells the others that it is off. */
function* rollBack({ payload: snapshot }: ReturnType<typeof rollbackActions.confirmed>) {
  let stage: RollbackStage = 'announce';
  const begin = function* (next: RollbackStage) {
    stage = next;
    yield put(rollbackActions.staged({ stage, snapshot }));
  };
  let announced = false;
  try {
    yield call(begin, 'announce');
    yield call(announceClose, 'ROLLBACK_START');
    announced = true;
    yield delay(NOTICE_MS);
    yield call(begin, 'send');
    yield call(sendAll);
    yield call(begin, 'restore');
    const plan = yield* selected(selectPlan);
    const lost = lostBy(snapshot, yield* selected(selectSeq), plan ? openTerm(plan).number : 0);
    yield call(restore, snapshot);
    yield call(begin, 'finish');
    yield call(announceOver, 'ROLLBACK_END');
    yield put(rollbackActions.finished({ snapshot, lost }));
  } catch (error) {
    yield put(rollbackActions.stopped({ stage, snapshot, failure: failureOf(error) }));
    if (announced) yield call(announceOver, 'ROLLBACK_CANCELED');
  }
}

function* sendAll() {
  const { sent }: { sent?: true } = yield race({ sent: call(everythingSent), late: delay(UNSENT_WAIT_MS) });
  if (!sent) throw new ApiFailure({ kind: 'unavailable', code: 'NETWORK_DOWN' });
}

function* restore({ snapshotId }: PlanSnapshot) {
  const action = { type: 'DO_ROLLBACK', payload: { snapshotId } } as const;
  const failure: Failure | null = yield call(asked, planActions.ask({ id: newId(), action }));
  if (failure) throw new ApiFailure(failure);
}

/** What was done here is entered in the term that is open still, so it reaches the log first. */
function* reopen({ payload }: ReturnType<typeof rollbackActions.reopenConfirmed>) {
  try {
    yield call(sendAll);
    const action = { type: 'REOPEN_TERM', payload } as const;
    const failure: Failure | null = yield call(asked, planActions.ask({ id: newId(), action }));
    if (failure) throw new ApiFailure(failure);
    yield put(rollbackActions.reopenClosed());
    const plan = (yield* selected(selectPlan))!;
    const params = { number: openTerm(plan).number };
    yield put(messageShown({ severity: 'success', key: 'rollback:reopen.done', params }));
  } catch (error) {
    yield put(rollbackActions.reopenFailed(failureOf(error)));
  }
}
