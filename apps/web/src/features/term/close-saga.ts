import type { ValidationAnswer } from '@plomada/contracts';
import {
  clientSnapshotOf,
  closePreview,
  type ClosePreview,
  closeProblems,
  commitmentLevels,
  openTerm,
  type Plan,
  ppcOf,
  type SecondClose,
  secondClose,
  termLastDay,
  termMembers,
  treeOf,
  validationProgress,
} from '@plomada/domain';
import {
  call,
  cancelled,
  delay,
  put,
  race,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { answerOf, selected } from '../../base/typed-effects';
import { everythingSent } from '../../plan/sending/everything-sent';
import { submitAndWait } from '../../plan/sending/submit-and-wait';
import { planEvents } from '../../plan/state/plan-actions';
import { selectPlan, selectReady } from '../../plan/state/plan-selectors';
import { announceClose, announceOver } from './announce-close';
import { validateSome, validateTerm } from './close-api';
import { closeActions, selectClose } from './close-slice';
import { announceAgain, announceCloseStart } from './announce-close-start';
import type { CloseOutcome, CloseState, StopReason } from './close-state';

/** The three stages before the close each wait a second first (planning core, section 4). */
const STAGE_WAIT_MS = 1_000;
/** How long own unsent changes may take to reach the server before the close gives up. */
const UNSENT_WAIT_MS = 30_000;
const PORTION = 500;

/** What ended the close. Thrown inside, never outside. */
class Stopped extends Error {
  constructor(readonly why: StopReason) {
    super(why.name);
  }
}

export function* closeSaga() {
  yield takeLatest(closeActions.requested, checkLocally);
  yield takeLeading([closeActions.problemsFound, closeActions.ready], announceCloseStart);
  yield takeLeading([closeActions.confirmed, closeActions.forced], untilDismissed);
  yield takeEvery(planEvents.closingChanged, giveWay);
  yield takeEvery(planEvents.joinedChanged, announceAgain);
  yield takeEvery(planEvents.synced, letGoOfClosed);
  yield takeEvery([planEvents.loading, planEvents.closed], letGo);
}

/** Stage 1: what is missing is shown to be fixed in place; nothing missing asks for the confirmation. */
function* checkLocally() {
  const plan = yield* selected(selectPlan);
  if (!plan) return;
  const { number } = openTerm(plan);
  const isIncomplete = closeProblems(plan).message !== null;
  yield put(isIncomplete ? closeActions.problemsFound({ number }) : closeActions.ready({ number }));
}

/**
 * Somebody else closes: the dialog makes room for who that is. A close that runs already is told by the server who was first, and
 * waits for the end of that: then there is nothing left to be tried again, the term that was meant is closed or closed by nobody.
 */
function* giveWay({ payload: closing }: ReturnType<typeof planEvents.closingChanged>) {
  const asked = yield* selected(selectClose);
  const othersRun = closing?.state === 'running';
  if (othersRun ? asked.phase !== 'running' : waitsForOthers(asked)) yield put(closeActions.dismissed());
}

const waitsForOthers = (asked: CloseState): boolean =>
  asked.phase === 'stopped' && asked.why.name === 'failure' && asked.why.failure.code === 'CLOSE_RUNNING';

/** The same person has closed the term in another page, or somebody has opened the one before again: nothing is left to be confirmed here. */
function* letGoOfClosed() {
  const asked = yield* selected(selectClose);
  if (asked.phase !== 'checking' && asked.phase !== 'confirming') return;
  const plan = yield* selected(selectPlan);
  if (plan && openTerm(plan).number !== asked.number) yield put(closeActions.dismissed());
}

/** The project is left, or another one takes its place: nothing of the close is to be shown there. */
function* letGo() {
  if ((yield* selected(selectClose)).phase !== 'idle') yield put(closeActions.dismissed());
}

type Wish = ReturnType<typeof closeActions.confirmed | typeof closeActions.forced>;

function* untilDismissed(wish: Wish) {
  yield race({ closed: call(close, wish), dismissed: take(closeActions.dismissed) });
}

/** Stages 2 to 6. Any failure stops the flow, resets its state and tells the others that the close is off. */
function* close(wish: Wish) {
  const projectId = (yield* selected(selectReady))?.projectId;
  const asked = yield* selected(selectClose);
  const term = openTerm((yield* selected(selectPlan))!);
  if (!projectId || asked.phase === 'idle') return;
  // Somebody opened the one before it again: nobody confirmed that one.
  if (asked.number !== term.number) {
    yield put(closeActions.requested());
    return;
  }
  let closed = false;
  try {
    yield put(closeActions.staged({ stage: 'prepare', percent: 0 }));
    // Again: a sign of life, and the first one where there was no network before.
    yield call(announceClose, 'CLOSE_TERM_START');
    yield call(prepare);
    const forced = closeActions.forced.match(wish);
    const seq: number = forced ? wish.payload.seq : yield call(validate, projectId, term.id);
    const outcome: CloseOutcome = yield call(closeNow, term.id, seq, forced);
    closed = true;
    yield put(closeActions.staged({ stage: 'finish', percent: 100 }));
    yield call(announceOver, 'CLOSE_TERM_END');
    yield put(closeActions.finished(outcome));
  } catch (error) {
    yield call(stop, error);
    const isOurs = !waitsForOthers(yield* selected(selectClose));
    if (isOurs && !closed) yield call(announceOver, 'CLOSE_TERM_CANCELED');
  } finally {
    const dismissed: boolean = yield cancelled();
    // From another project nothing can be said to this one's: the lock runs out.
    const here = (yield* selected(selectReady))?.projectId === projectId;
    if (dismissed && here && !closed) yield call(announceOver, 'CLOSE_TERM_CANCELED');
  }
}

/** Shows why the close stopped, and at which stage. */
function* stop(error: unknown) {
  const now = yield* selected(selectClose);
  const stage = now.phase === 'running' ? now.stage : 'prepare';
  const why: StopReason =
    error instanceof Stopped ? error.why : { name: 'failure', failure: failureOf(error) };
  yield put(closeActions.stopped({ stage, why }));
}

/** Stage 2: everything done here must be on the server before it is compared. */
function* prepare() {
  yield delay(STAGE_WAIT_MS);
  const { sent }: { sent?: true } = yield race({ sent: call(everythingSent), late: delay(UNSENT_WAIT_MS) });
  if (sent === undefined) throw new Stopped({ name: 'unsent' });
}

/** Stages 3 and 4: the server's word on the term's tasks, then on all of them, in portions. Answers the seq that was validated. */
function* validate(projectId: string, termId: string) {
  const plan = (yield* selected(selectPlan))!;
  yield put(closeActions.staged({ stage: 'validateTerm', percent: 0 }));
  yield delay(STAGE_WAIT_MS);
  const term = clientSnapshotOf(plan, termMembers(plan).leaves);
  const first = yield* answerOf(validateTerm, projectId, termId, term);
  yield call(mustHold, first);

  yield put(closeActions.staged({ stage: 'validateAll', percent: 0 }));
  yield delay(STAGE_WAIT_MS);
  // Summaries too: that they are there is compared, and without them the share would never come to the whole.
  const all = clientSnapshotOf(plan, treeOf(plan).inOrder);
  const done: string[] = [];
  let seq = first.seq;
  for (let from = 0; from < all.length; from += PORTION) {
    const portion = all.slice(from, from + PORTION);
    const answer = yield* answerOf(validateSome, projectId, portion);
    yield call(mustHold, answer);
    done.push(...portion.map(({ taskId }) => taskId));
    seq = answer.seq;
    yield put(
      closeActions.staged({ stage: 'validateAll', percent: validationProgress(done, plan.tasks.size) }),
    );
  }
  return seq;
}

/** Both `status` and `valid` must hold, or the close stops. */
function mustHold(answer: ValidationAnswer): void {
  if (!answer.status || !answer.valid)
    throw new Stopped({ name: 'differs', data: answer.data, seq: answer.seq });
}

/** Stage 5: the action itself, and the server's answer to it. */
function* closeNow(termId: string, validatedSeq: number, forced: boolean) {
  yield put(closeActions.staged({ stage: 'close', percent: 100 }));
  const before = (yield* selected(selectPlan))!;
  const payload = { termId, validatedSeq, ...(forced && { forced }) };
  const failure = yield* submitAndWait({ type: 'CLOSE_TERM_V2', payload });
  if (failure) throw new Stopped({ name: 'failure', failure });
  return outcomeOf((yield* selected(selectPlan))!, closePreview(before), secondClose(before));
}

function outcomeOf(plan: Plan, { leftBehind }: ClosePreview, second: SecondClose | null): CloseOutcome {
  const closed = ppcOf(plan).lastTerm!;
  const { level, beyond } = commitmentLevels(plan).at(-1)!;
  const next = openTerm(plan);
  return {
    commitmentLevel: { level, beyond },
    met: closed.numerator,
    promised: closed.denominator,
    ppc: closed.value,
    carriedOver: termMembers(plan).leaves.length,
    leftBehind,
    secondClose: second,
    nextNumber: next.number,
    nextStart: next.startDate,
    nextLastDay: termLastDay(next),
  };
}
