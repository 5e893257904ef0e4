import { evolve, invert } from '../../plan/change';
import { toDocument } from '../../plan/document';
import { newTask } from '../../plan/new-task';
import type { Plan, Task } from '../../plan/plan';
import { treeOf } from '../../tree/tree';
import { after, refusalOf, specContext, termPlan } from '../testing/decide';
import { decide } from '../registry';

const plan = termPlan({
  tasks: [
    { id: 'S', index: 1, text: 'Piso 1' },
    {
      id: 'a',
      parent: 'S',
      index: 1,
      duration: 2,
      progress: 0.4,
      lastProgress: 0.2,
      commitment: 0.8,
      weight: 30,
    },
    { id: 'b', parent: 'S', index: 2, duration: 3, start: '2026-03-04' },
    { id: 'T', index: 2, text: 'Piso 2' },
    { id: 'c', parent: 'T', index: 1 },
    { id: 'x', index: 3 },
    { id: 'm', index: 4, kind: 'milestone' },
  ],
  links: ['a>b FS+1', 'b>x', 'x>T'],
});
const outline = (changed: Plan): string =>
  treeOf(changed)
    .inOrder.map((id) => `${treeOf(changed).shortCodeOf(id)}${id}`)
    .join(' ');

describe('copying a branch', () => {
  it('puts it right after the original, with the links among its tasks and no others', () => {
    const changed = after(plan, 'COPY_BRANCH', { ids: ['S'] });
    expect(outline(changed)).toBe('1S 1.1a 1.2b 2new-0 2.1new-1 2.2new-2 3T 3.1c 4x 5m');
    expect(changed.links.rows.slice(3)).toEqual([
      { id: 'new-3', source: 'new-1', target: 'new-2', type: '0', lag: 1 },
    ]);
    expect(changed.tasks.get('new-0')!.text).toBe('Piso 1');
  });

  it('copies several with the links among them, each branch once, one after the other', () => {
    const changed = after(plan, 'COPY_BRANCH', { ids: ['x', 'b', 'S'] });
    expect(outline(changed)).toBe('1S 1.1a 1.2b 2T 2.1c 3x 4new-0 4.1new-1 4.2new-2 5new-3 6m');
    expect(changed.links.rows.slice(3).map(({ source, target }) => `${source}>${target}`)).toEqual([
      'new-1>new-2',
      'new-2>new-3',
    ]);
  });

  it('copies what is planned, not what was done, nor what a file said of it', () => {
    const task: Task = {
      ...plan.tasks.get('a')!,
      causes: [{ id: 'k', cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' }],
      inTerm: true,
      imported: true,
      sourceId: '7',
      wbs: 'A.1',
      actualStart: '2026-03-02',
      actualFinish: '2026-03-03',
    };
    const changed = after({ ...plan, tasks: plan.tasks.with([task]) }, 'COPY_BRANCH', { ids: ['S'] });
    const { id, text, start, end, duration, responsibles, index } = task;
    expect(changed.tasks.get('new-1')).toEqual(
      newTask({ id: 'new-1', parent: 'new-0', text, start, end, duration, responsibles, index }),
    );
    expect([id, changed.tasks.get('a')]).toEqual(['a', task]);
  });

  it('never makes more tasks than a plan holds', () => {
    const almost = termPlan({ tasks: Array.from({ length: 9_999 }, (_, n) => ({ id: `t${n}` })) });
    const full = after(almost, 'COPY_BRANCH', { ids: ['t0'] });
    expect(full.tasks.size).toBe(10_000);
    expect(refusalOf(full, 'COPY_BRANCH', { ids: ['t0'] })).toEqual({
      code: 'PLAN_FULL',
      params: { max: 10_000 },
    });
    expect(refusalOf(full, 'CREATE_TASK', { id: 'n', text: 'n' })?.code).toBe('PLAN_FULL');
  });

  it('never makes more links than a plan holds', () => {
    const tasks = ['S', 'a', 'b', 'c'].map((id) => ({ id, ...(id !== 'S' && { parent: 'S' }) }));
    const inner = ['a>b', 'b>c'];
    const outer = Array.from({ length: 19_997 }, (_, n) => ({
      id: `l${n}`,
      source: `x${n % 200}`,
      target: `y${Math.floor(n / 200)}`,
      type: '1' as const,
      lag: 0,
    }));
    const ends = Array.from({ length: 200 }, (_, n) => [{ id: `x${n}` }, { id: `y${n}` }]).flat();
    const full = termPlan({ tasks: [...tasks, ...ends], links: [...inner, ...outer] });
    expect(refusalOf(full, 'COPY_BRANCH', { ids: ['S'] })).toEqual({
      code: 'PLAN_FULL',
      params: { max: 20_000 },
    });
    const less = { ...full, links: full.links.with([], new Set(['l0'])) };
    expect(after(less, 'COPY_BRANCH', { ids: ['S'] }).links.size).toBe(20_000);
  });

  it('goes where it is told to, and after what that place is bound to', () => {
    const changed = after(plan, 'COPY_BRANCH', { ids: ['a'], parent: 'T', after: null });
    expect(outline(changed)).toBe('1S 1.1a 1.2b 2T 2.1new-0 2.2c 3x 4m');
    expect(changed.tasks.get('new-0')!.start).toBe('2026-03-03');
  });

  it('keeps the place in the rhythm', () => {
    const setUp = after(plan, 'SET_RHYTHM', {
      units: [{ id: 'u', name: 'Piso' }],
      categories: [{ id: 'k', name: 'Tabiques', workDays: 5 }],
    });
    const placed = after(setUp, 'ASSIGN_RHYTHM', { taskIds: ['b'], unit: 'u', category: 'k' });
    const changed = after(placed, 'COPY_BRANCH', { ids: ['S'] });
    expect(changed.rhythmPlaces.get('new-2')).toEqual({ id: 'new-2', unit: 'u', category: 'k' });
  });

  it('is undone by its inverse', () => {
    const decision = decide(plan, { type: 'COPY_BRANCH', payload: { ids: ['S'] } }, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const back = evolve(evolve(plan, decision.changes), invert(decision.changes));
    expect(toDocument(back)).toEqual(toDocument(plan));
  });

  it.each([
    [{ ids: ['gone'] }, 'TASK_UNKNOWN'],
    [{ ids: ['S'], parent: 'a' }, 'TASK_INTO_OWN_BRANCH'],
    [{ ids: ['S'], parent: 'S' }, 'TASK_INTO_OWN_BRANCH'],
    [{ ids: ['S'], parent: 'gone' }, 'TASK_UNKNOWN'],
    [{ ids: ['S'], after: 'gone' }, 'TASK_UNKNOWN'],
    [{ ids: ['S'], parent: 'm' }, 'PARENT_IS_MILESTONE'],
    [{ ids: ['c'], parent: 'a' }, 'PARENT_HAS_PROGRESS'],
  ])('refuses %j with %s', (payload, code) => {
    expect(refusalOf(plan, 'COPY_BRANCH', payload)?.code).toBe(code);
  });
});
