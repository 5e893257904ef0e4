import { isInTerm, termEnd, termLastDay } from './open-term';

const week = { startDate: '2026-03-02', periodDays: 7 };

describe('a term', () => {
  it('ends the day after its last one', () => {
    expect([termLastDay(week), termEnd(week)]).toEqual(['2026-03-08', '2026-03-09']);
  });

  it.each([
    ['2026-03-01', false],
    ['2026-03-02', true],
    ['2026-03-08', true],
    ['2026-03-09', false],
  ])('has %s in it: %p', (day, expected) => {
    expect(isInTerm(week, day)).toBe(expected);
  });
});
