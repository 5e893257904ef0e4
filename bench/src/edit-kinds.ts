import {
  addDays,
  addRow,
  type Change,
  evolve,
  type Link,
  type Plan,
  removeRow,
  scheduleOf,
  setFields,
  type Task,
  treeOf,
} from '@plomada/domain';
import { Random } from '../../libs/testing/src/random';
import { type Summary, summarise } from './measure';

type Changes = readonly (Change | null)[];
type Kind = (plan: Plan, random: Random, n: number) => Changes;

/** Links run forward, so that what stands among the first rows has most of the plan after it. */
const HEAD = 40;

const leavesOf = (plan: Plan): readonly Task[] => treeOf(plan).leaves.map((id) => plan.tasks.get(id)!);
const tasksOf = (plan: Plan): readonly Task[] => leavesOf(plan).filter(({ kind }) => kind === 'task');
const otherDuration = (task: Task): Changes => [
  setFields('tasks', task, { duration: (task.duration % 20) + 1 }),
];

function newLink(plan: Plan, random: Random, n: number): Link {
  const leaves = leavesOf(plan);
  const source = random.integer(0, leaves.length - 2);
  const target = random.integer(source + 1, Math.min(source + 60, leaves.length - 1));
  return { id: `new-${n}`, source: leaves[source]!.id, target: leaves[target]!.id, type: '0', lag: 0 };
}

function withItsLinks(plan: Plan, task: Task): Changes {
  const links = plan.links.rows.filter(({ source, target }) => source === task.id || target === task.id);
  return [...links.map((link) => removeRow('links', link)), removeRow('tasks', task)];
}

const KINDS: Readonly<Record<string, Kind>> = {
  'another duration': (plan, random) => otherDuration(random.pick(tasksOf(plan))),
  'the same at the head of the plan': (plan, random) =>
    otherDuration(random.pick(tasksOf(plan).slice(0, HEAD))),
  'another constraint': (plan, random) => {
    const task = random.pick(tasksOf(plan));
    const constraintType = random.pick(['snet', 'fnet', 'snlt', 'fnlt', 'mso', 'mfo'] as const);
    return [
      setFields('tasks', task, {
        constraintType,
        constraintDate: addDays(task.start, random.integer(0, 20)),
      }),
    ];
  },
  'another name': (plan, random, n) => [
    setFields('tasks', random.pick(tasksOf(plan)), { text: `Name ${n}` }),
  ],
  'a link drawn': (plan, random, n) => [addRow('links', newLink(plan, random, n))],
  'a link with another lag': (plan, random) => {
    const link = random.pick(plan.links.rows);
    return [setFields('links', link, { lag: link.lag + random.integer(1, 5) })];
  },
  'a link deleted': (plan, random) => [removeRow('links', random.pick(plan.links.rows))],
  'a task created': (plan, random, n) => [
    addRow('tasks', { ...random.pick(tasksOf(plan)), id: `new-${n}`, index: 9999 }),
  ],
  'a task deleted, with its links': (plan, random) => withItsLinks(plan, random.pick(tasksOf(plan))),
};

const EDITS = 120;
const ROUNDS = 5;
const WARM_UP = 150;

/**
 * The schedule after one edit of each kind, the edited rows chosen at random over the whole plan.
 *
 * Each edit is made several times: the columns hold every run, also those in which the machine did something else; the note
 * says what the slowest edit takes in the best of its runs, which is what the calculation itself needs.
 */
export function editKinds(plan: Plan): Summary[] {
  return Object.entries(KINDS).map(([name, kind]) => {
    const random = new Random(11);
    for (let n = 0; n < WARM_UP; n += 1) timed(plan, kind(plan, random, n));
    const all: number[] = [];
    let slowest = 0;
    for (let n = 0; n < EDITS; n += 1) {
      const changes = kind(plan, random, n);
      const times = Array.from({ length: ROUNDS }, () => timed(plan, changes));
      all.push(...times);
      slowest = Math.max(slowest, Math.min(...times));
    }
    return summarise(
      `  ${name}`,
      all,
      `slowest edit, best of ${ROUNDS}: ${slowest.toFixed(2)}; bar 0.5, worst 3`,
    );
  });
}

function timed(plan: Plan, changes: Changes): number {
  const before = { ...plan, tasks: plan.tasks.with([]) };
  scheduleOf(before);
  const after = evolve(
    before,
    changes.flatMap((change) => change ?? []),
  );
  const begin = performance.now();
  scheduleOf(after);
  return performance.now() - begin;
}
