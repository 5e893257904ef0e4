import { type ImportedSchedule, type ImportedTask, importedTask } from '../plan/imported-schedule';
import { after, jobOf, refusalOf, specContext, termPlan } from '../actions/testing/decide';
import type { LinkType, Plan, Task } from '../plan/plan';
import { Table } from '../plan/table';
import { restriction } from '../schedule/testing/edits';
import { matchesOf } from './match';
import { looksForeign, type NameAgreement } from './foreign';
import { type MergeRow, mergeOf } from './merge';

const task = (id: string, parent: string | null, values: Partial<ImportedTask> = {}): ImportedTask =>
  importedTask({
    id,
    parent,
    text: `Task ${id}`,
    start: '2026-04-06',
    end: '2026-04-11',
    duration: 5,
    ...values,
  });
const FS = (source: string, target: string, lag = 0) => ({ source, target, type: '0' as const, lag });
const fileOf = (tasks: readonly ImportedTask[], links: ImportedSchedule['links'] = []): ImportedSchedule => ({
  name: 'Torre',
  startDate: '2026-04-06',
  workingDays: '0111110',
  holidays: [],
  tasks,
  links,
  resources: [],
});
const planOf = (file: ImportedSchedule): Plan => after(termPlan({ tasks: [] }), 'LOAD_PROJECT', jobOf(file));
const taskOf = (plan: Plan, sourceId: string): Task =>
  plan.tasks.rows.find((row) => row.sourceId === sourceId)!;
const withTask = (plan: Plan, sourceId: string, values: Partial<Task>): Plan => ({
  ...plan,
  tasks: plan.tasks.with([{ ...taskOf(plan, sourceId), ...values }]),
});

/** What the tasks of a file are in a plan, by the file's ids of both. */
const matched = (plan: Plan, file: ImportedSchedule): Readonly<Record<string, string | null>> =>
  Object.fromEntries([...matchesOf(plan, file)].map(([id, own]) => [id, plan.tasks.get(own)!.sourceId]));

function rowsOf(plan: Plan, file: ImportedSchedule): readonly MergeRow[] {
  const merge = mergeOf(plan, file);
  if ('code' in merge) throw new Error(merge.code);
  return merge.rows;
}
const short = ({ kind, text, values }: MergeRow): string =>
  [kind, text, ...values.map(({ field }) => field)].join(' ');

describe('which task of the plan a task of the file is', () => {
  const coded = (...rows: readonly (readonly [string, string | null])[]): ImportedSchedule =>
    fileOf([task('r', null), ...rows.map(([id, wbs]) => task(id, 'r', { wbs }))]);
  const plan = planOf(coded(['1', 'A'], ['2', 'B'], ['3', null]));

  it('says its id, whatever its code says', () => {
    expect(matched(plan, coded(['1', 'B'], ['2', 'A']))).toEqual({ r: 'r', '1': '1', '2': '2' });
  });

  it('says its code where the id is unknown, unless that task is another already', () => {
    expect(matched(plan, coded(['10', 'A'], ['20', 'B']))).toEqual({ r: 'r', '10': '1', '20': '2' });
    expect(matched(plan, coded(['1', null], ['10', 'A']))).toEqual({ r: 'r', '1': '1' });
  });

  it('is not said by a code that several have, there or here, nor by having none', () => {
    expect(matched(plan, coded(['10', 'A'], ['11', 'A'], ['12', null]))).toEqual({ r: 'r' });
    const twice = planOf(coded(['1', 'A'], ['2', 'A'], ['3', 'A']));
    expect(matched(twice, coded(['10', 'A']))).toEqual({ r: 'r' });
  });

  it('is not said by an id that two tasks of the plan have', () => {
    const copied = withTask(plan, '2', { sourceId: '1', wbs: null });
    expect(matched(copied, coded(['1', null]))).toEqual({ r: 'r' });
  });

  it('needs no saying for the one branch that everything stands in', () => {
    const renamed = fileOf([task('top', null), task('1', 'top')]);
    expect(matched(plan, renamed)).toEqual({ top: 'r', '1': '1' });
  });

  it.each([
    ['two branches at the top of the file', plan, [task('top', null), task('9', 'top'), task('next', null)]],
    ['a single task at the top of the file', plan, [task('top', null)]],
    ['nothing in the file', plan, []],
    ['nothing in the plan', termPlan({ tasks: [] }), [task('top', null), task('9', 'top')]],
    [
      'two tasks at the top of the plan',
      termPlan({ tasks: [{ id: 'A' }, { id: 'B' }] }),
      [task('top', null), task('9', 'top')],
    ],
  ])('is not said by standing at the top: %s', (_, present, tasks) => {
    expect(matchesOf(present, fileOf(tasks)).size).toBe(0);
  });
});

describe('what differs between a plan and its file', () => {
  const tasks = [task('r', null), task('1', 'r'), task('2', 'r'), task('3', 'r')];

  it('is no order of links, no link twice, and none to where nothing is', () => {
    const plan = planOf(fileOf(tasks, [FS('1', '3'), FS('2', '3')]));
    const messy = [FS('2', '3'), FS('gone', '3'), FS('1', 'gone'), FS('1', '3'), FS('1', '3', 4)];
    expect(rowsOf(plan, fileOf(tasks, messy))).toEqual([]);
    expect(rowsOf(plan, fileOf(tasks, [FS('2', '3')])).map(short)).toEqual(['changed Task 3 predecessors']);
  });

  it('is no link that was set aside because it is in a loop', () => {
    const looped = fileOf(tasks, [FS('1', '2'), FS('2', '1'), FS('r', '3'), FS('2', '3')]);
    expect(rowsOf(planOf(looped), looped)).toEqual([]);
  });

  it('is a link of another type beside the one that is there, also where one of them is in a loop', () => {
    const of = (type: LinkType, source = '1', target = '2') => ({ ...FS(source, target), type });
    const plan = planOf(fileOf(tasks, [of('1')]));
    const [row] = rowsOf(plan, fileOf(tasks, [of('2'), of('1')]));
    const source = taskOf(plan, '1').id;
    expect(row!.values).toEqual([
      {
        field: 'predecessors',
        before: [{ source, type: '1', lag: 0 }],
        after: [
          { source, type: '1', lag: 0 },
          { source, type: '2', lag: 0 },
        ],
      },
    ]);
    const looped = fileOf(tasks, [of('1'), of('2'), of('0', '2', '1')]);
    expect(rowsOf(planOf(looped), looped)).toEqual([]);
  });

  it('names predecessors in one order, new ones too', () => {
    const plan = planOf(fileOf(tasks));
    const links = [FS('9', '3'), FS('2', '3', 1), FS('1', '3')];
    const [row] = rowsOf(plan, fileOf([...tasks, task('9', 'r')], links));
    const [one, two] = ['1', '2'].map((id) => taskOf(plan, id).id);
    const sources = [one!, two!, 'file:9'].sort();
    expect(row!.values).toEqual([
      {
        field: 'predecessors',
        before: [],
        after: sources.map((source) => ({ source, type: '0', lag: source === two ? 1 : 0 })),
      },
    ]);
  });

  it('are no dates of what has tasks of its own, in the file or in the plan', () => {
    const plan = planOf(fileOf(tasks));
    const later = { start: '2026-05-04', end: '2026-05-09' };
    const filled = fileOf([...tasks.slice(0, 3), task('3', 'r', later), task('4', '3')]);
    expect(rowsOf(plan, filled).map(short)).toEqual(['new Task 4']);
    const divided = after(plan, 'CREATE_TASK', { id: 'own', text: 'Own', parent: taskOf(plan, '3').id });
    const moved = fileOf([...tasks.slice(0, 3), task('3', 'r', { ...later, text: 'Losa' })]);
    expect(rowsOf(divided, moved).map(short)).toEqual(['changed Losa text']);
  });

  it('is no place at the top of the file: the plan has a root of its own', () => {
    const flat = [task('1', null), task('2', null)];
    expect(rowsOf(planOf(fileOf(flat)), fileOf(flat))).toEqual([]);
  });

  it('cannot be said of a file that no plan takes', () => {
    const endless = fileOf([task('r', null), task('1', 'r', { end: '2036-04-05' })]);
    expect(mergeOf(planOf(fileOf(tasks)), endless)).toMatchObject({ code: 'IMPORT_FAILED_DURATION' });
    const payload = { ...jobOf(endless), added: [], changed: [], vanished: [] };
    expect(refusalOf(planOf(fileOf(tasks)), 'MERGE_PROJECT', payload)?.code).toBe('IMPORT_FAILED_DURATION');
  });
});

describe('why a difference cannot be taken over', () => {
  const file = fileOf([task('r', null), task('1', 'r'), task('2', 'r')]);
  const plan = planOf(file);
  const with1 = (values: Partial<ImportedTask>): ImportedSchedule =>
    fileOf(file.tasks.map((row) => (row.id === '1' ? { ...row, ...values } : row)));
  const problem = (present: Plan, values: Partial<ImportedTask>) =>
    rowsOf(present, with1(values))[0]!.problem;
  const LATER = { start: '2026-04-13', end: '2026-04-18' };
  const MILESTONE = { kind: 'milestone', end: '2026-04-06', duration: 0 } as const;
  const done = (progress: number): Plan => withTask(plan, '1', { progress });

  it('is nothing for other words, however far the task is', () => {
    for (const present of [plan, done(0.5), done(1)]) expect(problem(present, { text: 'Zanja' })).toBeNull();
  });

  it('is that the task is finished, or its start is history', () => {
    expect(problem(plan, LATER)).toBeNull();
    expect(problem(done(0.5), LATER)?.code).toBe('TASK_START_WITH_PROGRESS');
    expect(problem(done(0.5), { end: '2026-04-18', duration: 10 })).toBeNull();
    expect(problem(done(1), LATER)?.code).toBe('TASK_FINISHED');
    expect(problem(done(1), MILESTONE)?.code).toBe('TASK_FINISHED');
  });

  it('is that what has begun or was promised would become a milestone', () => {
    expect(problem(plan, MILESTONE)).toBeNull();
    expect(problem(done(0.5), MILESTONE)?.code).toBe('TASK_START_WITH_PROGRESS');
    expect(problem(withTask(plan, '1', { commitment: 0.5 }), MILESTONE)?.code).toBe(
      'TASK_START_WITH_PROGRESS',
    );
    expect(problem(withTask(plan, '1', { commitment: 0.5 }), LATER)).toBeNull();
  });

  it('is that constraints are registered for it', () => {
    const { id } = taskOf(plan, '1');
    const bound = (required: string): Plan => ({
      ...plan,
      restrictions: Table.of([{ ...restriction(id), required }]),
    });
    expect(problem(bound('2026-04-06'), MILESTONE)).toMatchObject({
      code: 'TASK_HAS_RESTRICTIONS',
      params: { count: 1 },
    });
    expect(problem(bound('2026-04-06'), { text: 'Zanja' })).toBeNull();
    expect(problem(bound('2026-04-20'), LATER)?.code).toBe('TASK_START_BEFORE_RESTRICTION');
    expect(problem(bound('2026-04-13'), LATER)).toBeNull();
  });
});

describe('taking a difference over', () => {
  const LATER = specContext('projectAdmin', { newId: (n) => `later-${n}` });
  const file = fileOf([
    task('r', null),
    task('b', 'r'),
    task('1', 'b', { resources: [{ id: '7', amount: 2 }] }),
    task('2', 'b'),
    task('c', 'r'),
    task('3', 'c'),
  ]);
  const plan = planOf({ ...file, resources: [{ id: '7', name: 'Grúa' }] });
  const taken = (present: Plan, next: ImportedSchedule, only?: MergeRow['kind']): Plan => {
    const ids = (kind: MergeRow['kind']) =>
      rowsOf(present, next).flatMap((row) => (row.kind === kind && (only ?? kind) === kind ? [row.id] : []));
    const payload = { ...jobOf(next), added: ids('new'), changed: ids('changed'), vanished: ids('vanished') };
    return after(present, 'MERGE_PROJECT', payload, LATER);
  };
  const parentOf = (present: Plan, sourceId: string) =>
    present.tasks.get(taskOf(present, sourceId).parent ?? '')?.sourceId ?? null;

  it('writes nothing to a task but its fields', () => {
    const moved = fileOf(
      [
        file.tasks[0]!,
        file.tasks[1]!,
        file.tasks[3]!,
        file.tasks[4]!,
        file.tasks[5]!,
        task('1', 'c', { text: 'Zanja' }),
      ],
      [FS('2', '1')],
    );
    const before = taskOf(plan, '1');
    const next = taken(plan, moved);
    expect(taskOf(next, '1')).toEqual({
      ...before,
      index: expect.any(Number) as number,
      text: 'Zanja',
      parent: taskOf(plan, 'c').id,
    });
    expect(parentOf(next, '1')).toBe('c');
  });

  it('takes resources from what becomes a milestone, and from nothing else', () => {
    const point = { ...file.tasks[2]!, kind: 'milestone', end: '2026-04-06', duration: 0 } as const;
    const asPoint = fileOf(file.tasks.map((row) => (row.id === '1' ? point : row)));
    expect(taskOf(taken(plan, asPoint), '1')).toMatchObject({
      kind: 'milestone',
      duration: 0,
      resources: [],
    });
    const renamed = fileOf(file.tasks.map((row) => (row.id === '1' ? { ...row, text: 'Zanja' } : row)));
    expect(taskOf(taken(plan, renamed), '1').resources).toEqual(taskOf(plan, '1').resources);
    expect(taskOf(plan, '1').resources).toHaveLength(1);
  });

  it('of one kind leaves the others: what vanished stays until somebody lets it go', () => {
    const next = fileOf([...file.tasks.slice(0, 3), task('2', 'b', { text: 'Muros' }), task('4', 'b')]);
    const texts = (only: MergeRow['kind']): readonly string[] =>
      taken(plan, next, only)
        .tasks.rows.map(({ text }) => text)
        .sort();
    const all = ['Task 1', 'Task 2', 'Task 3', 'Task b', 'Task c', 'Task r'];
    expect(texts('new')).toEqual([...all.slice(0, 3), 'Task 4', ...all.slice(3)]);
    expect(texts('changed')).toEqual(['Muros', 'Task 1', ...all.slice(2)]);
    expect(texts('vanished')).toEqual(['Task 1', 'Task 2', 'Task b', 'Task r']);
  });

  it('makes a task of a branch that comes without what is in it', () => {
    const branch = task('4', 'r', { start: '2026-04-10', end: '2026-04-15', duration: 99 });
    const next = taken(plan, fileOf([...file.tasks, branch, task('5', '4')]), 'new');
    expect(taskOf(next, '5').parent).toBe(taskOf(next, '4').id);
    const payload = {
      ...jobOf(fileOf([...file.tasks, branch, task('5', '4')])),
      added: ['4'],
      changed: [],
      vanished: [],
    };
    expect(taskOf(after(plan, 'MERGE_PROJECT', payload, LATER), '4')).toMatchObject({
      start: '2026-04-10',
      end: '2026-04-15',
      duration: 3,
    });
  });

  it('keeps what stays where it stood, also under branches that vanish', () => {
    const own = after(plan, 'CREATE_TASK', { id: 'own', text: 'Own', parent: taskOf(plan, 'c').id });
    const next = taken(own, fileOf(file.tasks.slice(0, 4)));
    expect(parentOf(next, '1')).toBe('b');
    expect(next.tasks.get('own')!.parent).toBe(taskOf(plan, 'r').id);
  });
});

describe('whether a file is one of another project', () => {
  const ids = ['1', '2', '3', '4', '5', '6'];
  const called = (nameOf: (id: string) => string, of = ids): ImportedSchedule =>
    fileOf([task('r', null), ...of.map((id) => task(id, 'r', { text: nameOf(id) }))]);
  const plan = planOf(called((id) => `Piso ${id}`));
  const namesOf = (file: ImportedSchedule, of = plan): NameAgreement => {
    const merge = mergeOf(of, file);
    if ('code' in merge) throw new Error(merge.code);
    return merge.names;
  };

  it('shows in the names where the numbers agree, without the one at the top', () => {
    const other = namesOf(called((id) => (id === '1' ? ' piso  1 ' : `Pilar ${id}`)));
    expect(other).toEqual({ matched: 6, same: 1 });
    expect(looksForeign(other)).toBe(true);
  });

  it('is not when half of them kept their name, or more', () => {
    expect(looksForeign(namesOf(called((id) => (id > '3' ? `Pilar ${id}` : `Piso ${id}`))))).toBe(false);
    expect(looksForeign(namesOf(called((id) => `Piso ${id}`)))).toBe(false);
  });

  it('is not told by three tasks, nor by tasks that the plan has not', () => {
    expect(looksForeign(namesOf(called((id) => `Pilar ${id}`, ['1', '2', '3'])))).toBe(false);
    expect(namesOf(called((id) => `Pilar ${id}`, ['11', '12', '13', '14', '15']))).toEqual({
      matched: 0,
      same: 0,
    });
  });
});
