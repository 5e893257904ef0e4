import { type PlanRow, viewOf } from '@plomada/domain';
import { type Group, rowGrouper } from '../../apps/web/src/features/gantt/grouping/grouped-rows';
import { generatePlan } from '../../libs/testing/src/plan-generator';
import { measure, type Summary } from './measure';

const TODAY = '2026-03-02';
const TASKS = 3500;

const byMonth = ({ firstDay }: PlanRow): Group => {
  const key = firstDay.slice(0, 7);
  return { key, label: key, place: Number(key.replace('-', '')) };
};

/** What the Gantt does with the rows of a plan before it draws any. */
export function run(): Summary[] {
  return [TASKS, 10 * TASKS, 40 * TASKS].map((tasks) => {
    const summary = grouping(tasks);
    return { ...summary, note: `${((1000 * summary.median) / tasks).toFixed(1)} µs a task` };
  });
}

/** Puts rows together that were not put together before, as when somebody chooses a grouping. */
function grouping(tasks: number): Summary {
  const plan = generatePlan({ tasks, links: 0 });
  const { rows } = viewOf(plan, TODAY);
  return measure(`rows put together by months, ${tasks} tasks`, (group) => group(rows, byMonth, plan), {
    prepare: rowGrouper,
  });
}
