import { type ImportedSchedule, Table } from '@plomada/domain';
import fc from 'fast-check';
import { baselinesLeftOut, responsiblesLeftOut, scheduleOfPlan } from './plan-schedule';
import { loaded } from './testing/loaded';
import { schedules } from './testing/schedule';

/** With resources called by their names: their ids are the plan's. */
function named({ resources, ...schedule }: ImportedSchedule): unknown {
  const nameOf = new Map(resources.map(({ id, name }) => [id, name]));
  return {
    ...schedule,
    resources: resources.map(({ name }) => name),
    tasks: schedule.tasks.map((task) => ({
      ...task,
      resources: task.resources.map(({ id, amount }) => ({ name: nameOf.get(id), amount })),
    })),
  };
}

/** The tasks without children, baselines numbered from 0 as a plan holds them, amounts without their resources' ids, people by name. */
function leavesOf({ tasks, responsibles: people = [] }: ImportedSchedule): unknown {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const parents = new Set(tasks.map(({ parent }) => parent));
  const leaves = tasks.filter(({ id }) => !parents.has(id));
  const used = new Set(leaves.flatMap(({ baselines }) => baselines.map(({ number }) => number)));
  const numbers = [...used].sort((a, b) => a - b);
  return leaves.map(({ parent: _, resources, responsibles = [], baselines, ...task }) => ({
    ...task,
    responsibles: responsibles.map((id) => names.get(id)),
    amounts: resources.map(({ amount }) => amount),
    baselines: baselines.map(({ number, ...dates }) => ({ number: numbers.indexOf(number), ...dates })),
  }));
}

describe('the schedule of a plan', () => {
  it('has the work that was loaded, and every link that was not set aside', () => {
    fc.assert(
      fc.property(schedules, ({ dataDate: _, ...schedule }) => {
        // With one, what had not begun by then moves.
        const plan = loaded(schedule);
        const written = scheduleOfPlan(plan);
        expect(leavesOf(written)).toEqual(leavesOf(schedule));
        expect(written.links.length + plan.circularLinks.size).toBe(schedule.links.length);
      }),
      { numRuns: 200 },
    );
  });

  it('loads into the same plan again', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const once = scheduleOfPlan(loaded(schedule));
        expect(named(scheduleOfPlan(loaded(once)))).toEqual(named(once));
      }),
      { numRuns: 200 },
    );
  });

  it('has eleven baselines, the default one first, and tells of those beyond by name', () => {
    const [schedule] = fc.sample(schedules, { numRuns: 1, seed: 3 });
    const plan = loaded(schedule!);
    const id = plan.tasks.rows.at(-1)!.id;
    const baselines = Array.from({ length: 13 }, (_, n) => ({
      id: `b${n}`,
      name: `Línea ${n}`,
      created: '2026-03-02T12:00:00Z',
      isDefault: n === 12,
      tasks: [{ taskId: id, start: `2026-04-${10 + n}`, end: `2026-04-${11 + n}` }],
    }));
    const many = { ...plan, baselines: Table.of(baselines) };
    expect(
      scheduleOfPlan(many)
        .tasks.at(-1)!
        .baselines.map(({ start }) => start),
    ).toEqual([22, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((day) => `2026-04-${day}`));
    expect(baselinesLeftOut(many)).toEqual([
      { code: 'EXPORT_BASELINES_CUT', task: 'Línea 10' },
      { code: 'EXPORT_BASELINES_CUT', task: 'Línea 11' },
    ]);
    expect(baselinesLeftOut(plan)).toEqual([]);
  });

  it('has who is responsible for a task, each once, and nobody who is for none', () => {
    const [schedule] = fc.sample(schedules, { numRuns: 1, seed: 3 });
    const tasks = schedule!.tasks.map(({ responsibles: _, ...task }) => task);
    const plan = loaded({ ...schedule!, tasks, responsibles: [] });
    const person = { userId: null, company: '', function: '', role: 'user', isActive: true } as const;
    const people = ['Ana Rojas', 'Luis Soto', 'Marta Vera'].map((name) => {
      const [firstName, lastName] = name.split(' ') as [string, string];
      return {
        ...person,
        id: firstName,
        firstName,
        lastName,
        email: firstName === 'Ana' ? 'ana@obra.cl' : '',
      };
    });
    const [first, ...others] = plan.tasks.rows;
    const staffed = {
      ...plan,
      responsibles: Table.of(people),
      tasks: plan.tasks.with([
        { ...first!, responsibles: ['Marta', 'Ana'] },
        ...others.map((task) => ({ ...task, responsibles: ['Ana'] })),
      ]),
    };
    const written = scheduleOfPlan(staffed);
    expect(written.responsibles).toEqual([
      { id: 'responsible-1', name: 'Ana Rojas', email: 'ana@obra.cl' },
      { id: 'responsible-2', name: 'Marta Vera' },
    ]);
    expect(written.tasks.map((task) => task.responsibles)).toContainEqual(['responsible-2', 'responsible-1']);
    expect(responsiblesLeftOut(staffed)).toEqual([
      { code: 'EXPORT_RESPONSIBLES', task: 'Ana Rojas' },
      { code: 'EXPORT_RESPONSIBLES', task: 'Marta Vera' },
    ]);
    expect(scheduleOfPlan(plan).responsibles).toBeUndefined();
    expect(responsiblesLeftOut(plan)).toEqual([]);
  });

  it('numbers what came from no file after what did', () => {
    const [schedule] = fc.sample(schedules, { numRuns: 1, seed: 3 });
    const plan = loaded(schedule!);
    const [first, ...others] = plan.tasks.rows;
    const mixed = {
      ...plan,
      tasks: plan.tasks.with([
        { ...first!, sourceId: 'A100' },
        ...others.map((task) => ({ ...task, sourceId: '7' })),
      ]),
    };
    const ids = scheduleOfPlan(mixed).tasks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id === '7')).toHaveLength(1);
    expect(ids.every((id) => Number(id) >= 7)).toBe(true);
  });
});
