import { cancelled, put, race, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { socketActions } from '../../features/plan/socket-slice';
import { projectsActions, type ProjectsState } from '../../features/projects/projects-slice';
import { selectUser } from '../../features/session/session-slice';
import { answerOf, selected } from '../typed-effects';
import { keptOrReported } from './keep';
import { forgetKept, readKept, writeKept } from './kept-store';

/** One listing a person. */
const ONLY = '';

/** Keeps the list of businesses and projects; shows it when the server cannot be reached, and asks anew when it can. */
export function* keepListing() {
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    yield takeLatest(projectsActions.failed, showKept, user.id);
    yield takeEvery(
      [projectsActions.loaded, projectsActions.created, projectsActions.businessAdded],
      writeListing,
      user.id,
    );
    while (true) yield take(() => false);
  } finally {
    // The session is over: nothing that the server told this person stays on the device. Unsent work does, for the next one.
    const ended: boolean = yield cancelled();
    if (ended) yield* keptOrReported(() => forgetKept(user.id));
  }
}

function* writeListing(userId: string) {
  const { businesses, copy } = yield* selected(({ projects }) => projects);
  // What is added to a copy makes it no newer.
  const keptAt = copy ? copy.at : Date.now();
  yield* keptOrReported(() =>
    writeKept('listing', userId, ONLY, { logStatus: 'LoggedIn', businesses, keptAt }),
  );
}

function* showKept(userId: string, { payload }: ReturnType<typeof projectsActions.failed>) {
  if (payload.kind !== 'unavailable') return;
  const listing = yield* answerOf(readKept<'listing'>, 'listing', userId, ONLY);
  if (!listing) return;
  const businesses = listing.businesses as ProjectsState['businesses'];
  yield put(projectsActions.copyShown({ businesses, at: listing.keptAt }));
  const { connected }: { connected?: unknown } = yield race({
    connected: take(socketActions.connected),
    askedByHand: take(projectsActions.loaded),
  });
  if (connected) yield put(projectsActions.requested());
}
