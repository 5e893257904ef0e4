import { after, specContext, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { criticalPathDrift } from './critical-path';
import { milestoneTrends } from './milestone-trend';
import { tasksMadeReady } from './tasks-made-ready';

type Step = readonly [type: string, payload: unknown];

const does = (plan: Plan, ...steps: readonly Step[]): Plan =>
  steps.reduce(
    (state, [type, payload], at) =>
      after(state, type, payload, specContext('projectAdmin', { newId: (n) => `new-${type}-${at}-${n}` })),
    plan,
  );
const finish = (taskId: string): Step => ['SET_PROGRESS', { taskId, progress: 1 }];
const promise = (taskId: string): Step => ['SET_COMMITMENT', { taskId, commitment: 1 }];
const move = (id: string, start: string): Step => ['MOVE_TASK', { id, start }];

/** The first week is 2026-03-02 to 03-08; what stands in the second is planned by the first close. */
const START = termPlan({
  tasks: [
    { id: 'now', duration: 3, responsibles: ['ana'] },
    { id: 'ready', start: '2026-03-09', duration: 3, responsibles: ['ana'] },
    { id: 'raw', start: '2026-03-09', duration: 2, analysed: false },
    { id: 'dropped', start: '2026-03-10', duration: 1 },
    { id: 'later', start: '2026-03-23', duration: 2, responsibles: ['ana'] },
    { id: 'roof', start: '2026-03-27', duration: 0, kind: 'milestone' },
  ],
});

/** Closes the open term at the end of its last day. */
const close = (plan: Plan, number: number): Plan => {
  const term = plan.terms.rows.find(({ realClosingTime }) => realClosingTime === null)!;
  const now = `${term.startDate.slice(0, 8)}${String(Number(term.startDate.slice(8)) + 6).padStart(2, '0')}`;
  const context = specContext('projectAdmin', {
    ...{ now: `${now}T20:00:00.000Z`, today: now },
    newId: (n) => `term-${number + 1}-${n}`,
  });
  return after(plan, 'CLOSE_TERM_V2', { termId: term.id }, context);
};

const afterFirst = close(does(START, promise('now'), finish('now')), 1);

describe('tasks made ready and anticipated', () => {
  it('are pending of the first term, before which nobody anticipated anything', () => {
    expect(tasksMadeReady(START)).toEqual([]);
    expect(tasksMadeReady(afterFirst)).toEqual([]);
  });

  it('ask of the tasks anticipated how many were made ready, and of those promised how many were anticipated', () => {
    const second = does(
      afterFirst,
      ['DELETE_TASKS', { ids: ['dropped'] }],
      move('later', '2026-03-12'),
      ...[promise('ready'), finish('ready'), promise('later'), finish('later')],
    );
    const [term, ...others] = tasksMadeReady(close(second, 2));
    expect(others).toEqual([]);
    // "ready", "raw" and "dropped" stood in the second week; "later" came into it.
    expect(term).toMatchObject({
      termNumber: 2,
      madeReady: { numerator: 1, denominator: 3, value: 33.33 },
      anticipated: { numerator: 1, denominator: 2, value: 50 },
    });
    const facts = term!.rows.map(({ id, anticipated, madeReady, promised }) =>
      [id, anticipated, madeReady, promised].join(' '),
    );
    expect(facts.sort()).toEqual([
      'dropped true false false',
      'later false true true',
      'raw true false false',
      'ready true true true',
    ]);
  });

  it('are pending after a close of before it was kept', () => {
    const older = close(does(afterFirst, finish('ready')), 2);
    const closes = older.closes.rows.map(({ anticipated: _unknown, ...rest }) => rest);
    expect(tasksMadeReady({ ...older, closes: Table.of(closes) })).toEqual([]);
  });
});

describe('the trend of milestones', () => {
  it('is the day for which each was planned at each close, beside the baseline and the present day', () => {
    const kept = does(START, ['SET_BASELINE', { name: 'Contract' }]);
    const first = close(kept, 1);
    const second = close(does(first, move('roof', '2026-04-02')), 2);
    const now = does(second, move('roof', '2026-04-06'));
    expect(milestoneTrends(now)).toEqual([
      {
        ...{ id: 'roof', text: 'roof', isDone: false, day: '2026-04-06', baseline: '2026-03-27' },
        points: [
          { termNumber: 1, date: '2026-03-08', day: '2026-03-27' },
          { termNumber: 2, date: '2026-03-15', day: '2026-04-02' },
        ],
      },
    ]);
  });

  it('leaves out a milestone that was deleted', () => {
    expect(milestoneTrends(does(afterFirst, ['DELETE_TASKS', { ids: ['roof'] }]))).toEqual([]);
  });
});

describe('the drift of the critical path', () => {
  it('says where the plan ended at each close, how far that moved, and how much of the path is another', () => {
    const second = close(does(afterFirst, move('later', '2026-04-06')), 2);
    const third = close(second, 3);
    const [one, two, three] = criticalPathDrift(third);
    expect(one).toMatchObject({ termNumber: 1, planEnd: '2026-03-28', moved: null, rows: [] });
    expect(one!.entered.value).toBeNull();
    expect(two).toMatchObject({ planEnd: '2026-04-08', moved: 11, movedInAll: 11 });
    expect(two!.rows.map(({ id, change }) => [id, change])).toEqual([
      ['later', 'entered'],
      ['roof', 'left'],
    ]);
    expect(two!.entered).toEqual({ value: 100, numerator: 1, denominator: 1 });
    expect(three).toMatchObject({ moved: 0, movedInAll: 11, entered: { value: 0, denominator: 1 } });
  });

  it('leaves out closes of before it was kept', () => {
    const closes = afterFirst.closes.rows.map(({ critical: _unknown, ...rest }) => rest);
    expect(criticalPathDrift({ ...afterFirst, closes: Table.of(closes) })).toEqual([]);
  });
});
