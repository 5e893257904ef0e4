import { type ImportedSchedule, isDone } from '@plomada/domain';
import fc from 'fast-check';
import { readPmxml } from '../pmxml/read';
import { writePmxml } from '../pmxml/write';
import type { ReadResult } from '../read-result';
import { schedules } from '../testing/schedule';
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

/** What a file keeps and a plan does not, and what is no loss. */
const OF_THE_PLAN = ['LINK_IN_LOOP', 'DATA_DATE_MOVES', 'DATA_DATE_SET', 'RESPONSIBLE_BY_NAME'];

/** Ids of branches and of work are numbered apart in P6: a branch reads back as w<number>. */
function backFrom(format: Format, schedule: ImportedSchedule): ImportedSchedule {
  const result = format.read(format.write(schedule).bytes, 'x');
  if (!result.ok) throw new Error(result.code);
  const told = result.warnings.map(({ code }) => code).filter((code) => !OF_THE_PLAN.includes(code));
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

  it('has the same data date, or none where it has none, and tells where P6 gets another', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const parents = parentsOf(schedule);
        const { startDate, dataDate = startDate } = schedule;
        const done = schedule.tasks.filter(({ id }) => !parents.has(id));
        const known = done.flatMap(({ kind, progress, actualStart, start, end }) => {
          if (isDone(progress)) return [end];
          return kind === 'task' && (progress > 0 || actualStart !== null) ? [start] : [];
        });
        const own = [startDate, dataDate].sort().at(-1)!;
        expect(backFrom(format, schedule).dataDate).toBe(own > startDate ? own : undefined);
        const isTold = format.write(schedule).warnings.some(({ code }) => code === 'EXPORT_DATA_DATE');
        expect(isTold).toBe(known.some((day) => day > own));
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
          expect(actualFinish !== null).toBe(isDone(progress));
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
