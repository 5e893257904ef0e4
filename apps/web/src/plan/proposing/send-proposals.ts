import type { Failure } from '@plomada/contracts';
import { call, delay, put, race, take } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { answerOf, selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import type { Ready } from '../state/plan-state';
import type { UnsentProposal } from '../state/unsent-proposal';
import { keepProposals } from './keep-proposals';
import { sendProposal, takeBack } from './proposals-api';
import { withAnswer, withTried } from './unsent-proposals';

/** What says nothing about the proposal itself: it is sent again for as long as it takes. */
const PASSING = new Set<Failure['kind']>(['unavailable', 'tooMany', 'unauthenticated']);
/** A fault of ours may pass too; one that does not must not keep back what comes after. */
const MOST_FAULTS = 5;
/** Between tries, while nothing tells that the network is back. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
const MAY_GO_ON = [planEvents.proposalsChanged, planEvents.loaded, planEvents.joinedChanged];

/** Takes what is proposed, and what is taken back, to the server one after the other, for as long as the project is joined. */
export function* sendProposals() {
  let faults = 0;
  let wait = FIRST_WAIT_MS;
  let sent = 0;
  while (true) {
    const next = yield* nextToSend();
    if (!next) {
      const count = sent;
      sent = 0;
      if (count > 0) yield put(planEvents.proposalsSent({ count }));
      else yield take(MAY_GO_ON);
      continue;
    }
    const failure: Failure | null = yield call(sendOne, next);
    faults = failure?.kind === 'internal' ? faults + 1 : 0;
    if (failure && (PASSING.has(failure.kind) || (faults > 0 && faults < MOST_FAULTS))) {
      yield race([delay(wait), take(isBack)]);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      continue;
    }
    wait = FIRST_WAIT_MS;
    faults = 0;
    if (!failure && next.proposal.wish === 'propose') sent += 1;
    yield call(settle, next, failure);
  }
}

interface Next {
  readonly projectId: string;
  readonly actor: Ready['actor'];
  readonly proposal: UnsentProposal;
}

function* nextToSend() {
  const ready = yield* selected(selectReady);
  const proposal = ready?.joined ? ready.proposals.find(({ failure }) => failure === null) : undefined;
  if (!ready || !proposal) return null;
  const { projectId, actor } = ready;
  return { projectId, actor, proposal } satisfies Next;
}

/** The room is joined again: there is a network. */
const isBack = (event: { readonly type: string }): boolean =>
  planEvents.loaded.match(event) || (planEvents.joinedChanged.match(event) && event.payload === true);

/** Null when the server has done it. */
function* sendOne({ projectId, actor, proposal }: Next) {
  // A socket notices later than the browser that its network is gone.
  if (!navigator.onLine) return { kind: 'unavailable', code: 'NETWORK_DOWN' } satisfies Failure;
  try {
    if (proposal.wish === 'takeBack') yield* answerOf(takeBack, projectId, proposal.id, actor.userId);
    else {
      if (!proposal.isTried) yield* keepProposals((unsent) => withTried(unsent, proposal.id));
      yield* answerOf(sendProposal, projectId, proposal);
    }
    return null;
  } catch (thrown) {
    return failureOf(thrown);
  }
}

function* settle({ projectId, actor: by, proposal }: Next, failure: Failure | null) {
  const ready = yield* selected(selectReady);
  // Of a project that was left it is known when it is opened again: the same again is done once.
  if (ready?.projectId !== projectId) return;
  yield* keepProposals((unsent) => withAnswer(unsent, proposal, failure));
  yield put(planEvents.proposalSettled({ projectId, proposal, by, failure }));
}
