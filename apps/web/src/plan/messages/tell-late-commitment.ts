import { type Change, committedAfterRequired, type Plan, type Restriction } from '@plomada/domain';
import { put, takeEvery } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** Says that somebody has just committed to a later day than is required: it is taken, since it is the truth then. */
export function* tellLateCommitment() {
  yield takeEvery(planEvents.made, function* ({ payload: { id, action } }) {
    if (action.type === 'UNDO') return;
    const sync = (yield* selected(selectReady))?.sync;
    const [first, ...others] = lateCommitments(sync?.visible, sync?.decided.get(id)?.changes ?? []);
    if (!first) return;
    const { detail, required } = first;
    const params = { about: detail, date: required, count: others.length + 1 };
    yield put(messageShown({ severity: 'info', key: 'actions:lateCommitment', params }));
  });
}

function lateCommitments(plan: Plan | undefined, changes: readonly Change[]): readonly Restriction[] {
  const committed = changes.flatMap((change) => {
    const isCommitment =
      change.kind === 'set' && change.table === 'restrictions' && 'commited' in change.after;
    return isCommitment ? [plan?.restrictions.get(change.id)] : [];
  });
  return committed.filter(
    (one): one is Restriction => one !== undefined && committedAfterRequired(one) !== null,
  );
}
