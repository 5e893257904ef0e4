import { type ImportedSchedule, type ImportedTask, importedTask } from '../plan/imported-schedule';
import { after, jobOf, refusalOf, specContext, termPlan } from '../actions/testing/decide';
import { brokenIn } from '../actions/testing/rules';
import { expectValid } from '../actions/testing/valid';
import type { LinkType, Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { type Merge, type MergeRow, mergeOf } from './merge';

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

/** A root with two branches: 10 has 11 and 12, 20 has 21. */
const FIRST: ImportedSchedule = {
  name: 'Torre',
  startDate: '2026-04-06',
  workingDays: '0111110',
  holidays: [],
  tasks: [
    task('1', null),
    task('10', '1'),
    task('11', '10'),
    task('12', '10', { start: '2026-04-13', end: '2026-04-18' }),
    task('20', '1'),
    task('21', '20', { start: '2026-04-20', end: '2026-04-25' }),
  ],
  links: [FS('11', '12'), FS('12', '21')],
  resources: [],
};
const PLAN = after(termPlan({ tasks: [] }), 'LOAD_PROJECT', jobOf(FIRST));

const idOf = (plan: Plan, sourceId: string): string =>
  plan.tasks.rows.find((row) => row.sourceId === sourceId)!.id;
const bySource = (plan: Plan, sourceId: string) => plan.tasks.get(idOf(plan, sourceId))!;
const edited = (values: Readonly<Record<string, Partial<ImportedTask>>>): ImportedSchedule => ({
  ...FIRST,
  tasks: FIRST.tasks.map((row) => ({ ...row, ...values[row.id] })),
});

function compared(plan: Plan, schedule: ImportedSchedule): Merge {
  const merge = mergeOf(plan, schedule);
  if ('code' in merge) throw new Error(merge.code);
  return merge;
}

/** The plan with a task of which so much was done in an earlier term. */
function begunAt(plan: Plan, sourceId: string, progress: number): Plan {
  const row = { ...bySource(plan, sourceId), progress, lastProgress: progress };
  return { ...plan, tasks: plan.tasks.with([row]) };
}

/** Another action hands out other ids than the import did. */
const LATER = specContext('projectAdmin', { newId: (n) => `later-${n}` });

const short = ({ kind, text, values }: MergeRow): string =>
  [kind, text, ...values.map(({ field }) => field)].join(' ');

/** Every row of the comparison that nothing forbids, accepted. */
function merged(plan: Plan, schedule: ImportedSchedule): Plan {
  const ids = (kind: string) =>
    compared(plan, schedule)
      .rows.filter((row) => row.kind === kind && row.problem === null)
      .map(({ id }) => id);
  const payload = {
    ...jobOf(schedule),
    added: ids('new'),
    changed: ids('changed'),
    vanished: ids('vanished'),
  };
  const next = after(plan, 'MERGE_PROJECT', payload, LATER);
  expectValid(next);
  return next;
}

const outline = (plan: Plan): readonly string[] =>
  treeOf(plan).inOrder.map((id) => '.'.repeat(treeOf(plan).depthOf(id) - 1) + plan.tasks.get(id)!.text);
const linksOf = (plan: Plan): readonly string[] =>
  plan.links.rows
    .map(
      ({ source, target, type, lag }) =>
        `${plan.tasks.get(source)!.text} > ${plan.tasks.get(target)!.text} ${type} ${lag}`,
    )
    .sort();

describe('a file that is merged into a plan with a data date', () => {
  const KNOWN = after(termPlan({ tasks: [] }), 'LOAD_PROJECT', jobOf({ ...FIRST, dataDate: '2026-04-14' }));

  it('differs in nothing from the plan that was made of it', () => {
    expect(compared(KNOWN, FIRST).rows).toEqual([]);
  });

  it('leaves what began before it where it began, whatever the file knows of its progress', () => {
    const begun = { ...edited({ '11': { progress: 0.5 } }), dataDate: '2026-04-14' };
    const plan = after(termPlan({ tasks: [] }), 'LOAD_PROJECT', jobOf(begun));
    expect(bySource(plan, '11')).toMatchObject({ start: '2026-04-06', end: '2026-04-15' });
    expect(compared(plan, FIRST).rows).toEqual([]);
  });

  it('starts nothing before it that has not begun', () => {
    const before = { start: '2026-04-07', end: '2026-04-10', duration: 3 };
    const file = edited({ '11': before });
    const next = merged(KNOWN, { ...file, tasks: [...file.tasks, task('13', '10')] });
    expect(bySource(next, '11')).toMatchObject({ start: '2026-04-14', end: '2026-04-17', duration: 3 });
    expect(bySource(next, '13')).toMatchObject({ start: '2026-04-14', end: '2026-04-21' });
    expect(brokenIn(next)).toEqual([]);
  });
});

describe('comparing a plan with its file', () => {
  it('finds nothing in the same file', () => {
    expect(compared(PLAN, FIRST).rows).toEqual([]);
  });

  it('names what is new, changed and vanished, in the order of the file', () => {
    const schedule: ImportedSchedule = {
      ...edited({ '12': { end: '2026-04-25', duration: 10, text: 'Muros' } }),
      links: [FS('11', '12', 2)],
    };
    const tasks = [...schedule.tasks.slice(0, 4), task('13', '10'), schedule.tasks[4]!];
    expect(compared(PLAN, { ...schedule, tasks }).rows.map(short)).toEqual([
      'changed Muros text end duration predecessors',
      'new Task 13',
      'vanished Task 21',
    ]);
  });

  it('knows a task by its single code where the file renumbers', () => {
    const withCodes = (from: number): ImportedSchedule => ({
      ...FIRST,
      tasks: FIRST.tasks.map((row) => ({
        ...row,
        id: String(Number(row.id) + from),
        parent: row.parent && String(Number(row.parent) + from),
        wbs: `T.${row.id}`,
      })),
      links: [FS(String(11 + from), String(12 + from)), FS(String(12 + from), String(21 + from))],
    });
    const plan = after(termPlan({ tasks: [] }), 'LOAD_PROJECT', jobOf(withCodes(0)));
    expect(compared(plan, withCodes(5000)).rows).toEqual([]);
  });

  it('leaves what was made in the plan out of account', () => {
    const plan = after(
      after(PLAN, 'CREATE_TASK', { id: 'own', text: 'Own', parent: idOf(PLAN, '10') }),
      'ADD_LINK',
      { id: 'k', source: 'own', target: idOf(PLAN, '21'), type: '0', lag: 0 },
    );
    const rows = compared(plan, FIRST).rows.map(short);
    expect(rows.filter((row) => !row.startsWith('changed Task 21 start'))).toEqual([]);
  });

  it('says why a row cannot be accepted', () => {
    const begun = begunAt(PLAN, '11', 0.5);
    const moved = edited({ '11': { start: '2026-04-07', end: '2026-04-14' } });
    expect(compared(begun, moved).rows[0]!.problem?.code).toBe('TASK_START_WITH_PROGRESS');
    const baseline = after(PLAN, 'SET_BASELINE', { name: 'Base', scope: 'whole' });
    const shorter = { ...FIRST, tasks: FIRST.tasks.slice(0, 5), links: [FS('11', '12')] };
    expect(compared(baseline, shorter).rows.map(({ problem }) => problem?.code)).toEqual([
      'TASK_IN_BASELINE',
    ]);
  });
});

describe('merging a later version of the file', () => {
  it('takes over that work has begun, and lets the file correct it, but not what was recorded here', () => {
    const begunOn = (start: string) =>
      edited({ '11': { start, end: '2026-04-14', duration: 5, actualStart: start } });
    const merged = (plan: Plan, schedule: ImportedSchedule): Plan =>
      after(
        plan,
        'MERGE_PROJECT',
        { ...jobOf(schedule), added: [], changed: [idOf(plan, '11')], vanished: [] },
        LATER,
      );
    const begun = merged(PLAN, begunOn('2026-04-07'));
    expect(bySource(begun, '11')).toMatchObject({ start: '2026-04-07', actualStart: '2026-04-07' });
    const corrected = merged(begun, begunOn('2026-04-08'));
    expect(bySource(corrected, '11')).toMatchObject({ start: '2026-04-08', actualStart: '2026-04-08' });
    const recorded = begunAt(begun, '11', 0.5);
    expect(compared(recorded, begunOn('2026-04-08')).rows[0]!.problem?.code).toBe('TASK_START_WITH_PROGRESS');
  });

  it('takes everything over and finds nothing more to take', () => {
    const schedule: ImportedSchedule = {
      ...edited({ '12': { parent: '20', end: '2026-04-25', duration: 10 }, '11': { text: 'Excavación' } }),
      links: [FS('11', '13'), FS('13', '21', 1)],
    };
    const tasks = [
      ...schedule.tasks.slice(0, 3),
      task('13', '10'),
      ...schedule.tasks.slice(4),
      schedule.tasks[3]!,
    ];
    const next = merged(PLAN, { ...schedule, tasks });
    expect(outline(next)).toEqual([
      'Task 1',
      '.Task 10',
      '..Excavación',
      '..Task 13',
      '.Task 20',
      '..Task 21',
      '..Task 12',
    ]);
    expect(linksOf(next)).toEqual(['Excavación > Task 13 0 0', 'Task 13 > Task 21 0 1']);
    expect(compared(next, { ...schedule, tasks }).rows).toEqual([]);
  });

  it('keeps progress, promises and what was made in the plan', () => {
    const begun = begunAt(PLAN, '11', 0.5);
    const next = merged(begun, edited({ '11': { text: 'Zanja', progress: 0 }, '21': { text: 'Losa' } }));
    expect(bySource(next, '11')).toMatchObject({ text: 'Zanja', progress: 0.5 });
    expect(bySource(next, '21').text).toBe('Losa');
  });

  it('does only what was accepted', () => {
    const schedule = edited({ '11': { text: 'Zanja' }, '12': { text: 'Muros' } });
    const payload = { ...jobOf(schedule), added: [], changed: [idOf(PLAN, '12')], vanished: [] };
    const next = after(PLAN, 'MERGE_PROJECT', payload, LATER);
    expect([bySource(next, '11').text, bySource(next, '12').text]).toEqual(['Task 11', 'Muros']);
  });

  it('puts a new task under the nearest branch that was accepted', () => {
    const tasks = [...FIRST.tasks, task('30', '20'), task('31', '30')];
    const next = after(
      PLAN,
      'MERGE_PROJECT',
      {
        ...jobOf({ ...FIRST, tasks }),
        added: ['31'],
        changed: [],
        vanished: [],
      },
      LATER,
    );
    expect(outline(next).slice(-2)).toEqual(['..Task 21', '..Task 31']);
  });

  it('moves up what stood under a branch that vanished', () => {
    const plan = after(PLAN, 'CREATE_TASK', { id: 'own', text: 'Own', parent: idOf(PLAN, '20') });
    const without = FIRST.tasks.filter(({ id }) => id !== '20' && id !== '21');
    const next = merged(plan, { ...FIRST, tasks: without, links: [FS('11', '12')] });
    expect(outline(next)).toEqual(['Task 1', '.Task 10', '..Task 11', '..Task 12', '.Own']);
  });

  it('lets a branch that loses its work go on as a task where its work was', () => {
    const without = FIRST.tasks.filter(({ id }) => id !== '21');
    const next = merged(PLAN, { ...FIRST, tasks: without, links: [FS('11', '12')] });
    expect(bySource(next, '20')).toMatchObject({ start: '2026-04-20', end: '2026-04-25', duration: 5 });
  });

  it('takes a ladder over link by link: those that stay or change their type are the same links', () => {
    const link = (type: LinkType, lag = 0) => ({ source: '11', target: '12', type, lag });
    const as = (...links: ImportedSchedule['links']): ImportedSchedule => ({ ...FIRST, links });
    const plan = merged(PLAN, as(link('1', 2), link('2', 3)));
    expect(linksOf(plan)).toEqual(['Task 11 > Task 12 1 2', 'Task 11 > Task 12 2 3']);
    const [startToStart] = plan.links.rows.filter(({ type }) => type === '1');
    const next = merged(plan, as(link('1', 4), link('0')));
    expect(linksOf(next)).toEqual(['Task 11 > Task 12 0 0', 'Task 11 > Task 12 1 4']);
    expect(new Set(next.links.rows.map(({ id }) => id))).toEqual(
      new Set(plan.links.rows.map(({ id }) => id)),
    );
    expect(next.links.get(startToStart!.id)).toMatchObject({ type: '1', lag: 4 });
    const single = merged(next, as(link('1', 4)));
    expect(single.links.rows).toEqual([next.links.get(startToStart!.id)]);
  });

  it('sets links aside that would close a loop', () => {
    const next = merged(PLAN, { ...FIRST, links: [...FIRST.links, FS('21', '11')] });
    expect(linksOf(next)).toEqual(['Task 11 > Task 12 0 0', 'Task 12 > Task 21 0 0']);
    expect(next.circularLinks.size).toBe(1);
  });

  it('is refused where it puts what was promised before the open term', () => {
    const row = { ...bySource(PLAN, '11'), analysed: true, commitment: 0.5 };
    const promised = { ...PLAN, tasks: PLAN.tasks.with([row]) };
    const schedule = edited({ '11': { start: '2026-03-23', end: '2026-03-28' } });
    const payload = { ...jobOf(schedule), added: [], changed: [idOf(PLAN, '11')], vanished: [] };
    expect(refusalOf(promised, 'MERGE_PROJECT', payload)?.code).toBe('TASK_ENDS_BEFORE_TERM');
  });

  it('is refused for a row that is forbidden, that is not there any more, or a file that no plan takes', () => {
    const begun = begunAt(PLAN, '11', 1);
    const schedule = edited({ '11': { end: '2026-04-18', duration: 10 } });
    const payload = { ...jobOf(schedule), added: [], changed: [idOf(PLAN, '11')], vanished: [] };
    expect(refusalOf(begun, 'MERGE_PROJECT', payload)).toMatchObject({ code: 'TASK_FINISHED' });
    expect(refusalOf(PLAN, 'MERGE_PROJECT', { ...payload, ...jobOf(FIRST) })).toMatchObject({
      code: 'MERGE_ROW_UNKNOWN',
      params: { count: 1 },
    });
    expect(refusalOf(PLAN, 'MERGE_PROJECT', { ...payload, ...jobOf({ ...FIRST, tasks: [] }) })).toMatchObject(
      {
        code: 'IMPORT_FAILED_EMPTY',
      },
    );
  });

  it('refuses to make a branch of work that has been done, and a branch of its own part', () => {
    const begun = begunAt(PLAN, '21', 0.5);
    const deeper = { ...FIRST, tasks: [...FIRST.tasks, task('22', '21')] };
    const add = { ...jobOf(deeper), added: ['22'], changed: [], vanished: [] };
    expect(refusalOf(begun, 'MERGE_PROJECT', add, LATER)).toMatchObject({ code: 'PARENT_HAS_PROGRESS' });
    const under = (parents: Readonly<Record<string, string>>): ImportedSchedule => ({
      ...FIRST,
      tasks: ['1', ...(parents['10'] === '20' ? ['20', '10'] : ['10', '20']), '11', '12', '21'].map((id) => {
        const row = FIRST.tasks.find((one) => one.id === id)!;
        return { ...row, parent: parents[id] ?? row.parent };
      }),
    });
    const nested = merged(PLAN, under({ '20': '10' }));
    const turned = { ...jobOf(under({ '10': '20' })), added: [], changed: [idOf(PLAN, '10')], vanished: [] };
    expect(refusalOf(nested, 'MERGE_PROJECT', turned, LATER)).toMatchObject({ code: 'TASK_INTO_OWN_BRANCH' });
  });
});
