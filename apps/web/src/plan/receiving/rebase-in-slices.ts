import { IncrementalRebase, nextInOrder } from '@plomada/sync';
import { call, delay, put } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { authorOf } from '../state/author';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { tellDeleted } from '../messages/tell-deleted';

/** Nobody waits longer than this for a key during a rebase. */
const SLICE_MS = 10;

/**
 * Rebases unsent work upon the entries that were laid aside, a slice at a time, while the browser goes on with everything else.
 * Answers how many milliseconds of work that was.
 */
export function* rebaseInSlices() {
  const rebase = new IncrementalRebase();
  let took = 0;
  while (true) {
    const ready = yield* selected(selectReady);
    if (!ready) return took;
    const began = performance.now();
    const rebased = rebase.advance(ready.sync, authorOf(ready), () => performance.now() < began + SLICE_MS);
    if (rebased) {
      const entries = nextInOrder(ready.sync).filter(({ seq }) => seq <= rebased.seq);
      yield call(tellDeleted, entries, ready);
      yield put(planEvents.synced(rebased));
    }
    took += performance.now() - began;
    if (rebased) return took;
    yield delay(0);
  }
}
