import { decide, evolve, indicatorsOf, type Plan, scheduleOf, viewOf } from '@plomada/domain';
import { generatePlan } from '@plomada/testing';
import { measure, type Summary } from './measure';

const TODAY = '2026-03-02';
const CONTEXT = {
  actor: { userId: 'bench', name: 'Bench', roles: ['projectAdmin'] },
  now: '2026-03-02T12:00:00.000Z',
  today: TODAY,
  newId: (n: number) => `bench-${n}`,
} as const;

/** The same plan as a new object: what is memoised for a plan is calculated anew. */
const anew = (plan: Plan): Plan => ({ ...plan });

export function run(): Summary[] {
  const plan = generatePlan({ tasks: 3500, links: 6000 });
  const tenfold = generatePlan({ tasks: 35_000, links: 60_000 });
  const whole = measure('whole schedule, 3500 tasks / 6000 links', () => scheduleOf(anew(plan)));
  const large = measure('whole schedule, 35 000 tasks / 60 000 links', () => scheduleOf(anew(tenfold)), {
    warmUp: 2,
    runs: 10,
  });
  return [
    whole,
    { ...large, note: `${(large.median / whole.median).toFixed(1)} × the time for 10 × the plan` },
    measure('rows of the screens, 3500 tasks', () => viewOf(anew(plan), TODAY)),
    measure('one bar moved (decide + evolve), 3500 tasks', () => moveOne(plan)),
    measure('all indicators, 3500 tasks, no closed term', () => indicatorsOf(anew(plan), TODAY)),
  ];
}

let turn = 0;
function moveOne(plan: Plan): Plan {
  const movable = plan.tasks.rows.filter(({ kind }) => kind === 'task');
  const task = movable[(turn += 37) % movable.length]!;
  const payload = { id: task.id, duration: (task.duration % 20) + 1 };
  const decision = decide(plan, { type: 'MOVE_TASK', payload }, CONTEXT);
  return decision.ok ? evolve(plan, decision.changes) : plan;
}
