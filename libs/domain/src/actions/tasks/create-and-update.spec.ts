import type { Task } from '../../plan/plan';
import { Table } from '../../plan/table';
import { treeOf } from '../../tree/tree';
import { after, refusalOf, specContext, termPlan } from '../testing/decide';

const plan = {
  ...termPlan({
    tasks: [
      { id: 'S', index: 1 },
      { id: 'a', parent: 'S', index: 1, duration: 2, start: '2026-03-09' },
      { id: 'b', parent: 'S', index: 2, duration: 3, start: '2026-03-11' },
      { id: 'M', index: 2, kind: 'milestone' },
      { id: 'P', index: 3, duration: 5, progress: 0.4 },
      { id: 'Q', index: 4, duration: 5, weight: 70 },
      { id: 'R', index: 5, commitment: 0.4 },
    ],
    links: ['a>b'],
  }),
  resources: Table.of([{ id: 'crane', name: 'Grúa' }]),
};
const childrenOf = (changed: typeof plan, id: string): readonly string[] => treeOf(changed).childrenOf(id);

describe('creating a task', () => {
  it('gives it three working days from the start of its branch, last among its siblings', () => {
    const changed = after(plan, 'CREATE_TASK', { id: 'n', text: 'Rebar', parent: 'S' });
    expect(changed.tasks.get('n')).toMatchObject({
      kind: 'task',
      parent: 'S',
      duration: 3,
      start: '2026-03-09',
      end: '2026-03-12',
      imported: false,
      responsibles: [],
    });
    expect(childrenOf(changed, 'S')).toEqual(['a', 'b', 'n']);
  });

  it('begins at the first working day of the project without a branch', () => {
    const sunday = { ...plan, settings: { ...plan.settings, startDate: '2026-03-01' } };
    const changed = after(sunday, 'CREATE_TASK', { id: 'n', text: 'n' });
    expect(changed.tasks.get('n')).toMatchObject({ start: '2026-03-02', end: '2026-03-05', parent: null });
  });

  it('puts it where it was asked for, again and again', () => {
    let changed = plan;
    for (let n = 0; n < 80; n += 1) {
      changed = after(changed, 'CREATE_TASK', { id: `n${n}`, text: 'n', parent: 'S', after: 'a' });
    }
    expect(childrenOf(changed, 'S').slice(0, 3)).toEqual(['a', 'n79', 'n78']);
    expect(childrenOf(changed, 'S').slice(-2)).toEqual(['n0', 'b']);
    const first = after(changed, 'CREATE_TASK', { id: 'first', text: 'n', parent: 'S', after: null });
    expect(childrenOf(first, 'S')[0]).toBe('first');
  });

  it('makes milestones instants', () => {
    const changed = after(plan, 'CREATE_TASK', {
      id: 'n',
      text: 'n',
      kind: 'milestone',
      start: '2026-03-10',
    });
    expect(changed.tasks.get('n')).toMatchObject({ start: '2026-03-10', end: '2026-03-10', duration: 0 });
  });

  it('makes a summary of the task that gets its first child', () => {
    const changed = after(plan, 'CREATE_TASK', { id: 'n', text: 'n', parent: 'Q' });
    expect(treeOf(changed).kindOf('Q')).toBe('summary');
  });

  it.each([
    [{ id: 'a', text: 'n' }, 'TASK_EXISTS'],
    [{ id: 'n', text: 'n', parent: 'gone' }, 'TASK_UNKNOWN'],
    [{ id: 'n', text: 'n', parent: 'M' }, 'PARENT_IS_MILESTONE'],
    [{ id: 'n', text: 'n', parent: 'P' }, 'PARENT_HAS_PROGRESS'],
    [{ id: 'n', text: 'n', duration: 0 }, 'TASK_DURATION_INVALID'],
    [{ id: 'n', text: 'n', kind: 'milestone', duration: 2 }, 'MILESTONE_DURATION_FIXED'],
    [{ id: 'n', text: 'n', duration: 1000 }, 'TASK_DURATION_INVALID'],
    [{ id: 'n', text: '' }, 'ACTION_INVALID'],
    [{ id: 'n', text: '\u2800\u200b' }, 'ACTION_INVALID'],
    [{ id: 'n', text: ' ' }, 'ACTION_INVALID'],
    [{ id: 'n', text: 'n', start: '2026-02-30' }, 'ACTION_INVALID'],
    [{ id: 'n', text: 'n', start: '2199-12-30', duration: 900 }, 'TASK_DATES_OUT_OF_RANGE'],
  ])('refuses %p with %s', (payload, code) => {
    expect(refusalOf(plan, 'CREATE_TASK', payload)?.code).toBe(code);
  });

  it('is for those who edit the plan', () => {
    const payload = { id: 'n', text: 'n' };
    expect(refusalOf(plan, 'CREATE_TASK', payload, specContext('responsible'))?.code).toBe(
      'ACTION_FORBIDDEN',
    );
    expect(refusalOf(plan, 'CREATE_TASK', payload, specContext('facilitator'))).toBeUndefined();
  });
});

describe('updating a task', () => {
  it('changes what is said of it, and it is no longer as it was imported', () => {
    const imported = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('a')!, imported: true }]) };
    const changed = after(imported, 'UPDATE_TASK', { id: 'a', text: 'Dig', comments: 'wet', weight: 12.345 });
    expect(changed.tasks.get('a')).toMatchObject({
      text: 'Dig',
      comments: 'wet',
      weight: 12.35,
      imported: false,
    });
    expect(after(imported, 'UPDATE_TASK', { id: 'a', text: 'a' })).toBe(imported);
  });

  it('makes a milestone of a task and a task of a milestone', () => {
    const instant = after(plan, 'UPDATE_TASK', { id: 'a', kind: 'milestone' });
    expect(instant.tasks.get('a')).toMatchObject({ start: '2026-03-09', end: '2026-03-09', duration: 0 });
    const work = after(plan, 'UPDATE_TASK', { id: 'M', kind: 'task' });
    expect(work.tasks.get('M')).toMatchObject({ start: '2026-03-02', end: '2026-03-03', duration: 1 });
  });

  it('makes no milestone of what may not end that early, rather than to put it elsewhere', () => {
    const steel = { family: 'Materials', type: 2, detail: 'Steel', comments: '', responsible: 'luis' };
    const due = { ...steel, taskIds: ['b'], commited: null, required: '2026-03-12' };
    const restricted = after(plan, 'NEW_RESTRICTION', due);
    expect(refusalOf(restricted, 'UPDATE_TASK', { id: 'b', kind: 'milestone' })).toEqual({
      code: 'TASK_END_BEFORE_RESTRICTION',
      params: { task: 'b', required: '2026-03-12' },
      rows: ['b'],
    });
  });

  it.each<[string, Task['kind'], Task['kind']]>([
    ['a milestone of a task', 'task', 'milestone'],
    ['a task of a milestone', 'milestone', 'task'],
  ])('takes the actual start at 0 %% of what becomes %s', (_what, was, kind) => {
    const given: Partial<Task> = { kind: was, actualStart: '2026-03-09' };
    const imported = {
      ...plan,
      tasks: plan.tasks.with([{ ...plan.tasks.get('a')!, ...given }]),
    };
    const changed = after(imported, 'UPDATE_TASK', { id: 'a', kind });
    expect(changed.tasks.get('a')).toMatchObject({ start: '2026-03-09', actualStart: null });
  });

  it('takes the weight of what becomes a milestone, so that others can have it', () => {
    const weighed = after(plan, 'UPDATE_TASK', { id: 'a', weight: 30 });
    const instant = after(weighed, 'UPDATE_TASK', { id: 'a', kind: 'milestone' });
    expect(after(instant, 'UPDATE_TASK', { id: 'a', kind: 'task' }).tasks.get('a')!.weight).toBeNull();
  });

  it('takes resources of the project', () => {
    const resources = [{ id: 'crane', amount: 2 }];
    expect(after(plan, 'UPDATE_TASK', { id: 'a', resources }).tasks.get('a')!.resources).toEqual(resources);
  });

  it.each([
    [{ id: 'gone', text: 'n' }, 'TASK_UNKNOWN'],
    [{ id: 'a', weight: 30.01 }, 'WEIGHTS_OVER_100'],
    [{ id: 'a', weight: 30 }, undefined],
    [{ id: 'S', weight: 1 }, 'WEIGHT_NOT_ALLOWED'],
    [{ id: 'M', weight: 1 }, 'WEIGHT_NOT_ALLOWED'],
    [{ id: 'S', kind: 'milestone' }, 'SUMMARY_NOT_MILESTONE'],
    [{ id: 'P', kind: 'milestone' }, 'MILESTONE_ALL_OR_NOTHING'],
    [{ id: 'R', kind: 'milestone' }, 'MILESTONE_ALL_OR_NOTHING'],
    [{ id: 'M', resources: [{ id: 'crane', amount: 1 }] }, 'MILESTONE_NO_RESOURCES'],
    [{ id: 'a', resources: [{ id: 'gone', amount: 1 }] }, 'RESOURCE_UNKNOWN'],
    [
      {
        id: 'a',
        resources: [
          { id: 'crane', amount: 1 },
          { id: 'crane', amount: 2 },
        ],
      },
      'RESOURCE_DUPLICATE',
    ],
    [{ id: 'a', resources: [{ id: 'crane', amount: -0.1 }] }, 'RESOURCE_AMOUNT_NEGATIVE'],
    [{ id: 'a', resources: [{ id: 'crane', amount: 1.5 }] }, 'RESOURCE_AMOUNT_FRACTION'],
    [{ id: 'a', resources: [{ id: 'crane', amount: 0 }] }, undefined],
    [{ id: 'a', resources: [{ id: 'crane', amount: 1e10 }] }, 'ACTION_INVALID'],
    [{ id: 'a', progress: 1 }, 'ACTION_INVALID'],
  ])('answers %p with %s', (payload, code) => {
    expect(refusalOf(plan, 'UPDATE_TASK', payload)?.code).toBe(code);
  });
});
