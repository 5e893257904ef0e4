import {
  type DecisionContext,
  type ImportedSchedule,
  MAX_IMPORTED_LINKS,
  MAX_IMPORTED_TASKS,
  calendarOf,
  createPlan,
  decide,
  defaultSettings,
  dayNumber,
  isCivilDate,
  isWorkingWeek,
} from '@plomada/domain';
import fc from 'fast-check';
import { IMPORT_FAILURES, IMPORT_WARNINGS } from '../read-result';
import { bytesOf, calendarXml, specMspdi, specTask } from '../spec-mspdi';
import { schedules } from '../spec-schedule';
import { readMspdi } from './read';
import { writeMspdi } from './write';

/** Whatever the bytes: a known code, or a schedule that a plan can hold. */
function expectAnswer(bytes: Uint8Array): void {
  const result = readMspdi(bytes, 'x.xml');
  if (!result.ok) {
    expect(IMPORT_FAILURES).toContain(result.code);
    return;
  }
  for (const { code } of result.warnings) expect(IMPORT_WARNINGS).toContain(code);
  expectPlannable(result.schedule);
}

const EMPTY = createPlan(defaultSettings('Spec', '2026-03-02'), 'first');
const CONTEXT: DecisionContext = {
  actor: { userId: 'root', name: 'Root', roles: ['root'] },
  now: '2026-03-02T12:00:00Z',
  today: '2026-03-02',
  newId: (n) => `new-${n}`,
};

function expectPlannable(schedule: ImportedSchedule): void {
  const loaded = decide(EMPTY, { type: 'LOAD_PROJECT', payload: { schedule } }, CONTEXT);
  expect(loaded.ok || loaded.refusal).toBe(true);
  const { tasks, links, resources, holidays } = schedule;
  expect(schedule.name.length).toBeGreaterThan(0);
  expect(isCivilDate(schedule.startDate) && holidays.every(isCivilDate)).toBe(true);
  expect(isWorkingWeek(schedule.workingDays)).toBe(true);
  expect(tasks.length).toBeLessThanOrEqual(MAX_IMPORTED_TASKS);
  expect(links.length).toBeLessThanOrEqual(MAX_IMPORTED_LINKS);
  const seen = new Set<string>();
  const parents = new Set(tasks.map(({ parent }) => parent));
  const calendar = calendarOf(schedule);
  for (const task of tasks) {
    expect(task.parent === null || seen.has(task.parent)).toBe(true);
    expect(seen.has(task.id)).toBe(false);
    seen.add(task.id);
    expect(task.text.length).toBeGreaterThan(0);
    expect(isCivilDate(task.start) && isCivilDate(task.end) && task.start >= schedule.startDate).toBe(true);
    expect(task.constraintDate === null || isCivilDate(task.constraintDate)).toBe(true);
    expect(task.progress * 100).toBeCloseTo(Math.round(task.progress * 100), 9);
    expect(task.progress >= 0 && task.progress <= 1).toBe(true);
    if (parents.has(task.id)) continue;
    const days = calendar.countWorking(dayNumber(task.start), dayNumber(task.end));
    if (task.kind === 'milestone') expect([task.duration, task.end]).toEqual([0, task.start]);
    else expect([task.duration, days >= 1, days <= 999]).toEqual([days, true, true]);
  }
  for (const { source, target, lag } of links) {
    expect(seen.has(source) && seen.has(target) && source !== target).toBe(true);
    expect(Number.isInteger(lag) && Math.abs(lag) <= 999 && !Object.is(lag, -0)).toBe(true);
  }
  expect(new Set(resources.map(({ name }) => name.toLowerCase())).size).toBe(resources.length);
}

describe('whatever is in a file', () => {
  it('gives an answer when it is cut anywhere', () => {
    fc.assert(
      fc.property(schedules, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, part) => {
        const bytes = bytesOf(writeMspdi(schedule));
        expectAnswer(bytes.subarray(0, Math.floor(bytes.length * part)));
      }),
      { numRuns: 100 },
    );
  });

  it('gives an answer when bits are flipped', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(schedules, flips, (schedule, flips) => {
        const bytes = bytesOf(writeMspdi(schedule));
        for (const [at, bit] of flips) bytes[at % bytes.length]! ^= 1 << bit;
        expectAnswer(bytes);
      }),
      { numRuns: 200 },
    );
  });

  it('gives an answer when any value is anything', () => {
    const value = fc.oneof(
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom(
        '',
        '-1',
        '1e999',
        '99999999999999999999',
        'NaN',
        'true',
        'PT1e9H',
        'PT999999999999H0M0S',
      ),
      fc.constantFrom('0001-01-01T00:00:00', '1970-01-01T00:00:00', '2199-12-31T23:59:00', '9999-99-99'),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 19)),
      fc.string({ maxLength: 12 }).map((text) => text.replace(/[<&\p{Cc}]/gu, '')),
    );
    const changes = fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(schedules, changes, (schedule, changes) => {
        const parts = writeMspdi(schedule).split(/(?<=>)([^<>\n]+)(?=<\/)/);
        for (const [at, text] of changes) parts[((at * 2) % (parts.length - 1)) + 1] = text;
        expectAnswer(bytesOf(parts.join('')));
      }),
      { numRuns: 300 },
    );
  });

  it('gives an answer for dates at the ends of time', () => {
    const calendars = calendarXml(1, [2]);
    for (const [start, finish] of [
      ['1970-01-01', '1970-01-02'],
      ['2199-12-30', '2199-12-31'],
      ['1970-01-01', '2199-12-31'],
      ['2199-12-31', '1970-01-01'],
    ] as const)
      for (const Milestone of [0, 1])
        for (const Duration of ['PT0H0M0S', 'PT8H0M0S', 'PT999999H0M0S'])
          expectAnswer(
            bytesOf(
              specMspdi({
                calendars,
                tasks: [{ fields: specTask(1, start, finish, { Milestone, Duration }) }],
              }),
            ),
          );
  });
});
