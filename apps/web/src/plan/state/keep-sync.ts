import type { SyncState } from '@plomada/sync';
import { put } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';

/** Keeps what became of the open plan; nothing is told where it became nothing else. */
export function* keepSync(sync: SyncState) {
  const before = (yield* selected(selectReady))?.sync;
  if (before && sync !== before) yield put(planEvents.synced(sync));
}
