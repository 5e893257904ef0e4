import { clamp, RATIO_LIMITS } from './observations';
import { groupedBy, meanOf, trustIn, varianceBetween } from './variance';

/** A task that should be finished by now, as the record has it. */
export interface ObservedTask {
  /** The first responsible; '' without one. */
  readonly responsible: string;
  /** The number of the term in which it began. */
  readonly term: number;
  /** Working days. */
  readonly planned: number;
  readonly ratio: number;
}

/** How one project's tasks went, for the projects of the same firm. */
export type ObservedProject = readonly Pick<ObservedTask, 'planned' | 'ratio'>[];

/** Below these the record says nothing: the forecast is pending. */
export const LEAST_RECORD = { tasks: 10, terms: 3 } as const;

const LEAST_VARIANCE = 0.0025;
/** Shares of the variance of single tasks that are expected between responsibles, terms and projects. */
const EXPECTED_SHARE = { responsible: 0.2, term: 0.1, project: 0.1 };
/** From so many tasks a project's own level is known well enough. */
const ENOUGH_TASKS = 30;
const LEAST_PROJECTS = 3;
/** Whether a record is so small that it is read together with the firm's other projects. */
export const wantsFirm = (tasks: ObservedProject): boolean => tasks.length < ENOUGH_TASKS;
/** Whether a project's record is large enough that the firm's other projects read it. */
const countsForFirm = (project: ObservedProject): boolean => project.length >= LEAST_RECORD.tasks;
/** Whether the firm's other projects read something else of a project once its tasks went as in `after`. */
export function changesFirm(before: ObservedProject, after: ObservedProject): boolean {
  if (!countsForFirm(before) && !countsForFirm(after)) return false;
  const isOther = ({ planned, ratio }: ObservedProject[number], at: number) =>
    planned !== before[at]?.planned || ratio !== before[at].ratio;
  return before.length !== after.length || after.some(isOther);
}
/** Tasks of more days are the long ones. */
export const LONGEST_SHORT_TASK = 5;
const LEAST_POOL = 10;

export interface ResponsiblePace {
  readonly count: number;
  /** By how much the logarithm of their ratios is another than the project's. */
  readonly shift: number;
  /** How uncertain that is. */
  readonly variance: number;
}

/** What the record of a project says of its pace (forecast design, section 2). Levels and shifts are natural logarithms. */
export interface Pace {
  readonly n: number;
  readonly terms: number;
  readonly mean: number;
  readonly s2: number;
  readonly level: number;
  readonly usesFirm: boolean;
  readonly betweenResponsibles: number;
  readonly betweenTerms: number;
  /** Null where the firm's other projects are not asked. */
  readonly betweenProjects: number | null;
  /** The variance of the luck that the whole project shares. */
  readonly projectVariance: number;
  readonly responsibles: ReadonlyMap<string, ResponsiblePace>;
  /** Residual ratios of short and of long tasks, ascending. */
  readonly shortPool: readonly number[];
  readonly longPool: readonly number[];
}

interface Residual {
  readonly planned: number;
  readonly value: number;
}

const logRatio = (ratio: number): number => Math.log(clamp(ratio, RATIO_LIMITS.least, RATIO_LIMITS.most));

/** Reads the pace of a project from its record, with what the firm's other projects say where its own tasks are few. */
export function paceOf(tasks: readonly ObservedTask[], firm: readonly ObservedProject[]): Pace {
  const x = tasks.map(({ ratio }) => logRatio(ratio));
  const mean = meanOf(x);
  const z = x.map((value) => value - mean);
  const s2 = Math.max(LEAST_VARIANCE, z.reduce((sum, value) => sum + value ** 2, 0) / (z.length - 1));

  const people = tasks.map(({ responsible }) => responsible);
  const betweenResponsibles = varianceBetween(z, people, EXPECTED_SHARE.responsible * s2);
  const responsibles = responsiblePaces(z, people, betweenResponsibles, s2);
  const y = z.map((value, at) => value - responsibles.get(people[at]!)!.shift);

  const terms = tasks.map(({ term }) => term);
  const termCount = new Set(terms).size;
  const betweenTerms = varianceBetween(y, terms, EXPECTED_SHARE.term * s2);

  const outside = levelWithFirm(tasks, mean, s2, firm);
  const residuals = [
    ...tasks.map(({ planned }, at) => ({ planned, value: y[at]! })),
    ...(outside?.residuals ?? []),
  ];
  return {
    n: tasks.length,
    terms: termCount,
    mean,
    s2,
    level: outside?.level ?? mean,
    usesFirm: outside !== null,
    betweenResponsibles,
    betweenTerms,
    betweenProjects: outside?.between ?? null,
    projectVariance: betweenTerms * (1 + 1 / termCount) + (outside?.uncertain ?? s2 / tasks.length),
    responsibles,
    ...poolsOf(residuals),
  };
}

function responsiblePaces(
  z: readonly number[],
  people: readonly string[],
  between: number,
  s2: number,
): ReadonlyMap<string, ResponsiblePace> {
  const grouped = [...groupedBy(z, people)];
  return new Map(
    grouped.map(([id, values]) => {
      const trust = trustIn(values.length, between, s2);
      return [id, { count: values.length, shift: trust * meanOf(values), variance: (1 - trust) * between }];
    }),
  );
}

interface LevelWithFirm {
  readonly level: number;
  readonly between: number;
  readonly uncertain: number;
  readonly residuals: readonly Residual[];
}

/** The level of a project with few tasks, drawn towards that of the firm's other projects; null where it stands alone. */
function levelWithFirm(
  tasks: readonly ObservedTask[],
  mean: number,
  s2: number,
  firm: readonly ObservedProject[],
): LevelWithFirm | null {
  const others = firm.filter(countsForFirm);
  if (!wantsFirm(tasks) || others.length < LEAST_PROJECTS) return null;
  const logs = others.map((project) => project.map(({ ratio }) => logRatio(ratio)));
  const means = logs.map(meanOf);
  const projects = logs.flatMap((values, project) => values.map(() => project));
  const between = varianceBetween(logs.flat(), projects, EXPECTED_SHARE.project * s2);
  const trust = trustIn(tasks.length, between, s2);
  return {
    level: trust * mean + (1 - trust) * meanOf(means),
    between,
    uncertain: (1 - trust) * between,
    residuals: others.flatMap((project, which) =>
      project.map(({ planned }, at) => ({ planned, value: logs[which]![at]! - means[which]! })),
    ),
  };
}

/** Short tasks are rounder and wilder than long ones: each kind is drawn from its own, where there are enough. */
function poolsOf(residuals: readonly Residual[]): Pick<Pace, 'shortPool' | 'longPool'> {
  const pool = (some: readonly Residual[]): readonly number[] =>
    some.map(({ value }) => Math.exp(value)).sort((a, b) => a - b);
  const orAll = (some: readonly Residual[]) => pool(some.length < LEAST_POOL ? residuals : some);
  const isShort = ({ planned }: Residual): boolean => planned <= LONGEST_SHORT_TASK;
  return {
    shortPool: orAll(residuals.filter(isShort)),
    longPool: orAll(residuals.filter((residual) => !isShort(residual))),
  };
}
