import { isWithin, scrolledTo } from './chart-scrolling';

describe('where a timeline begins when it is opened', () => {
  it('is the plan’s first day, with some room before it, while today is seen with it', () => {
    expect(scrolledTo({ first: 200, day: 600, width: 700 })).toBe(110);
    expect(scrolledTo({ first: 40, day: 600, width: 700 })).toBe(0);
  });

  it('is today where the first day is too long ago for both', () => {
    expect(scrolledTo({ first: 200, day: 900, width: 700 })).toBe(810);
  });

  it('is today before a plan that has not begun', () => {
    expect(scrolledTo({ first: 900, day: 200, width: 700 })).toBe(110);
  });
});

it('has today within a plan from its first day to its last', () => {
  const rows = [
    { start: '2026-03-02', end: '2026-03-07' },
    { start: '2026-03-09', end: '2026-03-14' },
  ];
  const days = ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-13', '2026-03-14'];
  expect(days.map((day) => isWithin(rows, day))).toEqual([false, true, true, true, false]);
  expect(isWithin([], '2026-03-02')).toBe(false);
});
