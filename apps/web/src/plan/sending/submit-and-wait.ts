import type { Failure } from '@plomada/contracts';
import type { PlanAction } from '@plomada/domain';
import { put, take } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { planActions, planEvents } from '../state/plan-actions';

type Outcome = ReturnType<typeof planEvents.accepted | typeof planEvents.refused>;

/**
 * Does something to the plan and waits until it is in the log: answers null then, and the failure when it was refused, here or by
 * the server. The flow that asked tells of it: the general list of what did not go through does not.
 */
export function* submitAndWait(action: PlanAction) {
  const id = newId();
  yield put(planActions.submit(action, { id }));
  const outcome: Outcome = yield take(
    (event: { type: string; payload?: { id?: string } }) =>
      (planEvents.accepted.match(event) || planEvents.refused.match(event)) && event.payload.id === id,
  );
  if (!planEvents.refused.match(outcome)) return null;
  yield put(planActions.rejectedRead({ ids: [id] }));
  return outcome.payload.failure as Failure;
}
