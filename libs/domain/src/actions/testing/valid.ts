import { dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import { indicatorsOf } from '../../indicators/indicators';
import type { Plan, Task } from '../../plan/plan';
import type { Row, Table } from '../../plan/table';
import { weightsOf } from '../../progress/weights';
import { readingOf } from '../../schedule/engine/reading';
import { outcomeOf } from '../../schedule/testing/outcome';
import { analyseWhole } from '../../schedule/engine/analysis';
import { brokenRules } from '../../rules/integrity';
import { scheduleOf } from '../../schedule/schedule';
import { openTerm, termEnd, termsInOrder, waitingTerm } from '../../terms/open-term';
import { treeOf } from '../../tree/tree';
import { viewOf } from '../../view/plan-view';

/** Everything that holds of every plan that actions lead to. */
export function expectValid(plan: Plan): void {
  expectTerms(plan);
  expectRowsKnown(plan);
  // What an undo would refuse to bring about is what no other action does either.
  expect(brokenRules(plan)).toEqual([]);
  for (const task of plan.tasks) expectTask(plan, task);
  expectSchedule(plan);
  const roots = treeOf(plan).roots.map((id) => Math.round(weightsOf(plan).of(id) * 100));
  const own = treeOf(plan).leaves.map((id) => Math.round((plan.tasks.get(id)!.weight ?? 0) * 100));
  expect(own.reduce((sum, units) => sum + units, 0)).toBeLessThanOrEqual(10_000);
  expect([0, 10_000]).toContain(roots.reduce((sum, units) => sum + units, 0));
  expect(viewOf(plan, '2026-03-04').rows).toHaveLength(plan.tasks.size);
  expect(indicatorsOf(plan, '2026-03-04').ProjectDetails.tasks).toBe(treeOf(plan).leaves.length);
}

/** One term is open, the last but for one that waits behind what was opened again, and they follow one another without gaps. */
function expectTerms(plan: Plan): void {
  const terms = termsInOrder(plan);
  terms.slice(1).forEach((term, place) => expect(term.startDate).toBe(termEnd(terms[place]!)));
  const unclosed = terms.filter((term) => term.realClosingTime === null);
  expect(unclosed).toEqual([openTerm(plan), ...(waitingTerm(plan) ? [waitingTerm(plan)] : [])]);
  expect(terms.slice(-unclosed.length)).toEqual(unclosed);
  if (unclosed.length > 1) expect(openTerm(plan).reopenings).not.toEqual([]);
  else expect(openTerm(plan).aside ?? []).toEqual([]);
}

/** What rows name is there, and a default baseline is, where there are baselines. */
function expectRowsKnown(plan: Plan): void {
  const { tasks, responsibles, restrictions, baselines, rhythmPlaces, photos } = plan;
  for (const task of tasks) {
    expectKnownIn(responsibles, task.responsibles);
    expectKnownIn(
      plan.resources,
      task.resources.map((one) => one.id),
    );
  }
  for (const { taskIds, responsible, releasedTerm } of restrictions) {
    expectKnownIn(tasks, taskIds);
    expectKnownIn(plan.terms, releasedTerm === null ? [] : [releasedTerm]);
    expectKnownIn(responsibles, responsible === null ? [] : [responsible]);
  }
  for (const { source, target } of [...plan.links, ...plan.circularLinks]) {
    expectKnownIn(tasks, [source, target]);
  }
  for (const baseline of baselines)
    expectKnownIn(
      tasks,
      baseline.tasks.map((row) => row.taskId),
    );
  expect(baselines.rows.filter((one) => one.isDefault).length).toBe(Math.min(1, baselines.size));
  for (const row of plan.terms.rows.flatMap((term) => term.tasks)) {
    expectKnownIn(tasks, [row.taskId]);
    expectKnownIn(responsibles, row.responsibles);
  }
  expectKnownIn(
    plan.terms,
    plan.closes.rows.map(({ id }) => id),
  );
  const { weighingOption, resourceSelected } = plan.settings;
  expectKnownIn(plan.resources, resourceSelected === null ? [] : [resourceSelected]);
  if (weighingOption === 'resource') expect(resourceSelected).not.toBeNull();
  if (weighingOption === 'baselineDuration') expect(baselines.size).toBeGreaterThan(0);
  for (const { id, unit, category } of rhythmPlaces) {
    expectKnownIn(tasks, [id]);
    expectKnownIn(plan.rhythmUnits, [unit]);
    expectKnownIn(plan.rhythmCategories, [category]);
  }
  for (const { taskId } of photos) expectKnownIn(tasks, [taskId]);
}

function expectKnownIn(table: Table<Row>, ids: readonly string[]): void {
  expect(ids.filter((id) => !table.has(id))).toEqual([]);
}

/** A task stands in the tree, its dates are in order and as long as it is, and it has no less progress than at the close. */
function expectTask(plan: Plan, task: Task): void {
  const { id, kind, start, end, duration, progress, lastProgress, commitment, constraintType } = task;
  expect(treeOf(plan).parentOf(id)).toBe(task.parent);
  expect(progress).toBeGreaterThanOrEqual(lastProgress);
  expect(progress).toBeLessThanOrEqual(1);
  expect(commitment ?? lastProgress).toBeGreaterThanOrEqual(lastProgress);
  expect(task.constraintDate === null).toBe(constraintType === 'asap' || constraintType === 'alap');
  if (kind === 'milestone') expect([0, 1]).toContain(progress);
  if (!treeOf(plan).isLeaf(id)) return;
  if (kind === 'milestone') {
    expect([id, duration, end]).toEqual([id, 0, start]);
  } else if (progress < 0.99) {
    const days = calendarOf(plan.settings).countWorking(dayNumber(start), dayNumber(end));
    expect([id, days]).toEqual([id, duration]);
    expect(duration).toBeGreaterThan(0);
  }
}

/** No link is in a loop or without effect, and what is remembered of the calculation is what it gives. */
function expectSchedule(plan: Plan): void {
  const { analysis, loops, unusableLinks } = scheduleOf(plan);
  expect([...loops.flat(), ...unusableLinks]).toEqual([]);
  expect(outcomeOf(analysis, plan)).toEqual(outcomeOf(analyseWhole(readingOf(plan)), plan));
}
