import { after, termPlan } from '../actions/testing/decide';
import { overdueTerm } from './overdue-term';

const open = termPlan({ tasks: [{ id: 'wall', duration: 3 }] });

describe('a term whose days are over and that nobody closed', () => {
  it.each([
    ['its last day', '2026-03-08', null],
    ['the day after', '2026-03-09', { number: 1, lastDay: '2026-03-08', days: 1 }],
    ['days later', '2026-03-12', { number: 1, lastDay: '2026-03-08', days: 4 }],
  ])('is seen on %s', (_, today, expected) => {
    expect(overdueTerm(open, today)).toEqual(expected);
  });

  it('is the one that is open, and none once that was closed in time', () => {
    const closed = after(open, 'CLOSE_TERM_V2', { termId: 'term-1' });
    expect(overdueTerm(closed, '2026-03-09')).toBeNull();
    expect(overdueTerm(closed, '2026-03-17')).toMatchObject({ number: 2, days: 2 });
  });

  it('is none of a project without work, or whose work is all done', () => {
    expect(overdueTerm(termPlan({ tasks: [] }), '2026-03-12')).toBeNull();
    const done = after(open, 'SET_PROGRESS', { taskId: 'wall', progress: 1 });
    expect(overdueTerm(done, '2026-03-12')).toBeNull();
  });
});
