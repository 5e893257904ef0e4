import { decide, type PlanAction } from '../actions/registry';
import { after, specContext, termPlan } from '../actions/testing/decide';
import type { DecisionContext } from '../decisions/decision';
import { evolve } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import { termMembers } from '../terms/membership';
import { openTerm } from '../terms/open-term';
import { taskLabel } from './labels';
import { MAX_SHORT_TERM_ROWS } from './short-term-file';
import type { RowsOfFile } from './checked-rows';
import { type ShortTermCells, shortTermCells, type ShortTermRow } from './short-term-cells';
import { checkShortTermFiles, isOfOpenTerm, type ShortTermSheet } from './short-term-rows';

/** What one file comes to, and what that makes of the plan. */
function checkFile(plan: Plan, sheet: ShortTermSheet, context: DecisionContext) {
  const { files, ...all } = checkShortTermFiles(plan, [sheet], context);
  return { ...files[0]!, ...all };
}

const RESTRICTION = {
  family: 'Materials',
  detail: 'Steel',
  comments: '',
  responsible: 'ana',
  commited: null,
  required: '2026-03-06',
};
const BARE = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5, commitment: 0.5, progress: 0.2 },
    { id: 'DONE', duration: 2, progress: 1 },
    { id: 'NEW', duration: 5, analysed: false },
    { id: 'LATE', start: '2026-02-26', duration: 2 },
    { id: 'HELD', duration: 5 },
    { id: 'HALF', start: '2026-03-05', duration: 5 },
    { id: 'OUT', start: '2026-04-06', duration: 5 },
    { id: 'M', kind: 'milestone', start: '2026-03-05' },
  ],
});
const other = specContext('projectAdmin', { newId: (n) => `other-${n}` });
const ONE = after(BARE, 'NEW_RESTRICTION', { ...RESTRICTION, taskIds: ['HELD'], type: 1 }, other);
const PLAN = after(ONE, 'NEW_RESTRICTION', { ...RESTRICTION, taskIds: ['HALF'], type: 2 });

function check(...rows: readonly Partial<ShortTermRow>[]) {
  const full = rows.map((row, at) => ({
    line: at + 2,
    code: 'A',
    responsible: 'ana Pérez',
    commitment: 50,
    progress: 20,
    ...row,
  }));
  return checkFile(PLAN, { rows: full, part: [] }, specContext());
}

describe('rows of the short term', () => {
  it('replace progress, commitment and responsible', () => {
    const { actions, updated } = check({ progress: 33.333, commitment: 80, responsible: 'luis Pérez' });
    expect(updated).toEqual([2]);
    const decision = decide(PLAN, actions[0]!, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    expect(evolve(PLAN, decision.changes).tasks.get('A')).toMatchObject({
      progress: 0.33,
      commitment: 0.8,
      responsibles: ['luis'],
    });
  });

  it('take the commitment away with an empty cell', () => {
    expect(JSON.stringify(check({ commitment: undefined }).actions)).toContain('"commitment":null');
  });

  it.each([
    ['ROW_TASK_UNKNOWN', { code: 'gone' }],
    ['ROW_TASK_UNKNOWN', { code: 'S' }],
    ['ROW_PROGRESS_INVALID', { progress: 101 }],
    ['ROW_PROGRESS_INVALID', { progress: -1 }],
    ['ROW_PROGRESS_INVALID', { progress: null }],
    ['ROW_DATA_MISSING', { progress: undefined }],
    ['ROW_DATA_MISSING', { responsible: '' }],
    ['ROW_RESPONSIBLE_UNKNOWN', { responsible: 'Nobody' }],
    ['ROW_COMMITMENT_INVALID', { commitment: 101 }],
    ['ROW_COMMITMENT_INVALID', { commitment: -1 }],
    ['ROW_COMMITMENT_INVALID', { commitment: null }],
    ['ROW_COMPLETED', { code: 'DONE', progress: 90, commitment: undefined }],
    ['ROW_NOT_ANALYSED', { code: 'NEW', progress: 10 }],
    ['ROW_NOT_ANALYSED', { code: 'NEW', progress: 0 }],
    ['ROW_LATE', { code: 'LATE' }],
    ['ROW_START_HELD', { code: 'HELD' }],
    ['ROW_END_HELD', { code: 'HALF', progress: 100 }],
    ['ROW_END_HELD', { code: 'HALF', progress: 0, commitment: 100 }],
    ['TASK_OUTSIDE_TERM', { code: 'OUT' }],
    ['MILESTONE_ALL_OR_NOTHING', { code: 'M', progress: 50, commitment: undefined }],
  ] as const)('are refused with %s: %j', (code, row) => {
    expect(check(row).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('let a task held at its end advance', () => {
    expect(check({ code: 'HALF', progress: 40, commitment: 60 }).updated).toEqual([2]);
  });

  it('let the responsible of a held task change', () => {
    const row = { code: 'HELD', progress: 0, commitment: undefined, responsible: 'luis Pérez' };
    expect(check(row).updated).toEqual([2]);
  });

  it('list what changes nothing, and say so when that is the whole file', () => {
    const done = { code: 'DONE', progress: 100, commitment: undefined };
    expect(check({}, { commitment: 60, code: 'M', progress: 0 }).empty).toEqual([2]);
    expect(check({}, done)).toMatchObject({ empty: [2, 3], failure: 'SHEET_NO_CHANGES' });
  });

  it('are one edit in the largest file there is, done and undone as a whole', () => {
    const ids = Array.from({ length: MAX_SHORT_TERM_ROWS }, (_, at) => `t${at}`);
    const plan = termPlan({ tasks: ids.map((id) => ({ id, duration: 5 })) });
    const rows = ids.map((code, at) => {
      const responsible = at % 2 === 0 ? 'ana Pérez' : 'luis Pérez';
      return { line: at + 2, code, responsible, commitment: 60, progress: 10 };
    });
    const { actions, updated } = checkFile(plan, { rows, part: null }, specContext());
    expect([updated.length, actions.length]).toEqual([MAX_SHORT_TERM_ROWS, 1]);
    const decision = decide(plan, actions[0]!, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const { tasks } = evolve(plan, decision.changes);
    for (const [at, id] of ids.entries()) {
      const responsibles = expect.arrayContaining([at % 2 === 0 ? 'ana' : 'luis']);
      expect(tasks.get(id)).toMatchObject({ progress: 0.1, commitment: 0.6, responsibles });
    }
  });

  it('take one row per task', () => {
    expect(check({}, {}).problems.map(({ code }) => code)).toEqual(['ROW_TASK_REPEATED']);
  });
});

describe('a file of the short term', () => {
  const TERM = termPlan({
    tasks: ['A', 'B', 'C'].map((id) => ({
      id,
      duration: 5,
      commitment: 0.5,
      progress: 0.2,
      lastProgress: 0.1,
    })),
  });
  const rowOf = (code: string, row: Partial<ShortTermRow> = {}): ShortTermRow => ({
    ...{ line: 2, code, responsible: 'ana Pérez', commitment: 50, progress: 20 },
    ...row,
  });
  const replacing = (
    rows: readonly ShortTermRow[],
    part: readonly string[] | null = null,
    context = specContext(),
  ) => checkFile(TERM, { rows, part }, context);

  it('replaces the term: who is not named leaves it in the same edit, as the last close had it', () => {
    const { actions, unnamed, failure } = replacing([rowOf('A', { progress: 30 })]);
    expect([unnamed, failure, actions.length]).toEqual([
      { ids: ['B', 'C'], leave: true, elsewhere: [] },
      null,
      1,
    ]);
    const decision = decide(TERM, actions[0]!, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const plan = evolve(TERM, decision.changes);
    expect(termMembers(plan).leaves).toEqual(['A']);
    expect(plan.tasks.get('B')).toMatchObject({ progress: 0.1, commitment: null });
    expect(plan.tasks.get('A')).toMatchObject({ progress: 0.3, commitment: 0.5 });
  });

  it('changes something when all that changes is who is in the term', () => {
    const { actions, updated, failure } = replacing([rowOf('A'), rowOf('B')]);
    expect([actions.length, updated, failure]).toEqual([1, [], null]);
    expect(replacing([rowOf('A'), rowOf('B'), rowOf('C')]).failure).toBe('SHEET_NO_CHANGES');
  });

  it('names tasks with rows that are refused too, and takes nobody out when all of them are', () => {
    const refused = rowOf('B', { progress: 101 });
    expect(replacing([rowOf('A'), refused]).unnamed!.ids).toEqual(['C']);
    expect(replacing([refused, rowOf('gone')])).toMatchObject({ actions: [], unnamed: { ids: [] } });
  });

  it('replaces no more than the part that it was handed out with', () => {
    expect(replacing([rowOf('A')], ['A', 'B']).unnamed!.ids).toEqual(['B']);
    expect(replacing([rowOf('A')], ['A']).failure).toBe('SHEET_NO_CHANGES');
  });

  it('takes nobody out for who may not take tasks out', () => {
    const actor = { userId: 'user-ana', name: 'Ana', roles: ['responsible'] } as const;
    const { actions, unnamed } = replacing(
      [rowOf('A', { progress: 30 })],
      null,
      specContext('responsible', { actor }),
    );
    expect(unnamed).toEqual({ ids: ['B', 'C'], leave: false, elsewhere: [] });
    expect(JSON.stringify(actions)).not.toContain('SET_TERM_MEMBERSHIP');
  });
});

describe('files of the short term from several people', () => {
  const SHARED = termPlan({
    tasks: [
      { id: 'A', duration: 5, commitment: 0.5, progress: 0.2, responsibles: ['ana'], quantity: 10 },
      {
        id: 'BOTH',
        duration: 5,
        commitment: 0.5,
        progress: 0.2,
        responsibles: ['ana', 'luis'],
        quantity: 10,
      },
      { id: 'L', duration: 5, commitment: 0.5, progress: 0.2, responsibles: ['luis'] },
      { id: 'NOBODY', duration: 5, progress: 0.2, responsibles: [] },
    ],
  });
  type Filled = Readonly<Record<string, Partial<ShortTermCells> | null>>;
  /** The file of a person, as it was handed out but for what was filled in; null deletes a row. */
  const fileOf = (person: 'ana' | 'luis' | null, filled: Filled = {}): ShortTermSheet => {
    const isTheirs = ({ responsibles }: Task) =>
      person === null ? responsibles.length === 0 : responsibles.includes(person);
    const tasks = SHARED.tasks.rows.filter(isTheirs);
    const rows = tasks.flatMap((task, at): ShortTermRow[] => {
      const handedOut = shortTermCells(SHARED, task);
      const row = filled[task.id];
      return row === null ? [] : [{ line: at + 2, code: task.id, ...handedOut, handedOut, ...row }];
    });
    return { rows, part: tasks.map(({ id }) => id) };
  };
  const planAfterAll = (actions: readonly PlanAction[], before: Plan = SHARED) =>
    actions.reduce((plan, action) => {
      const decision = decide(plan, action, specContext());
      if (!decision.ok) throw new Error(decision.refusal.code);
      return evolve(plan, decision.changes);
    }, before);
  const together = (sheets: readonly ShortTermSheet[], plan: Plan = SHARED) => {
    const { files, actions } = checkShortTermFiles(plan, sheets, specContext());
    return { files, actions, plan: planAfterAll(actions, plan) };
  };
  const codes = ({ problems }: RowsOfFile) => problems.map(({ code }) => code);

  it('come in as one edit, and what one of them leaves as it was does not undo what another says', () => {
    const { files, actions, plan } = together([
      fileOf('ana', { A: { progress: 40 }, BOTH: { progress: 60 } }),
      fileOf('luis', { L: { progress: 80 } }),
    ]);
    expect(files.map(({ updated, problems }) => [updated, problems])).toEqual([
      [[2, 3], []],
      [[3], []],
    ]);
    expect(actions).toHaveLength(1);
    expect(plan.tasks.rows.map(({ progress }) => progress)).toEqual([0.4, 0.6, 0.8, 0.2]);
  });

  it('do not undo what was recorded after they were handed out, in whatever order they are read', () => {
    const since = planAfterAll([
      { type: 'SET_PROGRESSES', payload: { entries: [{ taskId: 'BOTH', progress: 0.3 }] } },
    ]);
    const untouched = fileOf('luis');
    expect(together([untouched], since)).toMatchObject({
      actions: [],
      files: [{ failure: 'SHEET_NO_CHANGES' }],
    });
    const filled = fileOf('ana', { BOTH: { progress: 60 } });
    for (const sheets of [
      [untouched, filled],
      [filled, untouched],
    ]) {
      const { files, plan } = together(sheets, since);
      expect(files.flatMap(codes)).toEqual([]);
      expect(plan.tasks.get('BOTH')!.progress).toBe(0.6);
    }
    const promised = together([fileOf('ana', { BOTH: { commitment: 80 } })], since).plan.tasks.get('BOTH');
    expect(promised).toMatchObject({ progress: 0.3, commitment: 0.8 });
  });

  it('may each say something of a task, or the same, be it in units', () => {
    const each = [fileOf('ana', { BOTH: { progress: 30 } }), fileOf('luis', { BOTH: { commitment: 80 } })];
    expect(together(each).plan.tasks.get('BOTH')).toMatchObject({ progress: 0.3, commitment: 0.8 });
    const same = [
      fileOf('ana', { BOTH: { progress: 50 } }),
      fileOf('luis', { BOTH: { unitsProgressed: 5 } }),
    ];
    expect(together(same).files[1]).toMatchObject({ updated: [], empty: [2, 3], problems: [] });
  });

  it('are told of where they differ, also where the plan says by now what one of them does', () => {
    const now = planAfterAll([
      { type: 'SET_PROGRESSES', payload: { entries: [{ taskId: 'BOTH', progress: 0.6 }] } },
    ]);
    const sheets = [fileOf('ana', { BOTH: { progress: 60 } }), fileOf('luis', { BOTH: { progress: 70 } })];
    for (const some of [sheets, [...sheets].reverse()])
      expect(codes(together(some, now).files[1]!)).toEqual(['ROW_FILES_DIFFER']);
  });

  it('leave what came into the term since they were handed out, and know the term that they are of', () => {
    const [whole] = [{ ...fileOf('ana', { A: { progress: 40 } }), part: ['A', 'BOTH'] }];
    expect(together([whole!]).files[0]!.unnamed).toMatchObject({ ids: [] });
    expect(isOfOpenTerm(SHARED, { ...whole!, termNumber: openTerm(SHARED).number })).toBe(true);
    expect(isOfOpenTerm(SHARED, { ...whole!, termNumber: 7 })).toBe(false);
    expect(isOfOpenTerm(SHARED, whole!)).toBe(true);
  });

  it('name a task by what stands beside its id where that was changed', () => {
    const sheet = fileOf('ana', { A: { progress: 40 } });
    const [first, ...rest] = sheet.rows;
    const rows = [{ ...first!, code: 'a-1', label: taskLabel(SHARED, SHARED.tasks.get('A')!) }, ...rest];
    expect(together([{ ...sheet, rows }]).files[0]).toMatchObject({ updated: [2], problems: [] });
  });

  it('say what is there now of all that they change', () => {
    const { changes } = checkShortTermFiles(SHARED, [fileOf('ana', { A: { progress: 40 } })], specContext());
    expect(changes).toContainEqual(
      expect.objectContaining({ id: 'A', before: expect.objectContaining({ progress: 0.2 }) }),
    );
  });

  it('are told of where they say something else of the same', () => {
    const { files, plan } = together([
      fileOf('ana', { BOTH: { progress: 60 } }),
      fileOf('luis', { BOTH: { progress: 70 } }),
    ]);
    expect(files[1]!.problems).toMatchObject([{ code: 'ROW_FILES_DIFFER', line: 2 }]);
    expect(plan.tasks.get('BOTH')!.progress).toBe(0.6);
  });

  it('give way to another where a row of the first is refused', () => {
    const { files, plan } = together([
      fileOf('ana', { BOTH: { progress: 160 } }),
      fileOf('luis', { BOTH: { progress: 70 } }),
    ]);
    expect(files.map(codes)).toEqual([['ROW_PROGRESS_INVALID'], []]);
    expect(plan.tasks.get('BOTH')!.progress).toBe(0.7);
  });

  it('take a task out that none of them names, once, and tell of one that only another names', () => {
    const one = fileOf('ana', { BOTH: null });
    const kept = together([one, fileOf('luis')]);
    expect(kept.files.map(({ unnamed }) => [unnamed!.ids, unnamed!.elsewhere])).toEqual([
      [[], ['BOTH']],
      [[], []],
    ]);
    expect(termMembers(kept.plan).leaves).toContain('BOTH');
    const { files, plan } = together([one, fileOf('luis', { BOTH: null })]);
    expect(files.map(({ unnamed }) => unnamed!.ids)).toEqual([['BOTH'], []]);
    expect(termMembers(plan).leaves).toEqual(['A', 'L', 'NOBODY']);
  });

  it('of the tasks of nobody say nothing as they were handed out', () => {
    expect(together([fileOf(null)]).files).toMatchObject([{ empty: [2], problems: [] }]);
    expect(codes(together([fileOf(null, { NOBODY: { progress: 50 } })]).files[0]!)).toEqual([
      'ROW_DATA_MISSING',
    ]);
  });
});
