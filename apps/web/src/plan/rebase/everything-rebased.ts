import { needsRebase } from '@plomada/sync';
import { take } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** Waits until what was laid aside is in the plan, and unsent work upon it: `rebaseOnEntries` does that, and nobody else beside it. */
export function* everythingRebased() {
  while (yield* someNot()) yield take([planEvents.synced, planEvents.loaded, planEvents.closed]);
}

function* someNot() {
  const ready = yield* selected(selectReady);
  return ready !== null && needsRebase(ready.sync);
}
