import fc from 'fast-check';
import { after, refusalOf, specContext, termPlan } from '../actions/testing/decide';
import { decide } from '../actions/registry';
import { copiedPlan } from '../copies/copied-plan';
import type { LoggedAction } from '../decisions/decision';
import { difference, evolve } from '../plan/change';
import { NO_UNITS } from '../plan/measures';
import type { Plan, Task } from '../plan/plan';
import { shareOfUnits, unitsAssigned, unitsOf, unitsOfShare } from './task-units';

const BARE = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5 },
    { id: 'N', duration: 5, analysed: false },
    { id: 'M', kind: 'milestone' },
    { id: 'Old', duration: 5, start: '2026-02-16' },
    { id: 'Other', duration: 5 },
  ],
  settings: { startDate: '2026-02-16', periodDays: 14 },
});
const act = (plan: Plan, ...steps: readonly (readonly [string, object])[]): Plan =>
  steps.reduce((state, [type, payload]) => after(state, type, payload), plan);
const measured = (id: string, quantity: number): readonly [string, object] => [
  'UPDATE_TASK',
  { id, unit: 'm3', quantity, tunit: 'volume' },
];
const PLAN = act(BARE, measured('A', 120));
const done = (unitsProgressed: number, progress: number) =>
  ['SET_PROGRESS', { taskId: 'A', progress, unitsProgressed }] as const;
const promised = (unitsCommited: number, commitment: number) =>
  ['SET_COMMITMENT', { taskId: 'A', commitment, unitsCommited }] as const;
const closed = (plan: Plan): Plan => {
  const { id } = plan.terms.rows.find(({ realClosingTime }) => realClosingTime === null)!;
  const context = specContext('projectAdmin', { newId: () => `${id}-next` });
  return after(plan, 'CLOSE_TERM_V2', { termId: id }, context);
};
/** In the next term, with a new end: it was to be done in the one before. */
const goneOn = (plan: Plan): Plan => act(closed(plan), ['MOVE_TASK', { id: 'A', end: '2026-03-07' }]);
const taskOf = (plan: Plan, id = 'A'): Task => plan.tasks.get(id)!;
const shown = (plan: Plan): readonly unknown[] => {
  const task = taskOf(plan);
  return [
    task.progress,
    unitsOf(task, 'progress'),
    unitsOf(task, 'commitment'),
    unitsOf(task, 'lastProgress'),
  ];
};

describe('units and their share', () => {
  it.each([
    [0, 120, 0],
    [40, 120, 0.33],
    [60, 120, 0.5],
    [1, 1000, 0.01],
    [999.9, 1000, 0.99],
    [120, 120, 1],
  ])('%d of %d are %d', (units, quantity, share) => {
    expect(shareOfUnits(units, quantity)).toBe(share);
  });

  it('are the share again, of whatever quantity', () => {
    const quantity = fc.integer({ min: 1, max: 1e11 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(quantity, fc.integer({ min: 0, max: 100 }), (of, percent) => {
        expect(shareOfUnits(unitsOfShare(percent / 100, of), of)).toBe(percent / 100);
      }),
    );
  });
});

describe('what is said in units', () => {
  it('is shown as it was said, and has no other share', () => {
    expect(shown(act(PLAN, promised(80, 0.67), done(40, 0.33)))).toEqual([0.33, 40, 80, 0]);
  });

  it('follows from the share where that was said', () => {
    expect(shown(act(PLAN, done(40, 0.33), ['SET_PROGRESS', { taskId: 'A', progress: 0.5 }]))).toEqual([
      0.5,
      60,
      null,
      0,
    ]);
  });

  it('counts for what is done as promised, and for what is as at the last close', () => {
    const asPromised = act(PLAN, promised(40, 0.33), ['SET_PROGRESS', { taskId: 'A', progress: 0.33 }]);
    expect(shown(asPromised)).toEqual([0.33, 40, 40, 0]);
    const next = goneOn(asPromised);
    const back = act(next, done(50, 0.42), ['SET_PROGRESS', { taskId: 'A', progress: 0.33 }]);
    expect(shown(back)).toEqual([0.33, 40, null, 40]);
    expect(
      shown(act(next, done(50, 0.42), ['SET_TERM_MEMBERSHIP', { taskIds: ['A'], member: false }])),
    ).toEqual([0.33, 40, null, 40]);
  });

  it('is all of it from 99 % on where the project says so', () => {
    expect(shown(act(PLAN, done(119, 0.99)))).toEqual([1, 120, null, 0]);
    const exact = act(PLAN, ['UPDATE_SETTINGS', { setTasksToHundred: false }], done(119, 0.99));
    expect(shown(exact)).toEqual([0.99, 119, null, 0]);
  });

  it('goes by the share when the quantity becomes another', () => {
    const begun = act(PLAN, done(40, 0.33));
    expect(shown(act(begun, ['UPDATE_TASK', { id: 'A', quantity: 121 }]))).toEqual([0.33, 40, null, 0]);
    expect(shown(act(begun, ['UPDATE_TASK', { id: 'A', quantity: 200 }]))).toEqual([0.33, 66, null, 0]);
    expect(shown(act(begun, ['UPDATE_TASK', { id: 'A', quantity: null }]))).toEqual([0.33, null, null, null]);
  });

  it.each([
    ['a share that the units are not', done(40, 0.34), 'UNITS_DIFFER'],
    ['more units than there are', done(121, 1), 'UNITS_OVER_QUANTITY'],
    [
      'units of what has none',
      ['SET_PROGRESS', { taskId: 'Other', progress: 0.5, unitsProgressed: 60 }],
      'TASK_HAS_NO_UNITS',
    ],
    ['units below 0', done(-1, 0), 'ACTION_INVALID'],
  ] as const)('is not %s', (_, [type, payload], code) => {
    expect(refusalOf(PLAN, type, payload)?.code).toBe(code);
  });

  it('is never below the last closing, nor where the share would be the same', () => {
    const next = goneOn(act(PLAN, done(40, 0.33)));
    expect(refusalOf(next, ...done(39.8, 0.33))).toMatchObject({
      code: 'UNITS_BELOW_LAST',
      params: { last: 40, unit: 'm3' },
    });
    expect(refusalOf(next, ...promised(39.8, 0.33))?.code).toBe('UNITS_BELOW_LAST');
    expect(shown(act(next, done(40.2, 0.34)))).toEqual([0.34, 40.2, null, 40]);
  });

  it('is refused of overdue work and of what nobody analysed, be it less than a percent', () => {
    const of = (id: string) => act(PLAN, measured(id, 120));
    const entry = (taskId: string) => ({ taskId, progress: 0.01, unitsProgressed: 0.1 });
    expect(refusalOf(of('N'), 'SET_PROGRESS', entry('N'))?.code).toBe('TASK_NOT_ANALYSED');
    const late = closed(act(of('A'), done(40, 0.33)));
    const within = { taskId: 'A', progress: 0.33, unitsProgressed: 40.1 };
    expect(taskOf(late).end < '2026-03-09').toBe(true);
    expect(refusalOf(late, 'SET_PROGRESS', within)?.code).toBe('TASK_DELAYED');
  });

  it('comes with a report and its cause, and with many at once', () => {
    const cause = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
    const report = { taskId: 'A', progress: 0.33, unitsProgressed: 40, cause };
    expect(shown(act(PLAN, promised(60, 0.5), ['FINISH_TASK', report]))).toEqual([0.33, 40, 60, 0]);
    const entries = [{ taskId: 'A', progress: 0.33, unitsProgressed: 40 }];
    const commitments = [{ taskId: 'A', commitment: 0.42, unitsCommited: 50 }];
    const both = act(PLAN, ['SET_PROGRESSES', { entries }], ['SET_COMMITMENTS', { entries: commitments }]);
    expect(shown(both)).toEqual([0.33, 40, 50, 0]);
    expect(refusalOf(PLAN, 'FINISH_TASK', { ...report, unitsProgressed: 41 })?.code).toBe('UNITS_DIFFER');
  });
});

describe('the quantity of a task', () => {
  it.each([
    [{ id: 'M', quantity: 5 }, 'MILESTONE_NO_UNITS'],
    [{ id: 'M', unit: 'm3' }, 'MILESTONE_NO_UNITS'],
    [{ id: 'A', kind: 'milestone' }, 'MILESTONE_NO_UNITS'],
    [{ id: 'S', quantity: 5 }, 'SUMMARY_TAKES_NO_UNITS'],
    [{ id: 'A', quantity: 0 }, 'QUANTITY_NOT_POSITIVE'],
    [{ id: 'A', quantity: 0.004 }, 'QUANTITY_NOT_POSITIVE'],
    [{ id: 'A', quantity: -3 }, 'QUANTITY_NOT_POSITIVE'],
    [{ id: 'A', unit: 'x'.repeat(21) }, 'ACTION_INVALID'],
  ])('is refused: %j', (payload, code) => {
    expect(refusalOf(PLAN, 'UPDATE_TASK', payload)?.code).toBe(code);
  });

  it('goes with copies of the task, and nothing that was done of it', () => {
    const begun = act(PLAN, done(40, 0.33), assigned(20, 'term'));
    const copy = act(begun, ['COPY_BRANCH', { ids: ['A'] }]).tasks.get('new-0')!;
    expect([copy.unit, copy.quantity, copy.tunit, unitsOf(copy, 'progress'), unitsAssigned(copy)]).toEqual([
      ...['m3', 120, 'volume', 0, null],
    ]);
    const elsewhere = taskOf(copiedPlan(begun, begun.settings, [], 'first'));
    expect([elsewhere.quantity, unitsOf(elsewhere, 'progress'), unitsAssigned(elsewhere)]).toEqual([
      120,
      0,
      null,
    ]);
  });
});

const assigned = (unitsAssignedQuantity: number | null, unitsAssignedType: string) =>
  ['UPDATE_TASK', { id: 'A', unitsAssignedQuantity, unitsAssignedType }] as const;

describe('the units that a term is given', () => {
  it('are so many more, or so many of all', () => {
    const next = goneOn(act(PLAN, done(40, 0.33)));
    expect(unitsAssigned(taskOf(act(next, assigned(20, 'term'))))).toBe(60);
    expect(unitsAssigned(taskOf(act(next, assigned(70, 'total'))))).toBe(70);
    expect(refusalOf(next, ...assigned(81, 'term'))?.code).toBe('UNITS_OVER_QUANTITY');
    expect(refusalOf(next, ...assigned(39, 'total'))?.code).toBe('UNITS_BELOW_LAST');
    expect(unitsAssigned(taskOf(closed(act(next, assigned(20, 'term')))))).toBeNull();
  });

  it('are refused of what takes no promise, and a quantity below them is too', () => {
    const given = act(PLAN, assigned(100, 'total'));
    expect(refusalOf(given, 'UPDATE_TASK', { id: 'A', quantity: 90 })?.code).toBe('UNITS_OVER_QUANTITY');
    expect(refusalOf(BARE, ...assigned(1, 'term'))?.code).toBe('TASK_HAS_NO_UNITS');
    const late = closed(PLAN);
    expect(refusalOf(late, ...assigned(1, 'term'))?.code).toBe('TASK_DELAYED');
  });
});

describe('a closed term', () => {
  const promise = act(PLAN, promised(80, 0.67), done(40, 0.33), assigned(90, 'total'), [
    'ADD_CAUSE',
    { taskId: 'A', cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' },
  ]);
  const plan = closed(promise);
  const record = (of: Plan) => of.terms.rows[0]!.tasks.find(({ taskId }) => taskId === 'A');

  it('keeps its units, whatever becomes of the task', () => {
    const units = {
      unit: 'm3',
      quantity: 120,
      unitsProgressed: 40,
      unitsCommited: 80,
      lastUnits: 0,
      unitsAssigned: 90,
    };
    expect(record(plan)).toMatchObject(units);
    expect(record(act(plan, ['UPDATE_TASK', { id: 'A', quantity: 300, unit: 'kg' }]))).toMatchObject(units);
  });

  it('has them again when it is opened, and what waits comes back with its own', () => {
    const worked = act(goneOn(promise), done(50, 0.42));
    const reason = 'Progress of the facade was misread';
    const open = act(worked, ['REOPEN_TERM', { termId: 'term-1', reason }]);
    expect(shown(open)).toEqual([0.33, 40, 80, 0]);
    expect(unitsAssigned(taskOf(open))).toBe(90);
    expect(shown(closed(open))).toEqual([0.42, 50, null, 40]);
  });

  it('is as it was after a rollback to before it', () => {
    const back = evolve(plan, difference(plan, promise));
    expect(shown(back)).toEqual(shown(promise));
    expect(shown(evolve(plan, difference(plan, BARE)))).toEqual([0, null, null, null]);
  });
});

it('agrees with the shares after whatever is entered, and an undo puts everything back', () => {
  const percent = fc.integer({ min: 0, max: 100 }).map((whole) => whole / 100);
  const units = fc.integer({ min: 0, max: 1300 }).map((tenths) => tenths / 10);
  const edit = fc.oneof(
    fc
      .record({ quantity: fc.constantFrom(120, 121, 7.5, 1000, null) })
      .map((values) => ['UPDATE_TASK', { id: 'A', ...values }] as const),
    fc.tuple(units, fc.constantFrom('term', 'total')).map(([of, type]) => assigned(of, type)),
    percent.map((progress) => ['SET_PROGRESS', { taskId: 'A', progress }] as const),
    fc.option(percent).map((commitment) => ['SET_COMMITMENT', { taskId: 'A', commitment }] as const),
    units.map((of) => (plan: Plan) => done(of, shareOfUnits(of, taskOf(plan).quantity ?? 120))),
    units.map((of) => (plan: Plan) => promised(of, shareOfUnits(of, taskOf(plan).quantity ?? 120))),
  );
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      let plan = PLAN;
      for (const one of edits) {
        const [type, payload] = typeof one === 'function' ? one(plan) : one;
        const decision = decide(plan, { type, payload }, specContext());
        if (!decision.ok) continue;
        const next = evolve(plan, decision.changes);
        const { quantity, progress, commitment } = taskOf(next);
        const said = unitsOf(taskOf(next), 'progress');
        const promise = unitsOf(taskOf(next), 'commitment');
        if (quantity == null) expect([said, promise]).toEqual([null, null]);
        else {
          expect(shareOfUnits(said!, quantity)).toBe(progress);
          expect(promise === null ? null : shareOfUnits(promise, quantity)).toBe(commitment);
          const entered = { ...payload } as { unitsProgressed?: number };
          if (entered.unitsProgressed !== undefined && progress < 1)
            expect(said).toBe(entered.unitsProgressed);
        }
        const entry: LoggedAction = {
          type,
          userId: specContext().actor.userId,
          seq: 1,
          changes: decision.changes,
          behindUndoBarrier: false,
        };
        const undo = decide(
          next,
          { type: 'UNDO', payload: { actionId: 'it' } },
          specContext('projectAdmin', { entry: () => entry }),
        );
        if (decision.changes.length > 0) {
          expect(undo).toMatchObject({ ok: true });
          if (undo.ok)
            expect({ ...NO_UNITS, ...taskOf(evolve(next, undo.changes)) }).toEqual({
              ...NO_UNITS,
              ...taskOf(plan),
            });
        }
        plan = next;
      }
    }),
    { numRuns: 300 },
  );
});
