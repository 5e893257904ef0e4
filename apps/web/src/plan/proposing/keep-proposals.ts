import { put } from 'redux-saga/effects';
import { writeOrReport } from '../../base/offline-cache/write-or-report';
import { selected } from '../../base/typed-effects';
import { keep } from '../offline/pending-store';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import type { UnsentProposal } from '../state/unsent-proposal';

/** Keeps what became of the unsent proposals of the open project, on the screen and in the browser's database. */
export function* keepProposals(become: (unsent: readonly UnsentProposal[]) => readonly UnsentProposal[]) {
  const ready = yield* selected(selectReady);
  if (!ready) return;
  const { actor, projectId, proposals: before } = ready;
  const now = become(before);
  yield put(planEvents.proposalsChanged(now));
  yield* writeOrReport(() => keep('proposals', actor.userId, projectId, { before, now }));
}
