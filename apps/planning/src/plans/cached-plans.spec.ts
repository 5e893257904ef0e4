import { createPlan, defaultSettings, evolve } from '@plomada/domain';
import { fromDocument } from '@plomada/domain';
import { samplePlan } from '../testing/sample-plan';
import { advanced, type CachedPlan } from './cached-plan';
import { CachedPlans } from './cached-plans';

const cached = (projectId: string, { seq = 0, tasks = 0, epoch = 0 } = {}): CachedPlan => ({
  projectId,
  plan: tasks
    ? fromDocument(samplePlan(tasks))
    : createPlan(defaultSettings('Torre', '2026-03-02'), 'term-1'),
  seq,
  updatedAt: '',
  recent: [],
  checkpoint: { seq: 0, bytesSince: 0 },
  epoch,
});
const entry = (seq: number) => ({
  projectId: 'p',
  seq,
  actionId: `a${seq}`,
  digest: 'd',
  type: 'ADD_RESOURCE',
  actor: { userId: 'ana', name: 'Ana', firstName: 'Ana', lastName: '' },
  at: '2026-03-02T12:00:00.000Z',
  when: '2026-03-02T12:00:00.000Z',
  baseSeq: 0,
  touched: [],
  bytes: 10,
  correlationId: 'none',
  changes: [{ kind: 'add', table: 'resources', id: `x${seq}`, row: { id: `x${seq}` } } as const],
});

describe('plans in memory', () => {
  it('go when too many are kept, the least recently used first', () => {
    const plans = new CachedPlans({ maxPlans: 2, maxRows: 1_000 });
    for (const id of ['a', 'b']) plans.keep(cached(id));
    plans.get('a');
    plans.keep(cached('c'));
    expect([plans.get('a')?.projectId, plans.get('b'), plans.get('c')?.projectId]).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });

  it('go when they are too large together, but the newest stays', () => {
    const plans = new CachedPlans({ maxPlans: 10, maxRows: 250 });
    plans.keep(cached('a', { tasks: 60 }));
    plans.keep(cached('b', { tasks: 60 }));
    expect(plans.size).toBe(2);
    plans.keep(cached('c', { tasks: 500 }));
    expect(plans.size).toBe(1);
    expect(plans.get('c')?.plan.tasks.size).toBe(500);
  });

  it('say which of them made room, and not which were replaced by newer ones', () => {
    const evicted: string[] = [];
    const plans = new CachedPlans({ maxPlans: 2, maxRows: 1_000 }, (id) => evicted.push(id));
    for (const [n, id] of ['a', 'b', 'a', 'c', 'd'].entries()) plans.keep(cached(id, { seq: n }));
    expect(evicted).toEqual(['b', 'a']);
  });

  it('are never replaced by an older version', () => {
    const plans = new CachedPlans({ maxPlans: 2, maxRows: 1_000 });
    plans.keep(cached('a', { seq: 7 }));
    expect(plans.keep(cached('a', { seq: 6 })).seq).toBe(7);
    expect(plans.get('a')?.seq).toBe(7);
  });

  it('are replaced by what was seen after the database was lost, and never the other way round', () => {
    const plans = new CachedPlans({ maxPlans: 2, maxRows: 1_000 });
    plans.keep(cached('a', { seq: 7 }));
    expect(plans.keep(cached('a', { seq: 5, epoch: 1 })).seq).toBe(5);
    expect(plans.keep(cached('a', { seq: 8 })).seq).toBe(5);
  });
});

describe('a plan and its next entry', () => {
  it('gives the plan with the entry’s changes and remembers the entry', () => {
    const next = advanced(cached('p'), entry(1));
    expect(next.seq).toBe(1);
    expect(next.plan.resources.has('x1')).toBe(true);
    expect(next.plan).toEqual(evolve(cached('p').plan, entry(1).changes));
    expect(next.recent.map(({ actionId }) => actionId)).toEqual(['a1']);
    expect(next.checkpoint).toEqual({ seq: 0, bytesSince: 10 });
  });

  it('refuses an entry that leaves a gap', () => {
    expect(() => advanced(cached('p'), entry(2))).toThrow('has 2 after 0');
  });

  it('remembers the last hundred entries', () => {
    let plan = cached('p');
    for (let seq = 1; seq <= 130; seq++) plan = advanced(plan, entry(seq));
    expect(plan.recent).toHaveLength(100);
    expect(plan.recent[0]?.seq).toBe(31);
  });
});
