import {
  type ImportedSchedule,
  type LinkType,
  createPlan,
  decide,
  defaultSettings,
  evolve,
  scheduleOf,
} from '@plomada/domain';
import { networkOf, readSchedule } from '@plomada/interchange';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS } from './write-demo';

const FILE = join(__dirname, '../edificio-los-aromos.xml');
const result = readSchedule(readFileSync(FILE), 'edificio-los-aromos.xml');
if (!result.ok) throw new Error(result.code);
const { schedule, counts } = result;

function expectCalculated(schedule: ImportedSchedule): void {
  const calculated = scheduleOf(networkOf(schedule));
  const isSummary = new Set(schedule.tasks.map(({ parent }) => parent));
  for (const { id, start, end, text } of schedule.tasks) {
    if (isSummary.has(id)) continue;
    const { earlyStart, earlyEnd } = calculated.of(id)!;
    expect([text, earlyStart, earlyEnd]).toEqual([text, start, end]);
  }
  expect(calculated.conflicts).toEqual([]);
  expect(calculated.brokenLinks).toEqual([]);
  expect(calculated.loops).toEqual([]);
}

describe.each(Object.keys(DOCUMENTS))('%s', (file) => {
  const bytes = readFileSync(join(__dirname, '../..', file));

  it('is what its description makes: run "node demo/build-demo.mjs" after changing it', () => {
    expect(bytes.toString()).toBe(DOCUMENTS[file]!());
  });

  it('is read without a warning and stands on the dates that the engine calculates', () => {
    const read = readSchedule(bytes, file);
    if (!read.ok) throw new Error(read.code);
    expect(read.warnings).toEqual([]);
    expectCalculated(read.schedule);
  });
});

describe('the demo schedule', () => {
  it('has a name', () => {
    expect(schedule.name).toBe('Edificio Los Aromos');
  });

  it('has the size of a real building of eight months', () => {
    expect(counts.tasks).toBeGreaterThanOrEqual(170);
    expect(counts.tasks).toBeLessThanOrEqual(190);
    const last = schedule.tasks.map(({ end }) => end).reduce((a, b) => (a > b ? a : b));
    expect([schedule.startDate, last >= '2027-03-20', last <= '2027-04-30']).toEqual([
      '2026-08-03',
      true,
      true,
    ]);
  });

  it('has work going on in the middle of it', () => {
    const today = '2026-11-20';
    expect(schedule.tasks.filter(({ start, end }) => start <= today && today < end).length).toBeGreaterThan(
      5,
    );
  });

  it('shows every kind of link, with lags and overlaps', () => {
    const types = new Set<LinkType>(schedule.links.map(({ type }) => type));
    expect([...types].sort()).toEqual(['0', '1', '2', '3']);
    expect(schedule.links.some(({ lag }) => lag > 0)).toBe(true);
    expect(schedule.links.some(({ lag }) => lag < 0)).toBe(true);
    const pairs = new Set(schedule.links.map(({ source, target }) => `${source} ${target}`));
    expect(pairs.size).toBeLessThan(schedule.links.length);
  });

  it('has milestones, resources, constraints, notes and a baseline that differs', () => {
    expect(counts.milestones).toBeGreaterThan(6);
    expect(counts.resources).toBeGreaterThan(8);
    expect(new Set(schedule.tasks.map(({ constraintType }) => constraintType)).size).toBeGreaterThan(3);
    expect(schedule.tasks.some(({ detail }) => detail !== '')).toBe(true);
    const moved = schedule.tasks.filter(({ baselines: [first], start }) => first && first.start !== start);
    expect(moved.length).toBeGreaterThan(20);
  });

  it('is loaded whole by the plan', () => {
    const empty = createPlan(defaultSettings('Demo', '2026-08-03'), 'first');
    const context = {
      actor: { userId: 'root', name: 'Root', roles: ['root' as const] },
      now: '2026-08-03T12:00:00Z',
      today: '2026-08-03',
      newId: (n: number) => `new-${n}`,
      schedule: () => schedule,
    };
    const loaded = decide(empty, { type: 'LOAD_PROJECT', payload: { jobId: 'read' } }, context);
    if (!loaded.ok) throw new Error(loaded.refusal.code);
    const plan = evolve(empty, loaded.changes);
    expect([plan.links.size, plan.circularLinks.size]).toEqual([schedule.links.length, 0]);
    expect(scheduleOf(plan).brokenLinks).toEqual([]);
  });

  it('starts every task but the first at something that comes before it', () => {
    const bound = new Set(schedule.links.map(({ target }) => target));
    const isSummary = new Set(schedule.tasks.map(({ parent }) => parent));
    const free = schedule.tasks.filter(({ id }) => !isSummary.has(id) && !bound.has(id));
    expect(free.map(({ text }) => text)).toEqual(['Entrega de terreno']);
  });
});
