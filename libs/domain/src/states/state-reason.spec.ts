import { termPlan } from '../actions/testing/decide';
import { addRow, evolve } from '../plan/change';
import type { Restriction, Task } from '../plan/plan';
import { stateReason } from './state-reason';

const TODAY = '2026-03-04';

function reasonOf(task: Partial<Task>, ...restrictions: readonly Partial<Restriction>[]) {
  const bare = termPlan({ tasks: [{ id: 'A', duration: 5, analysed: true, ...task }] });
  const rows = restrictions.map((one, at) => addRow('restrictions', { ...STEEL, id: `r${at}`, ...one }));
  const plan = evolve(bare, rows);
  const { state, code, params } = stateReason(plan, plan.tasks.get('A')!, TODAY);
  return [state, code, params];
}

const STEEL: Restriction = {
  id: 'r',
  taskIds: ['A'],
  family: 'Materials',
  type: 1,
  detail: 'Steel',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-06',
  released: null,
  releasedTerm: null,
  inProcess: false,
};

describe('why a task is in its state in the term [03-02, 03-09)', () => {
  it.each([
    ['done in it', { progress: 1 }, 'completed', 'completed', {}],
    ['done before', { progress: 1, lastProgress: 1 }, 'completed', 'completedBefore', {}],
    [
      'should have ended before',
      { start: '2026-02-23', progress: 0.25 },
      'delayed',
      'delayed',
      { end: '2026-02-27', progress: 25, termStart: '2026-03-02' },
    ],
    ['nobody looked at it', { analysed: false }, 'notAnalysed', 'notAnalysed', {}],
    ['taken out by hand', { inTerm: false }, 'outOfTerm', 'takenOut', {}],
    [
      'starts later',
      { start: '2026-03-10' },
      'outOfTerm',
      'startsAfterTerm',
      { start: '2026-03-10', termEnd: '2026-03-08' },
    ],
    [
      'its last day is over',
      { duration: 2, progress: 0.5 },
      'late',
      'late',
      { end: '2026-03-03', progress: 50 },
    ],
    ['under way', { progress: 0.5 }, 'active', 'active', { end: '2026-03-06', progress: 50 }],
    ['can be done', {}, 'executable', 'executable', { end: '2026-03-06' }],
    ['can be begun only', { duration: 8 }, 'executable', 'endsAfterTerm', { end: '2026-03-11' }],
  ] as const)('%s', (_, task, state, code, params) => {
    expect(reasonOf(task)).toEqual([state, code, params]);
  });

  it('names the restriction that is due first, by when it has to be released, and how many there are', () => {
    const later = { start: '2026-03-05' };
    const params = { restriction: 'Crane', by: '2026-03-04', count: 2 };
    const crane = { detail: 'Crane', commited: '2026-03-04' };
    expect(reasonOf(later, {}, crane)).toEqual(['startRestricted', 'startRestricted', params]);
    const released = { detail: 'Crane', released: '2026-03-03' };
    expect(reasonOf(later, {}, released)[2]).toEqual({ restriction: 'Steel', by: '2026-03-05', count: 1 });
  });

  it('says when the day has passed, and counts what holds the end back apart', () => {
    const start = { detail: 'Crane' };
    expect(reasonOf({}, start)[1]).toBe('startOverdue');
    const end = { type: 2 as const, detail: 'Test' };
    const params = { restriction: 'Test', by: '2026-03-06', count: 1 };
    expect(reasonOf({}, end)).toEqual(['endRestricted', 'endRestricted', params]);
    expect(reasonOf({ duration: 2 }, end)[1]).toBe('endOverdue');
  });
});
