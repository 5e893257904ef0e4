import { refusalOf, termPlan } from '../actions/testing/decide';
import { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import { fieldBar, isFieldEditable, ROW_FIELDS, type RowField } from './editable-fields';

const tasks = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 2, quantity: 10, unit: 'm3' },
    { id: 'M', kind: 'milestone', start: '2026-03-04' },
    { id: 'B' },
  ],
});
const plan = { ...tasks, resources: Table.of([{ id: 'steel', name: 'Steel' }]) };
const EDITS: Readonly<Record<RowField, (id: string) => [string, unknown]>> = {
  text: (id) => ['UPDATE_TASK', { id, text: 'Other' }],
  start: (id) => ['MOVE_TASK', { id, start: '2026-03-03' }],
  end: (id) => ['MOVE_TASK', { id, end: '2026-03-06' }],
  days: (id) => ['MOVE_TASK', { id, duration: 3 }],
  progress: (taskId) => ['SET_PROGRESS', { taskId, progress: 1 }],
  commitment: (taskId) => ['SET_COMMITMENT', { taskId, commitment: 1 }],
  responsible: (id) => ['ASSIGN_RESPONSIBLES', { taskIds: [id], responsibles: [] }],
  predecessors: (id) => ['SET_PREDECESSORS', { id, links: [{ source: 'B', type: '0', lag: 0 }] }],
  successors: (id) => ['SET_SUCCESSORS', { id, links: [{ target: 'B', type: '0', lag: 0 }] }],
  constraint: (id) => ['SET_CONSTRAINT_TYPE', { id, constraintType: 'snet', constraintDate: '2026-03-04' }],
  constraintDate: (id) => [
    'SET_CONSTRAINT_TYPE',
    { id, constraintType: 'snet', constraintDate: '2026-03-05' },
  ],
  weight: (id) => ['UPDATE_TASK', { id, weight: 10 }],
  comments: (taskId) => ['SET_COMMENTS', { taskId, comments: 'Said' }],
  resources: (id) => ['UPDATE_TASK', { id, resources: [{ id: 'steel', amount: 2 }] }],
  unit: (id) => ['UPDATE_TASK', { id, unit: 'm2' }],
  quantity: (id) => ['UPDATE_TASK', { id, quantity: 20 }],
  unitsProgressed: (taskId) => ['SET_PROGRESS', { taskId, progress: 1, unitsProgressed: 10 }],
  unitsCommited: (taskId) => ['SET_COMMITMENT', { taskId, commitment: 1, unitsCommited: 10 }],
};

it.each(['S', 'A', 'M'].flatMap((id) => ROW_FIELDS.map((field) => [id, field] as const)))(
  '%s takes an edit of its %s, or says the rule by which the action is refused',
  (id, field) => {
    const kind = treeOf(plan).kindOf(id);
    const bar = fieldBar({ id, text: plan.tasks.get(id)!.text, kind }, field);
    expect(isFieldEditable(kind, field)).toBe(bar === null);
    // The day of a milestone is its start: an end by itself would move it.
    if (id === 'M' && field === 'end') return expect(bar?.code).toBe('MILESTONE_DURATION_FIXED');
    const [type, payload] = EDITS[field](id);
    expect(refusalOf(plan, type, payload)?.code).toBe(bar?.code);
  },
);
