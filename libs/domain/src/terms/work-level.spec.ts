import { isOnLevel, levelOf, WORK_LEVELS } from './work-level';

const LOOKAHEAD = { start: '2026-03-02', end: '2026-03-30' };
const work = (firstDay: string, more: { readonly inTerm?: boolean; readonly progress?: number } = {}) => ({
  ...{ firstDay, inTerm: false, progress: 0 },
  ...more,
});

describe('the levels on which work is planned', () => {
  it.each([
    ['in the open term', work('2026-03-03', { inTerm: true }), ['shortTerm', 'lookahead', 'masterPlan']],
    ['in the term and done', work('2026-03-03', { inTerm: true, progress: 1 }), ['shortTerm', 'masterPlan']],
    [
      'in the term and after the lookahead',
      work('2026-04-20', { inTerm: true }),
      ['shortTerm', 'masterPlan'],
    ],
    ['in the coming terms', work('2026-03-20'), ['lookahead', 'masterPlan']],
    ['late and in no term', work('2026-02-02'), ['lookahead', 'masterPlan']],
    ['later', work('2026-03-30'), ['masterPlan']],
    ['done', work('2026-03-20', { progress: 1 }), ['masterPlan']],
  ])('are known of work that is %s, and the nearest of them', (_, one, expected) => {
    expect(WORK_LEVELS.filter((level) => isOnLevel(level, one, LOOKAHEAD))).toEqual(expected);
    expect(levelOf(one, LOOKAHEAD)).toBe(expected[0]);
  });
});
