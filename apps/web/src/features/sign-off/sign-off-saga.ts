import { call, delay, put, race, take, takeLeading } from 'redux-saga/effects';
import { answerOf, selected } from '../../base/typed-effects';
import { countPending, discardStored } from '../../plan/offline/pending-store';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectReady, selectUnsent } from '../../plan/state/plan-selectors';
import { selectUser, signOffRequested } from '../../base/session/session-slice';
import { discardPhotos, keptPhotos } from '../photos/photo-store';
import { signOffActions } from './sign-off-slice';

/** What is on its way usually arrives within this time. */
const ARRIVES_MS = 2_000;

/** Leaving throws unsent work away, so it asks first (platform spec, section 4). */
export function* signOffSaga() {
  yield takeLeading(signOffActions.wanted, onWanted);
  yield takeLeading(signOffActions.confirmed, onConfirmed);
}

function* onWanted() {
  const user = yield* selected(selectUser);
  if (!user) return;
  if ((yield* selected(selectReady))?.joined) yield race([call(everythingSent), delay(ARRIVES_MS)]);
  const open = yield* selected(selectReady);
  const elsewhere = yield* answerOf(countPending, user.id, open?.projectId ?? null);
  const photos = yield* answerOf(keptPhotos, user.id);
  // A photo waits with its action, and later alone.
  const actions = open?.sync.pending.filter(({ action }) => action.type !== 'ADD_PHOTO') ?? [];
  const proposals = open?.proposals ?? [];
  const unsent = actions.length + proposals.length + elsewhere + photos.length;
  yield put(unsent === 0 ? signOffRequested() : signOffActions.asked(unsent));
}

function* everythingSent() {
  while ((yield* selected(selectUnsent)) > 0) yield take([planEvents.synced, planEvents.proposalsChanged]);
}

function* onConfirmed() {
  const user = yield* selected(selectUser);
  if (!user) return;
  // Nothing more may be sent or kept once it is thrown away.
  yield put(planActions.close());
  yield call(discardStored, user.id);
  yield call(discardPhotos, user.id);
  yield put(signOffRequested());
}
