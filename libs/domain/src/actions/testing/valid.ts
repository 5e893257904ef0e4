import { strict as assert } from 'node:assert';
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

/** Everything that holds of every plan that actions lead to. Asserted by Node: Jest takes a stack for each of a million looks. */
export function expectValid(plan: Plan): void {
  expectTerms(plan);
  expectRowsKnown(plan);
  // What an undo would refuse to bring about is what no other action does either.
  assert.deepEqual(brokenRules(plan), []);
  for (const task of plan.tasks) expectTask(plan, task);
  expectSchedule(plan);
  const roots = treeOf(plan).roots.map((id) => Math.round(weightsOf(plan).of(id) * 100));
  const own = treeOf(plan).leaves.map((id) => Math.round((plan.tasks.get(id)!.weight ?? 0) * 100));
  assert(own.reduce((sum, units) => sum + units, 0) <= 10_000, 'own weights over 100 %');
  const whole = roots.reduce((sum, units) => sum + units, 0);
  assert(whole === 0 || whole === 10_000, `weights of the roots: ${whole}`);
  assert.equal(viewOf(plan, '2026-03-04').rows.length, plan.tasks.size);
  assert.equal(indicatorsOf(plan, '2026-03-04').ProjectDetails.tasks, treeOf(plan).leaves.length);
}

/** One term is open, the last but for one that waits behind what was opened again, and they follow one another without gaps. */
function expectTerms(plan: Plan): void {
  const terms = termsInOrder(plan);
  terms.slice(1).forEach((term, place) => assert.equal(term.startDate, termEnd(terms[place]!)));
  const unclosed = terms.filter((term) => term.realClosingTime === null);
  assert.deepEqual(unclosed, [openTerm(plan), ...(waitingTerm(plan) ? [waitingTerm(plan)] : [])]);
  assert.deepEqual(terms.slice(-unclosed.length), unclosed);
  if (unclosed.length > 1) assert.notDeepEqual(openTerm(plan).reopenings, []);
  else assert.deepEqual(openTerm(plan).aside ?? [], []);
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
  assert.equal(baselines.rows.filter((one) => one.isDefault).length, Math.min(1, baselines.size));
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
  if (weighingOption === 'resource') assert.notEqual(resourceSelected, null);
  if (weighingOption === 'baselineDuration')
    assert(baselines.size > 0, 'weighed by a baseline that is not there');
  for (const { id, unit, category } of rhythmPlaces) {
    expectKnownIn(tasks, [id]);
    expectKnownIn(plan.rhythmUnits, [unit]);
    expectKnownIn(plan.rhythmCategories, [category]);
  }
  for (const { taskId } of photos) expectKnownIn(tasks, [taskId]);
}

function expectKnownIn(table: Table<Row>, ids: readonly string[]): void {
  assert.deepEqual(
    ids.filter((id) => !table.has(id)),
    [],
  );
}

/** A task stands in the tree, its dates are in order and as long as it is, and it has no less progress than at the close. */
function expectTask(plan: Plan, task: Task): void {
  const { id, kind, start, end, duration, progress, lastProgress, commitment, constraintType } = task;
  assert.equal(treeOf(plan).parentOf(id), task.parent);
  assert(progress >= lastProgress && progress <= 1, `progress of ${id}: ${lastProgress} → ${progress}`);
  assert((commitment ?? lastProgress) >= lastProgress, `commitment of ${id}: ${commitment}`);
  assert.equal(task.constraintDate === null, constraintType === 'asap' || constraintType === 'alap');
  if (kind === 'milestone') assert(progress === 0 || progress === 1, `milestone ${id} at ${progress}`);
  if (!treeOf(plan).isLeaf(id)) return;
  if (kind === 'milestone') {
    assert.deepEqual([id, duration, end], [id, 0, start]);
  } else if (progress < 0.99) {
    const days = calendarOf(plan.settings).countWorking(dayNumber(start), dayNumber(end));
    assert.deepEqual([id, days], [id, duration]);
    assert(duration > 0, `duration of ${id}: ${duration}`);
  }
}

/** No link is in a loop or without effect, and what is remembered of the calculation is what it gives. */
function expectSchedule(plan: Plan): void {
  const { analysis, loops, unusableLinks } = scheduleOf(plan);
  assert.deepEqual([...loops.flat(), ...unusableLinks], []);
  assert.deepEqual(outcomeOf(analysis, plan), outcomeOf(analyseWhole(readingOf(plan)), plan));
}
