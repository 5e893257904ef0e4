import type { CloseAnnouncement } from '@plomada/contracts';
import { call, put, take } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { ApiFailure } from '../../base/api/api-failure';
import { planActions, planEvents } from '../../plan/state/plan-actions';

/** Tells the server, and through it the others, that a close begins, is called off or is done. Throws ApiFailure. */
export function* announceClose(announcement: CloseAnnouncement) {
  const id = newId();
  yield put(planActions.announce({ id, announcement }));
  const { payload }: ReturnType<typeof planEvents.announced> = yield take(
    (event: { type: string }) => planEvents.announced.match(event) && event.payload.id === id,
  );
  if (payload.failure) throw new ApiFailure(payload.failure);
}

/** The same about what is over already: when it does not reach the others, the lock runs out, and what came of it is what counts. */
export function* announceOver(announcement: CloseAnnouncement) {
  try {
    yield call(announceClose, announcement);
  } catch (error) {
    console.warn('The others were not told', announcement, error);
  }
}
