import { specPlan } from '../schedule/spec-plan';
import { isInLookahead, lookaheadWindow } from './lookahead';

const window = lookaheadWindow(specPlan({ tasks: [], settings: { periodDays: 7, laPeriods: 4 } }));
const work = (firstDay: string, lastDay = firstDay, progress = 0) => ({ firstDay, lastDay, progress });

describe('the lookahead', () => {
  it('is the open term and the three after it, by four periods of a week', () => {
    expect(window).toEqual({ start: '2026-03-02', end: '2026-03-30' });
  });

  it('holds work that takes up one of its days, from the first to the last', () => {
    expect(isInLookahead(window, work('2026-02-20', '2026-03-02'))).toBe(true);
    expect(isInLookahead(window, work('2026-03-29', '2026-04-10'))).toBe(true);
    expect(isInLookahead(window, work('2026-02-20', '2026-03-01'))).toBe(false);
    expect(isInLookahead(window, work('2026-03-30'))).toBe(false);
  });

  it('holds a milestone on its first day, and nothing that is finished', () => {
    expect(isInLookahead(window, work('2026-03-02'))).toBe(true);
    expect(isInLookahead(window, work('2026-03-10', '2026-03-12', 1))).toBe(false);
  });
});
