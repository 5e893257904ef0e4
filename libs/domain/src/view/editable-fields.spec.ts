import { refusalOf, termPlan } from '../actions/testing/decide';
import { treeOf } from '../tree/tree';
import { type RowField, isFieldEditable } from './editable-fields';

const plan = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 2 },
    { id: 'M', kind: 'milestone', start: '2026-03-04' },
    { id: 'B' },
  ],
});
const EDITS: Readonly<Record<RowField, (id: string) => [string, unknown]>> = {
  text: (id) => ['UPDATE_TASK', { id, text: 'Other' }],
  start: (id) => ['MOVE_TASK', { id, start: '2026-03-03' }],
  end: (id) => ['MOVE_TASK', { id, end: '2026-03-06' }],
  days: (id) => ['MOVE_TASK', { id, duration: 3 }],
  progress: (taskId) => ['SET_PROGRESS', { taskId, progress: 1 }],
  predecessors: (id) => ['SET_PREDECESSORS', { id, links: [{ source: 'B', type: '0', lag: 0 }] }],
  commitment: (taskId) => ['SET_COMMITMENT', { taskId, commitment: 1 }],
};

it.each(
  ['S', 'A', 'M'].flatMap((id) => (Object.keys(EDITS) as RowField[]).map((field) => [id, field] as const)),
)('%s takes an edit of its %s exactly when the action is not refused', (id, field) => {
  if (id === 'M' && field === 'end') return expect(isFieldEditable('milestone', 'end')).toBe(false);
  const [type, payload] = EDITS[field](id);
  expect(refusalOf(plan, type, payload) === undefined).toBe(isFieldEditable(treeOf(plan).kindOf(id), field));
});
