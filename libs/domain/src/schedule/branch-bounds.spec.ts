import { evolve, setFields } from '../plan/change';
import { after, refusalOf, termPlan } from '../actions/testing/decide';
import { scheduleOf } from './schedule';
import type { SpecPlan } from './testing/plan';
import { interval, lateInterval, scheduled } from './testing/schedule';

const branch = (bound: object, link = 'a>b'): SpecPlan => ({
  tasks: [
    { id: 'S', ...bound },
    { id: 'a', parent: 'S', duration: 2 },
    { id: 'T', parent: 'S' },
    { id: 'b', parent: 'T', duration: 3 },
    { id: 'x', duration: 12 },
  ],
  links: [link],
});

describe('a summary that starts no earlier than a day', () => {
  it('holds everything below it back to that day', () => {
    const schedule = scheduled(branch({ constraintType: 'snet', constraintDate: '2026-03-05' }));
    expect(interval(schedule, 'a')).toBe('03-05..03-07');
    expect(interval(schedule, 'b')).toBe('03-09..03-12');
    expect(interval(schedule, 'x')).toBe('03-02..03-18');
  });

  it('does not move what is later anyway, nor what has begun', () => {
    const spec = branch({ constraintType: 'snet', constraintDate: '2026-03-05' });
    const [s, a, t, b] = spec.tasks;
    const begun = { ...spec, tasks: [s!, { ...a!, progress: 0.5 }, t!, b!] };
    expect(interval(scheduled(begun), 'a')).toBe('03-02..03-04');
    expect(interval(scheduled(begun), 'b')).toBe('03-05..03-10');
  });
});

describe('a date that is fixed before its branch may start', () => {
  it('is kept, and told as a conflict', () => {
    const spec = branch({ constraintType: 'snet', constraintDate: '2026-03-05' });
    const [s, a, t, b] = spec.tasks;
    const fixed = { ...a!, constraintType: 'mso' as const, constraintDate: '2026-03-03' };
    const schedule = scheduled({ ...spec, tasks: [s!, fixed, t!, b!] });
    expect(interval(schedule, 'a')).toBe('03-03..03-05');
    expect(schedule.conflicts).toEqual([{ taskId: 'a', reason: 'bound' }]);
  });
});

describe('a summary that ends no later than a day', () => {
  it('has everything below it end by that day, and says where that cannot be', () => {
    const fits = scheduled(branch({ constraintType: 'fnlt', constraintDate: '2026-03-10' }));
    expect(lateInterval(fits, 'b')).toBe('03-06..03-11');
    expect(lateInterval(fits, 'a')).toBe('03-04..03-06');
    expect(fits.of('S')).toMatchObject({ totalFloat: 2, conflict: null });
    const late = scheduled(branch({ constraintType: 'fnlt', constraintDate: '2026-03-05' }));
    expect(late.conflicts).toEqual([{ taskId: 'b', reason: 'link' }]);
  });
});

describe('bounding a branch', () => {
  const plan = termPlan(branch({}));
  const bound = { id: 'S', constraintType: 'snet', constraintDate: '2026-03-09' };

  it('moves its tasks, and so does an edit after it', () => {
    const changed = after(plan, 'SET_CONSTRAINT_TYPE', bound);
    expect(changed.tasks.get('a')!.start).toBe('2026-03-09');
    expect(changed.tasks.get('b')!.start).toBe('2026-03-11');
    expect(scheduleOf(changed).of('S')!.earlyStart).toBe('2026-03-09');
    const longer = evolve(changed, [setFields('tasks', changed.tasks.get('a')!, { duration: 4 })!]);
    expect(scheduleOf(longer).of('a')!.earlyStart).toBe('2026-03-09');
  });

  it('is taken back with asap, which leaves the tasks where they are', () => {
    const changed = after(plan, 'SET_CONSTRAINT_TYPE', bound);
    const back = after(changed, 'SET_CONSTRAINT_TYPE', { id: 'S', constraintType: 'asap' });
    expect(back.tasks.get('S')).toMatchObject({ constraintType: 'asap', constraintDate: null });
    expect(back.tasks.get('a')!.start).toBe('2026-03-09');
    expect(scheduleOf(back).of('a')!.earlyStart).toBe('2026-03-02');
  });

  it.each(['alap', 'mso', 'mfo', 'snlt', 'fnet'])('is not possible with %s', (constraintType) => {
    const payload = { id: 'S', constraintType, constraintDate: '2026-03-09' };
    expect(refusalOf(plan, 'SET_CONSTRAINT_TYPE', payload)?.code).toBe('SUMMARY_DATES_DERIVED');
  });
});
