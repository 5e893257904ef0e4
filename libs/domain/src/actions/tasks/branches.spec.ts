import type { Plan } from '../../plan/plan';
import { Table } from '../../plan/table';
import { treeOf } from '../../tree/tree';
import { after, refusalOf, specResponsible, termPlan } from '../testing/decide';

const plan = termPlan({
  tasks: [
    { id: 'S', index: 1 },
    { id: 'a', parent: 'S', index: 1, duration: 2, start: '2026-03-04' },
    { id: 'T', index: 2 },
    { id: 'b', parent: 'T', index: 1, duration: 3, start: '2026-03-09' },
    { id: 'c', index: 3, duration: 1 },
    { id: 'd', index: 4, duration: 1 },
  ],
  links: ['c>T', 'd>c'],
});
const codes = (changed: Plan): string =>
  treeOf(changed)
    .inOrder.map((id) => `${treeOf(changed).shortCodeOf(id)}${id}`)
    .join(' ');

describe('moving branches', () => {
  it('reorders, and renumbers the codes', () => {
    expect(codes(plan)).toBe('1S 1.1a 2T 2.1b 3c 4d');
    const changed = after(plan, 'MOVE_BRANCH', { id: 'T', parent: null, after: null });
    expect(codes(changed)).toBe('1T 1.1b 2S 2.1a 3c 4d');
    expect(codes(after(plan, 'MOVE_BRANCH', { id: 'c', parent: null, after: 'd' }))).toBe(
      '1S 1.1a 2T 2.1b 3d 4c',
    );
  });

  it('indents and outdents', () => {
    expect(codes(after(plan, 'MOVE_BRANCH', { id: 'c', parent: 'S' }))).toBe('1S 1.1a 1.2c 2T 2.1b 3d');
    expect(codes(after(plan, 'MOVE_BRANCH', { id: 'T', parent: 'S', after: null }))).toBe(
      '1S 1.1T 1.1.1b 1.2a 2c 3d',
    );
    expect(codes(after(plan, 'MOVE_BRANCH', { id: 'a', parent: null, after: 'T' }))).toBe(
      '1S 2T 2.1b 3a 4c 5d',
    );
  });

  it('leaves a summary without children as a task where they were', () => {
    const changed = after(plan, 'MOVE_BRANCH', { id: 'a', parent: null });
    expect(treeOf(changed).kindOf('S')).toBe('task');
    expect(changed.tasks.get('S')).toMatchObject({ start: '2026-03-04', end: '2026-03-06', duration: 2 });
  });

  it('leaves summaries that still have children, and other tasks, as they were', () => {
    const weighed = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('c')!, weight: 5 }]) };
    const two = after(weighed, 'CREATE_TASK', { id: 'n', text: 'n', parent: 'S', start: '2026-03-16' });
    const left = after(two, 'DELETE_TASKS', { ids: ['n'] });
    expect([left.tasks.get('S'), left.tasks.get('c')]).toEqual([two.tasks.get('S'), two.tasks.get('c')]);
  });

  it('leaves it not begun: what was done went with its children', () => {
    const actual = { actualStart: '2026-03-04', actualFinish: '2026-03-05' };
    const begun = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('S')!, ...actual }]) };
    expect(after(begun, 'DELETE_TASKS', { ids: ['a'] }).tasks.get('S')).toMatchObject({
      actualStart: null,
      actualFinish: null,
    });
  });

  it('leaves it without the weight that it had before it had children', () => {
    const weighed = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('S')!, weight: 80 }]) };
    expect(after(weighed, 'DELETE_TASKS', { ids: ['a'] }).tasks.get('S')!.weight).toBeNull();
  });

  it('binds a task to the links of its new summary', () => {
    const changed = after(plan, 'MOVE_BRANCH', { id: 'a', parent: 'T' });
    expect(changed.tasks.get('a')!.start).toBe('2026-03-04');
    const early = after(plan, 'MOVE_TASK', { id: 'a', start: '2026-03-02' });
    expect(after(early, 'MOVE_BRANCH', { id: 'a', parent: 'T' }).tasks.get('a')!.start).toBe('2026-03-03');
  });

  it.each([
    [{ id: 'S', parent: 'S' }, 'TASK_INTO_OWN_BRANCH'],
    [{ id: 'S', parent: 'a' }, 'TASK_INTO_OWN_BRANCH'],
    [{ id: 'S', parent: 'gone' }, 'TASK_UNKNOWN'],
    [{ id: 'gone', parent: null }, 'TASK_UNKNOWN'],
    [{ id: 'c', parent: 'T' }, 'LINK_TO_OWN_BRANCH'],
    [{ id: 'd', parent: 'T' }, 'LINK_CIRCULAR'],
  ])('refuses %p with %s', (payload, code) => {
    expect(refusalOf(plan, 'MOVE_BRANCH', payload)?.code).toBe(code);
  });
});

describe('deleting tasks', () => {
  it('takes their branches and links with them', () => {
    const changed = after(plan, 'DELETE_TASKS', { ids: ['T', 'd'] });
    expect(changed.tasks.rows.map((task) => task.id)).toEqual(['S', 'a', 'c']);
    expect(changed.links.size).toBe(0);
  });

  it('refuses what is promised in the open term until that is taken back, also below a summary', () => {
    const promised = { ...plan.tasks.get('a')!, commitment: 0.5 };
    const open = { ...plan, tasks: plan.tasks.with([promised]) };
    const refusal = { code: 'TASK_PROMISED_IN_TERM', params: { task: 'a', count: 1 }, rows: ['a'] };
    expect(refusalOf(open, 'DELETE_TASKS', { ids: ['S'] })).toEqual(refusal);
    const out = after(open, 'SET_TERM_MEMBERSHIP', { taskIds: ['a'], member: false });
    expect(after(out, 'DELETE_TASKS', { ids: ['S'] }).tasks.has('a')).toBe(false);
    const nothing = { ...plan, tasks: plan.tasks.with([{ ...promised, commitment: 0 }]) };
    expect(refusalOf(nothing, 'DELETE_TASKS', { ids: ['S'] })).toBeUndefined();
  });

  it('refuses what other records tell of, naming the rows', () => {
    const restriction = { id: 'r', taskIds: ['a'], released: null };
    const restricted = { ...plan, restrictions: Table.of([restriction as never]) };
    expect(refusalOf(restricted, 'DELETE_TASKS', { ids: ['S'] })).toMatchObject({
      code: 'TASK_HAS_RESTRICTIONS',
      rows: ['a'],
    });
    const baseline = { id: 'x', tasks: [{ taskId: 'b', start: '2026-03-09', end: '2026-03-12' }] };
    const kept = { ...plan, baselines: Table.of([baseline as never]) };
    expect(refusalOf(kept, 'DELETE_TASKS', { ids: ['T'] })?.code).toBe('TASK_IN_BASELINE');
    const term = plan.terms.rows[0]!;
    const closed = {
      ...term,
      id: 'old',
      number: 0,
      realClosingTime: '2026-03-01',
      tasks: [{ taskId: 'c' } as never],
    };
    const past = { ...plan, terms: Table.of([closed, term]) };
    expect(refusalOf(past, 'DELETE_TASKS', { ids: ['c'] })?.code).toBe('TASK_IN_PAST_TERM');
    expect(refusalOf(past, 'DELETE_TASKS', { ids: ['d'] })).toBeUndefined();
  });

  it('refuses unknown and no tasks', () => {
    expect(refusalOf(plan, 'DELETE_TASKS', { ids: ['gone'] })?.code).toBe('TASK_UNKNOWN');
    expect(refusalOf(plan, 'DELETE_TASKS', { ids: [] })?.code).toBe('ACTION_INVALID');
  });
});

describe('assigning responsibles', () => {
  const people = {
    ...plan,
    responsibles: Table.of([
      specResponsible('ana'),
      specResponsible('luis'),
      specResponsible('eva', { isActive: false }),
    ]),
  };
  const peopleOf = (changed: Plan, id: string): readonly string[] => changed.tasks.get(id)!.responsibles;

  it('sets, adds and removes many at once', () => {
    const set = after(people, 'ASSIGN_RESPONSIBLES', { taskIds: ['a', 'b', 'a'], responsibles: ['luis'] });
    expect([peopleOf(set, 'a'), peopleOf(set, 'b'), peopleOf(set, 'c')]).toEqual([
      ['luis'],
      ['luis'],
      ['ana'],
    ]);
    const both = after(set, 'ASSIGN_RESPONSIBLES', {
      taskIds: ['a'],
      responsibles: ['ana', 'luis'],
      mode: 'add',
    });
    expect(peopleOf(both, 'a')).toEqual(['luis', 'ana']);
    const fewer = after(both, 'ASSIGN_RESPONSIBLES', {
      taskIds: ['a'],
      responsibles: ['luis'],
      mode: 'remove',
    });
    expect(peopleOf(fewer, 'a')).toEqual(['ana']);
  });

  it('puts fifty people on a task, and no more', () => {
    const people = Array.from({ length: 51 }, (_, n) => specResponsible(`p${n}`));
    const crowded = { ...plan, responsibles: Table.of(people) };
    const assign = (count: number) =>
      refusalOf(crowded, 'ASSIGN_RESPONSIBLES', {
        taskIds: ['c'],
        responsibles: people.slice(0, count).map(({ id }) => id),
      });
    expect(assign(50)).toBeUndefined();
    expect(assign(51)?.code).toBe('ACTION_INVALID');
    const full = after(crowded, 'ASSIGN_RESPONSIBLES', {
      taskIds: ['c'],
      responsibles: people.slice(0, 50).map(({ id }) => id),
    });
    const more = { taskIds: ['c'], responsibles: ['p50'], mode: 'add' };
    expect(refusalOf(full, 'ASSIGN_RESPONSIBLES', more)).toEqual({
      code: 'RESPONSIBLES_FULL',
      params: { max: 50 },
      rows: ['c'],
    });
  });

  it('changes nothing that is so already', () => {
    expect(after(people, 'ASSIGN_RESPONSIBLES', { taskIds: ['a'], responsibles: ['ana'] })).toBe(people);
  });

  it('refuses unknown and inactive people, but keeps inactive ones where they are', () => {
    const choose = (id: string): unknown => ({ taskIds: ['a'], responsibles: [id] });
    expect(refusalOf(people, 'ASSIGN_RESPONSIBLES', choose('bob'))?.code).toBe('RESPONSIBLE_UNKNOWN');
    expect(refusalOf(people, 'ASSIGN_RESPONSIBLES', choose('eva'))?.code).toBe('RESPONSIBLE_INACTIVE');
    const old = {
      ...people,
      tasks: people.tasks.with([{ ...people.tasks.get('a')!, responsibles: ['eva'] }]),
    };
    const added = { taskIds: ['a'], responsibles: ['eva', 'ana'] };
    expect(peopleOf(after(old, 'ASSIGN_RESPONSIBLES', added), 'a')).toEqual(['eva', 'ana']);
    const onBoth = { ...added, taskIds: ['a', 'b'] };
    expect(refusalOf(old, 'ASSIGN_RESPONSIBLES', onBoth)?.code).toBe('RESPONSIBLE_INACTIVE');
    expect(refusalOf(people, 'ASSIGN_RESPONSIBLES', { taskIds: ['gone'], responsibles: [] })?.code).toBe(
      'TASK_UNKNOWN',
    );
  });
});
