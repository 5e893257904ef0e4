import type { Plan, Restriction } from '../../plan/plan';
import { Table } from '../../plan/table';
import { scheduleOf } from '../../schedule/schedule';
import type { SpecPlan } from '../../schedule/testing/plan';
import { after, refusalOf, termPlan } from '../testing/decide';

const SPEC: SpecPlan = {
  tasks: [
    { id: 'A', duration: 5, start: '2026-03-02' },
    { id: 'B', duration: 3, start: '2026-03-09' },
    { id: 'S', index: 9 },
    { id: 's1', parent: 'S', duration: 2, start: '2026-03-09' },
    { id: 's2', parent: 'S', duration: 2, start: '2026-03-12' },
    { id: 'M', kind: 'milestone', start: '2026-03-20' },
  ],
  links: ['A>B'],
};
const plan = termPlan(SPEC);
const withSettings = (settings: SpecPlan['settings']): Plan => termPlan({ ...SPEC, settings });
const dates = (changed: Plan, id: string): string => {
  const { start, end, duration } = changed.tasks.get(id)!;
  return `${start.slice(5)}..${end.slice(5)} ${duration}`;
};
const constraint = (changed: Plan, id: string): string => {
  const { constraintType, constraintDate } = changed.tasks.get(id)!;
  return `${constraintType} ${constraintDate ?? '-'}`;
};
const withTask = (id: string, values: object): Plan => ({
  ...plan,
  tasks: plan.tasks.with([{ ...plan.tasks.get(id)!, ...values }]),
});
const restriction: Restriction = {
  id: 'r',
  taskIds: ['B'],
  family: 'Permits',
  type: 1,
  detail: '',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-06',
  released: null,
  releasedTerm: null,
  inProcess: false,
};

describe('dragging a bar', () => {
  it('keeps its duration and takes what follows along', () => {
    const changed = after(plan, 'MOVE_TASK', { id: 'A', start: '2026-03-04' });
    expect(dates(changed, 'A')).toBe('03-04..03-11 5');
    expect(dates(changed, 'B')).toBe('03-11..03-14 3');
  });

  it('leaves it there: it starts no earlier from now on, and the schedule agrees', () => {
    const changed = after(plan, 'MOVE_TASK', { id: 'A', start: '2026-03-04' });
    expect(constraint(changed, 'A')).toBe('snet 2026-03-04');
    expect(scheduleOf(changed).of('A')!.earlyStart).toBe('2026-03-04');
  });

  it('needs no bound where its links put it', () => {
    const changed = after(plan, 'MOVE_TASK', { id: 'B', start: '2026-03-04' });
    expect(changed.tasks.get('B')).toMatchObject({ start: '2026-03-09', constraintType: 'asap' });
  });

  it.each([
    ['mso', '2026-03-02', 'mso 2026-03-04'],
    ['mfo', '2026-03-06', 'mfo 2026-03-10'],
    ['snet', '2026-03-02', 'snet 2026-03-04'],
    ['fnet', '2026-03-06', 'fnet 2026-03-10'],
    ['snlt', '2026-03-04', 'snlt 2026-03-04'],
    ['snlt', '2026-03-03', 'snet 2026-03-04'],
    ['fnlt', '2026-03-10', 'fnlt 2026-03-10'],
    ['fnlt', '2026-03-09', 'snet 2026-03-04'],
  ])('turns %s %s into %s', (constraintType, constraintDate, expected) => {
    const bounded = withTask('A', { constraintType, constraintDate });
    const changed = after(bounded, 'MOVE_TASK', { id: 'A', start: '2026-03-04' });
    expect(constraint(changed, 'A')).toBe(expected);
    expect(dates(changed, 'A')).toBe('03-04..03-11 5');
  });

  it('moves nothing else, and bounds nothing, without automatic scheduling', () => {
    const changed = after(withSettings({ autoScheduling: false }), 'MOVE_TASK', {
      id: 'A',
      start: '2026-03-04',
    });
    expect(dates(changed, 'A')).toBe('03-04..03-11 5');
    expect(dates(changed, 'B')).toBe('03-09..03-12 3');
    expect(constraint(changed, 'A')).toBe('asap -');
  });

  it('stops there too when nothing moves by itself', () => {
    const still = withSettings({ autoScheduling: false });
    expect(dates(after(still, 'MOVE_TASK', { id: 'B', start: '2026-02-23' }), 'B')).toBe('03-02..03-05 3');
  });

  it('stops at the start of the project', () => {
    expect(dates(after(plan, 'MOVE_TASK', { id: 's1', start: '2026-02-01' }), 's1')).toBe('03-02..03-04 2');
  });

  it('starts on a working day', () => {
    expect(dates(after(plan, 'MOVE_TASK', { id: 's1', start: '2026-03-07' }), 's1')).toBe('03-09..03-11 2');
  });
});

describe('stretching a bar', () => {
  it('by its end counts the working days', () => {
    const changed = after(plan, 'MOVE_TASK', { id: 'A', end: '2026-03-11' });
    expect(dates(changed, 'A')).toBe('03-02..03-11 7');
    expect(dates(changed, 'B')).toBe('03-11..03-14 3');
    expect(constraint(changed, 'A')).toBe('asap -');
  });

  it('by its duration computes the end', () => {
    expect(dates(after(plan, 'MOVE_TASK', { id: 'A', duration: 2 }), 'A')).toBe('03-02..03-04 2');
  });

  it('by its duration or its right edge bounds it to nothing: nobody has put its start anywhere', () => {
    const later = withTask('B', { start: '2026-03-16', end: '2026-03-19' });
    const longer = after(later, 'MOVE_TASK', { id: 'B', duration: 4 });
    expect([dates(longer, 'B'), constraint(longer, 'B')]).toEqual(['03-16..03-20 4', 'asap -']);
    const put = after(later, 'MOVE_TASK', { id: 'B', end: '2026-03-20' });
    expect([dates(put, 'B'), constraint(put, 'B')]).toEqual(['03-16..03-20 4', 'asap -']);
  });

  it('by its end and duration puts it before that end', () => {
    expect(dates(after(plan, 'MOVE_TASK', { id: 's1', end: '2026-03-14', duration: 3 }), 's1')).toBe(
      '03-11..03-14 3',
    );
  });
});

describe('a move that cannot be', () => {
  it.each([
    [{ id: 'gone', start: '2026-03-02' }, 'TASK_UNKNOWN'],
    [{ id: 'A', start: '2026-03-05', end: '2026-03-04' }, 'TASK_END_BEFORE_START'],
    [{ id: 'A', end: '2026-03-02' }, 'TASK_END_BEFORE_START'],
    [{ id: 'A', start: '2026-03-07', end: '2026-03-09' }, 'TASK_DURATION_INVALID'],
    [{ id: 'A', duration: 0 }, 'TASK_DURATION_INVALID'],
    [{ id: 'A', duration: 1000 }, 'TASK_DURATION_INVALID'],
    [{ id: 'A', end: '2039-01-01' }, 'TASK_DURATION_INVALID'],
    [{ id: 'M', duration: 1 }, 'MILESTONE_DURATION_FIXED'],
    [{ id: 'S', duration: 3 }, 'SUMMARY_DATES_DERIVED'],
    [{ id: 'A', start: '2199-12-30' }, 'TASK_DATES_OUT_OF_RANGE'],
    [{ id: 'A', start: 'tomorrow' }, 'ACTION_INVALID'],
  ])('%p is refused with %s', (payload, code) => {
    expect(refusalOf(plan, 'MOVE_TASK', payload)?.code).toBe(code);
  });

  it('is one of a finished task', () => {
    const done = withTask('A', { progress: 1 });
    expect(refusalOf(done, 'MOVE_TASK', { id: 'A', duration: 6 })?.code).toBe('TASK_FINISHED');
  });

  it('is one of the start of a begun task, or of an end before what is done', () => {
    const begun = withTask('A', { progress: 0.5 });
    expect(refusalOf(begun, 'MOVE_TASK', { id: 'A', start: '2026-03-03' })?.code).toBe(
      'TASK_START_WITH_PROGRESS',
    );
    expect(refusalOf(begun, 'MOVE_TASK', { id: 'A', duration: 2 })).toMatchObject({
      code: 'TASK_END_BEFORE_PROGRESS',
      params: { worked: 3 },
    });
    expect(dates(after(begun, 'MOVE_TASK', { id: 'A', duration: 7 }), 'B')).toBe('03-11..03-14 3');
    const formerly = withTask('A', { lastProgress: 0.2 });
    expect(refusalOf(formerly, 'MOVE_TASK', { id: 'A', start: '2026-03-03' })?.code).toBe(
      'TASK_START_WITH_PROGRESS',
    );
  });
});

describe('a task with an actual start and nothing done', () => {
  const begun = withTask('A', { actualStart: '2026-03-02' });

  it('keeps its start and says when it began', () => {
    expect(refusalOf(begun, 'MOVE_TASK', { id: 'A', start: '2026-03-04' })).toMatchObject({
      code: 'TASK_START_ACTUAL',
      params: { task: 'A', actualStart: '2026-03-02' },
    });
  });

  it('can still end on another day', () => {
    const changed = after(begun, 'MOVE_TASK', { id: 'A', duration: 7 });
    expect([dates(changed, 'A'), constraint(changed, 'A')]).toEqual(['03-02..03-11 7', 'asap -']);
  });

  it('stays when its branch moves', () => {
    const branch = withTask('s1', { actualStart: '2026-03-09' });
    const changed = after(branch, 'MOVE_TASK', { id: 'S', start: '2026-03-16' });
    expect([dates(changed, 's1'), dates(changed, 's2')]).toEqual(['03-09..03-11 2', '03-19..03-21 2']);
  });

  it('stays when it is to be as soon as possible', () => {
    const later = withTask('B', { start: '2026-03-16', end: '2026-03-19', actualStart: '2026-03-16' });
    const changed = after(later, 'SET_CONSTRAINT_TYPE', { id: 'B', constraintType: 'asap' });
    expect(dates(changed, 'B')).toBe('03-16..03-19 3');
  });

  it('holds no tasks', () => {
    const child = { id: 'n', text: 'n', parent: 'A' };
    expect(refusalOf(begun, 'CREATE_TASK', child)?.code).toBe('PARENT_HAS_PROGRESS');
  });
});

describe('restrictions of a moved task', () => {
  const restricted = (values: Partial<Restriction>, settings = {}): Plan => ({
    ...withSettings({ autoScheduling: false, ...settings }),
    restrictions: Table.of([{ ...restriction, ...values }]),
  });

  it('hold its start and its end', () => {
    const start = restricted({});
    expect(refusalOf(start, 'MOVE_TASK', { id: 'B', start: '2026-03-05' })).toMatchObject({
      code: 'TASK_START_BEFORE_RESTRICTION',
      params: { required: '2026-03-06', task: 'B' },
    });
    expect(refusalOf(start, 'MOVE_TASK', { id: 'B', start: '2026-03-06' })).toBeUndefined();
    const end = restricted({ type: 2, required: '2026-03-10' });
    expect(refusalOf(end, 'MOVE_TASK', { id: 'B', end: '2026-03-10' })?.code).toBe(
      'TASK_END_BEFORE_RESTRICTION',
    );
    expect(refusalOf(end, 'MOVE_TASK', { id: 'B', end: '2026-03-11' })).toBeUndefined();
  });

  it('hold nothing once released', () => {
    const released = restricted({ released: '2026-03-03' });
    expect(refusalOf(released, 'MOVE_TASK', { id: 'B', start: '2026-03-05' })).toBeUndefined();
  });

  it('move with it where the project wants that, with successors too', () => {
    const moving = restricted({}, { autoScheduling: true, moveTasksWithConstraints: true });
    const changed = after(moving, 'MOVE_TASK', { id: 'A', start: '2026-03-04' });
    expect(changed.tasks.get('B')!.start).toBe('2026-03-11');
    expect(changed.restrictions.get('r')!.required).toBe('2026-03-10');
    const released = restricted(
      { released: '2026-03-03' },
      { autoScheduling: true, moveTasksWithConstraints: true },
    );
    const kept = after(released, 'MOVE_TASK', { id: 'A', start: '2026-03-04' });
    expect(kept.restrictions.get('r')!.required).toBe('2026-03-06');
    const back = after(moving, 'MOVE_TASK', { id: 'A', duration: 5, start: '2026-03-02' });
    expect(back.restrictions.get('r')!.required).toBe('2026-03-06');
  });

  it('move no further back than to what is committed, and as ever where that was later already', () => {
    const requiredAfter = (commited: string) => {
      const settings = { autoScheduling: true, moveTasksWithConstraints: true };
      const later = after(restricted({}, settings), 'MOVE_TASK', { id: 'B', start: '2026-03-16' });
      const bound = later.restrictions.get('r')!;
      const plan = { ...later, restrictions: later.restrictions.with([{ ...bound, commited }]) };
      return after(plan, 'MOVE_TASK', { id: 'B', start: '2026-03-09' }).restrictions.get('r')!.required;
    };
    expect([requiredAfter('2026-03-12'), requiredAfter('2026-04-01')]).toEqual(['2026-03-12', '2026-03-06']);
  });

  it.each([
    ['the project does not want that', {}, false],
    ['it did not move, on a day without work too', { taskIds: ['M'], required: '2026-03-07' }, true],
  ])('stay as they are where %s', (_, values, moveTasksWithConstraints) => {
    const before = restricted(values, { autoScheduling: true, moveTasksWithConstraints });
    const changed = after(before, 'MOVE_TASK', { id: 'A', start: '2026-03-04' });
    expect(changed.restrictions).toEqual(before.restrictions);
  });
});

describe('dragging a summary', () => {
  it('takes its branch along with its distances', () => {
    const changed = after(plan, 'MOVE_TASK', { id: 'S', start: '2026-03-11' });
    expect(dates(changed, 's1')).toBe('03-11..03-13 2');
    expect(dates(changed, 's2')).toBe('03-16..03-18 2');
    expect(constraint(changed, 's1')).toBe('snet 2026-03-11');
  });

  it('leaves what has begun where it is', () => {
    const changed = after(withTask('s1', { progress: 0.5 }), 'MOVE_TASK', { id: 'S', start: '2026-03-10' });
    expect(dates(changed, 's1')).toBe('03-09..03-11 2');
    expect(dates(changed, 's2')).toBe('03-13..03-17 2');
  });

  it('is refused where summaries do not take their branches along', () => {
    const still = withSettings({ autoSchedulingMoveProjects: false });
    expect(refusalOf(still, 'MOVE_TASK', { id: 'S', start: '2026-03-11' })?.code).toBe('SUMMARY_NOT_MOVABLE');
  });
});

describe('constraint types', () => {
  it('place the task and what follows', () => {
    const payload = { id: 'A', constraintType: 'mso', constraintDate: '2026-03-05' };
    const changed = after(plan, 'SET_CONSTRAINT_TYPE', payload);
    expect(dates(changed, 'A')).toBe('03-05..03-12 5');
    expect(dates(changed, 'B')).toBe('03-12..03-17 3');
  });

  it('lose their date when there is none to keep, and bring the task to its earliest place', () => {
    const held = withTask('B', {
      start: '2026-03-16',
      end: '2026-03-19',
      constraintType: 'snet',
      constraintDate: '2026-03-16',
    });
    const changed = after(held, 'SET_CONSTRAINT_TYPE', { id: 'B', constraintType: 'asap' });
    expect(constraint(changed, 'B')).toBe('asap -');
    expect(dates(changed, 'B')).toBe('03-09..03-12 3');
  });

  it.each([
    ['when nothing moves by itself', { autoScheduling: false }, {}],
    ['when it has begun', {}, { progress: 0.5 }],
  ])('that are taken from a task leave it where it is %s', (_, settings, begun) => {
    const start = { start: '2026-03-16', end: '2026-03-19', ...begun };
    const held = withTask('B', { ...start, constraintType: 'snet', constraintDate: '2026-03-16' });
    const still = { ...held, settings: { ...held.settings, ...settings } };
    const changed = after(still, 'SET_CONSTRAINT_TYPE', { id: 'B', constraintType: 'asap' });
    expect(constraint(changed, 'B')).toBe('asap -');
    expect(dates(changed, 'B')).toBe('03-16..03-19 3');
  });

  it('that are taken from a summary leave its own dates alone: they are its tasks’', () => {
    const bound = { id: 'S', constraintType: 'snet', constraintDate: '2026-03-11' };
    const held = after(plan, 'SET_CONSTRAINT_TYPE', bound);
    const summary = { ...held.tasks.get('S')!, start: '2026-03-25', end: '2026-03-26' };
    const free = after({ ...held, tasks: held.tasks.with([summary]) }, 'SET_CONSTRAINT_TYPE', {
      id: 'S',
      constraintType: 'asap',
    });
    expect(free.tasks.get('S')).toEqual({ ...summary, constraintType: 'asap', constraintDate: null });
  });

  it('put the task as late as the plan allows', () => {
    const changed = after(plan, 'SET_CONSTRAINT_TYPE', { id: 's1', constraintType: 'alap' });
    expect(dates(changed, 's1')).toBe('03-10..03-12 2');
  });

  it.each([
    [{ id: 'A', constraintType: 'mso' }, 'CONSTRAINT_DATE_REQUIRED'],
    [{ id: 'S', constraintType: 'alap' }, 'SUMMARY_DATES_DERIVED'],
    [{ id: 'gone', constraintType: 'alap' }, 'TASK_UNKNOWN'],
    [{ id: 'A', constraintType: 'must' }, 'ACTION_INVALID'],
    [{ id: 'A', constraintType: 'snet', constraintDate: '2200-01-01' }, 'ACTION_INVALID'],
  ])('are refused: %p, %s', (payload, code) => {
    expect(refusalOf(plan, 'SET_CONSTRAINT_TYPE', payload)?.code).toBe(code);
  });

  it('are no longer given to what is finished', () => {
    const done = withTask('A', { progress: 1 });
    expect(refusalOf(done, 'SET_CONSTRAINT_TYPE', { id: 'A', constraintType: 'alap' })?.code).toBe(
      'TASK_FINISHED',
    );
  });

  it('cannot fix a start before what a restriction requires', () => {
    const restricted = { ...plan, restrictions: Table.of([{ ...restriction, required: '2026-03-10' }]) };
    const payload = { id: 'B', constraintType: 'mso', constraintDate: '2026-03-06' };
    expect(refusalOf(restricted, 'SET_CONSTRAINT_TYPE', payload)?.code).toBe('TASK_START_BEFORE_RESTRICTION');
  });
});
