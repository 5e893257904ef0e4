import fc from 'fast-check';
import {
  clearestLag,
  type FiguresByTerm,
  fisherInterval,
  laggedCorrelations,
  LEAST_PAIRS,
  MOST_LAG,
  withinCoefficient,
} from './lagged-correlation';

type Pairs = readonly (readonly [number, number])[];

/** Anscombe (1973), Graphs in Statistical Analysis, The American Statistician 27: the first of the four. */
const ANSCOMBE: Pairs = [
  ...([
    [10, 8.04],
    [8, 6.95],
    [13, 7.58],
    [9, 8.81],
    [11, 8.33],
    [14, 9.96],
  ] as const),
  ...([
    [6, 7.24],
    [4, 4.26],
    [12, 10.84],
    [7, 4.82],
    [5, 5.68],
  ] as const),
];

/** Bland & Altman (1995): pH and PaCO2 of eight patients, several times each. */
const BLAND_ALTMAN: readonly Pairs[] = [
  [
    [6.68, 3.97],
    [6.53, 4.12],
    [6.43, 4.09],
    [6.33, 3.97],
  ],
  [
    [6.85, 5.27],
    [7.06, 5.37],
    [7.13, 5.41],
    [7.17, 5.44],
  ],
  [
    ...([
      [7.4, 5.67],
      [7.42, 3.64],
      [7.41, 4.32],
      [7.37, 4.73],
      [7.34, 4.96],
    ] as const),
    ...([
      [7.35, 5.04],
      [7.28, 5.22],
      [7.3, 4.82],
      [7.34, 5.07],
    ] as const),
  ],
  [
    [7.36, 5.67],
    [7.33, 5.1],
    [7.29, 5.53],
    [7.3, 4.75],
    [7.35, 5.51],
  ],
  [
    ...([
      [7.35, 4.28],
      [7.3, 4.44],
      [7.3, 4.32],
      [7.37, 3.23],
    ] as const),
    ...([
      [7.27, 4.46],
      [7.28, 4.72],
      [7.32, 4.75],
      [7.32, 4.99],
    ] as const),
  ],
  [
    [7.38, 4.78],
    [7.3, 4.73],
    [7.29, 5.12],
    [7.33, 4.93],
    [7.31, 5.03],
    [7.33, 4.93],
  ],
  [
    [6.86, 6.85],
    [6.94, 6.44],
    [6.92, 6.52],
  ],
  [
    ...([
      [7.19, 5.28],
      [7.29, 4.56],
      [7.21, 4.34],
      [7.25, 4.32],
    ] as const),
    ...([
      [7.2, 4.41],
      [7.19, 3.69],
      [6.77, 6.09],
      [6.82, 5.58],
    ] as const),
  ],
];

const byTerm = (values: readonly (number | null)[]): FiguresByTerm =>
  new Map(values.flatMap((value, at) => (value === null ? [] : [[at + 1, value] as const])));
const together = (pairs: Pairs) => ({
  lead: byTerm(pairs.map(([x]) => x)),
  follow: byTerm(pairs.map(([, y]) => y)),
});

describe('how one figure goes with another', () => {
  it('is Pearson’s coefficient for one project, with Fisher’s interval: Anscombe’s own figures', () => {
    expect(withinCoefficient([ANSCOMBE])).toBeCloseTo(0.81642, 5);
    const [from, to] = fisherInterval(0.8164205, ANSCOMBE.length - 3);
    expect(from).toBeCloseTo(0.4243912, 5);
    expect(to).toBeCloseTo(0.9506933, 5);
    expect(laggedCorrelations([together(ANSCOMBE)])[0]).toEqual({
      ...{ lag: 0, pairs: 11, projects: 1 },
      result: { coefficient: 0.82, from: 0.42, to: 0.95, isDistinct: true },
    });
  });

  it('is that within subjects for several: −0.51 of the 47 pairs of Bland and Altman', () => {
    expect(withinCoefficient(BLAND_ALTMAN)).toBeCloseTo(-0.50677, 5);
    const [same] = laggedCorrelations(BLAND_ALTMAN.map(together));
    expect(same).toMatchObject({ pairs: 47, projects: 8, result: { coefficient: -0.51, isDistinct: true } });
    // Thrown together they would hide it.
    expect(Math.abs(withinCoefficient([BLAND_ALTMAN.flat()])!)).toBeLessThan(0.1);
  });

  it('finds the lag at which the one follows the other', () => {
    const lead = [60, 75, 50, 90, 65, 80, 55, 70, 95, 60, 85, 50, 78, 66];
    const follow = [null, null, ...lead.slice(0, -2)];
    const found = laggedCorrelations([{ lead: byTerm(lead), follow: byTerm(follow) }]);
    expect(found.map(({ lag }) => lag)).toEqual([0, 1, 2, 3, 4]);
    expect(found[2]).toMatchObject({ pairs: 12, result: { coefficient: 1, isDistinct: true } });
    expect(clearestLag(found)?.lag).toBe(2);
    expect(clearestLag(found.filter(({ result }) => !result?.isDistinct))).toBeNull();
    for (const { lag, result } of found) if (lag !== 2) expect(result?.coefficient ?? 0).toBeLessThan(0.9);
  });

  it.each([
    ['too few pairs', LEAST_PAIRS - 1, (at: number) => at],
    ['a figure that never changes', LEAST_PAIRS + 5, () => 80],
  ])('says nothing of %s, but how many there are', (_what, pairs, of) => {
    const lead = byTerm(Array.from({ length: pairs }, (_, at) => of(at)));
    const follow = byTerm(Array.from({ length: pairs }, (_, at) => at * at));
    expect(laggedCorrelations([{ lead, follow }])[0]).toEqual({ lag: 0, pairs, projects: 1, result: null });
  });

  it('counts no term in which one of the two is missing, and no project with a single pair', () => {
    const lead = byTerm([1, null, 3, 4, null]);
    const follow = byTerm([1, 2, null, 4, 5]);
    const single = { lead: byTerm([1]), follow: byTerm([2]) };
    expect(laggedCorrelations([{ lead, follow }, single])[0]).toMatchObject({ pairs: 2, projects: 1 });
    expect(laggedCorrelations([])).toHaveLength(MOST_LAG + 1);
  });

  it('is the same in other units and for other levels of each project, and lies within its interval', () => {
    const figure = fc.double({ min: 0, max: 100, noNaN: true });
    const sample = fc.array(fc.tuple(figure, figure), { minLength: 12, maxLength: 30 });
    fc.assert(
      fc.property(
        fc.array(sample, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: -50, max: 50 }),
        (samples, by) => {
          const [found] = laggedCorrelations(samples.map(together));
          const moved = samples.map((pairs, at) =>
            pairs.map(([x, y]) => [3 * x + by * at, y - by * at] as const),
          );
          const [again] = laggedCorrelations(moved.map(together));
          if (!found!.result || !again!.result) return;
          expect(again!.result.coefficient).toBeCloseTo(found!.result.coefficient, 1);
          const { coefficient, from, to } = found!.result;
          expect(from).toBeLessThanOrEqual(coefficient);
          expect(to).toBeGreaterThanOrEqual(coefficient);
        },
      ),
    );
  });
});
