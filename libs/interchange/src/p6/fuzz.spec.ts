import type { ImportedSchedule } from '@plomada/domain';
import fc from 'fast-check';
import { readGan } from '../gan/read';
import { readPmxml } from '../pmxml/read';
import { writePmxml } from '../pmxml/write';
import type { ReadResult } from '../read-result';
import { expectAnswer } from '../testing/answer';
import { specGan } from '../testing/gan';
import { bytesOf } from '../testing/mspdi';
import { schedules } from '../testing/schedule';
import { readXer } from '../xer/read';
import { writeXer } from '../xer/write';

interface Format {
  readonly read: (bytes: Uint8Array, name: string) => ReadResult;
  readonly write: (schedule: ImportedSchedule) => Uint8Array;
  /** Finds the values of a text, so that any of them can be another. */
  readonly values: RegExp;
}

const FORMATS: readonly (readonly [name: string, format: Format])[] = [
  [
    'XER',
    {
      read: readXer,
      write: (schedule) => writeXer(schedule, '2026-03-01').bytes,
      values: /([^\t\n]+)(?=[\t\n])/,
    },
  ],
  [
    'P6 XML',
    { read: readPmxml, write: (schedule) => writePmxml(schedule).bytes, values: /(?<=>)([^<>\n]+)(?=<\/)/ },
  ],
  [
    'a GanttProject file',
    { read: readGan, write: (schedule) => bytesOf(specGan(schedule)), values: /(?<=")([^"\n]+)(?=")/ },
  ],
];

const VALUES = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('', '-1', '1e999', '99999999999999999999', 'NaN', 'Y', 'TK_Complete', 'CP_Units', 'true'),
  fc.constantFrom(
    'PR_SF',
    'TT_WBS',
    'TT_LOE',
    'TT_FinMile',
    'CS_MEOA',
    'CS_ALAP',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom('0001-01-01 00:00', '1970-01-01 08:00', '2199-12-31T23:59:00', '9999-99-99'),
  fc.constantFrom(
    '(0||CalendarData()(',
    '(0||CalendarData()((0||DaysOfWeek()((0||1()())))))',
    '('.repeat(2000),
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 16).replace('T', ' ')),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[<&"\p{Cc}]/gu, '')),
);

describe.each(FORMATS)('whatever is in %s', (_, { read, write, values }) => {
  const expectRead = (bytes: Uint8Array): void => expectAnswer(read(bytes, 'x'));

  it('is answered when it is cut anywhere', () => {
    fc.assert(
      fc.property(schedules, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, part) => {
        const bytes = write(schedule);
        expectRead(bytes.subarray(0, Math.floor(bytes.length * part)));
      }),
      { numRuns: 80, endOnFailure: true },
    );
  });

  it('is answered when bits are flipped', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(schedules, flips, (schedule, flips) => {
        const bytes = Uint8Array.from(write(schedule));
        for (const [at, bit] of flips) bytes[at % bytes.length]! ^= 1 << bit;
        expectRead(bytes);
      }),
      { numRuns: 120, endOnFailure: true },
    );
  });

  it('is answered when any value is anything', () => {
    const changes = fc.array(fc.tuple(fc.nat(), VALUES), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(schedules, changes, (schedule, changes) => {
        const parts = new TextDecoder('latin1').decode(write(schedule)).split(values);
        for (const [at, text] of changes) parts[((at * 2) % (parts.length - 1)) + 1] = text;
        expectRead(bytesOf(parts.join('')));
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('is answered when lines are left out, doubled or put elsewhere', () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(schedules, moves, (schedule, moves) => {
        const lines = new TextDecoder('latin1').decode(write(schedule)).split('\n');
        for (const [from, to, isCopied] of moves) {
          const line = lines[from % lines.length]!;
          if (!isCopied) lines.splice(from % lines.length, 1);
          lines.splice(to % (lines.length + 1), 0, line);
        }
        expectRead(bytesOf(lines.join('\n')));
      }),
      { numRuns: 120, endOnFailure: true },
    );
  });
});

describe('a file made to cost much', () => {
  const head = 'ERMHDR\t19.12\t2026-03-01\n';
  const rows = (count: number, row: (n: number) => string): string =>
    Array.from({ length: count }, (_, n) => row(n)).join('\n');

  it('is refused with the count of its tasks, or before that for its rows', () => {
    const table = '%T\tTASK\n%F\ttask_id\ttask_name\n';
    const file = (count: number): Uint8Array =>
      bytesOf(`${head}${table}${rows(count, (n) => `%R\t${n}\tT`)}\n%E\n`);
    expect(readXer(file(100_000), 'x')).toMatchObject({
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 100_000, limit: 3500 },
    });
    expect(readXer(file(1_000_000), 'x')).toMatchObject({ code: 'IMPORT_FAILED_TOO_LARGE' });
  });

  it('is refused with the count of its links', () => {
    const tasks = '%T\tTASK\n%F\ttask_id\ttask_name\n%R\t1\tA\n%R\t2\tB\n';
    const links = `%T\tTASKPRED\n%F\ttask_id\tpred_task_id\n${rows(6001, () => '%R\t2\t1')}\n%E\n`;
    expect(readXer(bytesOf(head + tasks + links), 'x')).toMatchObject({
      code: 'IMPORT_FAILED_LINKS_EXCEEDED',
      params: { count: 6001, limit: 6000 },
    });
  });

  it.each([
    [
      'P6 XML',
      readPmxml,
      'APIBusinessObjects',
      (n: number) => `<Activity><ObjectId>${n}</ObjectId></Activity>`,
    ],
    ['GanttProject', readGan, 'project', (n: number) => `<task id="${n}"/>`],
  ] as const)('is refused as %s with the count of its tasks', (_, read, root, row) => {
    const inside = root === 'project' ? `<tasks>${rows(200_000, row)}</tasks>` : rows(200_000, row);
    expect(read(bytesOf(`<${root}>${inside}</${root}>`), 'x')).toMatchObject({
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 200_000, limit: 3500 },
    });
  });

  it.each([
    ['P6 XML', readPmxml, '<APIBusinessObjects>', '<WBS>'],
    ['GanttProject', readGan, '<project><tasks>', '<task id="1">'],
  ] as const)('is refused as %s when it nests too deep', (_, read, root, open) => {
    const result = read(bytesOf(root + open.repeat(100_000)), 'x');
    expect(result).toMatchObject({ code: 'IMPORT_FAILED_UNSAFE_XML', params: { reason: 'depth' } });
  });

  it.each([
    ['P6 XML', readPmxml, 'APIBusinessObjects'],
    ['GanttProject', readGan, 'project'],
  ] as const)('is refused as %s for what it declares', (_, read, root) => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><${root}>&b;</${root}>`;
    expect(read(bytesOf(bomb), 'x')).toMatchObject({ code: 'IMPORT_FAILED_UNSAFE_XML' });
    const named = `<${root}><n>&unknown;</n></${root}>`;
    expect(read(bytesOf(named), 'x')).toMatchObject({ code: 'IMPORT_FAILED_UNSAFE_XML' });
  });

  it('is read when branches run in a circle, or hang thousands deep', () => {
    const wbs = (parentOf: (n: number) => number): string =>
      `%T\tPROJWBS\n%F\twbs_id\tparent_wbs_id\twbs_name\n${rows(3000, (n) => `%R\t${n}\t${parentOf(n)}\tB${n}`)}\n`;
    const task =
      '%T\tTASK\n%F\ttask_id\twbs_id\ttask_name\ttarget_start_date\ttarget_end_date\n' +
      '%R\t9000\t2999\tWork\t2026-03-02 08:00\t2026-03-03 17:00\n%E\n';
    const deep = readXer(bytesOf(head + wbs((n) => n - 1) + task), 'x');
    expectAnswer(deep);
    expect(deep.ok && deep.counts.tasks).toBe(3000);
    const itself = wbs((n) => n - 1).replace('%R\t1\t0\tB1', '%R\t0\t0\tB0');
    expectAnswer(readXer(bytesOf(head + itself + task), 'x'));
    const circle = readXer(bytesOf(head + wbs((n) => (n + 1) % 3000) + task), 'x');
    expectAnswer(circle);
    expect(circle.ok && circle.schedule.tasks).toMatchObject([{ id: '9000', parent: null }]);
  });
});
