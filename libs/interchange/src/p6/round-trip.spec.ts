import { type ImportedSchedule, type ImportedTask, importedTask } from '@plomada/domain';
import fc from 'fast-check';
import { readPmxml } from '../pmxml/read';
import { writePmxml } from '../pmxml/write';
import type { ReadResult } from '../read-result';
import { schedules } from '../spec-schedule';
import type { Written } from '../writing/written';
import { readXer } from '../xer/read';
import { writeXer } from '../xer/write';

interface Format {
  readonly write: (schedule: ImportedSchedule) => Written;
  readonly read: (bytes: Uint8Array, name: string) => ReadResult;
}

const FORMATS: readonly (readonly [name: string, format: Format])[] = [
  ['XER', { write: (schedule) => writeXer(schedule, '2026-03-01'), read: readXer }],
  ['P6 XML', { write: writePmxml, read: readPmxml }],
];

/** Ids of branches and of work are numbered apart in P6: a branch reads back as w<number>. */
function backFrom(format: Format, schedule: ImportedSchedule): ImportedSchedule {
  const result = format.read(format.write(schedule).bytes, 'x');
  if (!result.ok) throw new Error(result.code);
  const told = result.warnings.map(({ code }) => code).filter((code) => code !== 'LINK_IN_LOOP');
  expect(told).toEqual([]);
  const plain = (id: string): string => id.replace('w', '');
  return {
    ...result.schedule,
    tasks: result.schedule.tasks.map((task) => ({
      ...task,
      id: plain(task.id),
      parent: task.parent && plain(task.parent),
    })),
  };
}

const byId = (a: { id: string }, b: { id: string }): number => Number(a.id) - Number(b.id);

function parentsOf({ tasks }: ImportedSchedule): ReadonlySet<string | null> {
  return new Set(tasks.map(({ parent }) => parent));
}

/** Work as P6 holds it: what has begun began on its start, every activity has a code, amounts without their resources' ids. */
function workOf(schedule: ImportedSchedule): unknown {
  const parents = parentsOf(schedule);
  return schedule.tasks
    .filter(({ id }) => !parents.has(id))
    .map(({ wbs: _, actualStart: _start, actualFinish: _finish, baselines: _all, resources, ...task }) => ({
      ...task,
      amounts: resources.map(({ amount }) => amount),
    }))
    .sort(byId);
}

describe.each(FORMATS)('a schedule written as %s and read back', (_, format) => {
  it('has the same work under the same branches, and the same calendar', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const back = backFrom(format, schedule);
        expect(workOf(back)).toEqual(workOf(schedule));
        const placesOf = ({ tasks }: ImportedSchedule): unknown =>
          tasks.map(({ id, parent, text, detail }) => ({ id, parent, text, detail })).sort(byId);
        expect(placesOf(back)).toEqual(placesOf(schedule));
        const { name, workingDays, holidays } = schedule;
        expect(back).toMatchObject({ name, workingDays });
        // The reader keeps what lies within years of the work.
        expect(holidays).toEqual(expect.arrayContaining([...back.holidays]));
      }),
      { numRuns: 150 },
    );
  });

  it('has the same links between pieces of work', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const parents = parentsOf(schedule);
        const links = schedule.links.filter(
          ({ source, target }) => !parents.has(source) && !parents.has(target),
        );
        const back = backFrom(format, { ...schedule, links });
        expect(new Set(back.links)).toEqual(new Set(links));
      }),
      { numRuns: 150 },
    );
  });

  it('begins where what had begun begins', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const parents = parentsOf(schedule);
        for (const { id, start, progress, actualStart, actualFinish, kind } of backFrom(format, schedule)
          .tasks) {
          if (parents.has(id) || kind === 'milestone') continue;
          const hasBegun =
            progress > 0 || schedule.tasks.find((task) => task.id === id)!.actualStart !== null;
          expect([id, actualStart]).toEqual([id, hasBegun ? start : null]);
          expect(actualFinish !== null).toBe(progress === 1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a schedule written as P6 XML and read back', () => {
  it('has the same baselines, numbered from 0 without a gap', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const parents = parentsOf(schedule);
        const dates = ({ tasks }: ImportedSchedule): unknown =>
          tasks
            .filter(({ id }) => !parents.has(id))
            .sort(byId)
            .map(({ id, baselines }) => [id, baselines.map(({ start, end }) => [start, end])]);
        expect(dates(backFrom(FORMATS[1]![1], schedule))).toEqual(dates(schedule));
      }),
      { numRuns: 100 },
    );
  });
});

describe('what P6 cannot hold', () => {
  const task = (id: string, parent: string | null, more: Partial<ImportedTask> = {}): ImportedTask =>
    importedTask({
      id,
      parent,
      text: `Task ${id}`,
      start: '2026-03-02',
      end: '2026-03-04',
      duration: 2,
      ...more,
    });
  const schedule: ImportedSchedule = {
    name: 'Torre',
    startDate: '2026-03-02',
    workingDays: '0111110',
    holidays: [],
    tasks: [
      task('1', null),
      task('2', '1'),
      task('3', '1'),
      task('4', '1'),
      task('5', null),
      task('6', '5'),
      task('7', '5'),
    ],
    links: [
      { source: '2', target: '3', type: '0', lag: 0 },
      { source: '1', target: '5', type: '0', lag: 2 },
    ],
    resources: [],
  };

  it('is said in other words: a link between branches binds the work at their edges', () => {
    const written = writeXer(schedule, '2026-03-01');
    expect(written.warnings).toEqual([{ code: 'EXPORT_BRANCH_LINK', task: 'Task 5' }]);
    const back = backFrom(FORMATS[0]![1], schedule);
    // 2 ends before 3 does: 3 and 4 end the branch.
    expect(new Set(back.links)).toEqual(
      new Set([
        schedule.links[0],
        ...['3', '4'].flatMap((source) =>
          ['6', '7'].map((target) => ({ source, target, type: '0', lag: 2 })),
        ),
      ]),
    );
  });

  it('asks of two pieces of work as much as a link between them and one of their branches ask together', () => {
    const ends = { source: '4', target: '6', type: '0' } as const;
    const beside = [{ ...ends, type: '2' as const, lag: 9 }, schedule.links[1]!];
    const of = (lag: number): ImportedSchedule =>
      backFrom(FORMATS[0]![1], { ...schedule, links: [{ ...ends, lag }, ...beside] });
    const between = ({ links: all }: ImportedSchedule) =>
      all
        .filter(({ source, target }) => source === '4' && target === '6')
        .map(({ type, lag }) => [type, lag]);
    expect(between(of(1))).toEqual([
      ['0', 2],
      ['2', 9],
    ]);
    expect(between(of(3))).toEqual([
      ['0', 3],
      ['2', 9],
    ]);
  });

  it('is told: the constraint of a branch, and baselines in XER', () => {
    const baselines = [{ number: 0, start: '2026-03-02', end: '2026-03-03' }];
    const tasks = schedule.tasks.map((one) =>
      one.id === '1'
        ? { ...one, constraintType: 'snet' as const, constraintDate: '2026-03-02' }
        : { ...one, baselines },
    );
    const plain = { ...schedule, links: [], tasks };
    expect(writeXer(plain, '2026-03-01').warnings.map(({ code }) => code)).toEqual([
      'EXPORT_BRANCH_CONSTRAINT',
      'EXPORT_BRANCH_BASELINES',
      'EXPORT_BASELINES',
    ]);
    expect(writePmxml(plain).warnings.map(({ code }) => code)).toEqual([
      'EXPORT_BRANCH_CONSTRAINT',
      'EXPORT_BRANCH_BASELINES',
    ]);
  });

  it('is told: an order in which work stands after a branch', () => {
    const tasks = [
      task('1', null),
      task('2', '1'),
      task('3', '2'),
      task('4', '1'),
      task('5', '1'),
      task('6', null),
    ];
    const told = [
      { code: 'EXPORT_BRANCH_ORDER', task: 'Task 1' },
      { code: 'EXPORT_BRANCH_ORDER', task: 'Torre' },
    ];
    expect(writePmxml({ ...schedule, links: [], tasks }).warnings).toEqual(told);
    expect(writePmxml({ ...schedule, links: [], tasks: tasks.slice(0, 3) }).warnings).toEqual([]);
  });

  it('is told: amounts of a branch, codes that are too long or of two, other actual dates than the bar', () => {
    const begun = { progress: 0.5, actualStart: '2026-03-03' };
    const tasks = [
      task('1', null, { resources: [{ id: '1', amount: 2 }] }),
      task('2', '1', { wbs: 'x'.repeat(41) }),
      task('3', '1', { wbs: 'A1' }),
      task('4', '1', { wbs: 'A1' }),
      task('5', '1', begun),
      task('6', '1', { ...begun, actualStart: '2026-03-02' }),
      task('7', '1', { ...begun, actualStart: '2026-03-02', actualFinish: '2026-03-03' }),
    ];
    const resources = [{ id: '1', name: 'Grúa' }];
    const told = [
      { code: 'EXPORT_BRANCH_RESOURCES', task: 'Task 1' },
      { code: 'EXPORT_CODE_CHANGED', task: 'Task 2' },
      { code: 'EXPORT_CODE_CHANGED', task: 'Task 4' },
      { code: 'EXPORT_ACTUAL_DATES', task: 'Task 5' },
      { code: 'EXPORT_ACTUAL_DATES', task: 'Task 7' },
    ];
    expect(writePmxml({ ...schedule, links: [], tasks, resources }).warnings).toEqual(told);
  });

  it('is no tab or line end in a name, and no letter beyond the code page that P6 reads', () => {
    const text = 'Hormigón\tde pilar “A” – ñ €';
    const bytes = writeXer(
      { ...schedule, links: [], tasks: [task('1', null, { text })] },
      '2026-03-01',
    ).bytes;
    expect(Buffer.from(bytes).toString('latin1')).toContain('Hormig\xf3n de pilar \x93A\x94 \x96 \xf1 \x80');
    const back = readXer(bytes, 'x');
    expect(back.ok && back.schedule.tasks[0]!.text).toBe('Hormigón de pilar “A” – ñ €');
    const greek = writeXer(
      { ...schedule, links: [], tasks: [task('1', null, { text: 'Ω' })] },
      '2026-03-01',
    ).bytes;
    expect(new TextDecoder('utf-8', { fatal: true }).decode(greek)).toContain('Ω');
  });
});
