import { fromDocument } from '@plomada/domain';
import { type Loaded, reload, resetLog } from '@plomada/sync';
import { call, put } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { everythingRebased } from '../rebase/everything-rebased';
import { keepSync } from '../state/keep-sync';
import { fetchProject } from './plan-api';
import { selectReady } from '../state/plan-selectors';

/**
 * Begins the open plan again from the server's; unsent work stays on top of it. Answers whether that went well: not without a
 * server. A plan that the server has set back, as `otherLog` says or its lower seq shows, is taken all the same, and told.
 */
export function* reloadPlan(otherLog = false) {
  const before = yield* selected(selectReady);
  if (!before) return true;
  try {
    const { plan, seq, updatedAt: at } = yield* answerOf(fetchProject, before.projectId);
    const ready = yield* selected(selectReady);
    if (ready?.projectId !== before.projectId) return true;
    const loaded: Loaded = { plan: fromDocument(plan), seq, at };
    const isSetBack = otherLog || seq < before.sync.seq;
    yield* keepSync((isSetBack ? resetLog : reload)(ready.sync, loaded));
    yield call(everythingRebased);
    if (isSetBack) yield put(messageShown({ severity: 'warning', key: 'sync:setBack', lasting: true }));
    return !(yield* selected(selectReady))?.sync.drifted;
  } catch {
    return false;
  }
}
