import type { LogEntry } from '@plomada/contracts';
import { put } from 'redux-saga/effects';
import { messageShown } from '../../app/messages/messages-slice';
import { selected } from '../../app/typed-effects';
import { selectHeldRows } from '../gantt/gantt-slice';

/** Says so when somebody else deleted a task that this person has selected or is editing. */
export function* tellDeleted(entries: readonly LogEntry[], userId: string) {
  const held = new Set(yield* selected(selectHeldRows));
  if (held.size === 0) return;
  for (const { actor, changes } of entries) {
    if (actor.userId === userId) continue;
    const gone = changes.filter(
      ({ kind, table, id }) => kind === 'remove' && table === 'tasks' && held.has(id),
    );
    const [first] = gone;
    if (first?.kind !== 'remove') continue;
    const task = (first.row as { text?: string }).text ?? '';
    const params = { user: actor.name, task, count: gone.length };
    yield put(messageShown({ severity: 'warning', key: 'sync:deletedByOther', params }));
  }
}
