import { addDays, type Plan, Table, treeOf } from '@plomada/domain';
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

/** The same with the term opened again, and something waiting for each task in the next one. */
export function planOpenedAgain(tasks: number): Plan {
  const plan = planInTerm(tasks);
  const open = plan.terms.rows[0]!;
  const ordinary = treeOf(plan).leaves.filter((id) => plan.tasks.get(id)!.kind === 'task');
  const waiting = {
    ...open,
    id: 'term-2',
    number: open.number + 1,
    startDate: addDays(open.startDate, open.periodDays),
    aside: ordinary.map((taskId) => ({ taskId, commitment: 0.7, progress: 0.6 })),
  };
  return { ...plan, terms: Table.of([open, waiting]) };
}
