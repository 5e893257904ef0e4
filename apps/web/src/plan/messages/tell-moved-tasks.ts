import { type Change, type Plan, type PlanAction, type Task, treeOf } from '@plomada/domain';
import { put, takeEvery } from 'redux-saga/effects';
import { type Message, messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/**
 * Says which work moved with the required date of a restriction: who looks at a table of restrictions sees no bars. Without a
 * button, since what was done says beside it how it is taken back.
 */
export function* tellMovedTasks() {
  yield takeEvery(planEvents.made, function* ({ payload: { id, action } }) {
    const sync = (yield* selected(selectReady))?.sync;
    const changes = sync?.decided.get(id)?.changes;
    if (!changes || !isAboutRestrictions(action)) return;
    const [first, ...others] = movedTasks(sync.visible, changes);
    if (first) yield put(messageShown({ severity: 'info', ...wordsOf(first, others.length) }));
  });
}

const SET_REQUIRED_DATES: ReadonlySet<string> = new Set(['NEW_RESTRICTION', 'EDIT_RESTRICTION']);

function isAboutRestrictions(action: PlanAction): boolean {
  const actions = action.type === 'BATCH_UPDATE' ? action.payload.actions : [action];
  return actions.some(({ type }) => SET_REQUIRED_DATES.has(type));
}

/** The work that starts or ends on another day, and not the summaries that reach as far as it does. */
function movedTasks(plan: Plan, changes: readonly Change[]): readonly Task[] {
  const ids = changes.flatMap((change) => {
    const isMove = change.kind === 'set' && ('start' in change.after || 'end' in change.after);
    return change.table === 'tasks' && isMove ? [change.id] : [];
  });
  const tree = treeOf(plan);
  return [...new Set(ids)].filter((id) => tree.isLeaf(id)).map((id) => plan.tasks.get(id)!);
}

function wordsOf({ text, start }: Task, others: number): Pick<Message, 'key' | 'params'> {
  if (others === 0) return { key: 'actions:movedByRestriction.one', params: { task: text, date: start } };
  return { key: 'actions:movedByRestriction.several', params: { task: text, count: others } };
}
