import { nextInOrder, TakingIn } from '@plomada/sync';
import { call, delay, put } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { authorOf } from '../state/author';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { tellDeleted } from '../messages/tell-deleted';

/** Nobody waits longer than this for a key while entries are taken in. */
const PIECE_MS = 10;

/** Takes in what was laid aside, while the browser goes on with everything else; answers how many milliseconds of work that was. */
export function* takeInByPieces() {
  const taking = new TakingIn();
  let took = 0;
  while (true) {
    const ready = yield* selected(selectReady);
    if (!ready) return took;
    const began = performance.now();
    const taken = taking.advance(ready.sync, authorOf(ready), () => performance.now() < began + PIECE_MS);
    if (taken) {
      const entries = nextInOrder(ready.sync).filter(({ seq }) => seq <= taken.seq);
      yield call(tellDeleted, entries, ready);
      yield put(planEvents.synced(taken));
    }
    took += performance.now() - began;
    if (taken) return took;
    yield delay(0);
  }
}
