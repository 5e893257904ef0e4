import { termPlan } from '../actions/testing/decide';
import { addRow, evolve } from '../plan/change';
import { rowToSee } from './row-to-see';

const restriction = (id: string, released: string | null = null) =>
  addRow('restrictions', {
    id,
    taskIds: ['A'],
    family: 'Materials',
    type: 1,
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

  it('is nowhere when it names nothing that is in the plan', () => {
    expect(rowToSee(one, { code: 'TASK_UNKNOWN', rows: ['gone'] })).toBeNull();
    expect(rowToSee(one, { code: 'ACTION_INVALID' })).toBeNull();
  });
});
