import { strict as assert } from 'node:assert';
import {
  type DecisionContext,
  type ImportedSchedule,
  MAX_IMPORTED_LINKS,
  MAX_IMPORTED_TASKS,
  calendarOf,
  createPlan,
  dayNumber,
  decide,
  defaultSettings,
  isCivilDate,
  isWorkingWeek,
} from '@plomada/domain';
import { IMPORT_FAILURES, IMPORT_WARNINGS, type ReadResult } from '../read-result';

const EMPTY = createPlan(defaultSettings('Spec', '2026-03-02'), 'first');
const CONTEXT: DecisionContext = {
  actor: { userId: 'root', name: 'Root', roles: ['root'] },
  now: '2026-03-02T12:00:00Z',
  today: '2026-03-02',
  newId: (n) => `new-${n}`,
};

/** Whatever was in the bytes: a known code, or a schedule that a plan can hold. */
export function expectAnswer(result: ReadResult): void {
  if (!result.ok) {
    expect(IMPORT_FAILURES).toContain(result.code);
    return;
  }
  for (const { code } of result.warnings) expect(IMPORT_WARNINGS).toContain(code);
  expectPlannable(result.schedule);
}

function expectPlannable(schedule: ImportedSchedule): void {
  const context = { ...CONTEXT, schedule: () => schedule };
  const loaded = decide(EMPTY, { type: 'LOAD_PROJECT', payload: { jobId: 'read' } }, context);
  // Links push what begins at the end of the years that a plan has beyond them: the plan says so, no reader works it out.
  const isTooLate = !loaded.ok && loaded.refusal.code === 'TASK_DATES_OUT_OF_RANGE';
  expect(loaded.ok || isTooLate || loaded.refusal).toBe(true);
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
    const where = `task ${JSON.stringify(task)}`;
    assert(task.parent === null || seen.has(task.parent), where);
    assert(!seen.has(task.id), where);
    seen.add(task.id);
    assert(task.text.length > 0, where);
    assert(isCivilDate(task.start) && isCivilDate(task.end) && task.start >= schedule.startDate, where);
    assert(task.constraintDate === null || isCivilDate(task.constraintDate), where);
    assert(Math.abs(task.progress * 100 - Math.round(task.progress * 100)) < 5e-10, where);
    assert(task.progress >= 0 && task.progress <= 1, where);
    if (parents.has(task.id)) continue;
    const days = calendar.countWorking(dayNumber(task.start), dayNumber(task.end));
    if (task.kind === 'milestone') assert(task.duration === 0 && task.end === task.start, where);
    else assert(task.duration === days && days >= 1 && days <= 999, where);
  }
  for (const { source, target, lag } of links) {
    const where = `link ${source} → ${target}, ${lag}`;
    assert(seen.has(source) && seen.has(target) && source !== target, where);
    assert(Number.isInteger(lag) && Math.abs(lag) <= 999 && !Object.is(lag, -0), where);
  }
  expect(new Set(resources.map(({ name }) => name.toLowerCase())).size).toBe(resources.length);
}
