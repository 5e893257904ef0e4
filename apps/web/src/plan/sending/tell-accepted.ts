import type { SyncState } from '@plomada/sync';
import { put, take } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/**
 * Tells once of every own action that came into the log: by its answer, or by its entry alone when the answer was lost with
 * the connection. What was refused is told of where it is refused.
 */
export function* tellAccepted() {
  let before: { readonly projectId: string; readonly waits: readonly string[] } | null = null;
  while (true) {
    const ready = yield* selected(selectReady);
    const waits = ready ? unanswered(ready.sync) : [];
    const gone = ready && before?.projectId === ready.projectId ? missing(before.waits, waits) : [];
    const refused = new Set(ready?.sync.rejectedActions.map(({ pending }) => pending.id));
    before = ready && { projectId: ready.projectId, waits };
    for (const id of gone) if (!refused.has(id)) yield put(planEvents.accepted({ id }));
    // Whoever was told may have changed the state at once.
    if (gone.length === 0) yield take([planEvents.synced, planEvents.loaded]);
  }
}

const unanswered = ({ pending }: SyncState): readonly string[] =>
  pending.filter(({ stage }) => stage.name !== 'answered').map(({ id }) => id);

function missing(ids: readonly string[], from: readonly string[]): readonly string[] {
  const left = new Set(from);
  return ids.filter((id) => !left.has(id));
}
