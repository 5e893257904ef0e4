import {
  type ConstraintType,
  type Link,
  type LinkType,
  type Plan,
  Table,
  type Task,
  addDays,
  createPlan,
  defaultSettings,
  newTask,
  scheduleOf,
} from '@plomada/domain';
import { Random } from './random';

export interface GeneratedPlanSize {
  /** Rows of the plan, summaries included; at least 1. */
  readonly tasks: number;
  /** As many links as there is room for, up to this number. */
  readonly links: number;
  readonly seed?: number;
}

const PROJECT_START = '2026-01-05';
const TASKS_PER_SUMMARY = 9;
const TYPES: readonly LinkType[] = ['0', '0', '0', '0', '0', '0', '0', '1', '1', '2', '3'];
const CONSTRAINTS: readonly ConstraintType[] = ['snet', 'fnet', 'snlt', 'fnlt', 'mso', 'mfo', 'alap'];

/**
 * A plan as a building site has them, the same for the same size and seed: phases, summaries, milestones, links of every
 * type with lags, between tasks and from and to summaries, and constraints on some tasks. It has no loops, and its tasks
 * stand where the schedule puts them.
 */
export function generatePlan({ tasks, links, seed = 1 }: GeneratedPlanSize): Plan {
  const random = new Random(seed);
  const rows = generateTasks(tasks, random);
  const settings = { ...defaultSettings(`Generated ${tasks}`, PROJECT_START), workingDays: '0111110' };
  const plan: Plan = {
    ...createPlan(settings, 'term-1'),
    tasks: Table.of(rows),
    links: Table.of(generateLinks(rows, links, random)),
  };
  return atCalculatedDates(plan);
}

function generateTasks(count: number, random: Random): Task[] {
  const rows: Task[] = [];
  let phase: string | null = null;
  let summary: string | null = null;
  for (let n = 0; n < count; n += 1) {
    const id = `t${n}`;
    const base = { id, text: `Task ${n}`, index: n, start: PROJECT_START, end: PROJECT_START };
    const tasksLeft = count - n - 1;
    if (n % (TASKS_PER_SUMMARY * 5) === 0 && tasksLeft >= 2) {
      rows.push(newTask({ ...base, text: `Phase ${n}` }));
      phase = id;
      summary = null;
    } else if ((summary === null || n % TASKS_PER_SUMMARY === 0) && tasksLeft >= 1) {
      rows.push(newTask({ ...base, text: `Stage ${n}`, parent: phase }));
      summary = id;
    } else rows.push(newTask({ ...base, parent: summary ?? phase, ...randomWork(random) }));
  }
  return rows;
}

function randomWork(random: Random): Partial<Task> {
  if (random.chance(0.05)) return { kind: 'milestone', duration: 0 };
  const duration = random.integer(1, 20);
  if (!random.chance(0.03)) return { duration };
  const constraintType = random.pick(CONSTRAINTS);
  const constraintDate = constraintType === 'alap' ? null : addDays(PROJECT_START, random.integer(0, 400));
  return { duration, constraintType, constraintDate };
}

/**
 * Links run forward in tree order, from the last row of their source to the first of their target: never in a circle. They
 * are listed as schedule files list them, by the task that they bind.
 */
function generateLinks(rows: readonly Task[], count: number, random: Random): Link[] {
  const parents = new Set(rows.map((task) => task.parent));
  const last = lastRows(rows);
  const links = new Map<
    string,
    { readonly source: number; readonly target: number; readonly lag: number; readonly type: LinkType }
  >();
  for (let attempt = 0; links.size < count && attempt < count * 20; attempt += 1) {
    const source = random.integer(0, rows.length - 1);
    if (parents.has(rows[source]!.id) && !random.chance(0.1)) continue;
    const first = last[source]! + 1;
    const target = first + Math.floor(random.next() ** 2 * 60);
    if (target >= rows.length || (parents.has(rows[target]!.id) && !random.chance(0.1))) continue;
    const key = `${source}-${target}`;
    if (links.has(key)) continue;
    const lag = random.chance(0.2) ? random.integer(-3, 8) : 0;
    links.set(key, { source, target, type: random.pick(TYPES), lag });
  }
  return [...links.values()]
    .sort((a, b) => a.target - b.target || a.source - b.source)
    .map(({ source, target, type, lag }, n) => ({
      id: `l${n}`,
      source: rows[source]!.id,
      target: rows[target]!.id,
      type,
      lag,
    }));
}

/** For each row: the position of the last row of its branch. */
function lastRows(rows: readonly Task[]): number[] {
  const position = new Map(rows.map((task, at) => [task.id, at]));
  const last = rows.map((_, at) => at);
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const { parent } = rows[at]!;
    if (parent === null) continue;
    const above = position.get(parent)!;
    last[above] = Math.max(last[above]!, last[at]!);
  }
  return last;
}

function atCalculatedDates(plan: Plan): Plan {
  const schedule = scheduleOf(plan);
  const placed = plan.tasks.rows.map((task) => {
    const { earlyStart, earlyEnd, duration } = schedule.of(task.id)!;
    return { ...task, start: earlyStart, end: earlyEnd, duration };
  });
  return { ...plan, tasks: Table.of(placed) };
}
