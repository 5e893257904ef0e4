import { fork, put, takeEvery } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planActions, planEvents } from '../state/plan-actions';
import { selectReady, selectReadyId } from '../state/plan-selectors';
import { keepProposals } from './keep-proposals';
import { sendProposals } from './send-proposals';
import { withAgain, withoutRefused, withProposed, withTakenBack } from './unsent-proposals';

/** What is proposed waits on the device, also where its page is closed, until the server has it. */
export function* proposalsSaga() {
  yield takeEvery(planActions.propose, onPropose);
  yield takeEvery(planActions.takeProposalBack, onTakeBack);
  yield takeEvery(planActions.proposeAgain, function* ({ payload: { ids } }) {
    yield* keepProposals((unsent) => withAgain(unsent, ids));
  });
  yield takeEvery(planActions.refusedProposalsRead, function* ({ payload: { ids } }) {
    yield* keepProposals((unsent) => withoutRefused(unsent, ids));
  });
  yield fork(sendProposals);
}

function* onPropose({ payload: { projectId, proposals } }: ReturnType<typeof planActions.propose>) {
  if ((yield* selected(selectReadyId)) !== projectId) return;
  yield* keepProposals((unsent) => withProposed(unsent, proposals));
}

/** What never was on its way is gone at once. */
function* onTakeBack({ payload: made }: ReturnType<typeof planActions.takeProposalBack>) {
  yield* keepProposals((unsent) => withTakenBack(unsent, made));
  const ready = yield* selected(selectReady);
  if (!ready || ready.proposals.some(({ id }) => id === made.id)) return;
  const { projectId, actor: by } = ready;
  const proposal = { ...made, wish: 'takeBack', isTried: false, failure: null } as const;
  yield put(planEvents.proposalSettled({ projectId, proposal, by, failure: null }));
}
