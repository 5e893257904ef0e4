import { type Plan, Table } from '@plomada/domain';
// Not through the index: what else it exports starts services, which a bundle cannot.
import { generatePlan } from '../../libs/testing/src/plan-generator';

/** The same rows in new tables: nothing that was calculated of the plan is remembered. */
export function unknownTo(plan: Plan): Plan {
  return { ...plan, tasks: Table.of(plan.tasks.rows), links: Table.of(plan.links.rows) };
}

/** A plan of so many tasks that are all in the open term and take promises. */
export function planInTerm(tasks: number): Plan {
  const plan = generatePlan({ tasks, links: tasks });
  const rows = plan.tasks.rows.map((task) => ({ ...task, analysed: true, inTerm: true }));
  return { ...plan, tasks: Table.of(rows) };
}
