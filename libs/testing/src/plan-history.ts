import { addDays, type Plan, type Restriction, Table, type Task, type Term } from '@plomada/domain';
import { generatePlan } from './plan-generator';

const TASKS_A_TERM = 60;

/** A plan whose last so many weeks are closed, with promises, shortfalls, causes and restrictions. */
export function planWithHistory(size: { tasks: number; links: number }, terms: number): Plan {
  const plan = generatePlan(size);
  const tasks = ordinary(plan);
  const open = plan.terms.rows[0]!;
  const closed = Array.from({ length: terms }, (_, n) => closedTerm(open, n, tasks));
  const last = { ...open, number: terms + 1, startDate: addDays(open.startDate, terms * open.periodDays) };
  return {
    ...plan,
    terms: Table.of([...closed, last]),
    restrictions: Table.of(tasks.filter((_, n) => n % 6 === 0).map((task, n) => restriction(task, n))),
  };
}

function closedTerm(open: Term, n: number, tasks: readonly Task[]): Term {
  const startDate = addDays(open.startDate, n * open.periodDays);
  const members = tasks.slice(n * TASKS_A_TERM, (n + 1) * TASKS_A_TERM);
  return {
    ...open,
    id: `closed-${n}`,
    number: n + 1,
    startDate,
    realClosingTime: `${addDays(startDate, open.periodDays)}T18:00:00.000Z`,
    tasks: members.map((task, at) => ({
      taskId: task.id,
      code: `1.${at}`,
      text: task.text,
      weight: 0.03,
      lastProgress: 0,
      commitment: 0.8,
      progress: at % 3 === 0 ? 0.5 : 1,
      responsibles: [`person-${at % 12}`],
      causes:
        at % 3 === 0
          ? [{ id: `c-${n}-${at}`, cncType: `type-${at % 9}`, cncOrigin: 'crew', detail: '' }]
          : [],
    })),
  };
}

function restriction(task: Task, n: number): Restriction {
  return {
    id: `r-${n}`,
    taskIds: [task.id],
    family: `family-${n % 8}`,
    type: n % 2 === 0 ? 1 : 2,
    detail: `Restriction ${n}`,
    comments: '',
    responsible: null,
    created: addDays(task.start, -40),
    commited: addDays(task.start, -7),
    required: task.start,
    released: n % 4 === 0 ? null : addDays(task.start, -5),
    releasedTerm: null,
    inProcess: false,
  };
}

const ordinary = (plan: Plan): readonly Task[] => {
  const parents = new Set(plan.tasks.rows.map((task) => task.parent));
  return plan.tasks.rows.filter((task) => task.kind === 'task' && !parents.has(task.id));
};
