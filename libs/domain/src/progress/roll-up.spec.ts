import fc from 'fast-check';
import { specPlan } from '../schedule/testing/plan';
import { counted, hundredths, percentOf, roundTo2 } from './hundredths';
import { progressOf, rollUp } from './roll-up';

describe('progress of a summary', () => {
  it.each([
    {
      children: [
        [0.5, 30],
        [1, 10],
      ],
      expected: 0.63,
      why: '0.625 is rounded half up',
    },
    {
      children: [
        [0.29, 1],
        [0.3, 1],
      ],
      expected: 0.3,
      why: '0.295 has no exact binary form',
    },
    {
      children: [
        [1, 97],
        [0.5, 3],
      ],
      expected: 1,
      why: '0.985 rounds to 0.99, which counts as 1',
    },
    {
      children: [
        [1, 96],
        [0.5, 4],
      ],
      expected: 0.98,
      why: '0.98 does not',
    },
    {
      children: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
      expected: 0.33,
      why: 'children without weight count equally',
    },
    { children: [], expected: 0, why: 'nothing was done of nothing' },
  ])('is $expected: $why', ({ children, expected }) => {
    expect(rollUp(children.map(([progress, weight]) => ({ progress: progress!, weight: weight! })))).toBe(
      expected,
    );
  });

  it('stays between its least and its greatest child', () => {
    const child = fc.record({
      progress: fc.integer({ min: 0, max: 98 }).map((units) => units / 100),
      weight: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(child, { minLength: 1, maxLength: 20 }), (children) => {
        const values = children.map(({ progress }) => progress);
        expect(rollUp(children)).toBeGreaterThanOrEqual(Math.min(...values));
        expect(rollUp(children)).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('rises level by level, and gives the project the exact mean of its leaves', () => {
    const plan = specPlan({
      tasks: [
        { id: 'site' },
        { id: 'base', parent: 'site' },
        { id: 'dig', parent: 'base', duration: 3, progress: 0.5 },
        { id: 'pour', parent: 'base', duration: 1, progress: 1 },
        { id: 'roof', parent: 'site', duration: 4, progress: 0 },
      ],
    });
    const progress = progressOf(plan);
    expect(progress.of('base')).toBe(0.63);
    expect(progress.of('site')).toBe(0.32);
    expect(progress.of('pour')).toBe(1);
    expect(progress.of('none')).toBe(0);
    expect(progress.project).toBe(2.5 / 8);
  });
});

describe('rounding', () => {
  it('is half up in whole hundredths', () => {
    expect([0.29, 0.57, 0.005, 0.285, 1].map(hundredths)).toEqual([29, 57, 1, 29, 100]);
    expect(roundTo2(1.005)).toBe(1.01);
    expect(roundTo2(-0.001)).toBe(0);
  });

  it('counts 0.99 and more as done', () => {
    expect([0.98, 0.99, 0.995, 1].map(counted)).toEqual([0.98, 1, 1, 1]);
  });

  it('has no percentage of nothing', () => {
    expect(percentOf(2, 3)).toBe(66.67);
    expect(percentOf(0, 0)).toBeNull();
  });
});
