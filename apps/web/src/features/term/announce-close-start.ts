import type { Failure } from '@plomada/contracts';
import { call, put, take } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { announceClose, announceOver } from './announce-close';
import { closeActions, selectClose } from './close-slice';
import type { CloseState } from './close-state';

/** The first stage, the check here, and the confirmation that follows it. */
const isBeforeConfirmed = ({ phase }: CloseState): boolean => phase === 'checking' || phase === 'confirming';

/** The project is joined again after a cut: the server holds the others up only over the connection that announced the close. */
const isBack = (event: { type: string }): boolean => planEvents.joinedChanged.match(event) && event.payload;

/**
 * The others wait from the first stage on (planning core, section 4), not from the confirmation: until this one is called off here,
 * or goes on to the stages that say themselves how it ends.
 */
export function* announceCloseStart() {
  const projectId = (yield* selected(selectReady))?.projectId;
  // Called off and asked for again while the others were being told, or back from a cut: they are told again.
  while (isBeforeConfirmed(yield* selected(selectClose))) {
    const failure: Failure | null = yield call(failureOfStart);
    // Without a network what is missing can be mended all the same: they are told when there is one again.
    if (failure && failure.kind !== 'unavailable') {
      yield put(closeActions.stopped({ stage: 'local', why: { name: 'failure', failure } }));
      return;
    }
    if (isBeforeConfirmed(yield* selected(selectClose))) {
      const event: { type: string } = yield take(
        (one: { type: string }) =>
          closeActions.dismissed.match(one) || closeActions.confirmed.match(one) || isBack(one),
      );
      if (closeActions.confirmed.match(event)) return;
      if (isBack(event)) continue;
    }
    const isOff = (yield* selected(selectClose)).phase === 'idle';
    // From another project nothing can be said to this one's: the lock runs out.
    const here = (yield* selected(selectReady))?.projectId === projectId;
    if (!isOff || !here) return;
    yield call(announceOver, 'CLOSE_TERM_CANCELED');
  }
}

/** Back from a cut during the stages. Whoever has begun a close meanwhile is named by this one, which the server refuses then. */
export function* announceAgain({ payload: joined }: ReturnType<typeof planEvents.joinedChanged>) {
  if (joined && (yield* selected(selectClose)).phase === 'running') yield call(failureOfStart);
}

function* failureOfStart() {
  try {
    yield call(announceClose, 'CLOSE_TERM_START');
    return null;
  } catch (error) {
    return failureOf(error);
  }
}
