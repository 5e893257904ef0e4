import { closedTerms, openTerm, type Plan, type PlanAction } from '@plomada/domain';
import type { PendingAction } from '@plomada/sync';
import { put, take, takeLatest } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** What says how far work of the open term is, or is to come. */
const ENTRIES: ReadonlySet<PlanAction['type']> = new Set([
  'SET_PROGRESS',
  'SET_PROGRESSES',
  'SET_COMMITMENT',
  'SET_COMMITMENTS',
  'FINISH_TASK',
]);

/** After a time without connection: how much of what waited is on the server now. What is not there has its own dialog. */
export function* tellReturned() {
  yield takeLatest(planEvents.joinedChanged, function* ({ payload: joined }) {
    const waiting = (yield* selected(selectReady))?.sync.pending ?? [];
    if (!joined || waiting.length === 0) return;
    while (yield* someWait(waiting.map(({ id }) => id))) yield take(planEvents.synced);
    const sync = (yield* selected(selectReady))?.sync;
    const refused = new Set(sync?.rejectedActions.map(({ pending }) => pending.id));
    const sent = waiting.filter(({ id }) => !refused.has(id));
    if (!sync || sent.length === 0) return;
    const { length: count } = sent;
    yield put(messageShown({ severity: 'success', key: 'sync:sent', params: { count } }));
    yield* tellClosedMeanwhile(sync.visible, sent);
  });
}

/** Whoever reported without a connection on a term that was closed meanwhile learns where that went: the close had not heard of it. */
function* tellClosedMeanwhile(plan: Plan, sent: readonly PendingAction[]) {
  const closed = closedTerms(plan).at(-1);
  const late = sent.filter(
    ({ when, action }) => ENTRIES.has(action.type) && when < (closed?.realClosingTime ?? ''),
  );
  if (!closed || late.length === 0) return;
  const params = { count: late.length, number: closed.number, next: openTerm(plan).number };
  yield put(messageShown({ severity: 'warning', key: 'sync:closedMeanwhile', params, lasting: true }));
}

function* someWait(ids: readonly string[]) {
  const present = (yield* selected(selectReady))?.sync.pending ?? [];
  return present.some(({ id }) => ids.includes(id));
}
