import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { restriction } from '../schedule/testing/edits';
import { treeOf } from '../tree/tree';
import { type ImportedSchedule, type ImportedTask, importedTask } from '../plan/imported-schedule';
import { after, jobOf, refusalOf, specContext, termPlan } from '../actions/testing/decide';

const empty = termPlan({ tasks: [] });
const task = (id: string, values: Partial<ImportedTask> = {}): ImportedTask =>
  importedTask({ id, text: `Task ${id}`, start: '2026-04-06', end: '2026-04-11', duration: 5, ...values });
const schedule = (values: Partial<ImportedSchedule>): { jobId: string } =>
  jobOf({
    name: 'Torre Norte',
    startDate: '2026-04-06',
    workingDays: '0111110',
    holidays: [],
    tasks: [task('1')],
    links: [],
    resources: [],
    ...values,
  });
const loaded = (values: Partial<ImportedSchedule>, plan = empty): Plan =>
  after(plan, 'LOAD_PROJECT', schedule(values));
const refused = (values: Partial<ImportedSchedule>, plan = empty) =>
  refusalOf(plan, 'LOAD_PROJECT', schedule(values));
const bySource = (plan: Plan, id: string) => plan.tasks.rows.find((row) => row.sourceId === id)!;
const outline = (plan: Plan): readonly string[] =>
  treeOf(plan).inOrder.map((id) => '.'.repeat(treeOf(plan).depthOf(id) - 1) + plan.tasks.get(id)!.text);

describe('the tree of a file', () => {
  it('stands under the new root as it stood, in the order of the file', () => {
    const tasks = [task('z'), task('b', { parent: 'z' }), task('a', { parent: 'b' }), task('y')];
    const plan = loaded({ tasks });
    expect(outline(plan)).toEqual(['Torre Norte', '.Task z', '..Task b', '...Task a', '.Task y']);
    const root = plan.tasks.get(treeOf(plan).roots[0]!)!;
    expect(root).toMatchObject({ imported: true, sourceId: null, start: '2026-04-06' });
  });

  it('gets a root above a single task too: a project is no task', () => {
    expect(outline(loaded({ tasks: [task('1')] }))).toEqual(['Torre Norte', '.Task 1']);
  });

  it('has a task whose parent the file does not have at its top', () => {
    const tasks = [task('r'), task('1', { parent: 'r' }), task('2', { parent: 'gone' })];
    expect(outline(loaded({ tasks }))).toEqual(['Torre Norte', '.Task r', '..Task 1', '.Task 2']);
  });

  it('cannot have a child before its parent', () => {
    expect(refused({ tasks: [task('1', { parent: 'r' }), task('r')] })).toEqual({
      code: 'IMPORT_FAILED_PARENT',
      params: { task: 'Task 1' },
    });
  });
});

describe('the work of a file', () => {
  it('keeps what the file says in words', () => {
    expect(bySource(loaded({ tasks: [task('1', { detail: 'Hormigón H30' })] }), '1').detail).toBe(
      'Hormigón H30',
    );
  });

  it.each(['mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'] as const)('keeps its constraint %s', (type) => {
    const dated = { constraintType: type, constraintDate: '2026-04-20' } as const;
    expect(bySource(loaded({ tasks: [task('1', dated)] }), '1')).toMatchObject(dated);
  });

  it.each(['asap', 'alap'] as const)('keeps %s, without a date that the file may have for it', (type) => {
    const plan = loaded({ tasks: [task('1', { constraintType: type, constraintDate: '2026-04-20' })] });
    expect(bySource(plan, '1')).toMatchObject({ constraintType: type, constraintDate: null });
  });

  it('has no constraint where the file has one without its date', () => {
    const undated = { constraintType: 'snet', constraintDate: null } as const;
    const plan = loaded({ tasks: [task('r', undated), task('1', { parent: 'r', ...undated })] });
    for (const id of ['r', '1']) {
      expect(bySource(plan, id)).toMatchObject({ constraintType: 'asap', constraintDate: null });
    }
  });

  it('stays at its dates with a single working day in them', () => {
    const weekend = { start: '2026-04-10', end: '2026-04-13', duration: 3 };
    expect(bySource(loaded({ tasks: [task('1', weekend)] }), '1')).toMatchObject({ ...weekend, duration: 1 });
  });

  it('that falls on days off takes whole days, at least one', () => {
    const days = (duration: number) =>
      bySource(loaded({ tasks: [task('1', { start: '2026-04-11', end: '2026-04-13', duration })] }), '1');
    expect(days(2.4)).toMatchObject({ start: '2026-04-13', end: '2026-04-15', duration: 2 });
    expect(days(0.3)).toMatchObject({ start: '2026-04-13', end: '2026-04-14', duration: 1 });
  });

  it('may last 999 days', () => {
    const lasting = (end: string) => ({ workingDays: '1111111', tasks: [task('1', { end })] });
    expect(bySource(loaded(lasting('2028-12-30')), '1').duration).toBe(999);
    expect(refused(lasting('2028-12-31'))).toMatchObject({
      code: 'IMPORT_FAILED_DURATION',
      params: { task: 'Task 1', duration: 1000, max: 999 },
    });
  });

  it('may be a milestone on the last day of the years, and all that is in its summary', () => {
    const last = { start: '2199-12-31', end: '2199-12-31', duration: 0 };
    const tasks = [task('r', last), task('1', { ...last, parent: 'r', kind: 'milestone' }), task('2')];
    expect(bySource(loaded({ tasks }), '1')).toMatchObject(last);
  });

  it('of a milestone uses nothing', () => {
    const resources = [{ id: '7', amount: 2 }];
    const tasks = [task('1', { kind: 'milestone', resources })];
    expect(bySource(loaded({ tasks, resources: [{ id: '7', name: 'Grúa' }] }), '1').resources).toEqual([]);
  });
});

describe('what a file replaces', () => {
  it('is the week, and a weighing by what was there', () => {
    const withCrane = after(empty, 'ADD_RESOURCE', { name: 'Grúa' });
    const weighed = after(withCrane, 'UPDATE_SETTINGS', {
      weighingOption: 'resource',
      resourceSelected: withCrane.resources.rows[0]!.id,
    });
    const { settings } = loaded({ workingDays: '0111111' }, weighed);
    expect(settings).toMatchObject({
      workingDays: '0111111',
      weighingOption: 'none',
      resourceSelected: null,
    });
    expect(settings.laPeriods).toBe(weighed.settings.laPeriods);
  });

  it('may not be constraints that somebody registered', () => {
    const plan = termPlan({ tasks: [{ id: 'A' }] });
    const bound = { ...plan, restrictions: Table.of([restriction('A')]) };
    expect(refused({}, bound)).toEqual({ code: 'IMPORT_REFUSED_RESTRICTIONS', params: { count: 1 } });
  });
});

describe('the baselines of a file', () => {
  it('have work once each, no summaries, and are as old as the import', () => {
    const dates = { start: '2026-04-01', end: '2026-04-04' };
    const twice = [
      { number: 0, ...dates },
      { number: 0, start: '2026-04-02', end: '2026-04-05' },
    ];
    const tasks = [
      task('r', { baselines: [{ number: 0, ...dates }] }),
      task('1', { parent: 'r', baselines: twice }),
    ];
    const plan = loaded({ tasks });
    expect(plan.baselines.rows).toMatchObject([
      { created: specContext().now, tasks: [{ taskId: bySource(plan, '1').id, ...dates }] },
    ]);
  });
});

describe('the links of a file', () => {
  const tasks = [task('r'), task('1', { parent: 'r' }), task('2', { parent: 'r' })];
  const link = (lag: number, source = '1', target = '2') => ({ source, target, type: '0' as const, lag });

  it('may be 6000, and lag 999 days either way', () => {
    expect(refused({ tasks, links: Array.from({ length: 6000 }, () => link(0)) })).toBeUndefined();
    expect(loaded({ tasks, links: [link(-999)] }).links.rows[0]!.lag).toBe(-999);
    expect(loaded({ tasks, links: [link(999)] }).links.rows[0]!.lag).toBe(999);
    for (const lag of [1000, -1000]) {
      expect(refused({ tasks, links: [link(lag)] })).toEqual({
        code: 'IMPORT_FAILED_LAG',
        params: { lag, max: 999 },
      });
    }
  });

  it('are left out when either end is not in the file', () => {
    const plan = loaded({ tasks, links: [link(0, 'gone', '2'), link(0, '1', 'gone'), link(2)] });
    expect(plan.links.rows).toMatchObject([{ lag: 2 }]);
    expect(plan.circularLinks.size).toBe(0);
  });
});
