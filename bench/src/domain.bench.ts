import {
  closePreview,
  type Decision,
  decide,
  evolve,
  forecastOfPlan,
  fromDocument,
  indicatorsOf,
  type LoggedAction,
  type Plan,
  type PlanDocument,
  scheduleOf,
  toDocument,
  treeOf,
  viewOf,
} from '@plomada/domain';
import { generatePlan } from '../../libs/testing/src/plan-generator';
import { planWithHistory } from '../../libs/testing/src/plan-history';
import { planInTerm, planOpenedAgain, unknownTo } from './domain-plans';
import { editKinds } from './edit-kinds';
import { planToForecast, RECORD } from './forecast-plan';
import { heapOf } from './heap';
import { measure, type Summary } from './measure';

const TODAY = '2026-03-02';
const CONTEXT = {
  actor: { userId: 'bench', name: 'Bench', roles: ['projectAdmin'] },
  now: '2026-03-02T12:00:00.000Z',
  today: TODAY,
  newId: (n: number) => `bench-${n}`,
} as const;
const SIZE = { tasks: 3500, links: 6000 };
const LARGE = { tasks: 35_000, links: 60_000 };

const applied = (plan: Plan, decision: Decision): Plan => {
  if (!decision.ok) throw new Error(decision.refusal.code);
  return evolve(plan, decision.changes);
};

export function run(): Summary[] {
  const plan = generatePlan(SIZE);
  return [
    ...wholeSchedules(plan),
    ...edits(plan),
    progressEntry(),
    ...screens(plan),
    wholeForecast(),
    beforeTheClose(),
    heapOf('memory of a plan, 3500 tasks / 6000 links', () => copyOf(plan), 'bar 8'),
    heapOf('the same with its schedule', () => withSchedule(copyOf(plan)), 'bar 8'),
  ];
}

/** From tables that nothing is known of: tree, graph, early and late dates, floats, critical path. */
function wholeSchedules(plan: Plan): Summary[] {
  const tenfold = generatePlan(LARGE);
  const small = measure('whole schedule, 3500 tasks / 6000 links', scheduleOf, {
    warmUp: 40,
    prepare: () => unknownTo(plan),
    note: 'bar 3',
  });
  const large = measure('whole schedule, 35 000 tasks / 60 000 links', scheduleOf, {
    warmUp: 8,
    prepare: () => unknownTo(tenfold),
  });
  const growth = `${(large.median / small.median).toFixed(1)} × for 10 × the plan (best: ${(large.best / small.best).toFixed(1)} ×), bar 12`;
  return [small, { ...large, note: growth }];
}

function edits(plan: Plan): Summary[] {
  const { leaves } = treeOf(plan);
  const tasks = leaves.map((id) => plan.tasks.get(id)!).filter((task) => task.kind === 'task');
  const one = (n: number) => tasks[(n * 37) % tasks.length]!;
  const moved = (n: number): Plan => {
    const payload = { id: one(n).id, duration: (one(n).duration % 20) + 1 };
    return applied(plan, decide(plan, { type: 'MOVE_TASK', payload }, CONTEXT));
  };
  /** The plan after the edit, and what an undo of it has to know. */
  const takenBack = (n: number) => {
    const payload = { id: one(n).id, duration: (one(n).duration % 20) + 1 };
    const decision = decide(plan, { type: 'MOVE_TASK', payload }, CONTEXT);
    const { userId } = CONTEXT.actor;
    const changes = decision.ok ? decision.changes : [];
    const entry: LoggedAction = { type: 'MOVE_TASK', userId, seq: n, undoBarrier: false, changes };
    return { edited: applied(plan, decision), context: { ...CONTEXT, entry: () => entry } };
  };
  const undone = ({ edited, context }: ReturnType<typeof takenBack>): Plan =>
    applied(edited, decide(edited, { type: 'UNDO', payload: { actionId: 'it' } }, context));
  const often = { warmUp: 200, runs: 400 };
  scheduleOf(plan);
  return [
    ...editKinds(plan),
    measure('one bar longer (decide + evolve)', moved, { ...often, prepare: (n) => n }),
    measure('the same taken back (UNDO)', undone, {
      ...often,
      prepare: takenBack,
      note: 'beside the edit itself: the rules of the whole plan',
    }),
    measure('the same and the schedule after it', (n: number) => scheduleOf(moved(n)), {
      ...often,
      prepare: (n) => n,
    }),
  ];
}

function progressEntry(): Summary {
  const plan = planInTerm(500);
  const { leaves } = treeOf(plan);
  const tasks = leaves.filter((id) => plan.tasks.get(id)!.kind === 'task');
  const enter = (n: number): Plan => {
    const payload = { taskId: tasks[n % tasks.length]!, progress: 0.3 };
    return applied(plan, decide(plan, { type: 'SET_PROGRESS', payload }, CONTEXT));
  };
  return measure('progress entry (decide + evolve), 500-task term', enter, {
    warmUp: 100,
    runs: 100,
    prepare: (n) => n,
    note: 'bar 0.2',
  });
}

/** What the dialog of a close tells before it is confirmed, for a term that is opened again and all of whose tasks have something waiting. */
function beforeTheClose(): Summary {
  const plan = planOpenedAgain(SIZE.tasks);
  return measure('what a close would come to, 3500 tasks of a term opened again', closePreview, {
    prepare: () => unknownTo(plan),
  });
}

/** Reading the plan, a thousand runs and all that is told of them, on one core. */
function wholeForecast(): Summary {
  const plan = planToForecast(SIZE);
  const calculate = (one: Plan): unknown => {
    const calculation = forecastOfPlan(one, new Map(), RECORD);
    let step = calculation.next();
    while (!step.done) step = calculation.next();
    return step.value;
  };
  return measure('forecast, 3500 tasks / 6000 links, 1000 runs', calculate, {
    warmUp: 1,
    runs: 7,
    prepare: () => unknownTo(plan),
    note: 'bar 4000',
  });
}

function screens(plan: Plan): Summary[] {
  const history = planWithHistory(SIZE, 52);
  const large = planWithHistory(LARGE, 52);
  const today = history.terms.rows.at(-1)!.startDate;
  const again = (one: Plan) => (): Plan => ({ ...unknownTo(one), terms: one.terms.with([]) });
  const small = measure('all indicators, 3500 tasks, 52 closed terms', (one) => indicatorsOf(one, today), {
    prepare: again(history),
    note: 'bar 150',
  });
  const tenfold = measure('all indicators, 35 000 tasks', (one) => indicatorsOf(one, today), {
    warmUp: 2,
    runs: 7,
    prepare: again(large),
  });
  return [
    measure('rows of the screens, 3500 tasks', (one) => viewOf(one, TODAY), {
      prepare: () => unknownTo(plan),
    }),
    small,
    { ...tenfold, note: `${(tenfold.median / small.median).toFixed(1)} × for 10 × the plan` },
  ];
}

/** As it comes from storage: every text of its own. */
const copyOf = (plan: Plan): Plan =>
  fromDocument(JSON.parse(JSON.stringify(toDocument(plan))) as PlanDocument);

function withSchedule(plan: Plan): Plan {
  scheduleOf(plan);
  return plan;
}
