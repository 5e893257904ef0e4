import { roundTo2 } from '../progress/hundredths';

/** A figure by the number of its term; terms without one are missing. */
export type FiguresByTerm = ReadonlyMap<number, number>;

/** The figure that may come first, and the one that may follow it, of one project. */
export interface LeadAndFollow {
  readonly lead: FiguresByTerm;
  readonly follow: FiguresByTerm;
}

/** Pairs below which no coefficient is given, whatever it would be: of fewer anything may come out by chance. */
export const LEAST_PAIRS = 10;
/** A lead is looked for up to so many terms ahead. */
export const MOST_LAG = 4;

/** How one figure went with another some terms later. */
export interface LagCorrelation {
  /** Terms from the one to the other; 0 is the same term. */
  readonly lag: number;
  readonly pairs: number;
  /** Projects that had two pairs or more: of one pair nothing can be said. */
  readonly projects: number;
  /** Null below `LEAST_PAIRS`, and where one of the two never changed. */
  readonly result: {
    /** −1..1, 2 decimals. */
    readonly coefficient: number;
    /** Where the coefficient lies with 95 % confidence. */
    readonly from: number;
    readonly to: number;
    /** Whether that is all above or all below 0. */
    readonly isDistinct: boolean;
  } | null;
}

/**
 * How `lead` of a term went with `follow` of the terms after it, from the same term up to `MOST_LAG` later, over the projects
 * together. Each project is compared with its own means, so that two firms' habits do not look like a lead: of one project it is
 * Pearson's coefficient, of several that within subjects (Bland & Altman 1995, "Calculating correlation coefficients with repeated
 * observations: Part 1, correlation within subjects", BMJ 310:446). The interval is Fisher's (1921), by the pairs less what the means
 * of the projects took. It takes terms for independent of each other, which weeks of one project are not quite: it is rather too
 * narrow. No coefficient says that one is the cause of the other.
 */
export function laggedCorrelations(projects: readonly LeadAndFollow[]): readonly LagCorrelation[] {
  return Array.from({ length: MOST_LAG + 1 }, (_, lag) => correlationAt(projects, lag));
}

/**
 * The lag whose coefficient is the largest of those that are distinct from 0, either way; null where none is. Several are looked at, so
 * that now and then one is distinct by chance: its neighbours and the number of pairs are to be read with it.
 */
export function clearestLag(correlations: readonly LagCorrelation[]): LagCorrelation | null {
  const size = ({ result }: LagCorrelation) => (result?.isDistinct ? Math.abs(result.coefficient) : 0);
  return correlations.reduce<LagCorrelation | null>(
    (best, one) => (size(one) > (best ? size(best) : 0) ? one : best),
    null,
  );
}

function correlationAt(projects: readonly LeadAndFollow[], lag: number): LagCorrelation {
  const samples = projects.map((one) => pairsAt(one, lag)).filter(({ length }) => length > 1);
  const pairs = samples.reduce((sum, { length }) => sum + length, 0);
  const own = { lag, pairs, projects: samples.length };
  if (pairs < LEAST_PAIRS) return { ...own, result: null };
  const coefficient = withinCoefficient(samples);
  if (coefficient === null) return { ...own, result: null };
  // A project's own mean takes one pair of it; Fisher's own three are 1 + the two means of one project.
  const free = pairs - samples.length - 2;
  if (free < 1) return { ...own, result: null };
  const [from, to] = fisherInterval(coefficient, free);
  return {
    ...own,
    result: {
      coefficient: roundTo2(coefficient),
      from: roundTo2(from),
      to: roundTo2(to),
      isDistinct: from > 0 || to < 0,
    },
  };
}

type Pair = readonly [lead: number, follow: number];

const pairsAt = ({ lead, follow }: LeadAndFollow, lag: number): readonly Pair[] =>
  [...lead].flatMap(([term, first]) => {
    const second = follow.get(term + lag);
    return second === undefined ? [] : [[first, second] as const];
  });

/** Of the deviations of each sample from its own means; null where one of the two never changes. */
export function withinCoefficient(samples: readonly (readonly Pair[])[]): number | null {
  let [xx, yy, xy] = [0, 0, 0];
  for (const sample of samples) {
    const meanX = mean(sample.map(([x]) => x));
    const meanY = mean(sample.map(([, y]) => y));
    for (const [x, y] of sample) {
      xx += (x - meanX) ** 2;
      yy += (y - meanY) ** 2;
      xy += (x - meanX) * (y - meanY);
    }
  }
  if (xx < SAME || yy < SAME) return null;
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

/** What the same percents differ by when they are summed up in binary. */
const SAME = 1e-9;
/** Of the normal distribution, for 95 %. */
const Z = 1.959964;

/** `free` is the number of pairs less three where they are of one sample. */
export function fisherInterval(coefficient: number, free: number): readonly [from: number, to: number] {
  // Beyond it the transformation has no end.
  const bounded = Math.max(-0.999999, Math.min(0.999999, coefficient));
  const middle = Math.atanh(bounded);
  const half = Z / Math.sqrt(free);
  return [Math.tanh(middle - half), Math.tanh(middle + half)];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
