import { specPlan } from '../schedule/testing/plan';
import { isInLookahead, lookaheadWindow } from './lookahead';

const window = lookaheadWindow(specPlan({ tasks: [], settings: { periodDays: 7, laPeriods: 4 } }));
const work = (firstDay: string, progress = 0) => ({ firstDay, progress });

describe('the lookahead', () => {
  it('is the open term and the three after it, by four periods of a week', () => {
    expect(window).toEqual({ start: '2026-03-02', end: '2026-03-30' });
  });

  it('holds work that starts before its end, delayed work too', () => {
    expect(isInLookahead(window, work('2026-02-20'))).toBe(true);
    expect(isInLookahead(window, work('2026-03-29'))).toBe(true);
    expect(isInLookahead(window, work('2026-03-30'))).toBe(false);
  });

  it('holds nothing that is finished', () => {
    expect(isInLookahead(window, work('2026-03-10', 1))).toBe(false);
  });
});
