import { decide } from '../actions/registry';
import { after, refusalOf, specContext, termPlan } from '../actions/testing/decide';
import { evolve } from '../plan/change';
import { defaultBaseline } from '../progress/shares';
import { type BaselineRow, checkBaselineRows } from './baseline-rows';

const BARE = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 2 },
    { id: 'B', parent: 'S', duration: 2 },
    { id: 'M', parent: 'S', kind: 'milestone', start: '2026-03-09' },
  ],
});
const TAKEN = after(BARE, 'SET_BASELINE', { name: 'Contract' });
/** D came after the baseline. */
const PLAN = after(TAKEN, 'CREATE_TASK', { id: 'D', text: 'D', parent: 'S' });

function check(...rows: readonly Partial<BaselineRow>[]) {
  const full = rows.map((row, at) => ({
    line: at + 2,
    code: '1.1',
    text: 'x',
    start: '2026-03-03',
    finish: '2026-03-05',
    ...row,
  }));
  return checkBaselineRows(PLAN, full, 'From a file.csv');
}

describe('rows of a baseline', () => {
  it('come to a baseline of their own, in which the others keep their dates', () => {
    const { actions, updated } = check({}, { code: '1.3', start: '2026-03-10', finish: '2026-03-10' });
    expect(updated).toEqual([2, 3]);
    const context = specContext('projectAdmin', { newId: (n) => `from-file-${n}` });
    const decision = decide(PLAN, actions[0]!, context);
    if (!decision.ok) throw new Error(decision.refusal.code);
    const loaded = evolve(PLAN, decision.changes);
    expect(defaultBaseline(loaded)).toMatchObject({
      name: 'From a file',
      tasks: [
        { taskId: 'A', start: '2026-03-03', end: '2026-03-05' },
        { taskId: 'B', start: '2026-03-02', end: '2026-03-04' },
        { taskId: 'M', start: '2026-03-10', end: '2026-03-10' },
      ],
    });
    expect(loaded.baselines.rows.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect(loaded.tasks).toBe(PLAN.tasks);
  });

  it.each([
    ['rev. 2.csv', 'rev. 2'],
    ['CONTRACT.csv', 'CONTRACT (2)'],
    ['\u200b.csv', 'CSV'],
    [`${'x'.repeat(200)}.csv`, 'x'.repeat(120)],
  ])('of the file %j come to the baseline %j', (file, name) => {
    const row = { line: 2, code: '1.1', text: 'x', start: '2026-03-03', finish: '2026-03-05' };
    const { actions } = checkBaselineRows(PLAN, [row], file);
    expect(actions[0]?.payload).toMatchObject({ name });
    expect(decide(PLAN, actions[0]!, specContext('projectAdmin')).ok).toBe(true);
  });

  it.each([
    ['ROW_DATA_MISSING', { text: '' }],
    ['ROW_DATA_MISSING', { start: undefined }],
    ['ROW_DATA_MISSING', { finish: undefined }],
    ['ROW_NOT_IN_BASELINE', { code: '9' }],
    ['ROW_NOT_IN_BASELINE', { code: '1.4' }],
    ['ROW_START_INVALID', { start: null }],
    ['ROW_FINISH_INVALID', { finish: null }],
    ['ROW_START_AFTER_FINISH', { start: '2026-03-06' }],
    ['ROW_START_IS_FINISH', { start: '2026-03-05' }],
  ] as const)('refuses with %s: %j', (code, row) => {
    expect(check(row).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('takes one row per task', () => {
    expect(check({}, {}).problems.map(({ code }) => code)).toEqual(['ROW_TASK_REPEATED']);
  });

  it('brings nothing in when no row matches, or none changes anything', () => {
    expect(check({ code: '9' }, { code: '1.4' }).failure).toBe('SHEET_NOTHING_MATCHES');
    expect(check({ code: '1' }).failure).toBe('SHEET_NOTHING_MATCHES');
    const same = check({ start: '2026-03-02', finish: '2026-03-04' });
    expect([same.failure, same.empty]).toEqual(['SHEET_NO_CHANGES', [2]]);
    expect(check({ start: null })).toMatchObject({ failure: null, actions: [] });
  });

  it('needs a current baseline', () => {
    const row = { line: 2, code: '1.1', text: 'x', start: '2026-03-03', finish: '2026-03-05' };
    expect(checkBaselineRows(BARE, [row], 'x').failure).toBe('BASELINE_MISSING');
  });
});

describe('loading a baseline', () => {
  const row = { taskId: 'A', start: '2026-03-03', end: '2026-03-05' };

  it.each([
    ['TASK_UNKNOWN', [{ ...row, taskId: 'gone' }]],
    ['TASK_UNKNOWN', [{ ...row, taskId: 'S' }]],
    ['TASK_REPEATED', [row, row]],
    ['TASK_END_BEFORE_START', [{ ...row, end: '2026-03-02' }]],
    ['ACTION_INVALID', []],
  ])('is refused with %s', (code, tasks) => {
    expect(refusalOf(PLAN, 'LOAD_BASELINE', { name: 'x', tasks })?.code).toBe(code);
  });

  it('is refused under a name that is taken', () => {
    const context = specContext('projectAdmin', { newId: () => 'from-file' });
    const payload = { name: 'contract', tasks: [row] };
    expect(refusalOf(PLAN, 'LOAD_BASELINE', payload, context)?.code).toBe('BASELINE_DUPLICATE');
  });
});
