import { specContext, termPlan } from '../actions/testing/decide';
import { decide } from '../actions/registry';
import { evolve } from '../plan/change';
import type { Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { checkDateRows, type DatesRow } from './date-rows';

const HELD: Omit<Restriction, 'id' | 'taskIds' | 'type'> = {
  family: 'Materials',
  detail: 'Steel',
  comments: '',
  responsible: 'ana',
  created: '2026-03-01',
  commited: null,
  required: '2026-03-02',
  released: null,
  releasedTerm: null,
  inProcess: false,
};

const PLAN = {
  ...termPlan({
    tasks: [
      { id: 'S' },
      { id: 'A', parent: 'S', duration: 2, start: '2026-03-09' },
      { id: 'DONE', parent: 'S', duration: 2, progress: 1 },
      { id: 'BEGUN', parent: 'S', duration: 2, progress: 0.5 },
      { id: 'FROM', parent: 'S', duration: 2, start: '2026-03-09' },
      { id: 'TILL', parent: 'S', duration: 2, start: '2026-03-09' },
      { id: 'M', parent: 'S', kind: 'milestone', start: '2026-03-16' },
    ],
  }),
  restrictions: Table.of<Restriction>([
    { ...HELD, id: 'r1', taskIds: ['FROM'], type: 1 },
    { ...HELD, id: 'r2', taskIds: ['TILL'], type: 2 },
  ]),
};

function check(...rows: readonly Partial<DatesRow>[]) {
  const full = rows.map((row, at) => ({
    line: at + 2,
    code: '1.1',
    text: 'x',
    start: '2026-03-10',
    finish: '2026-03-12',
    ...row,
  }));
  return checkDateRows(PLAN, full, specContext());
}

function codeOf(row: Partial<DatesRow>): string | undefined {
  return check(row).problems[0]?.code;
}

describe('rows of dates', () => {
  it('moves a task to the first and last day of its row', () => {
    const checked = check({});
    expect(checked).toMatchObject({ updated: [2], empty: [], problems: [], failure: null });
    const decision = decide(PLAN, checked.actions[0]!, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const { start, end, duration } = evolve(PLAN, decision.changes).tasks.get('A')!;
    expect([start, end, duration]).toEqual(['2026-03-10', '2026-03-13', 3]);
  });

  it.each([
    ['ROW_DATA_MISSING', { code: '' }],
    ['ROW_DATA_MISSING', { text: '' }],
    ['ROW_DATA_MISSING', { start: undefined }],
    ['ROW_DATA_MISSING', { finish: undefined }],
    ['ROW_TASK_UNKNOWN', { code: '7' }],
    ['ROW_TASK_FINISHED', { code: '1.2' }],
    ['ROW_START_INVALID', { start: null }],
    ['ROW_FINISH_INVALID', { finish: null }],
    ['ROW_START_RESTRICTED', { code: '1.4' }],
    ['ROW_END_RESTRICTED', { code: '1.5', start: '2026-03-09' }],
    ['ROW_START_WITH_PROGRESS', { code: '1.3' }],
    ['ROW_FINISH_INVALID', { code: '1.6' }],
  ] as const)('refuses with %s: %j', (code, row) => {
    expect(codeOf(row)).toBe(code);
  });

  it('names the task that a problem is about', () => {
    expect(check({ code: '7' }).problems).toEqual([
      { line: 2, code: 'ROW_TASK_UNKNOWN', taskCode: '7', params: { taskCode: '7' }, rows: [] },
    ]);
    expect(check({ code: '1.4' }).problems).toMatchObject([{ code: 'ROW_START_RESTRICTED', rows: ['FROM'] }]);
  });

  it('lets a start restriction be while the end moves, and the other way round', () => {
    expect(codeOf({ code: '1.4', start: '2026-03-09' })).toBeUndefined();
    expect(codeOf({ code: '1.5', start: '2026-03-10', finish: '2026-03-10' })).toBeUndefined();
    expect(codeOf({ code: '1.3', start: '2026-03-02', finish: '2026-03-05' })).toBeUndefined();
  });

  it('tells what the plan itself refuses under its code', () => {
    expect(codeOf({ start: '2026-03-12', finish: '2026-03-11' })).toBe('TASK_END_BEFORE_START');
  });

  it('says that nothing changes when no row does', () => {
    const same = { start: '2026-03-09', finish: '2026-03-10' };
    const done = { code: '1.2', start: '2026-03-02', finish: '2026-03-03' };
    const summary = { code: '1' };
    expect(check(same, done, summary)).toEqual({
      actions: [],
      moved: [],
      changes: [],
      updated: [],
      empty: [2, 3, 4],
      problems: [],
      failure: 'SHEET_NO_CHANGES',
    });
  });

  it('takes one row per task', () => {
    const { updated, problems } = check({}, { code: '000001.000001.000001', finish: '2026-03-20' });
    expect([updated, problems.map(({ code }) => code)]).toEqual([[2], ['ROW_TASK_REPEATED']]);
  });

  it('brings in the sound rows beside the others', () => {
    const { updated, problems } = check({ code: '7' }, {}, { code: '1.6', finish: '2026-03-10' });
    expect([updated, problems.map(({ line }) => line)]).toEqual([[3, 4], [2]]);
  });

  it('parts more rows than a bulk edit holds', () => {
    const tasks = Array.from({ length: 501 }, (_, at) => ({ id: `t${at}` }));
    const plan = termPlan({ tasks });
    const rows = tasks.map(({ id }, at) => ({
      line: at + 2,
      code: String(at + 1),
      text: id,
      start: '2026-03-03',
      finish: '2026-03-03',
    }));
    const { actions } = checkDateRows(plan, rows, specContext());
    expect(actions.map(({ payload }) => (payload as { actions: unknown[] }).actions.length)).toEqual([
      500, 1,
    ]);
  });
});
