import { call, cancelled, delay, put, race, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { selectSocketStatus, socketActions } from '../../plan/socket/socket-slice';
import { projectsActions, type ProjectsState } from '../projects/projects-slice';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { writeOrReport } from '../../base/offline-cache/write-or-report';
import { clearCache, readCached, writeCached } from '../../base/offline-cache/cache-store';

/** How often the server is asked, on average, while only the copy is shown. */
const ASK_AGAIN_MS = 10_000;
const TELLING: readonly string[] = ['reconnecting', 'disconnected'];

/** One listing per person. */
const ONLY = '';

/** Keeps the list of businesses and projects; shows it when the server cannot be reached, and asks again when it can. */
export function* cacheListing() {
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    yield takeLatest(projectsActions.failed, showCached, user.id);
    yield takeEvery(
      [projectsActions.loaded, projectsActions.created, projectsActions.businessAdded],
      writeListing,
      user.id,
    );
    while (true) yield take(() => false);
  } finally {
    // The session is over: nothing that the server told this person stays on the device. Unsent work does, for the next one.
    const ended: boolean = yield cancelled();
    if (ended) yield* writeOrReport(() => clearCache(user.id));
  }
}

function* writeListing(userId: string) {
  const { businesses, copy } = yield* selected(({ projects }) => projects);
  // What is added to a copy makes it no newer.
  const keptAt = copy ? copy.at : Date.now();
  yield* writeOrReport(() =>
    writeCached('listing', userId, ONLY, { logStatus: 'LoggedIn', businesses, keptAt }),
  );
}

function* showCached(userId: string, { payload }: ReturnType<typeof projectsActions.failed>) {
  if (payload.kind !== 'unavailable') return;
  const listing = yield* answerOf(readCached<'listing'>, 'listing', userId, ONLY);
  if (!listing) return;
  const businesses = listing.businesses as ProjectsState['businesses'];
  yield put(projectsActions.copyShown({ businesses, at: listing.keptAt }));
  const { askedByHand }: { askedByHand?: unknown } = yield race({
    connected: take(socketActions.connected),
    waited: call(whileNothingTells),
    askedByHand: take(projectsActions.loaded),
  });
  if (!askedByHand) yield put(projectsActions.requested());
}

/** Comes back when it is time to ask again. A socket that lost its connection tells when there is one; else nothing does. */
function* whileNothingTells() {
  do {
    // Not all browsers at once, of a server that just came back.
    yield delay(ASK_AGAIN_MS * (0.5 + Math.random()));
  } while (TELLING.includes(yield* selected(selectSocketStatus)));
}
