import { take } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectUnsynced } from '../state/plan-selectors';

/** Waits until nothing of this person is on its way to the server any more. */
export function* everythingSent() {
  while ((yield* selected(selectUnsynced)) > 0) yield take(planEvents.synced);
  return true as const;
}
