import { IncrementalRebase, nextInOrder, type SyncState } from '@plomada/sync';
import { call, delay } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { tellDeleted } from '../messages/tell-deleted';
import { authorOf } from '../state/author';
import { keepSync } from '../state/keep-sync';
import { selectReady } from '../state/plan-selectors';
import type { Ready } from '../state/plan-state';

/** Nobody waits longer than this for a key during a rebase. */
const SLICE_MS = 10;

/**
 * Rebases unsent work upon what is confirmed and the entries that were laid aside, a slice at a time, while the browser goes on
 * with everything else. Answers how many milliseconds of work that was.
 */
export function* rebaseInSlices() {
  const rebase = new IncrementalRebase();
  let took = 0;
  while (true) {
    const ready = yield* selected(selectReady);
    if (!ready) return took;
    const began = performance.now();
    const rebased = slice(rebase, ready, began);
    if (rebased) {
      const entries = nextInOrder(ready.sync).filter(({ seq }) => seq <= rebased.seq);
      yield call(tellDeleted, entries, ready);
      yield* keepSync(rebased);
    }
    took += performance.now() - began;
    if (rebased) return took;
    yield delay(0);
  }
}

/** A plan that is being opened with the unsent work of an earlier page in it: it is not shown without. */
export function* rebasedBeforeShown<O extends Open>(opened: O) {
  const rebase = new IncrementalRebase();
  while (true) {
    const sync = slice(rebase, opened, performance.now());
    if (sync) return { ...opened, sync };
    yield delay(0);
  }
}

type Open = Pick<Ready, 'actor' | 'sync'>;

/** One slice more: what came of the rebase, or null while there is more to be done. */
const slice = (rebase: IncrementalRebase, open: Open, began: number): SyncState | null =>
  rebase.advance(open.sync, authorOf(open), () => performance.now() < began + SLICE_MS);
