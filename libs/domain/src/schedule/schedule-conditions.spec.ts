import type { Restriction } from '../plan/plan';
import { reschedule } from './reschedule';
import { scheduleOf } from './schedule';
import { type SpecPlan, type SpecTask, specPlan } from './testing/plan';
import { interval, lateInterval, scheduled } from './testing/schedule';

const restriction = (
  taskId: string,
  type: 1 | 2,
  required: string,
  released: string | null,
): Restriction => ({
  id: `r-${taskId}`,
  taskIds: [taskId],
  family: 'Materials',
  type,
  detail: '',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required,
  released,
  releasedTerm: null,
  inProcess: false,
});

describe('progress', () => {
  it('keeps the start of a begun task and both dates of a finished one', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 2, start: '2026-03-04', progress: 0.5 },
        { id: 'C', duration: 2, start: '2026-03-03', progress: 1 },
        { id: 'D', duration: 1 },
      ],
      links: ['A>B', 'A>C', 'B>D', 'C>D'],
    });
    expect(interval(schedule, 'B')).toBe('03-04..03-06');
    expect(interval(schedule, 'C')).toBe('03-03..03-05');
    expect(interval(schedule, 'D')).toBe('03-06..03-07');
    expect(schedule.conflicts).toEqual([{ taskId: 'B', reason: 'link' }]);
    expect(schedule.of('C')).toMatchObject({ totalFloat: 0, critical: false });
  });
});

describe('an actual start', () => {
  const spec = (values: SpecTask): SpecPlan => ({
    tasks: [
      { id: 'A', duration: 5 },
      { duration: 2, start: '2026-03-04', actualStart: '2026-03-04', ...values },
      { id: 'C', duration: 1 },
    ],
    links: ['A>B', 'B>C'],
  });

  it('keeps the start of a task of which nothing is done yet', () => {
    const schedule = scheduled(spec({ id: 'B', constraintType: 'snet', constraintDate: '2026-03-20' }));
    expect(interval(schedule, 'B')).toBe('03-04..03-06');
    expect(interval(schedule, 'C')).toBe('03-06..03-07');
    expect(schedule.conflicts).toEqual([{ taskId: 'B', reason: 'link' }]);
    expect(schedule.brokenLinks).toEqual([{ linkId: 'B>C', days: 4 }]);
  });

  it('moves nothing when everything is rescheduled', () => {
    const plan = specPlan(spec({ id: 'B' }));
    expect(reschedule(plan).map(({ id, start }) => [id, start])).toEqual([['C', '2026-03-06']]);
  });

  it('does not begin a milestone, which is reached or not', () => {
    const schedule = scheduled(spec({ id: 'B', kind: 'milestone', duration: 0 }));
    expect(interval(schedule, 'B')).toBe('03-07..03-07');
  });
});

describe('the data date', () => {
  const known = (tasks: readonly SpecTask[], dataDate = '2026-03-11', links: readonly string[] = []) =>
    scheduled({ tasks, links, settings: { dataDate } });

  it('is the earliest start of what has not begun, whatever its constraint', () => {
    const late = { constraintDate: '2026-03-04' };
    const schedule = known([
      { id: 'A', duration: 2 },
      { id: 'M', kind: 'milestone' },
      { id: 'fixed', constraintType: 'mso', ...late },
      { id: 'bound', constraintType: 'snlt', ...late },
      { id: 'before', constraintType: 'mso', constraintDate: '2026-02-25' },
    ]);
    for (const id of ['A', 'M', 'fixed', 'bound', 'before'])
      expect([id, schedule.of(id)!.earlyStart]).toEqual([id, '2026-03-11']);
    expect(schedule.conflicts).toEqual([
      { taskId: 'fixed', reason: 'dataDate' },
      { taskId: 'bound', reason: 'dataDate' },
      { taskId: 'before', reason: 'projectStart' },
    ]);
  });

  it('counts from the next working day when nobody works on it', () => {
    expect(interval(known([{ id: 'A' }], '2026-03-14'), 'A')).toBe('03-16..03-17');
  });

  it('is worked on by what is under way, which pushes what follows', () => {
    const begun = { id: 'A', duration: 2, progress: 0.5 };
    const schedule = known([begun, { id: 'B' }], '2026-03-11', ['A>B']);
    expect([interval(schedule, 'A'), interval(schedule, 'B')]).toEqual(['03-02..03-12', '03-12..03-13']);
    expect(interval(known([{ ...begun, duration: 20 }]), 'A')).toBe('03-02..03-28');
  });

  it('leaves what is finished, and a project that ends with it', () => {
    const schedule = known([{ id: 'A', duration: 2, progress: 1 }]);
    expect([interval(schedule, 'A'), schedule.projectEnd]).toEqual(['03-02..03-04', '2026-03-04']);
  });

  it('makes nothing longer than a task may be', () => {
    const schedule = known([{ id: 'A', duration: 2, progress: 0.5 }], '2046-03-05');
    expect(schedule.of('A')!.duration).toBe(999);
  });

  it('says nothing before the project begins', () => {
    expect(interval(known([{ id: 'A' }], '2026-02-20'), 'A')).toBe('03-02..03-03');
  });
});

describe('what has begun', () => {
  const begun = (progress: number, link: string): ReturnType<typeof scheduled> =>
    scheduled({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 3, progress },
        { id: 'Z', duration: 10 },
      ],
      links: [link],
    });

  it('asks nothing more of what should have preceded its start', () => {
    expect(begun(0.5, 'A>B FS').of('A')!.totalFloat).toBe(5);
    expect(begun(1, 'A>B FS').of('A')!.totalFloat).toBe(5);
  });

  it('still limits what its end waits for, until it is finished', () => {
    expect(begun(0.5, 'A>B FF+2').of('A')!.totalFloat).toBe(3);
    expect(begun(1, 'A>B FF+2').of('A')!.totalFloat).toBe(5);
  });

  it('still has to end by the date that it was bound to', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 5, progress: 0.2, constraintType: 'fnlt', constraintDate: '2026-03-10' },
        { id: 'Z', duration: 10 },
      ],
    });
    expect(schedule.of('A')!.totalFloat).toBe(2);
  });
});

describe('restrictions', () => {
  const tasks = [{ id: 'A', duration: 3 }];
  it('hold the start and the end of their tasks back to their required dates', () => {
    const start = scheduled({ tasks, restrictions: [restriction('A', 1, '2026-03-05', null)] });
    expect(interval(start, 'A')).toBe('03-05..03-10');
    const end = scheduled({ tasks, restrictions: [restriction('A', 2, '2026-03-06', null)] });
    expect(interval(end, 'A')).toBe('03-04..03-07');
  });

  it.each([
    ['on its own day', '2026-03-06', '2026-03-06'],
    ['before it', '2026-03-05', '2026-03-06'],
    ['after it', '2026-03-10', '2026-03-10'],
    ['on a day of rest after it', '2026-03-07', '2026-03-09'],
  ])('of the end of a milestone required %s (%s) leave it at, or move it to, %s', (_, required, day) => {
    for (const type of [1, 2] as const) {
      const plan = specPlan({
        tasks: [{ id: 'M', kind: 'milestone', start: '2026-03-06' }],
        restrictions: [restriction('M', type, required, null)],
      });
      expect(reschedule(plan, ['M']).find(({ id }) => id === 'M')?.start ?? '2026-03-06').toBe(day);
    }
  });

  it('hold nothing back once released, or when their dates move with the tasks', () => {
    const released = [restriction('A', 1, '2026-03-05', '2026-03-02')];
    expect(interval(scheduled({ tasks, restrictions: released }), 'A')).toBe('03-02..03-05');
    const moving = scheduled({
      tasks,
      restrictions: [restriction('A', 1, '2026-03-05', null)],
      settings: { moveTasksWithConstraints: true },
    });
    expect(interval(moving, 'A')).toBe('03-02..03-05');
  });

  it('conflict with a date that is fixed earlier', () => {
    const schedule = scheduled({
      tasks: [{ id: 'A', duration: 3, constraintType: 'mso', constraintDate: '2026-03-03' }],
      restrictions: [restriction('A', 1, '2026-03-05', null)],
    });
    expect(schedule.conflicts).toEqual([{ taskId: 'A', reason: 'bound' }]);
  });
});

describe('scheduling from the end', () => {
  it('counts from where the plan ends at present', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'B', duration: 3, start: '2026-03-18' },
      ],
      links: ['A>B'],
      settings: { scheduleFromEnd: true },
    });
    expect(lateInterval(schedule, 'B')).toBe('03-18..03-21');
    expect(lateInterval(schedule, 'A')).toBe('03-16..03-18');
    expect(schedule.of('A')).toMatchObject({ totalFloat: 0, critical: true });
  });

  it('shows with negative float that the project starts too late', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 5 },
        { id: 'B', duration: 3 },
      ],
      links: ['A>B'],
      settings: { scheduleFromEnd: true },
    });
    expect(schedule.of('A')!.totalFloat).toBe(-3);
  });

  it('leaves a fixed date where it is, however late the rest can begin', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2, start: '2026-03-18' },
        { id: 'M', duration: 1, constraintType: 'mso', constraintDate: '2026-03-04' },
      ],
      settings: { scheduleFromEnd: true },
    });
    expect(interval(schedule, 'A')).toBe('03-18..03-20');
    expect(interval(schedule, 'M')).toBe('03-04..03-05');
    expect(schedule.conflicts).toEqual([]);
  });
});

describe('history', () => {
  it('is a source where it happened, also when a summary began and ended before the project', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'S' },
        { id: 'a', parent: 'S', duration: 1, start: '2026-02-24', progress: 0.5 },
        { id: 'B', duration: 1 },
      ],
      links: ['S>B FS+1'],
    });
    expect(interval(schedule, 'B')).toBe('03-02..03-03');
  });

  it('suffers no slip: the free float of what should have preceded it is its total float', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'B', duration: 2, start: '2026-03-02', progress: 1 },
        { id: 'Z', duration: 10 },
      ],
      links: ['A>B'],
    });
    expect(schedule.of('A')).toMatchObject({ totalFloat: 8, freeFloat: 8 });
  });
});

describe('the last task that was held back', () => {
  it('leaves late dates to who gives a summary its first start without it', () => {
    const plan = specPlan({
      tasks: [
        { id: 'S' },
        { id: 'R', parent: 'S', duration: 2, constraintType: 'alap' },
        { id: 'A', parent: 'S', duration: 2, constraintType: 'snet', constraintDate: '2026-03-04' },
        { id: 'T', duration: 5, constraintType: 'fnlt', constraintDate: '2026-03-13' },
        { id: 'Z', duration: 20 },
      ],
      links: ['S>T SS'],
    });
    expect(interval(scheduleOf(plan), 'R')).toBe('03-09..03-11');
    const pinned = { constraintType: 'snet', constraintDate: '2026-03-09' } as const;
    const after = { ...plan, tasks: plan.tasks.with([{ ...plan.tasks.get('R')!, ...pinned }]) };
    expect(interval(scheduleOf(after), 'R')).toBe('03-09..03-11');
    expect(lateInterval(scheduleOf(after), 'A')).toBe('03-09..03-11');
  });
});

describe('broken structure', () => {
  it('leaves links in a loop out and names them', () => {
    const schedule = scheduled({
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'B', duration: 2 },
        { id: 'C', duration: 2 },
        { id: 'D', duration: 2 },
      ],
      links: ['A>B', 'B>C', 'C>B', 'C>D'],
    });
    expect(schedule.loops.map((group) => group.map((link) => link.id))).toEqual([['B>C', 'C>B']]);
    expect(interval(schedule, 'B')).toBe('03-04..03-06');
    expect(interval(schedule, 'D')).toBe('03-04..03-06');
  });

  it('finds a loop that runs through a summary', () => {
    const schedule = scheduled({
      tasks: [{ id: 'S' }, { id: 'a', parent: 'S' }, { id: 'b', parent: 'S' }, { id: 'X' }],
      links: ['S>X', 'X>a'],
    });
    expect(schedule.loops.map((group) => group.map((link) => link.id))).toEqual([['S>X', 'X>a']]);
  });

  it('sets aside links that cannot bind', () => {
    const schedule = scheduled({
      tasks: [{ id: 'S' }, { id: 'a', parent: 'S' }, { id: 'X' }],
      links: ['X>X', 'X>gone', 'S>a', 'a>S'],
    });
    expect(schedule.unusableLinks.map((link) => link.id)).toEqual(['X>X', 'X>gone', 'S>a', 'a>S']);
  });

  it('schedules an empty plan', () => {
    const schedule = scheduled({ tasks: [] });
    expect(schedule.projectEnd).toBe('2026-03-02');
    expect(schedule.of('gone')).toBeUndefined();
  });
});

describe('memory of schedules', () => {
  it('keeps the answer while nothing that it reads changes', () => {
    const plan = specPlan({ tasks: [{ id: 'A' }] });
    const progressed = { ...plan, terms: plan.terms.with([]) };
    expect(scheduleOf(progressed)).toBe(scheduleOf(plan));
    expect(scheduleOf({ ...plan, settings: { ...plan.settings } })).not.toBe(scheduleOf(plan));
  });
});
