import { termPlan } from '../actions/testing/decide';
import { addRow, evolve } from '../plan/change';
import { rowToSee } from './row-to-see';

const restriction = (id: string, released: string | null = null, type: 1 | 2 = 1) =>
  addRow('restrictions', {
    id,
    taskIds: ['A'],
    family: 'Materials',
    type,
    detail: 'Steel',
    comments: '',
    responsible: null,
    created: '2026-03-01',
    commited: null,
    required: '2026-03-02',
    released,
    releasedTerm: null,
    inProcess: false,
  });
const bare = termPlan({ tasks: [{ id: 'A', duration: 5 }] });
const one = evolve(bare, [restriction('r1'), restriction('r2', '2026-03-02')]);

describe('where a refusal leads', () => {
  it('is the task or the restriction that it names', () => {
    expect(rowToSee(one, { code: 'TASK_NOT_YOURS', rows: ['A'] })).toEqual({ kind: 'task', id: 'A' });
    expect(rowToSee(one, { code: 'RESTRICTION_LOCKED', rows: ['r2'] })).toEqual({
      kind: 'restriction',
      id: 'r2',
    });
  });

  it('is the restriction that it speaks of, and the task where several are open', () => {
    const refusal = { code: 'TASK_START_RESTRICTED', rows: ['A'] };
    expect(rowToSee(one, refusal)).toEqual({ kind: 'restriction', id: 'r1' });
    expect(rowToSee(evolve(one, [restriction('r3')]), refusal)).toEqual({ kind: 'task', id: 'A' });
  });

  it('is the only one that the code can mean, whatever else the task has', () => {
    const both = evolve(bare, [restriction('r1'), restriction('end', null, 2)]);
    const leadsTo = (plan: typeof both, code: string) => rowToSee(plan, { code, rows: ['A'] })?.id;
    expect(leadsTo(both, 'TASK_START_RESTRICTED')).toBe('r1');
    expect(leadsTo(both, 'TASK_END_RESTRICTED')).toBe('end');
    expect(leadsTo(both, 'ROW_END_RESTRICTED')).toBe('end');
    expect(leadsTo(both, 'TASK_RESTRICTED_IN_TERM')).toBe('A');
    const released = evolve(bare, [restriction('r2', '2026-03-02')]);
    expect(leadsTo(released, 'TASK_HAS_RESTRICTIONS')).toBe('r2');
    expect(leadsTo(released, 'PARENT_HAS_RESTRICTIONS')).toBe('r2');
    expect(leadsTo(both, 'TASK_HAS_RESTRICTIONS')).toBe('A');
  });

  it('is nowhere when it names nothing that is in the plan', () => {
    expect(rowToSee(one, { code: 'TASK_UNKNOWN', rows: ['gone'] })).toBeNull();
    expect(rowToSee(one, { code: 'ACTION_INVALID' })).toBeNull();
  });
});
