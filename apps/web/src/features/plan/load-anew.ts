import { fromDocument } from '@plomada/domain';
import { reload } from '@plomada/sync';
import { put } from 'redux-saga/effects';
import { answerOf, selected } from '../../app/typed-effects';
import { authorOf } from './author';
import { planEvents } from './plan-actions';
import { fetchProject } from './plan-api';
import { selectReady } from './plan-selectors';

/** Begins the open plan anew from the server's; unsent work stays on top of it. Answers whether that went well: not without a server. */
export function* loadAnew() {
  const before = yield* selected(selectReady);
  if (!before) return true;
  try {
    const { plan, seq } = yield* answerOf(fetchProject, before.actor.userId, before.projectId);
    const ready = yield* selected(selectReady);
    if (ready?.projectId !== before.projectId) return true;
    const sync = reload(ready.sync, fromDocument(plan), seq, authorOf(ready));
    yield put(planEvents.synced(sync));
    return !sync.drifted;
  } catch {
    return false;
  }
}
