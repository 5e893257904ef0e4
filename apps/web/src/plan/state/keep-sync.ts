import type { SyncState } from '@plomada/sync';
import { put } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';

/**
 * Keeps what became of the open plan, told as what it is: another plan to show, or only how far what is shown is sent and
 * confirmed. An edit shows another plan once, and is three times more on its way: sent, answered, and in the log.
 */
export function* keepSync(sync: SyncState) {
  const before = (yield* selected(selectReady))?.sync;
  if (!before || sync === before) return;
  yield put(sync.visible === before.visible ? planEvents.progressed(sync) : planEvents.synced(sync));
}
