import { buildGraph } from '../../schedule';
import { specPlan } from '../../schedule/testing/plan';
import type { ForecastRecord } from '../forecast';
import type { ForecastPlan, ForecastTask } from '../forecast-plan';
import { ratioOf } from '../observations';
import type { ObservedTask } from '../pace';
import { RandomStream } from '../random-stream';

/** The truth about a project: how many times its planned days a task takes. Made anew for each project. */
export type Law = (random: RandomStream) => (task: WorkOf) => number;
export interface WorkOf {
  readonly trade: number;
  /** Working days. */
  readonly planned: number;
  /** The week in which it begins. */
  readonly week: number;
}

export interface SyntheticProject {
  readonly plan: ForecastPlan;
  readonly record: ForecastRecord;
  /** When it really ended, in days from the data date. */
  readonly ended: number;
}

const TRADES = 6;
const STOREYS = 30;
const LONGEST = 12;
const DAYS_A_WEEK = 5;
/** How much of the time is over, at least and at most. */
const OVER = { least: 0.25, most: 0.66 };

/** Trades climb through a building, each behind the one before it: who does what after whom. */
const PLAN = specPlan({
  tasks: Array.from({ length: TRADES * STOREYS }, (_, at) => ({ id: `w${at}` })),
  links: Array.from({ length: TRADES * STOREYS }, (_, at) => at).flatMap((at) => [
    ...(at % TRADES === 0 ? [] : [`w${at - 1}>w${at}` as const]),
    ...(at < TRADES ? [] : [`w${at - TRADES}>w${at}` as const]),
  ]),
});
const GRAPH = buildGraph(PLAN);

interface Work {
  readonly planned: number;
  readonly start: number;
  readonly end: number;
}

/** A building that follows a law, seen a quarter to two thirds through: what a forecast is told, and what came. */
export function syntheticProject(law: Law, seed: number): SyntheticProject {
  const random = new RandomStream(seed, 'project');
  const done = built(law, random);
  const ended = Math.max(...done.map(({ end }) => end));
  const today = Math.round(ended * (OVER.least + (OVER.most - OVER.least) * random.next()));
  return {
    plan: { graph: GRAPH, restrictions: [], tasks: done.map((work, at) => seen(work, at, today)) },
    record: {
      ...{ firm: [], waits: [], lateness: [] },
      tasks: done.flatMap((work, at) => observed(work, at, today)),
    },
    ended: ended - today,
  };
}

/** How it really went, each task as soon as those before it were done. */
function built(law: Law, random: RandomStream): readonly Work[] {
  const ratioOfWork = law(random);
  const done: Work[] = [];
  for (let at = 0; at < TRADES * STOREYS; at += 1) {
    const planned = 1 + Math.floor(random.next() * LONGEST);
    const before = [at % TRADES === 0 ? undefined : done[at - 1], done[at - TRADES]];
    const start = Math.max(0, ...before.map((work) => work?.end ?? 0));
    const ratio = ratioOfWork({ trade: at % TRADES, planned, week: Math.floor(start / DAYS_A_WEEK) });
    const days = Math.max(1, Math.floor(planned * ratio + random.next()));
    done.push({ planned, start, end: start + days });
  }
  return done;
}

const isBegun = ({ start }: Work, today: number): boolean => start < today;
const progressOf = ({ start, end }: Work, today: number): number =>
  Math.min(1, (today - start) / (end - start));

function seen(work: Work, at: number, today: number): ForecastTask {
  const isDone = work.end <= today;
  const begun = isBegun(work, today);
  return {
    id: `w${at}`,
    isMilestone: false,
    state: isDone ? 'done' : begun ? 'started' : 'open',
    planned: work.planned,
    responsible: `trade-${at % TRADES}`,
    start: begun ? work.start - today : null,
    end: isDone ? work.end - today : null,
    progress: begun ? progressOf(work, today) : 0,
    notBefore: null,
    endNotBefore: null,
  };
}

function observed(work: Work, at: number, today: number): readonly ObservedTask[] {
  if (!isBegun(work, today)) return [];
  const { planned, start, end } = work;
  const days = { planned, start: start - today, end: end <= today ? end - today : null };
  const ratio = ratioOf({ ...days, progress: progressOf(work, today) });
  const term = Math.floor(start / DAYS_A_WEEK);
  return ratio === null ? [] : [{ responsible: `trade-${at % TRADES}`, term, planned, ratio }];
}
