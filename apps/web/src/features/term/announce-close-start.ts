import { call, put, take } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { selected } from '../../base/typed-effects';
import { selectReady } from '../../plan/state/plan-selectors';
import { announceClose, announceOver } from './announce-close';
import { closeActions, selectClose } from './close-slice';
import type { CloseState } from './close-state';

/** The first stage, the check here, and the confirmation that follows it. */
const isBeforeConfirmed = ({ phase }: CloseState): boolean => phase === 'checking' || phase === 'confirming';

/**
 * The others wait from the first stage on (planning core, section 4), not from the confirmation: until this one is called off here,
 * or goes on to the stages that say themselves how it ends.
 */
export function* announceCloseStart() {
  const projectId = (yield* selected(selectReady))?.projectId;
  // Called off and asked for again while the others were being told: they are told again.
  while (isBeforeConfirmed(yield* selected(selectClose))) {
    try {
      yield call(announceClose, 'CLOSE_TERM_START');
    } catch (error) {
      const failure = failureOf(error);
      // Without a network what is missing can be mended all the same: they are told when the close is confirmed.
      if (failure.kind === 'unavailable') return;
      yield put(closeActions.stopped({ stage: 'local', why: { name: 'failure', failure } }));
      return;
    }
    if (isBeforeConfirmed(yield* selected(selectClose)))
      yield take([closeActions.dismissed, closeActions.confirmed]);
    const isOff = (yield* selected(selectClose)).phase === 'idle';
    // From another project nothing can be said to this one's: the lock runs out.
    const here = (yield* selected(selectReady))?.projectId === projectId;
    if (!isOff || !here) return;
    yield call(announceOver, 'CLOSE_TERM_CANCELED');
  }
}
