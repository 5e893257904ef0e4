import { typedDays } from './typed-days';

describe('a typed duration', () => {
  it.each([
    ['5', 5],
    ['5 días', 5],
    ['5d?', 5],
    ['1 day', 1],
    ['2s', 12],
    ['2 sem', 12],
    ['1 Sem.', 6],
    ['3 semanas', 18],
    ['2w', 12],
    ['2 wks?', 12],
    ['1 week', 6],
    ['2.5', null],
    ['-5', null],
    ['5 months', null],
    ['sem', null],
    ['', null],
  ])('of six days a week, %s is %s days', (typed, days) => {
    expect(typedDays(typed, 6)).toBe(days);
  });
});
