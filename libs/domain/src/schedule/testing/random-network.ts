import fc from 'fast-check';
import type { ConstraintType } from '../../plan/plan';
import { ladder } from './arbitrary';
import { type Network, type NetworkLink, type NetworkTask, CountedDays, Oracle, isoOf } from './oracle';

const DATED: readonly ConstraintType[] = ['snet', 'fnet', 'snlt', 'fnlt', 'mso', 'mfo'];
const LINK_TYPE = fc.constantFrom<NetworkLink['type']>('FS', 'FS', 'FS', 'SS', 'FF', 'SF');
const LAG = fc.oneof(
  fc.constant(0),
  fc.constantFrom(1, 2, 3, 5, 8, -1, -2, -3),
  fc.integer({ min: -15, max: 15 }),
);
const DURATION = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(0));
const WEEK = fc.constantFrom('0111110', '1111111', '0111111', '1111110', '0101010', '1000001', '0001000');

const dayFrom = (date: string, days: number): string =>
  isoOf(new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000));

const calendar = fc.record({
  projectStart: fc.integer({ min: 0, max: 800 }).map((days) => dayFrom('2025-11-20', days)),
  workingDays: WEEK,
  holidays: fc.array(fc.integer({ min: -30, max: 120 }), { maxLength: 12 }),
});

const taskDraft = fc.record({
  depth: fc.integer({ min: 0, max: 3 }),
  duration: DURATION,
  constraint: fc.option(fc.constantFrom<ConstraintType>(...DATED, 'alap'), { freq: 2, nil: null }),
  day: fc.integer({ min: -20, max: 90 }),
  rank: fc.nat(1000),
});

/** What a plan in execution has besides: by task, whether it has begun and where it stands. */
const historyDraft = fc.record({
  progress: fc.constantFrom(0, 0, 0, 0.5, 1),
  begun: fc.boolean(),
  start: fc.integer({ min: -10, max: 60 }),
  length: fc.integer({ min: 0, max: 30 }),
});
const restrictionDraft = fc.record({
  pick: fc.nat(1000),
  holds: fc.constantFrom<'start' | 'end'>('start', 'end'),
  day: fc.integer({ min: -20, max: 90 }),
});

const linkDraft = fc.record({
  from: fc.nat(1000),
  to: fc.nat(1000),
  rungs: ladder(fc.record({ type: LINK_TYPE, lag: LAG })),
});

type TaskDraft = typeof taskDraft extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Outlines with everything in them at once: any week, holidays, constraints on any day, links of summaries, ladders of links.
 * `tangled` ones have links in any direction, between a summary and its own branch too.
 */
export const networks = ({ tangled = false } = {}): fc.Arbitrary<Network> =>
  fc
    .record({
      calendar,
      drafts: fc.array(taskDraft, { minLength: 1, maxLength: 16, size: 'max' }),
      arrows: fc.array(linkDraft, { maxLength: 24, size: 'max' }),
    })
    .map(({ calendar: { projectStart, workingDays, holidays }, drafts, arrows }) => {
      const tasks = inOutline(drafts, projectStart);
      const links = arrows.flatMap(({ from, to, rungs }): NetworkLink[] => {
        const ends = [from % tasks.length, to % tasks.length];
        const [a, b] = (tangled ? ends : ends.sort((x, y) => x - y)) as [number, number];
        if (!tangled && isWithin(tasks, tasks[b]!, tasks[a]!.id)) return [];
        return rungs.map((rung) => ({ source: tasks[a]!.id, target: tasks[b]!.id, ...rung }));
      });
      return {
        projectStart,
        workingDays,
        holidays: holidays.map((days) => dayFrom(projectStart, days)),
        tasks: drafts
          .map(({ rank }, at) => ({ rank, task: tasks[at]! }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ task }) => task),
        links,
      };
    });

/** The same in execution: tasks that stand somewhere, begun and finished ones, restrictions, data dates, plans counted from their end. */
export const networksInExecution = (): fc.Arbitrary<Network> =>
  fc
    .record({
      network: networks(),
      history: fc.array(historyDraft, { minLength: 16, maxLength: 16 }),
      required: fc.array(restrictionDraft, { maxLength: 5 }),
      fromEnd: fc.boolean(),
      known: fc.option(fc.integer({ min: -20, max: 60 })),
    })
    .map(({ network, history, required, fromEnd, known }) => {
      const day = (days: number): string => dayFrom(network.projectStart, days);
      const tasks = network.tasks.map((task, at): NetworkTask => {
        const { progress, begun, start, length } = history[at]!;
        const isMilestone = task.duration === 0;
        return {
          ...task,
          progress: isMilestone ? Math.floor(progress) : progress,
          begun: begun && !isMilestone,
          present: { start: day(start), end: day(start + (isMilestone ? 0 : length)) },
        };
      });
      const restrictions = required.map(({ pick, holds, day: days }) => ({
        task: tasks[pick % tasks.length]!.id,
        holds,
        date: day(days),
      }));
      const dataDate = known === null ? null : day(known);
      return { ...network, dataDate, tasks, restrictions, fromEnd };
    });

/** Each task stands below the last one that is less deep. */
function inOutline(drafts: readonly TaskDraft[], projectStart: string): readonly NetworkTask[] {
  const path: string[] = [];
  return drafts.map(({ depth, duration, constraint, day }, at) => {
    path.length = Math.min(depth, path.length);
    const parent = path.at(-1) ?? null;
    path.push(`t${at}`);
    const date = constraint === null || constraint === 'alap' ? null : dayFrom(projectStart, day);
    return { id: `t${at}`, parent, duration, constraint: constraint ?? 'asap', date };
  });
}

export function isWithin(tasks: readonly NetworkTask[], task: NetworkTask, ancestor: string): boolean {
  if (task.id === ancestor) return true;
  if (task.parent === null) return false;
  return isWithin(
    tasks,
    tasks.find(({ id }) => id === task.parent)!,
    ancestor,
  );
}

export interface NetworkShape {
  readonly size: number;
  /** Share of tasks with a constraint, and of links with a lag. */
  readonly constrained: number;
  readonly lagged: number;
}

/** A flat network of the proportions of those that come with known dates: every date near where its task would stand. */
export function largeNetwork(seed: number, { size, constrained, lagged }: NetworkShape): Network {
  const random = randomOf(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const links: NetworkLink[] = [];
  for (let target = 1; target < size; target += 1) {
    const count = random() < 0.025 ? 0 : pick([1, 1, 2, 2, 3]);
    for (let n = 0; n < count; n += 1) {
      const source = Math.max(0, target - 1 - Math.floor(random() * 40));
      const at = random();
      const type = at < 0.7 ? 'FS' : at < 0.85 ? 'SS' : at < 0.96 ? 'FF' : 'SF';
      const lag = random() < lagged ? pick([1, 2, 3, 5, 8, -1, -2, -3]) : 0;
      links.push({ source: `t${source}`, target: `t${target}`, type, lag });
    }
  }
  const free: Network = {
    projectStart: '2026-01-05',
    workingDays: pick(['0111110', '1111111', '0111111', '1111110']),
    holidays: [],
    tasks: Array.from({ length: size }, (_, n) => ({
      id: `t${n}`,
      parent: null,
      duration: random() < 0.05 ? 0 : 1 + Math.floor(random() * 20),
      constraint: 'asap' as const,
      date: null,
    })),
    links,
  };
  const oracle = new Oracle(free);
  const days = new CountedDays(free);
  const tasks = free.tasks.map((task): NetworkTask => {
    if (random() >= constrained) return task;
    const constraint = pick(DATED);
    const { start, finish } = oracle.of(task.id);
    const around = Math.floor(random() * 20) - 11;
    const end = constraint.startsWith('f') || constraint === 'mfo' ? finish - 1 : start;
    return { ...task, constraint, date: days.dayAt(Math.max(0, end + around)) };
  });
  return { ...free, tasks };
}

/** The same numbers between 0 and 1 for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
