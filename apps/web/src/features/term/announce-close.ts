import type { CloseAnnouncement } from '@plomada/contracts';
import { put, take } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { ApiFailure } from '../../app/api/api-failure';
import { planActions, planEvents } from '../plan/plan-actions';

/** Tells the server, and through it the others, that a close begins, is called off or is done. Throws ApiFailure. */
export function* announceClose(announcement: CloseAnnouncement) {
  const id = newId();
  yield put(planActions.announce({ id, announcement }));
  const { payload }: ReturnType<typeof planEvents.announced> = yield take(
    (event: { type: string }) => planEvents.announced.match(event) && event.payload.id === id,
  );
  if (payload.failure) throw new ApiFailure(payload.failure);
}
