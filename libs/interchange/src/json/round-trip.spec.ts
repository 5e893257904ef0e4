import fc from 'fast-check';
import { IMPORT_FAILURES } from '../read-result';
import { schedules } from '../testing/schedule';
import { readScheduleJson } from './read';
import { writeScheduleJson } from './write';

const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** What a file keeps and a plan does not: loops, and what a summary of the plan has no place for. */
const OF_THE_PLAN = [
  'DATA_DATE_MOVES',
  'DATA_DATE_SET',
  'LINK_IN_LOOP',
  'RESPONSIBLE_BY_NAME',
  'SUMMARY_CONSTRAINT_LEFT_OUT',
  'SUMMARY_WITH_RESOURCES',
];

describe('a schedule in our own JSON', () => {
  it('reads back identical', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const result = readScheduleJson(writeScheduleJson(schedule).bytes, 'otro.json');
        expect(result.ok && result.schedule).toEqual(schedule);
        const told = result.ok ? result.warnings.map(({ code }) => code) : [];
        expect(told.filter((code) => !OF_THE_PLAN.includes(code))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('says what it is', () => {
    const [schedule] = fc.sample(schedules, { numRuns: 1, seed: 1 });
    const written = JSON.parse(new TextDecoder().decode(writeScheduleJson(schedule!).bytes)) as object;
    expect(written).toMatchObject({ format: 'plomada-schedule', version: 1, unit: 'day' });
  });

  it('gives an answer when it is cut, has bits flipped or any value is anything', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.nat(7)), { maxLength: 8 });
    const part = fc.double({ min: 0.2, max: 1, noNaN: true });
    const change = fc.array(fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })), { maxLength: 6 });
    fc.assert(
      fc.property(schedules, flips, part, change, (schedule, flips, part, changes) => {
        const file = JSON.parse(new TextDecoder().decode(writeScheduleJson(schedule).bytes)) as {
          tasks: Record<string, unknown>[];
        };
        for (const [at, value] of changes) {
          const task = file.tasks[at % file.tasks.length]!;
          const keys = Object.keys(task);
          task[keys[at % keys.length]!] = value;
        }
        const whole = bytesOf(file);
        const flipped = whole.slice(0, Math.ceil(whole.length * part));
        for (const [at, bit] of flips) flipped[at % flipped.length]! ^= 1 << bit;
        for (const bytes of [whole, flipped]) {
          const result = readScheduleJson(bytes, 'x.json');
          if (!result.ok) expect(IMPORT_FAILURES).toContain(result.code);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('JSON that is no schedule', () => {
  it.each([
    ['IMPORT_FAILED_EMPTY', ''],
    ['IMPORT_FAILED_EMPTY', '{"data":[]}'],
    ['IMPORT_FAILED_NOT_JSON', '{"data":['],
    ['IMPORT_FAILED_NOT_JSON', '['.repeat(1_000_000)],
    ['IMPORT_FAILED_JSON_SHAPE', '{"a":1}'],
    ['IMPORT_FAILED_JSON_SHAPE', '{"format":"plomada-schedule","data":[]}'],
    ['IMPORT_FAILED_JSON_SHAPE', '5'],
    ['IMPORT_FAILED_NO_DATES', '[1,null,"x"]'],
    ['IMPORT_FAILED_ENCODING', '{"data":[]}\u0000'],
  ])('is refused with %s: %.30j', (code, text) => {
    expect(readScheduleJson(new TextEncoder().encode(text), 'x.json')).toMatchObject({ ok: false, code });
  });

  it('is refused with its counts when it is too much', () => {
    const data = Array.from({ length: 3501 }, (_, id) => ({ id, text: 'x', start_date: '2026-03-02' }));
    expect(readScheduleJson(bytesOf({ data }), 'x.json')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 3501, limit: 3500 },
    });
    const links = Array.from({ length: 6001 }, (_, id) => ({ id, source: 1, target: 2 }));
    expect(readScheduleJson(bytesOf({ data: data.slice(0, 3), links }), 'x.json')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_LINKS_EXCEEDED',
      params: { count: 6001, limit: 6000 },
    });
    expect(readScheduleJson(new Uint8Array(17 * 1024 * 1024).fill(0x20), 'x.json')).toMatchObject({
      code: 'IMPORT_FAILED_TOO_LARGE',
    });
  });
});
