import type { LinkType, Plan } from '../../plan/plan';
import { openTerm } from '../../terms/open-term';
import { treeOf } from '../../tree/tree';
import { type ImportedSchedule, type ImportedTask, importedTask } from '../../plan/imported-schedule';
import { brokenIn } from '../testing/rules';
import { after, jobOf, refusalOf, specContext, termPlan } from '../testing/decide';

const empty = termPlan({ tasks: [] });
const task = (id: string, values: Partial<ImportedTask> = {}): ImportedTask =>
  importedTask({ id, text: `Task ${id}`, start: '2026-04-06', end: '2026-04-11', duration: 5, ...values });
const schedule = (values: Partial<ImportedSchedule> = {}): { jobId: string } =>
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
const loaded = (values: Partial<ImportedSchedule>): Plan => after(empty, 'LOAD_PROJECT', schedule(values));
const bySource = (plan: Plan, id: string) => plan.tasks.rows.find((row) => row.sourceId === id)!;

describe('importing a schedule', () => {
  it('takes its calendar and start, and the first term along', () => {
    const plan = loaded({ holidays: ['2026-05-01', '2026-04-10', '2026-05-01'] });
    expect(plan.settings).toMatchObject({
      name: 'Spec',
      startDate: '2026-04-06',
      workingDays: '0111110',
      holidays: ['2026-04-10', '2026-05-01'],
    });
    expect(openTerm(plan).startDate).toBe('2026-04-06');
  });

  it('goes on pulling work forward where the tool of the file does so', () => {
    const days = { start: '2026-04-13', end: '2026-04-18' };
    const links = [{ source: '1', target: '2', type: '0' as const, lag: 0 }];
    const chain = { tasks: [task('1'), task('2', days)], links };
    const shortened = (pullsForward?: boolean): string => {
      const plan = loaded({ ...chain, ...(pullsForward && { pullsForward }) });
      expect(plan.settings.autoSchedulingStrict).toBe(pullsForward === true);
      expect(bySource(plan, '2').start).toBe('2026-04-13');
      return bySource(after(plan, 'MOVE_TASK', { id: bySource(plan, '1').id, duration: 2 }), '2').start;
    };
    expect(shortened(true)).toBe('2026-04-08');
    expect(shortened()).toBe('2026-04-13');
  });

  it('leaves work with whoever of the project the file says, and milestones and branches too', () => {
    const ana = {
      ...{ id: 'ana', userId: null, firstName: 'Ana', lastName: 'Rojas', email: 'ana@obra.cl', company: '' },
      ...{ function: '', role: 'user' as const, isActive: true },
    };
    const staffed = { ...empty, responsibles: empty.responsibles.with([ana]) };
    const of = { responsibles: ['7'] };
    const file = {
      tasks: [
        task('1', of),
        task('2', { parent: '1', ...of }),
        task('3', { parent: '1', ...of, kind: 'milestone', duration: 0, end: '2026-04-06' }),
        task('4', { parent: '1' }),
      ],
      responsibles: [{ id: '7', name: 'Ana Rojas', email: 'ana@obra.cl' }],
    };
    const plan = after(staffed, 'LOAD_PROJECT', schedule(file));
    const assigned = ['1', '2', '3', '4'].map((id) => bySource(plan, id).responsibles);
    expect(assigned).toEqual([['ana'], ['ana'], ['ana'], []]);
    expect([plan.responsibles.rows.length, plan.resources.size]).toEqual([staffed.responsibles.size, 0]);
  });

  it('gives a root named after the file to one that has none', () => {
    const plan = loaded({ tasks: [task('1'), task('2', { parent: '1' }), task('3')] });
    const tree = treeOf(plan);
    expect(tree.roots.map((id) => plan.tasks.get(id)!.text)).toEqual(['Torre Norte']);
    expect(tree.inOrder.map((id) => plan.tasks.get(id)!.text)).toEqual([
      'Torre Norte',
      'Task 1',
      'Task 2',
      'Task 3',
    ]);
  });

  it('gives none to one that has a single root summary', () => {
    const plan = loaded({ tasks: [task('1'), task('2', { parent: '1' })] });
    expect(plan.tasks.size).toBe(2);
  });

  it('keeps the bounds of a summary, and no constraint that it cannot have', () => {
    const constraintDate = '2026-04-20';
    const plan = loaded({
      tasks: [
        task('r', { constraintType: 'snet', constraintDate }),
        task('s', { parent: 'r', constraintType: 'mso', constraintDate }),
        task('1', { parent: 's' }),
      ],
    });
    expect(bySource(plan, 'r')).toMatchObject({ constraintType: 'snet', constraintDate });
    expect(bySource(plan, 's')).toMatchObject({ constraintType: 'asap', constraintDate: null });
  });

  it('takes the tasks that it replaces out of the rhythm', () => {
    const planned = termPlan({ tasks: [{ id: 'A' }] });
    const payload = {
      units: [{ id: 'u', name: 'Piso 1' }],
      categories: [{ id: 'k', name: 'Tabiques', workDays: null }],
    };
    const setUp = after(planned, 'SET_RHYTHM', payload);
    const placed = after(setUp, 'ASSIGN_RHYTHM', { taskIds: ['A'], unit: 'u', category: 'k' });
    const plan = after(placed, 'LOAD_PROJECT', schedule());
    expect([plan.rhythmPlaces.size, plan.rhythmUnits.size]).toEqual([0, 1]);
  });

  it('keeps the dates of the file, whatever its links say', () => {
    const tasks = [task('r'), task('1', { parent: 'r' }), task('2', { parent: 'r' })];
    const plan = loaded({ tasks, links: [{ source: '1', target: '2', type: '0', lag: 0 }] });
    expect(bySource(plan, '2')).toMatchObject({
      start: '2026-04-06',
      end: '2026-04-11',
      duration: 5,
      imported: true,
    });
    expect(plan.links.size).toBe(1);
  });

  it('gives work that falls on days off the next working days', () => {
    const plan = loaded({ tasks: [task('1', { start: '2026-04-11', end: '2026-04-12', duration: 1 })] });
    expect(bySource(plan, '1')).toMatchObject({ start: '2026-04-13', end: '2026-04-14', duration: 1 });
  });

  it('reads work without duration as milestones, all or nothing', () => {
    const plan = loaded({
      tasks: [task('1', { duration: 0, progress: 0.6 }), task('2', { kind: 'milestone', progress: 1 })],
    });
    expect(bySource(plan, '1')).toMatchObject({
      kind: 'milestone',
      end: '2026-04-06',
      duration: 0,
      progress: 0,
    });
    expect(bySource(plan, '2')).toMatchObject({ kind: 'milestone', duration: 0, progress: 1 });
  });

  it('takes progress as recorded before the first term', () => {
    const plan = loaded({ tasks: [task('1', { progress: 0.333 })] });
    expect(bySource(plan, '1')).toMatchObject({ progress: 0.33, lastProgress: 0.33, commitment: null });
  });

  it('takes resources once by name, and amounts of them', () => {
    const plan = loaded({
      tasks: [
        task('1', {
          resources: [
            { id: '7', amount: 2 },
            { id: '8', amount: 1 },
            { id: '9', amount: 5 },
          ],
        }),
      ],
      resources: [
        { id: '7', name: 'Grúa' },
        { id: '8', name: 'grúa ' },
        { id: '9', name: ' ' },
      ],
    });
    expect(plan.resources.rows.map((resource) => resource.name)).toEqual(['Grúa']);
    expect(bySource(plan, '1').resources).toEqual([{ id: plan.resources.rows[0]!.id, amount: 3 }]);
  });

  it('makes the first baseline of the file the default one and keeps the others', () => {
    const dates = { start: '2026-04-01', end: '2026-04-04' };
    const later = { start: '2026-04-02', end: '2026-04-05' };
    const first = [
      { number: 3, ...later },
      { number: 0, ...dates },
    ];
    const plan = loaded({
      tasks: [
        task('1', { baselines: first }),
        task('2', { baselines: [{ number: 3, ...later }] }),
        task('3'),
      ],
    });
    const [one, two] = ['1', '2'].map((id) => bySource(plan, id).id);
    expect(plan.baselines.rows).toEqual([
      expect.objectContaining({
        name: 'Torre Norte',
        isDefault: true,
        tasks: [{ taskId: one, ...dates }],
      }),
      expect.objectContaining({
        name: 'Torre Norte 3',
        isDefault: false,
        tasks: [
          { taskId: one, ...later },
          { taskId: two, ...later },
        ],
      }),
    ]);
  });

  it('keeps the code and the days worked that the file gives a task', () => {
    const facts = { wbs: 'TN.01', actualStart: '2026-04-06', actualFinish: '2026-04-08' } as const;
    expect(bySource(loaded({ tasks: [task('1', facts)] }), '1')).toMatchObject(facts);
  });

  it('sets loops, self links and links to an own branch aside in groups, and drops what cannot be a link', () => {
    const tasks = ['r', 'a', 'b', 'c', 'd'].map((id) => task(id, { parent: id === 'r' ? null : 'r' }));
    const link = (source: string, target: string) => ({ source, target, type: '0' as const, lag: 0 });
    const plan = loaded({
      tasks,
      links: [
        link('a', 'b'),
        link('b', 'a'),
        link('b', 'c'),
        link('c', 'c'),
        link('r', 'd'),
        link('a', 'x'),
        link('b', 'c'),
      ],
    });
    expect(plan.links.rows.map((row) => [row.source, row.target])).toEqual([
      [bySource(plan, 'b').id, bySource(plan, 'c').id],
    ]);
    const groups = plan.circularLinks.rows.map((row) => row.group);
    expect(groups).toEqual([1, 1, 2, 3]);
  });

  it('keeps a link of each type between the same two tasks, in a loop too; of two of a type the first', () => {
    const tasks = ['a', 'b', 'c'].map((id) => task(id));
    const link = (source: string, target: string, type: LinkType, lag = 0) => ({ source, target, type, lag });
    const ladder = [link('b', 'c', '1', 2), link('b', 'c', '2', 3)];
    const loop = [link('a', 'b', '1'), link('a', 'b', '2'), link('b', 'a', '0')];
    const plan = loaded({ tasks, links: [...ladder, link('b', 'c', '1', 9), ...loop] });
    const ends = { source: bySource(plan, 'b').id, target: bySource(plan, 'c').id };
    expect(plan.links.rows).toMatchObject([
      { ...ends, type: '1', lag: 2 },
      { ...ends, type: '2', lag: 3 },
    ]);
    expect(plan.circularLinks.rows.map(({ type, group }) => [type, group])).toEqual([
      ['1', 1],
      ['2', 1],
      ['0', 1],
    ]);
  });

  it('replaces what was imported before, and gives the same ids to the same action', () => {
    const first = loaded({ tasks: [task('1', { progress: 0.5 })] });
    const second = after(first, 'LOAD_PROJECT', schedule({ tasks: [task('5'), task('6')] }), {
      ...specContext(),
      newId: (n) => `again-${n}`,
    });
    expect(treeOf(second).inOrder).toEqual(['again-2', 'again-0', 'again-1']);
  });
});

describe('importing a schedule with a data date', () => {
  const dataDate = '2026-04-14';
  const next = { start: '2026-04-13', end: '2026-04-18' };
  const follows = { links: [{ source: '1', target: '2', type: '0' as const, lag: 0 }] };
  const datesIn = (plan: Plan): unknown =>
    plan.tasks.rows.flatMap(({ sourceId, start, end }) => (sourceId ? [[sourceId, start, end]] : []));
  const rescheduled = (plan: Plan): Plan =>
    after(after(plan, 'UPDATE_SETTINGS', { autoScheduling: false }), 'UPDATE_SETTINGS', {
      autoScheduling: true,
    });

  it('starts what has not begun no earlier, with what follows it, so that no later edit moves it', () => {
    const plan = loaded({ dataDate, tasks: [task('1'), task('2', next)], ...follows });
    expect(datesIn(plan)).toEqual([
      ['1', '2026-04-14', '2026-04-21'],
      ['2', '2026-04-21', '2026-04-28'],
    ]);
    expect(datesIn(rescheduled(plan))).toEqual(datesIn(plan));
    expect(brokenIn(plan)).toEqual([]);
  });

  it('lets work under way last until the end of it, and leaves what is done and what comes later', () => {
    const later = { start: '2026-04-20', end: '2026-04-25' };
    const plan = loaded({
      dataDate,
      tasks: [task('1', { progress: 0.5 }), task('2', { progress: 1 }), task('3', later)],
    });
    expect(datesIn(plan)).toEqual([
      ['1', '2026-04-06', '2026-04-15'],
      ['2', '2026-04-06', '2026-04-11'],
      ['3', '2026-04-20', '2026-04-25'],
    ]);
    expect(datesIn(rescheduled(plan))).toEqual(datesIn(plan));
  });

  it('moves nothing where nothing moves by itself', () => {
    const byHand = after(empty, 'UPDATE_SETTINGS', { autoScheduling: false });
    const plan = after(byHand, 'LOAD_PROJECT', schedule({ dataDate }));
    expect(datesIn(plan)).toEqual([['1', '2026-04-06', '2026-04-11']]);
  });
});

describe('an import that is refused', () => {
  const many = (count: number): ImportedTask[] => Array.from({ length: count }, (_, n) => task(`t${n}`));

  it('has nothing in it, or too much', () => {
    const refusal = (values: Partial<ImportedSchedule>) => refusalOf(empty, 'LOAD_PROJECT', schedule(values));
    expect(refusal({ tasks: [] })?.code).toBe('IMPORT_FAILED_EMPTY');
    expect(refusal({ tasks: many(3501) })).toMatchObject({
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 3501, max: 3500 },
    });
    expect(refusal({ tasks: many(3500) })).toBeUndefined();
    const links = Array.from({ length: 6001 }, () => ({
      source: '1',
      target: '1',
      type: '0' as const,
      lag: 0,
    }));
    expect(refusal({ links })).toMatchObject({
      code: 'IMPORT_FAILED_LINKS_EXCEEDED',
      params: { count: 6001, max: 6000 },
    });
    expect(refusal({ tasks: [task('1'), task('1')] })?.code).toBe('IMPORT_FAILED_DUPLICATE_ID');
    const ring = [task('1', { parent: '2' }), task('2', { parent: '1' })];
    expect(refusal({ tasks: ring, links: [] })?.code).toBe('IMPORT_FAILED_PARENT');
    expect(refusal({ tasks: [task('1', { parent: '1' })], links: [] })?.code).toBe('IMPORT_FAILED_PARENT');
    expect(refusal({ tasks: [task('1', { end: '2036-04-06' })] })?.code).toBe('IMPORT_FAILED_DURATION');
    expect(refusal({ links: [{ source: '1', target: '1', type: '0', lag: 1500 }] })?.code).toBe(
      'IMPORT_FAILED_LAG',
    );
    expect(refusal({ workingDays: '0000000' })?.code).toBe('ACTION_INVALID');
  });

  it('names a file that whoever decides does not have', () => {
    expect(refusalOf(empty, 'LOAD_PROJECT', { jobId: 'of-yesterday' })?.code).toBe('IMPORT_RESULT_GONE');
    const browser = specContext('projectAdmin', { schedule: undefined });
    expect(refusalOf(empty, 'LOAD_PROJECT', schedule(), browser)?.code).toBe('IMPORT_RESULT_GONE');
  });

  it('would replace work', () => {
    const planned = termPlan({ tasks: [{ id: 'A', progress: 0.2 }] });
    expect(refusalOf(planned, 'LOAD_PROJECT', schedule())).toMatchObject({
      code: 'IMPORT_REFUSED_PROGRESS',
      rows: ['A'],
    });
    const promised = termPlan({ tasks: [{ id: 'A', commitment: 0.2 }] });
    expect(refusalOf(promised, 'LOAD_PROJECT', schedule())?.code).toBe('IMPORT_REFUSED_PROGRESS');
    const closed = after(termPlan({ tasks: [{ id: 'A' }] }), 'CLOSE_TERM_V2', { termId: 'term-1' });
    expect(refusalOf(closed, 'LOAD_PROJECT', schedule())?.code).toBe('IMPORT_REFUSED_TERMS_CLOSED');
  });
});
