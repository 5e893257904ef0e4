import { addRow, evolve } from '../plan/change';
import type { Plan, Restriction, Task } from '../plan/plan';
import { termPlan } from '../actions/testing/decide';
import { progressFacet } from './progress-facet';
import { taskState } from './task-state';

const TODAY = '2026-03-04';

function planWith(task: Partial<Task>, restriction?: Partial<Restriction>): Plan {
  const plan = termPlan({ tasks: [{ id: 'A', duration: 5, ...task }] });
  if (!restriction) return plan;
  const row: Restriction = {
    id: 'r',
    taskIds: ['A'],
    family: 'Materials',
    type: 1,
    detail: 'Steel',
    comments: '',
    responsible: null,
    created: '2026-03-01',
    commited: null,
    required: '2026-03-02',
    released: null,
    releasedTerm: null,
    inProcess: false,
    ...restriction,
  };
  return evolve(plan, [addRow('restrictions', row)]);
}

function stateOf(task: Partial<Task>, restriction?: Partial<Restriction>, today = TODAY): string {
  const plan = planWith(task, restriction);
  return taskState(plan, plan.tasks.get('A')!, today);
}

describe('state of a task in the term [03-02, 03-09)', () => {
  it('is completed at progress 1, whatever else holds', () => {
    expect(stateOf({ progress: 1, analysed: false }, { type: 1 })).toBe('completed');
  });

  it('is delayed when it was to end before the term', () => {
    expect(stateOf({ start: '2026-02-23' }, { type: 1 })).toBe('delayed');
    expect(stateOf({ start: '2026-02-24' })).not.toBe('delayed');
    expect(stateOf({ start: '2026-02-26', end: '2026-03-02' })).toBe('delayed');
    expect(stateOf({ start: '2026-02-26', end: '2026-03-03' })).not.toBe('delayed');
  });

  it('is restricted by what is not released, the start before the end', () => {
    expect(stateOf({}, { type: 1 })).toBe('startRestricted');
    expect(stateOf({ analysed: false }, { type: 2 })).toBe('endRestricted');
    expect(stateOf({}, { type: 1, released: '2026-03-02' })).toBe('executable');
  });

  it('is not analysed while nobody found a restriction or said there is none', () => {
    expect(stateOf({ analysed: false })).toBe('notAnalysed');
    expect(stateOf({ analysed: false, start: '2026-06-01' })).toBe('notAnalysed');
    expect(stateOf({ analysed: false }, { released: '2026-03-02' })).toBe('executable');
  });

  it('is out of term by its dates or by hand', () => {
    expect(stateOf({ start: '2026-03-09' })).toBe('outOfTerm');
    expect(stateOf({ start: '2026-03-09', inTerm: true })).toBe('executable');
    expect(stateOf({ inTerm: false })).toBe('outOfTerm');
  });

  it('is late once its end has come', () => {
    expect(stateOf({ duration: 2, progress: 0.5 })).toBe('late');
    expect(stateOf({ duration: 3, progress: 0.5 })).toBe('active');
  });

  it('is active once begun when it ends within the term, executable otherwise', () => {
    expect(stateOf({ progress: 0.01 })).toBe('active');
    expect(stateOf({ progress: 0.01, duration: 6 })).toBe('executable');
    expect(stateOf({ progress: 0.01, end: '2026-03-09' })).toBe('active');
    expect(stateOf({})).toBe('executable');
  });
});

describe('progress facet', () => {
  it('tells not done, in progress and completed', () => {
    expect([0, 0.01, 0.99, 1].map(progressFacet)).toEqual([
      'notDone',
      'inProgress',
      'inProgress',
      'completed',
    ]);
  });
});
