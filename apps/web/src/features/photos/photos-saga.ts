import type { Failure } from '@plomada/contracts';
import { call, delay, put, race, take, takeEvery } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { failureOf } from '../../base/api/api-failure';
import { reportError } from '../../base/api/report-error';
import { failureShown } from '../../base/messages/messages-slice';
import { writeOrReport } from '../../base/offline-cache/write-or-report';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { decideHere } from '../../plan/sending/submit-action';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { sendPhoto } from './photo-api';
import {
  dropPhotos,
  keepPhoto,
  keptPhotos,
  keptPicture,
  notePhotoSaid,
  type UnsentPhoto,
} from './photo-store';
import { photosActions, selectRefusedPhotos, selectUnsentPhotos } from './photos-slice';
import { shrinkPhoto } from './shrink-photo';

/** What says nothing about the photo itself: it is sent again for as long as it takes. */
const PASSING = new Set<Failure['kind']>(['unavailable', 'tooMany', 'internal', 'unauthenticated']);
/** Between tries, while nothing tells that the network is back. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** An older date of a file says when it came to the device, if anything. */
const RECENT_MS = 30 * 24 * 3_600_000;

/** Photos of tasks: kept on the device first, then said to the plan, and sent one after the other while there is a network. */
export function* photosSaga() {
  const user = yield* selected(selectUser);
  if (!user) return;
  yield takeEvery(photosActions.taken, onTaken, user.id);
  yield takeEvery(photosActions.discarded, onDiscarded, user.id);
  yield takeEvery(planEvents.loaded, sayUnsaid, user.id);
  try {
    yield put(photosActions.loaded(yield* answerOf(keptPhotos, user.id)));
  } catch (error) {
    reportError('storage', error);
  }
  yield call(sayUnsaid, user.id);
  yield call(sendAll, user.id);
}

function* onTaken(userId: string, { payload: { file, ...about } }: ReturnType<typeof photosActions.taken>) {
  const ready = yield* selected(selectReady);
  if (!ready) return;
  try {
    const picture = yield* answerOf(shrinkPhoto, file);
    const takenAt = takenAtOf(file);
    const photo: UnsentPhoto = { ...about, id: newId(), projectId: ready.projectId, takenAt, isSaid: false };
    if (!(yield* writeOrReport(() => keepPhoto(userId, photo, picture)))) return;
    yield put(photosActions.kept(photo));
    yield call(say, userId, photo);
  } catch (thrown) {
    yield put(failureShown(failureOf(thrown)));
  }
}

function takenAtOf({ lastModified }: File): string {
  const now = Date.now();
  const isRecent = lastModified > now - RECENT_MS && lastModified <= now;
  return new Date(isRecent ? lastModified : now).toISOString();
}

/** The application may have ended between keeping a photo and saying it. */
function* sayUnsaid(userId: string) {
  const unsent = yield* selected(selectUnsentPhotos);
  for (const photo of unsent.filter(({ isSaid }) => !isSaid)) yield call(say, userId, photo);
}

/** Puts it on its task in the plan that is open, where that does not have it; what the plan does not take is let go, and told. */
function* say(userId: string, { id, projectId, isSaid: _isSaid, ...about }: UnsentPhoto) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== projectId) return;
  if (!ready.sync.visible.photos.has(id)) {
    const payload = { ...about, photoId: id };
    const failure: Failure | null = yield call(decideHere, newId(), { type: 'ADD_PHOTO', payload });
    if (failure) {
      yield put(failureShown(failure));
      yield call(letGo, userId, id);
      return;
    }
  }
  yield put(photosActions.said(id));
  yield* writeOrReport(() => notePhotoSaid(userId, id));
}

function* sendAll(userId: string) {
  let wait = FIRST_WAIT_MS;
  /** Those of plans that are not open whose rows the server does not have yet. */
  const rowless = new Set<string>();
  while (true) {
    const next = yield* nextToSend(rowless);
    if (!next) {
      yield take(MAY_GO_ON);
      continue;
    }
    rowless.delete(next.id);
    const failure: Failure | null = yield call(sendOne, userId, next);
    const hasNoRow = failure?.code === 'PHOTO_UNKNOWN';
    if (hasNoRow && next.projectId !== (yield* selected(selectReady))?.projectId) {
      rowless.add(next.id);
      continue;
    }
    if (failure && (hasNoRow || PASSING.has(failure.kind))) {
      yield race([delay(wait), take(isBack)]);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      continue;
    }
    wait = FIRST_WAIT_MS;
    if (failure) yield put(photosActions.refused({ id: next.id, failure }));
    else yield call(letGo, userId, next.id);
  }
}

/** What may make a photo ready to be sent that was not. */
const MAY_GO_ON = [
  ...[photosActions.kept, photosActions.said, photosActions.retried],
  ...[planEvents.loaded, planEvents.synced, planEvents.closed],
];

/**
 * The oldest photo whose row the server has, which takes no picture before: of the open plan that is known, of others it is tried
 * once, since what waits to be sent to those is sent when they are opened.
 */
function* nextToSend(rowless: ReadonlySet<string>) {
  const ready = yield* selected(selectReady);
  const refused = yield* selected(selectRefusedPhotos);
  const hasRow = ({ id, projectId, isSaid }: UnsentPhoto): boolean =>
    projectId === ready?.projectId ? ready.sync.confirmed.photos.has(id) : isSaid && !rowless.has(id);
  return (yield* selected(selectUnsentPhotos)).find((one) => !refused[one.id] && hasRow(one));
}

/** The room is joined again: there is a network. */
const isBack = (event: { readonly type: string }): boolean =>
  planEvents.joinedChanged.match(event) && event.payload;

/** Null when the server has it, or it is not here any more: another page of the person has sent it. */
function* sendOne(userId: string, { id, projectId }: UnsentPhoto) {
  if (!navigator.onLine) return { kind: 'unavailable', code: 'NETWORK_DOWN' } satisfies Failure;
  try {
    const picture = yield* answerOf(keptPicture, userId, id);
    if (picture) yield* answerOf(sendPhoto, projectId, id, picture);
    return null;
  } catch (thrown) {
    return failureOf(thrown);
  }
}

function* onDiscarded(userId: string, { payload: id }: ReturnType<typeof photosActions.discarded>) {
  yield call(letGo, userId, id);
}

function* letGo(userId: string, id: string) {
  yield* writeOrReport(() => dropPhotos(userId, [id]));
  yield put(photosActions.gone(id));
}
