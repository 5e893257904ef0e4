import { bufferEntries, isOtherLog, isLogMismatch, type Loaded } from '@plomada/sync';
import { call, delay, type Effect } from 'redux-saga/effects';
import { answerOf, selected } from '../../base/typed-effects';
import { reloadPlan } from '../loading/reload-plan';
import { fetchEntriesSince } from '../loading/plan-api';
import { everythingRebased } from '../rebase/everything-rebased';
import { keepSync } from '../state/keep-sync';
import { selectReady } from '../state/plan-selectors';

const RETRY_MS = 2_000;

/** Fetches what the log has beyond the plan held here; tries again until it got it or the project closes. */
export function* catchUp() {
  while (true) {
    try {
      const done: boolean = yield call(fetchNewer);
      if (done) return;
    } catch {
      yield delay(RETRY_MS);
    }
  }
}

/**
 * Fetches one page of what the log has beyond the plan held here, and answers whether that was all. A plan that is too old
 * for one page is started again instead: that is one answer, however long somebody was away. So is one whose log is another by
 * now. Throws when the server cannot be reached.
 */
export function* fetchNewer() {
  const before = yield* selected(selectReady);
  if (!before) return true;
  const { entries, more, at } = yield* answerOf(fetchEntriesSince, before.projectId, before.sync.seq);
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== before.projectId) return true;
  const last = more ? null : (entries.at(-1)?.seq ?? before.sync.seq);
  if (isOtherLog(before.sync, { at, last })) {
    yield* beginAnew(true);
    // What came meanwhile had a number that counted as known.
    return false;
  }
  yield* keepSync(bufferEntries(ready.sync, entries));
  yield call(everythingRebased);
  if (!more) return true;
  yield* beginAnew(false);
  return true;
}

function* beginAnew(otherLog: boolean): Generator<Effect, void, boolean> {
  if (!(yield call(reloadPlan, otherLog))) throw new Error('The plan could not be reloaded');
}

/** Asks the server when an entry cannot be where it says it is: its log may have been set back. */
export function* askWhenOutOfPlace(projectId: string, entry: Pick<Loaded, 'seq' | 'at'>) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId === projectId && isLogMismatch(ready.sync, entry)) yield call(catchUp);
}
