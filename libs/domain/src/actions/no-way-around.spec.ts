import type { Plan, PlanSettings } from '../plan/plan';
import type { SpecTask } from '../schedule/testing/plan';
import { scheduleOf } from '../schedule/schedule';
import { after, refusalOf, termPlan } from './testing/decide';

const restriction = (taskId: string, type: 1 | 2, required: string): object => ({
  ...{ taskIds: [taskId], type, required, commited: null },
  ...{ family: 'Materials', detail: 'Steel', comments: '', responsible: 'ana' },
});
const id = { restrictionId: 'new-0' };

function planOf(
  tasks: readonly SpecTask[],
  settings: Partial<PlanSettings> = {},
  links: readonly string[] = [],
): Plan {
  return termPlan({ tasks, settings, links });
}
const datesOf = (plan: Plan, taskId: string): string => {
  const { start, end, duration } = plan.tasks.get(taskId)!;
  return `${start.slice(5)}..${end.slice(5)} ${duration}`;
};

describe('a bar with a start constraint required on 03-16', () => {
  const free = planOf([{ id: 'S' }, { id: 'L', parent: 'S', duration: 2, start: '2026-03-18' }]);
  const plan = after(free, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-16'));
  const before = {
    code: 'TASK_START_BEFORE_RESTRICTION',
    params: { task: 'L', required: '2026-03-16' },
    rows: ['L'],
  };

  it('does not start before it, and is bound to no other day for the attempt', () => {
    expect(refusalOf(plan, 'MOVE_TASK', { id: 'L', start: '2026-03-13' })).toEqual(before);
    const ofBranch = { ...before, params: { ...before.params, count: 1 } };
    expect(refusalOf(plan, 'MOVE_TASK', { id: 'S', start: '2026-03-13' })).toEqual(ofBranch);
  });

  it('starts on it, or on the day of rest before it', () => {
    expect(datesOf(after(plan, 'MOVE_TASK', { id: 'L', start: '2026-03-16' }), 'L')).toBe('03-16..03-18 2');
    expect(datesOf(after(plan, 'MOVE_TASK', { id: 'L', start: '2026-03-14' }), 'L')).toBe('03-16..03-18 2');
  });

  it('starts anywhere where required dates move with their tasks', () => {
    const moving = {
      ...plan,
      settings: { ...plan.settings, moveTasksWithConstraints: true },
    };
    const moved = after(moving, 'MOVE_TASK', { id: 'L', start: '2026-03-13' });
    expect([datesOf(moved, 'L'), moved.restrictions.get('new-0')!.required]).toEqual([
      '03-13..03-17 2',
      '2026-03-11',
    ]);
  });
});

it('a shorter duration does not end before an end constraint, nor move the start instead', () => {
  const free = planOf([{ id: 'L', duration: 10 }]);
  const plan = after(free, 'NEW_RESTRICTION', restriction('L', 2, '2026-03-12'));
  expect(refusalOf(plan, 'MOVE_TASK', { id: 'L', duration: 8 })).toEqual({
    code: 'TASK_END_BEFORE_RESTRICTION',
    params: { task: 'L', required: '2026-03-12' },
    rows: ['L'],
  });
  expect(datesOf(after(plan, 'MOVE_TASK', { id: 'L', duration: 9 }), 'L')).toBe('03-02..03-13 9');
});

describe('a stretched right edge', () => {
  it.each([
    ['asap', null, 'asap', null],
    ['snet', '2026-03-03', 'snet', '2026-03-03'],
    ['mso', '2026-03-05', 'mso', '2026-03-05'],
    ['fnet', '2026-03-05', 'fnet', '2026-03-10'],
    ['fnlt', '2026-03-20', 'fnlt', '2026-03-20'],
    ['fnlt', '2026-03-06', 'asap', null],
  ] as const)(
    'of a bar that is %s %s leaves its start alone',
    (constraintType, constraintDate, type, date) => {
      const plan = planOf([
        {
          id: 'L',
          duration: 2,
          start: '2026-03-05',
          constraintType,
          constraintDate,
        },
      ]);
      const stretched = after(plan, 'MOVE_TASK', {
        id: 'L',
        end: '2026-03-11',
      });
      expect(datesOf(stretched, 'L')).toBe('03-05..03-11 4');
      expect(stretched.tasks.get('L')).toMatchObject({
        constraintType: type,
        constraintDate: date,
      });
    },
  );
});

describe('a released constraint', () => {
  const steel = (progress: number): Plan => {
    const bound = after(
      planOf([{ id: 'L', duration: 2 }]),
      'NEW_RESTRICTION',
      restriction('L', 1, '2026-03-02'),
    );
    return after(after(bound, 'UNBOUND_RESTRICTION', id), 'SET_PROGRESS', {
      taskId: 'L',
      progress,
    });
  };

  it('does not bind a task again that has begun since', () => {
    for (const inProcess of [true, false]) {
      const refusal = refusalOf(steel(0.3), 'SET_RESTRICTION_IN_PROCESS', {
        ...id,
        inProcess,
      });
      expect(refusal).toMatchObject({
        code: 'RESTRICTION_START_ON_PROGRESS',
        rows: ['L'],
      });
    }
    expect(
      refusalOf(steel(0), 'SET_RESTRICTION_IN_PROCESS', {
        ...id,
        inProcess: true,
      }),
    ).toBeUndefined();
  });
});

describe('a task that was promised or advanced', () => {
  const promised = after(planOf([{ id: 'L', duration: 2 }]), 'SET_COMMITMENT', {
    taskId: 'L',
    commitment: 0.5,
  });

  it('stays analysed, whichever action says that it is not', () => {
    expect(refusalOf(promised, 'ANALYSE_TASKS', { taskIds: ['L'], analysed: false })?.code).toBe(
      'TASK_HAS_ENTRIES',
    );
    expect(refusalOf(promised, 'UPDATE_TASK', { id: 'L', analysed: false })).toEqual({
      code: 'TASK_HAS_ENTRIES',
      params: { task: 'L' },
      rows: ['L'],
    });
    expect(
      refusalOf(planOf([{ id: 'L' }]), 'UPDATE_TASK', {
        id: 'L',
        analysed: false,
      }),
    ).toBeUndefined();
  });

  it.each([
    ['CLEAR_RESTRICTION', id],
    ['EDIT_RESTRICTION', { ...id, values: { taskIds: ['other'] } }],
  ])('is analysed when %s takes its last constraint away', (type, payload) => {
    const raw = planOf([{ id: 'L', duration: 2, analysed: false }, { id: 'other' }]);
    const bound = after(raw, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-02'));
    const begun = after(after(bound, 'UNBOUND_RESTRICTION', id), 'SET_PROGRESS', {
      taskId: 'L',
      progress: 0.5,
    });
    expect(after(begun, type, payload).tasks.get('L')!.analysed).toBe(true);
    expect(after(bound, type, payload).tasks.get('L')!.analysed).toBe(false);
  });
});

describe('a finished task', () => {
  it('keeps its dates: it becomes neither a milestone nor, of one, a task', () => {
    const plan = planOf([
      { id: 'L', duration: 5, progress: 1 },
      { id: 'M', kind: 'milestone', progress: 1 },
    ]);
    for (const [task, kind] of [
      ['L', 'milestone'],
      ['M', 'task'],
    ] as const) {
      expect(refusalOf(plan, 'UPDATE_TASK', { id: task, kind })).toEqual({
        code: 'TASK_FINISHED',
        params: { task },
        rows: [task],
      });
    }
  });
});

describe('without moveTasksWithConstraints', () => {
  const moving = planOf([{ id: 'L', duration: 2 }, { id: 'next' }], { moveTasksWithConstraints: true }, [
    'L>next',
  ]);
  const bound = after(moving, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-16'));

  it('from now on, tasks wait for what their constraints require', () => {
    expect(datesOf(bound, 'L')).toBe('03-02..03-04 2');
    const waiting = after(bound, 'UPDATE_SETTINGS', {
      moveTasksWithConstraints: false,
    });
    expect([datesOf(waiting, 'L'), datesOf(waiting, 'next')]).toEqual(['03-16..03-18 2', '03-18..03-19 1']);
  });

  it('a task has to be moved first where nothing moves by itself', () => {
    const manual = after(bound, 'UPDATE_SETTINGS', { autoScheduling: false });
    const option = { moveTasksWithConstraints: false };
    expect(refusalOf(manual, 'UPDATE_SETTINGS', option)).toMatchObject({
      code: 'TASK_START_BEFORE_RESTRICTION',
      params: { required: '2026-03-16' },
    });
    const waiting = after(manual, 'UPDATE_SETTINGS', { ...option, autoScheduling: true });
    expect(datesOf(waiting, 'L')).toBe('03-16..03-18 2');
  });
});

describe('where tasks go back to their earliest day', () => {
  const plan = planOf(
    [
      { id: 'A', duration: 3 },
      { id: 'L', duration: 2 },
    ],
    { autoSchedulingStrict: true },
    ['A>L'],
  );
  const held = after(plan, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-23'));

  it.each([
    ['UNBOUND_RESTRICTION', id, '03-05..03-07 2'],
    ['CLEAR_RESTRICTION', id, '03-05..03-07 2'],
    ['EDIT_RESTRICTION', { ...id, values: { required: '2026-03-10' } }, '03-10..03-12 2'],
    ['EDIT_RESTRICTION', { ...id, values: { taskIds: ['A'] } }, '03-26..03-28 2'],
  ])('%s with %j brings back what the constraint held', (type, payload, dates) => {
    expect(datesOf(held, 'L')).toBe('03-23..03-25 2');
    expect(datesOf(after(held, type, payload), 'L')).toBe(dates);
  });
});

describe.each([true, false])('another calendar, with autoScheduling %s', (autoScheduling) => {
  const with5Days = (values: Partial<SpecTask>): Plan =>
    planOf([{ id: 'L', duration: 5, ...values }], { autoScheduling });
  const withHolidays = (values: Partial<SpecTask>, ...days: readonly string[]): Plan =>
    after(with5Days(values), 'UPDATE_SETTINGS', { holidays: days.map((one) => `2026-03-${one}`) });

  it.each([
    ['begun work', { progress: 0.3 }, ['04', '05'], '03-02..03-11 5'],
    ['work that began on what is a day of rest now', { progress: 0.3 }, ['02'], '03-02..03-10 5'],
    ['work that only has an actual start', { actualStart: '2026-03-02' }, ['02', '03'], '03-02..03-11 5'],
    ['finished work', { progress: 1 }, ['04', '05'], '03-02..03-07 3'],
    ['work whose first and last day are days of rest now', { progress: 1 }, ['02', '06'], '03-02..03-07 3'],
  ] as const)('leaves %s where the schedule has it', (_, values, holidays, dates) => {
    const plan = withHolidays(values, ...holidays);
    expect(datesOf(plan, 'L')).toBe(dates);
    const { start, end, duration } = plan.tasks.get('L')!;
    expect(scheduleOf(plan).of('L')).toMatchObject({ earlyStart: start, earlyEnd: end, duration });
  });

  it('leaves work that was done on days of rest a day long', () => {
    const plan = withHolidays({ progress: 1 }, '02', '03', '04', '05', '06');
    expect(datesOf(plan, 'L')).toBe('03-02..03-07 1');
    expect(scheduleOf(plan).of('L')).toMatchObject({ earlyStart: '2026-03-02', earlyEnd: '2026-03-07' });
  });
});

describe('nothing is left before what its constraint requires', () => {
  const EARLY = {
    code: 'TASK_START_BEFORE_RESTRICTION',
    params: { task: 'L', required: '2026-03-20' },
    rows: ['L'],
  };
  const LATE = { ...EARLY, code: 'TASK_END_BEFORE_RESTRICTION' };
  const fixedAt = (constraintType: string, constraintDate: string): Plan =>
    after(planOf([{ id: 'L', duration: 3 }]), 'SET_CONSTRAINT_TYPE', {
      id: 'L',
      constraintType,
      constraintDate,
    });
  const released = (type: 1 | 2): Plan => {
    const bound = after(
      planOf([{ id: 'L', duration: 3 }]),
      'NEW_RESTRICTION',
      restriction('L', type, '2026-03-20'),
    );
    const free = after(bound, 'UNBOUND_RESTRICTION', id);
    return after(free, 'SET_CONSTRAINT_TYPE', {
      id: 'L',
      constraintType: 'mso',
      constraintDate: '2026-03-03',
    });
  };

  it.each([
    ['mso', '2026-03-03'],
    ['mfo', '2026-03-05'],
    ['snlt', '2026-03-03'],
    ['fnlt', '2026-03-05'],
  ])('by a new constraint of what is %s %s', (constraintType, date) => {
    const plan = fixedAt(constraintType, date);
    expect(refusalOf(plan, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-20'))).toEqual(EARLY);
    expect(refusalOf(plan, 'NEW_RESTRICTION', restriction('L', 2, '2026-03-20'))).toEqual(LATE);
  });

  it('by a later required date', () => {
    const bound = after(fixedAt('mso', '2026-03-03'), 'NEW_RESTRICTION', restriction('L', 1, '2026-03-03'));
    const later = { ...id, values: { required: '2026-03-20' } };
    expect(refusalOf(bound, 'EDIT_RESTRICTION', later)).toEqual(EARLY);
  });

  it('by a released constraint that binds again', () => {
    const again = { ...id, inProcess: true };
    expect(refusalOf(released(1), 'SET_RESTRICTION_IN_PROCESS', again)).toEqual(EARLY);
    expect(refusalOf(released(2), 'SET_RESTRICTION_IN_PROCESS', again)).toEqual(LATE);
  });

  it('by required dates that move with their tasks no longer', () => {
    const moving = after(fixedAt('mso', '2026-03-03'), 'UPDATE_SETTINGS', { moveTasksWithConstraints: true });
    const bound = after(moving, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-20'));
    expect(refusalOf(bound, 'UPDATE_SETTINGS', { moveTasksWithConstraints: false })).toEqual(EARLY);
  });

  it('by an end constraint of work that has begun and ends too early', () => {
    const begun = planOf([{ id: 'L', duration: 3, progress: 0.5 }]);
    expect(refusalOf(begun, 'NEW_RESTRICTION', restriction('L', 2, '2026-03-20'))).toEqual(LATE);
    expect(refusalOf(begun, 'NEW_RESTRICTION', restriction('L', 2, '2026-03-04'))).toBeUndefined();
  });

  it('where nothing moves by itself', () => {
    const manual = planOf([{ id: 'L', duration: 3 }], { autoScheduling: false });
    expect(refusalOf(manual, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-20'))).toEqual(EARLY);
    const moved = after(manual, 'MOVE_TASK', { id: 'L', start: '2026-03-20' });
    expect(refusalOf(moved, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-20'))).toBeUndefined();
  });

  it('but what stood there already stands in the way of nothing else', () => {
    const moving = after(fixedAt('mso', '2026-03-03'), 'UPDATE_SETTINGS', { moveTasksWithConstraints: true });
    const bound = after(moving, 'NEW_RESTRICTION', restriction('L', 1, '2026-03-20'));
    const old = { ...bound, settings: { ...bound.settings, moveTasksWithConstraints: false } };
    expect(refusalOf(old, 'UPDATE_SETTINGS', { autoSchedulingStrict: true })).toBeUndefined();
    expect(refusalOf(old, 'MOVE_TASK', { id: 'L', duration: 4 })).toBeUndefined();
  });
});

describe('nothing puts to before the open term what is promised or advanced in it', () => {
  const second = after(planOf([{ id: 'L', start: '2026-03-10', duration: 2 }]), 'CLOSE_TERM_V2', {
    termId: 'term-1',
  });
  const promised = after(second, 'SET_COMMITMENT', { taskId: 'L', commitment: 0.5 });
  const back = { id: 'L', start: '2026-03-04' };

  it('no move, though one that ends in the term goes', () => {
    expect(refusalOf(promised, 'MOVE_TASK', back)).toMatchObject({
      code: 'TASK_ENDS_BEFORE_TERM',
      rows: ['L'],
    });
    expect(refusalOf(promised, 'MOVE_TASK', { id: 'L', start: '2026-03-06' })).toBeUndefined();
  });

  it('once the promise is taken back it goes', () => {
    const free = after(promised, 'SET_COMMITMENT', { taskId: 'L', commitment: null });
    expect(refusalOf(free, 'MOVE_TASK', back)).toBeUndefined();
  });
});

describe('settings take nothing that is promised or advanced out of the term', () => {
  const promisedAt = (values: Partial<SpecTask>, commitment: number): Plan =>
    after(planOf([{ id: 'L', duration: 3, ...values }]), 'SET_COMMITMENT', { taskId: 'L', commitment });
  const settings = (plan: Plan, values: object): unknown => refusalOf(plan, 'UPDATE_SETTINGS', values);
  const because = (code: string): object => ({ code, params: { task: 'L', last: 0 }, rows: ['L'] });

  it('by a shorter term', () => {
    const late = promisedAt({ start: '2026-03-05', duration: 2 }, 0.5);
    expect(settings(late, { periodDays: 2 })).toEqual(because('TASK_OUTSIDE_TERM'));
    expect(settings(promisedAt({}, 1), { periodDays: 2 })).toEqual(because('TASK_ENDS_OUTSIDE_TERM'));
    expect(settings(promisedAt({}, 0.5), { periodDays: 2 })).toBeUndefined();
  });

  it.each([
    { holidays: ['02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`) },
    { workingDays: '0000001', periodDays: 5 },
    { dataDate: '2026-03-09' },
    { startDate: '2026-02-20' },
  ])('by %j', (values) => {
    expect(settings(promisedAt({}, 0.5), values)).toEqual(because('TASK_OUTSIDE_TERM'));
  });

  it('by a first term that begins after work that was done', () => {
    const begun = after(promisedAt({}, 0.8), 'SET_PROGRESS', { taskId: 'L', progress: 0.5 });
    expect(settings(begun, { startDate: '2026-03-09' })).toEqual(because('TASK_ENDS_BEFORE_TERM'));
    expect(settings(begun, { startDate: '2026-03-04' })).toBeUndefined();
    const waiting = after(promisedAt({}, 0.8), 'UPDATE_SETTINGS', { startDate: '2026-03-09' });
    expect(datesOf(waiting, 'L')).toBe('03-09..03-12 3');
  });

  it('but a promise that lies outside already stands in no way', () => {
    const moved = after(promisedAt({}, 0.5), 'MOVE_TASK', { id: 'L', start: '2026-03-16' });
    expect(settings(moved, { periodDays: 5 })).toBeUndefined();
  });
});
