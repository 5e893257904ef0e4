import { type Payload, reportInPlaceOf } from '@plomada/domain';
import { put } from 'redux-saga/effects';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import type { MadeProposal } from '../../plan/state/unsent-proposal';
import { selectReady } from '../../plan/state/plan-selectors';
import { takeBack } from '../../plan/proposing/proposals-api';
import type { ShownProposal } from './own-unsent';
import { notificationsActions, selectProposals } from './notifications-slice';

/** A report of progress as it is to be proposed where this person's earlier ones of the task wait: why comes to what was reported. */
export function* inPlaceOfWaiting(made: MadeProposal) {
  const { action } = made;
  const ready = yield* selected(selectReady);
  const newest = (yield* waitingReports(made)).at(-1);
  if (action.type !== 'FINISH_TASK' || !ready || !newest) return made;
  const waiting = { type: 'FINISH_TASK', payload: newest.action.payload as Payload<'FINISH_TASK'> } as const;
  return { ...made, action: reportInPlaceOf(ready.sync.visible, waiting, action) };
}

/** Takes back this person's earlier reports of the task, once a newer one has arrived: nobody has to decide on both. */
export function* takeBackReplaced(projectId: string, made: MadeProposal) {
  const user = yield* selected(selectUser);
  for (const { id, isUnsent } of yield* waitingReports(made)) {
    if (isUnsent) continue;
    try {
      yield* answerOf(takeBack, projectId, id, user!.id);
      yield put(notificationsActions.gone(id));
    } catch {
      // Decided meanwhile, or it stays on the list: whoever decides sees both.
    }
  }
}

/** Oldest first. */
function* waitingReports({ id, action }: MadeProposal) {
  const user = yield* selected(selectUser);
  const proposals = yield* selected(selectProposals);
  if (action.type !== 'FINISH_TASK') return [];
  const { taskId } = action.payload;
  const isReplaced = (one: ShownProposal): boolean =>
    one.id !== id &&
    one.status === 'pending' &&
    one.responsible.userId === user?.id &&
    one.action.type === 'FINISH_TASK' &&
    (one.action.payload as Payload<'FINISH_TASK'>).taskId === taskId;
  return proposals.filter(isReplaced);
}
