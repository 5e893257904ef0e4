import { setFields, evolve } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import { reschedule } from './reschedule';
import { type SpecPlan, specPlan } from './testing/plan';

/** The plan with one task changed, and what rescheduling then says: 'B 03-09..03-12'. */
function after(spec: SpecPlan, id: string, values: Partial<Task>, named: readonly string[] = [id]): string[] {
  const plan: Plan = specPlan(spec);
  const edited = evolve(plan, [setFields('tasks', plan.tasks.get(id)!, values)!]);
  return reschedule(edited, named).map(
    ({ id: one, start, end }) => `${one} ${start.slice(5)}..${end.slice(5)}`,
  );
}

const CHAIN: SpecPlan = {
  tasks: [
    { id: 'A', duration: 5, start: '2026-03-02' },
    { id: 'B', duration: 3, start: '2026-03-09' },
    { id: 'C', duration: 2, start: '2026-03-16' },
  ],
  links: ['A>B', 'B>C'],
};

describe('rescheduling with automatic scheduling', () => {
  it('moves successors forward, as far as they must and no further', () => {
    expect(after(CHAIN, 'A', { duration: 6 })).toEqual(['A 03-02..03-10', 'B 03-10..03-13']);
    expect(after(CHAIN, 'A', { duration: 10 })).toEqual([
      'A 03-02..03-14',
      'B 03-16..03-19',
      'C 03-19..03-21',
    ]);
  });

  it('leaves successors where they are when there is more room', () => {
    expect(after(CHAIN, 'A', { duration: 2 })).toEqual(['A 03-02..03-04']);
  });

  it('puts a bar that was dropped before its predecessor after it', () => {
    expect(after(CHAIN, 'B', { start: '2026-03-03' })).toEqual(['B 03-09..03-12']);
  });

  it('starts work on a working day', () => {
    expect(after(CHAIN, 'C', { start: '2026-03-21' })).toEqual(['C 03-23..03-25']);
  });

  it('never moves anything before the project', () => {
    expect(after(CHAIN, 'A', { start: '2026-02-16' })).toEqual(['A 03-02..03-07']);
  });

  it('leaves broken links elsewhere as they are', () => {
    const imported: SpecPlan = {
      ...CHAIN,
      tasks: [...CHAIN.tasks, { id: 'X', duration: 9 }, { id: 'Y', duration: 1 }],
      links: [...CHAIN.links!, 'X>Y'],
    };
    expect(after(imported, 'A', { duration: 4 })).toEqual(['A 03-02..03-06']);
  });

  it('stops at a task whose constraint wins', () => {
    const [a, b, c] = CHAIN.tasks;
    const bounded = {
      ...CHAIN,
      tasks: [a!, { ...b!, constraintType: 'snlt', constraintDate: '2026-03-10' }, c!],
    };
    expect(after(bounded as SpecPlan, 'A', { duration: 10 })).toEqual(['A 03-02..03-14', 'B 03-10..03-13']);
  });

  it('keeps the start of what has begun and both dates of what is finished', () => {
    const [a, b, c] = CHAIN.tasks;
    const begun = { ...CHAIN, tasks: [a!, { ...b!, progress: 0.2 }, c!] };
    expect(after(begun, 'A', { duration: 10 })).toEqual(['A 03-02..03-14']);
    expect(after(begun, 'B', { duration: 9 })).toEqual(['B 03-09..03-20', 'C 03-20..03-24']);
    const done = { ...CHAIN, tasks: [a!, { ...b!, progress: 1 }, c!] };
    expect(after(done, 'A', { duration: 20 })).toEqual(['A 03-02..03-28']);
  });

  it('moves a milestone to where its predecessor ends', () => {
    const plan: SpecPlan = {
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'M', kind: 'milestone', start: '2026-03-04' },
      ],
      links: ['A>M'],
    };
    expect(after(plan, 'A', { duration: 5 })).toEqual(['A 03-02..03-07', 'M 03-07..03-07']);
  });

  it('keeps tasks scheduled as late as possible late', () => {
    const plan: SpecPlan = {
      tasks: [
        { id: 'L', duration: 2, constraintType: 'alap', start: '2026-03-12' },
        { id: 'Z', duration: 10 },
      ],
    };
    expect(after(plan, 'Z', { duration: 12 })).toEqual(['L 03-16..03-18', 'Z 03-02..03-18']);
    expect(after(plan, 'Z', { duration: 5 })).toEqual(['L 03-05..03-07', 'Z 03-02..03-07']);
  });
});

describe('strict rescheduling', () => {
  const strict = { ...CHAIN, settings: { autoSchedulingStrict: true } };

  it('moves a task that one link sets free back to where the others let it start', () => {
    const early = { id: 'X', duration: 2 };
    const freed = { ...strict, tasks: [...strict.tasks, early], links: ['X>B', 'B>C'] };
    expect(reschedule(specPlan(freed), ['B']).map(({ id, start }) => [id, start])).toEqual([
      ['B', '2026-03-04'],
      ['C', '2026-03-09'],
    ]);
  });

  it('leaves a task without predecessors where it is, whether somebody put it there or its last link did', () => {
    expect(reschedule(specPlan({ ...strict, links: [] }))).toEqual([]);
    expect(after({ ...strict, links: [] }, 'C', { duration: 3 })).toEqual(['C 03-16..03-19']);
  });

  it('moves what follows back to its earliest place too', () => {
    expect(after(strict, 'A', { duration: 2 })).toEqual([
      'A 03-02..03-04',
      'B 03-04..03-07',
      'C 03-09..03-11',
    ]);
  });

  it('leaves a task without predecessors where it was put', () => {
    expect(after(strict, 'A', { start: '2026-03-03' })).toEqual([
      'A 03-03..03-10',
      'B 03-10..03-13',
      'C 03-13..03-17',
    ]);
  });
});

describe('without automatic scheduling', () => {
  it('moves nothing but what was edited', () => {
    const manual = { ...CHAIN, settings: { autoScheduling: false } };
    expect(after(manual, 'A', { start: '2026-03-08', duration: 4 })).toEqual(['A 03-09..03-13']);
  });
});

describe('rescheduling branches', () => {
  const branch = (settings: SpecPlan['settings']): SpecPlan => ({
    tasks: [
      { id: 'A', duration: 5 },
      { id: 'S' },
      { id: 's1', parent: 'S', duration: 2, start: '2026-03-09' },
      { id: 'T', parent: 'S' },
      { id: 't1', parent: 'T', duration: 2, start: '2026-03-12' },
    ],
    links: ['A>S'],
    settings,
  });

  it('takes the whole branch along, with its distances', () => {
    expect(after(branch({ autoSchedulingMoveProjects: true }), 'A', { duration: 6 })).toEqual([
      'A 03-02..03-10',
      's1 03-10..03-12',
      't1 03-13..03-17',
    ]);
  });

  it('moves only what must move where the project does not want that', () => {
    expect(after(branch({ autoSchedulingMoveProjects: false }), 'A', { duration: 6 })).toEqual([
      'A 03-02..03-10',
      's1 03-10..03-12',
    ]);
  });

  it('drives the branch no further than one of its tasks can come along', () => {
    const held: SpecPlan = {
      tasks: [
        { id: 'A', duration: 1 },
        { id: 'S' },
        { id: 's1', parent: 'S', constraintType: 'snlt', constraintDate: '2026-03-02' },
        { id: 's2', parent: 'S', start: '2026-03-03' },
        { id: 's3', parent: 'S', constraintType: 'alap' },
        { id: 'Z', duration: 10 },
      ],
      links: ['A>S'],
    };
    expect(after(held, 'S', { text: 'Frame' })).toEqual(['s3 03-13..03-14']);
  });

  it('lets one task of a branch be dragged without the others', () => {
    const moving = branch({ autoSchedulingMoveProjects: true });
    expect(after(moving, 't1', { start: '2026-03-03' })).toEqual(['t1 03-09..03-11']);
  });
});

describe('rescheduling from the end', () => {
  const fromEnd: SpecPlan = { ...CHAIN, settings: { scheduleFromEnd: true } };

  it('moves predecessors back', () => {
    const early: SpecPlan = { ...CHAIN, settings: { scheduleFromEnd: true, startDate: '2026-02-02' } };
    expect(after(early, 'C', { start: '2026-03-10' })).toEqual([
      'A 02-26..03-05',
      'B 03-05..03-10',
      'C 03-10..03-12',
    ]);
  });

  it.each([
    ['FS', 0.5, []],
    ['FF', 0.5, ['A 03-04..03-11']],
    ['FF', 1, []],
  ])('moves what a link of type %s to a task with progress %d asks for', (type, progress, moved) => {
    const plan: SpecPlan = {
      tasks: [
        { id: 'A', duration: 5, start: '2026-03-06' },
        { id: 'B', duration: 2, start: '2026-03-09', progress },
      ],
      links: [`A>B ${type}`],
      settings: { scheduleFromEnd: true },
    };
    expect(after(plan, 'B', { text: 'touched' })).toEqual(moved);
  });

  it('stops at the start of the project', () => {
    expect(after(fromEnd, 'B', { start: '2026-03-04' })).toEqual(['B 03-04..03-07']);
  });

  it('holds a branch to what comes after it as its fixed tasks stand, not as they stood', () => {
    const plan = specPlan({
      tasks: [
        { id: 'S' },
        { id: 'A', parent: 'S', start: '2026-03-02', constraintType: 'mso', constraintDate: '2026-03-03' },
        { id: 'B', parent: 'S', start: '2026-03-03' },
        { id: 'Z', start: '2026-03-02' },
      ],
      links: ['S>Z SS'],
      settings: { scheduleFromEnd: true },
    });
    expect(reschedule(plan, ['S']).map(({ id, start }) => `${id} ${start}`)).toEqual([
      'A 2026-03-03',
      'B 2026-03-02',
    ]);
  });

  it('moves predecessors forward again when strict', () => {
    const strict: SpecPlan = { ...CHAIN, settings: { scheduleFromEnd: true, autoSchedulingStrict: true } };
    expect(after(strict, 'C', { start: '2026-03-19' })).toEqual([
      'A 03-09..03-14',
      'B 03-16..03-19',
      'C 03-19..03-21',
    ]);
  });
});

describe('after a change of calendar', () => {
  it('gives every task whole working days again', () => {
    const plan = specPlan(CHAIN);
    const everyDay = {
      ...plan,
      settings: { ...plan.settings, workingDays: '1111111', autoScheduling: false },
    };
    expect(reschedule(everyDay).map(({ id, start, end }) => `${id} ${start}..${end}`)).toEqual([]);
    const fromTuesday = { ...plan, settings: { ...plan.settings, workingDays: '0011111' } };
    expect(
      reschedule(fromTuesday).map(({ id, start, end }) => `${id} ${start.slice(5)}..${end.slice(5)}`),
    ).toEqual(['A 03-03..03-08', 'B 03-10..03-13', 'C 03-17..03-19']);
  });
});

describe('strict rescheduling from the end', () => {
  it('leaves a branch alone that only what is finished follows', () => {
    const spec: SpecPlan = {
      tasks: [
        { id: 'S' },
        { id: 'A', parent: 'S', duration: 2, start: '2026-03-04' },
        { id: 'B', duration: 1, start: '2026-03-02', progress: 1 },
      ],
      links: ['S>B'],
      settings: { scheduleFromEnd: true, autoSchedulingStrict: true },
    };
    expect(after(spec, 'A', { duration: 3 })).toEqual(['A 03-04..03-07']);
  });
});
