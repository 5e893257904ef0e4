import { withClosedTerms } from '../../indicators/testing/closed-terms';
import { difference, evolve } from '../../plan/change';
import { Table } from '../../plan/table';
import { reschedule } from '../../schedule/reschedule';
import { scheduleOf } from '../../schedule/schedule';
import { openTerm } from '../../terms/open-term';
import { after, refusalOf, specContext, specPerson, specResponsible, termPlan } from '../testing/decide';
import { Site } from '../testing/site';

const plan = termPlan({
  tasks: [
    { id: 'A', duration: 5 },
    { id: 'B', duration: 2, start: '2026-03-09', responsibles: [] },
  ],
  links: ['A>B'],
});

describe('settings', () => {
  it('keep holidays in order and each once, and move the work that they take days from', () => {
    const holidays = ['2026-03-05', '2026-03-04', '2026-03-05'];
    const changed = after(plan, 'UPDATE_SETTINGS', { holidays });
    expect(changed.settings.holidays).toEqual(['2026-03-04', '2026-03-05']);
    expect(changed.tasks.get('A')).toMatchObject({ end: '2026-03-11', duration: 5 });
    expect(changed.tasks.get('B')).toMatchObject({ start: '2026-03-11', end: '2026-03-13' });
  });

  it('that begin later or work on fewer days move the work', () => {
    const later = after(plan, 'UPDATE_SETTINGS', { startDate: '2026-03-09' });
    expect(later.tasks.get('A')).toMatchObject({ start: '2026-03-09', end: '2026-03-14' });
    const fewer = after(plan, 'UPDATE_SETTINGS', { workingDays: '0111100' });
    expect(fewer.tasks.get('A')).toMatchObject({ start: '2026-03-02', end: '2026-03-10', duration: 5 });
  });

  it('put what has not begun at the data date, and let what is under way last until then', () => {
    const begun = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('A')!, progress: 0.4 }]) };
    const known = after(begun, 'UPDATE_SETTINGS', { dataDate: '2026-03-12' });
    expect(known.tasks.get('A')).toMatchObject({ start: '2026-03-02', end: '2026-03-13', duration: 9 });
    expect(known.tasks.get('B')).toMatchObject({ start: '2026-03-13', end: '2026-03-17', duration: 2 });
    expect(reschedule(known)).toEqual([]);
    const none = after(plan, 'UPDATE_SETTINGS', { dataDate: '2026-03-12' });
    expect(none.tasks.get('A')).toMatchObject({ start: '2026-03-12', end: '2026-03-19', duration: 5 });
    expect(scheduleOf(none).of('B')).toMatchObject({ earlyStart: '2026-03-19', conflict: null });
  });

  it('leave what is finished before the data date, and everything where nothing moves by itself', () => {
    const done = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('A')!, progress: 1 }]) };
    const known = after(done, 'UPDATE_SETTINGS', { dataDate: '2026-03-12' });
    expect(known.tasks.get('A')).toEqual(done.tasks.get('A'));
    const still = after(plan, 'UPDATE_SETTINGS', { dataDate: '2026-03-12', autoScheduling: false });
    expect(still.tasks.rows).toEqual(plan.tasks.rows);
    expect(scheduleOf(still).of('A')!.earlyStart).toBe('2026-03-12');
  });

  it('lift the data date again; undone, everything stands where it stood', () => {
    const known = after(plan, 'UPDATE_SETTINGS', { dataDate: '2026-03-12' });
    const lifted = after(known, 'UPDATE_SETTINGS', { dataDate: null });
    expect(lifted.settings.dataDate).toBeNull();
    expect(scheduleOf(lifted).of('A')!.earlyStart).toBe('2026-03-02');
    const site = new Site(plan);
    site.undo(site.do('UPDATE_SETTINGS', { dataDate: '2026-03-12' }));
    expect(site.plan.tasks.rows).toEqual(plan.tasks.rows);
    expect(site.plan.settings).toEqual({ ...plan.settings, dataDate: null });
  });

  it('leave what is under way as long as the data date made it; only undone is it as short again', () => {
    const begun = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('A')!, progress: 0.4 }]) };
    const site = new Site(begun);
    const mistyped = site.do('UPDATE_SETTINGS', { dataDate: '2027-03-12' });
    const cleared = site.do('UPDATE_SETTINGS', { dataDate: null });
    expect(site.plan.tasks.get('A')).toMatchObject({ start: '2026-03-02', end: '2027-03-13', duration: 270 });
    site.undo(cleared);
    site.undo(mistyped);
    expect(site.plan.tasks.rows).toEqual(begun.tasks.rows);
  });

  it('have no data date after a rollback to a plan that never had one', () => {
    const known = after(plan, 'UPDATE_SETTINGS', { dataDate: '2026-03-12' });
    expect(evolve(known, difference(known, plan)).settings.dataDate).toBeNull();
    expect(difference(plan, { ...plan, settings: { ...plan.settings } })).toEqual([]);
  });

  it('let no bar be dragged before the data date', () => {
    const known = after(plan, 'UPDATE_SETTINGS', { dataDate: '2026-03-12' });
    const dragged = after(known, 'MOVE_TASK', { id: 'A', start: '2026-03-04' });
    expect(dragged.tasks.get('A')).toMatchObject({ start: '2026-03-12', constraintType: 'asap' });
  });

  it('take the first term along until a term is closed', () => {
    const changed = after(plan, 'UPDATE_SETTINGS', { startDate: '2026-02-23', periodDays: 14 });
    expect(openTerm(changed)).toMatchObject({ startDate: '2026-02-23', periodDays: 14 });
    const orderly = after(
      { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('B')!, responsibles: ['luis'] }]) },
      'CLOSE_TERM_V2',
      { termId: 'term-1' },
    );
    expect(openTerm(after(orderly, 'UPDATE_SETTINGS', { periodDays: 14 })).periodDays).toBe(7);
    expect(refusalOf(orderly, 'UPDATE_SETTINGS', { startDate: '2026-02-23' })?.code).toBe(
      'START_DATE_LOCKED',
    );
  });

  it.each([
    [{ workingDays: '0000000' }, 'ACTION_INVALID'],
    [{ workingDays: '011111' }, 'ACTION_INVALID'],
    [{ periodDays: 0 }, 'ACTION_INVALID'],
    [{ periodDays: 61 }, 'ACTION_INVALID'],
    [{ isRoot: true }, 'ACTION_INVALID'],
    [{ id: 'other' }, 'ACTION_INVALID'],
    [{ resourceSelected: 'gone' }, 'RESOURCE_UNKNOWN'],
    [{ weighingOption: 'resource' }, 'WEIGHING_NEEDS_RESOURCE'],
    [{ weighingOption: 'baselineDuration' }, 'BASELINE_MISSING'],
    [{ laPeriods: 6 }, undefined],
  ])('%p gives %s', (values, code) => {
    expect(refusalOf(plan, 'UPDATE_SETTINGS', values)?.code).toBe(code);
  });

  it('say in which time zone it is today, and move nothing by it', () => {
    const site = new Site(plan);
    const set = site.do('UPDATE_SETTINGS', { timeZone: 'America/Santiago' });
    expect(site.plan.settings.timeZone).toBe('America/Santiago');
    expect(site.plan.tasks).toBe(plan.tasks);
    site.undo(set);
    expect(site.plan.settings.timeZone).toBeNull();
    expect(refusalOf(plan, 'UPDATE_SETTINGS', { timeZone: 'Mars/Base' })).toEqual({
      code: 'TIME_ZONE_UNKNOWN',
      params: { timeZone: 'Mars/Base' },
    });
  });

  it('are for administrators', () => {
    expect(refusalOf(plan, 'UPDATE_SETTINGS', { laPeriods: 6 }, specContext('facilitator'))?.code).toBe(
      'ACTION_FORBIDDEN',
    );
  });
});

describe('responsibles', () => {
  const eva = specPerson('eva');

  it('are added together', () => {
    const changed = after(plan, 'ADD_RESPONSIBLES', { responsibles: [eva, specPerson('ivo')] });
    expect(changed.responsibles.rows.map((one) => one.id)).toEqual(['ana', 'luis', 'new-0', 'new-1']);
  });

  it('never share an e-mail, whatever the case', () => {
    const again = { ...eva, email: 'ANA@obra.cl ' };
    expect(refusalOf(plan, 'ADD_RESPONSIBLES', { responsibles: [again] })?.code).toBe(
      'RESPONSIBLE_DUPLICATE',
    );
    expect(refusalOf(plan, 'ADD_RESPONSIBLES', { responsibles: [eva, eva] })?.code).toBe(
      'RESPONSIBLE_DUPLICATE',
    );
    const values = { email: 'luis@obra.cl' };
    expect(refusalOf(plan, 'UPDATE_RESPONSIBLE', { responsibleId: 'ana', values })?.code).toBe(
      'RESPONSIBLE_DUPLICATE',
    );
    const blank = [
      { ...eva, email: '' },
      { ...eva, email: '' },
    ];
    expect(refusalOf(plan, 'ADD_RESPONSIBLES', { responsibles: blank })).toBeUndefined();
  });

  it('are changed field by field', () => {
    const values = { isActive: false };
    const changed = after(plan, 'UPDATE_RESPONSIBLE', { responsibleId: 'ana', values });
    expect(changed.responsibles.get('ana')).toEqual(specResponsible('ana', { isActive: false }));
  });

  it('cannot be removed while a task names them', () => {
    expect(refusalOf(plan, 'REMOVE_RESPONSIBLE', { responsibleId: 'ana' })).toEqual({
      code: 'RESPONSIBLE_IN_USE',
      params: { tasks: 1 },
      rows: ['A'],
    });
    expect(after(plan, 'REMOVE_RESPONSIBLE', { responsibleId: 'luis' }).responsibles.has('luis')).toBe(false);
    const held = after(plan, 'NEW_RESTRICTION', {
      taskIds: ['B'],
      family: 'Permits',
      type: 2,
      detail: 'Crane',
      comments: '',
      responsible: 'luis',
      commited: null,
      required: '2026-03-03',
    });
    expect(refusalOf(held, 'REMOVE_RESPONSIBLE', { responsibleId: 'luis' })?.code).toBe('RESPONSIBLE_IN_USE');
    const record = [['A', 0, 1, 1, { responsibles: ['ana', 'luis'] }]] as const;
    const recorded = withClosedTerms(plan, record, [['A', 0, 1, 1]]);
    expect(refusalOf(recorded, 'REMOVE_RESPONSIBLE', { responsibleId: 'luis' })).toEqual({
      code: 'RESPONSIBLE_IN_USE',
      params: { tasks: 0 },
      rows: [],
    });
    expect(refusalOf(plan, 'REMOVE_RESPONSIBLE', { responsibleId: 'gone' })?.code).toBe(
      'RESPONSIBLE_UNKNOWN',
    );
  });
});

describe('baselines', () => {
  const first = after(plan, 'SET_BASELINE', { name: 'Contract' });
  const task = first.tasks.get('A')!;
  const later = {
    ...first,
    tasks: first.tasks.with([
      { ...task, progress: 1, end: '2026-03-10' },
      { ...first.tasks.get('B')!, start: '2026-03-16', end: '2026-03-18' },
      { ...task, id: 'C', start: '2026-03-23', end: '2026-03-28' },
    ]),
  };
  const starts = (scope: string): Record<string, string> => {
    const context = specContext('projectAdmin', { newId: () => 'second' });
    const changed = after(later, 'SET_BASELINE', { name: 'Second', scope }, context);
    const { tasks, isDefault } = changed.baselines.get('second')!;
    expect([isDefault, changed.baselines.get('new-0')!.isDefault]).toEqual([true, false]);
    return Object.fromEntries(tasks.map((row) => [row.taskId, `${row.start}..${row.end}`]));
  };
  const CONTRACT = { A: '2026-03-02..2026-03-07', B: '2026-03-09..2026-03-11' };
  const NOW = {
    A: '2026-03-02..2026-03-10',
    B: '2026-03-16..2026-03-18',
    C: '2026-03-23..2026-03-28',
  };

  it('take the plan whole, its new tasks, or what is not finished', () => {
    expect(starts('whole')).toEqual(NOW);
    expect(starts('newTasks')).toEqual({ ...CONTRACT, C: NOW.C });
    expect(starts('unfinished')).toEqual({ ...NOW, A: CONTRACT.A });
  });

  it('are chosen and removed, but never the default one before the others', () => {
    const context = specContext('projectAdmin', { newId: () => 'second' });
    const two = after(later, 'SET_BASELINE', { name: 'Second' }, context);
    expect(refusalOf(two, 'REMOVE_BASELINE', { baselineId: 'second' })?.code).toBe('BASELINE_IS_DEFAULT');
    const chosen = after(two, 'SELECT_BASELINE', { baselineId: 'new-0' });
    expect(chosen.baselines.rows.map((one) => one.isDefault)).toEqual([true, false]);
    expect(after(chosen, 'REMOVE_BASELINE', { baselineId: 'second' }).baselines.size).toBe(1);
  });

  it('have names of their own and something in them', () => {
    const another = specContext('projectAdmin', { newId: () => 'another' });
    expect(refusalOf(first, 'SET_BASELINE', { name: 'contract ' }, another)?.code).toBe('BASELINE_DUPLICATE');
    expect(refusalOf(first, 'SET_BASELINE', { name: ' ' })?.code).toBe('ACTION_INVALID');
    expect(refusalOf({ ...plan, tasks: Table.of() }, 'SET_BASELINE', { name: 'x' })?.code).toBe(
      'BASELINE_EMPTY',
    );
    expect(refusalOf(first, 'SELECT_BASELINE', { baselineId: 'gone' })?.code).toBe('BASELINE_UNKNOWN');
    expect(refusalOf(first, 'REMOVE_BASELINE', { baselineId: 'gone' })?.code).toBe('BASELINE_UNKNOWN');
  });

  it('go when they are neither the default one nor the last that weighs', () => {
    expect(after(first, 'REMOVE_BASELINE', { baselineId: 'new-0' }).baselines.size).toBe(0);
    const context = specContext('projectAdmin', { newId: () => 'second' });
    const two = after(later, 'SET_BASELINE', { name: 'Second' }, context);
    const weighing = after(two, 'UPDATE_SETTINGS', { weighingOption: 'baselineDuration' });
    expect(after(weighing, 'REMOVE_BASELINE', { baselineId: 'new-0' }).baselines.size).toBe(1);
  });

  it('are fifty at most', () => {
    const [one] = first.baselines.rows;
    const many = (count: number) => ({
      ...first,
      baselines: Table.of(
        Array.from({ length: count }, (_, n) => ({ ...one!, id: `b${n}`, name: `${n}`, isDefault: n === 0 })),
      ),
    });
    expect(refusalOf(many(49), 'SET_BASELINE', { name: 'x' })).toBeUndefined();
    expect(refusalOf(many(50), 'SET_BASELINE', { name: 'x' })).toEqual({
      code: 'BASELINES_FULL',
      params: { max: 50 },
    });
  });

  it('stay while they weigh the tasks', () => {
    const weighing = after(first, 'UPDATE_SETTINGS', { weighingOption: 'baselineDuration' });
    expect(refusalOf(weighing, 'REMOVE_BASELINE', { baselineId: 'new-0' })?.code).toBe('BASELINE_IN_USE');
  });
});

describe('resources', () => {
  const withSteel = after(plan, 'ADD_RESOURCE', { name: 'Steel ' });

  it('are called by 120 characters at most', () => {
    expect(refusalOf(plan, 'ADD_RESOURCE', { name: 'x'.repeat(120) })).toBeUndefined();
    expect(refusalOf(plan, 'ADD_RESOURCE', { name: 'x'.repeat(121) })?.code).toBe('ACTION_INVALID');
  });

  it('have unique names', () => {
    expect(withSteel.resources.get('new-0')!.name).toBe('Steel');
    const another = specContext('projectAdmin', { newId: () => 'another' });
    expect(refusalOf(withSteel, 'ADD_RESOURCE', { name: 'STEEL' }, another)).toEqual({
      code: 'RESOURCE_NAME_TAKEN',
      params: { name: 'STEEL' },
      rows: ['new-0', 'another'],
    });
    const rename = { resourceId: 'new-0', name: 'steel' };
    expect(after(withSteel, 'RENAME_RESOURCE', rename).resources.get('new-0')!.name).toBe('steel');
  });

  it('stay while a task or the weighing uses them', () => {
    const selected = after(withSteel, 'UPDATE_SETTINGS', {
      weighingOption: 'resource',
      resourceSelected: 'new-0',
    });
    expect(refusalOf(selected, 'REMOVE_RESOURCE', { resourceId: 'new-0' })?.code).toBe('RESOURCE_IN_USE');
    expect(after(withSteel, 'REMOVE_RESOURCE', { resourceId: 'new-0' }).resources.size).toBe(0);
    const needed = after(withSteel, 'UPDATE_TASK', { id: 'A', resources: [{ id: 'new-0', amount: 2 }] });
    expect(refusalOf(needed, 'REMOVE_RESOURCE', { resourceId: 'new-0' })).toEqual({
      code: 'RESOURCE_IN_USE',
      params: { name: 'Steel', tasks: 1 },
      rows: ['A'],
    });
    const other = after(
      needed,
      'ADD_RESOURCE',
      { name: 'Sand' },
      specContext('projectAdmin', { newId: () => 's' }),
    );
    expect(after(other, 'REMOVE_RESOURCE', { resourceId: 's' }).resources.size).toBe(1);
    expect(refusalOf(plan, 'REMOVE_RESOURCE', { resourceId: 'gone' })?.code).toBe('RESOURCE_UNKNOWN');
    expect(refusalOf(plan, 'RENAME_RESOURCE', { resourceId: 'gone', name: 'x' })?.code).toBe(
      'RESOURCE_UNKNOWN',
    );
  });
});
