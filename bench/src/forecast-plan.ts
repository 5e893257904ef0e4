import { addDays, type ForecastRecord, type Plan, type Restriction, Table, treeOf } from '@plomada/domain';
// Not through the index: what else it exports starts services, which a bundle cannot.
import { generatePlan } from '../../libs/testing/src/plan-generator';

const RESTRICTIONS = 120;
const OBSERVED = 90;
const FAMILIES = 6;
/** Restrictions hold their tasks up so far beyond where the plan has them that some decide the end. */
const LATE_DAYS = 500;
const PEOPLE = 12;
const TERMS = 9;

/** A plan none of which is begun, with open restrictions spread over its tasks and people who do them. */
export function planToForecast(size: { readonly tasks: number; readonly links: number }): Plan {
  const plan = generatePlan(size);
  const { leaves } = treeOf(plan);
  const step = Math.floor(leaves.length / RESTRICTIONS);
  const restrictions = Array.from({ length: RESTRICTIONS }, (_, n): Restriction => {
    const task = plan.tasks.get(leaves[n * step]!)!;
    return {
      ...{ id: `r-${n}`, taskIds: [task.id], family: `family-${n % FAMILIES}`, type: n % 4 === 0 ? 2 : 1 },
      ...{ detail: `Restriction ${n}`, comments: '', responsible: null, created: plan.settings.startDate },
      ...{ commited: null, required: addDays(task.start, LATE_DAYS), released: null, releasedTerm: null },
      inProcess: false,
    };
  });
  const tasks = plan.tasks.rows.map((task, n) => ({ ...task, responsibles: [`person-${n % PEOPLE}`] }));
  return { ...plan, tasks: Table.of(tasks), restrictions: Table.of(restrictions) };
}

/** A record as a project a quarter through has one. */
export const RECORD: ForecastRecord = {
  firm: [],
  tasks: Array.from({ length: OBSERVED }, (_, n) => ({
    responsible: `person-${n % PEOPLE}`,
    term: n % TERMS,
    planned: (n % 15) + 1,
    ratio: 0.7 + ((n * 37) % OBSERVED) / OBSERVED,
  })),
  waits: Array.from({ length: 40 }, (_, n) => n % 6),
  lateness: Array.from({ length: 60 }, (_, n) => ({ family: `family-${n % FAMILIES}`, days: (n % 13) - 4 })),
};
