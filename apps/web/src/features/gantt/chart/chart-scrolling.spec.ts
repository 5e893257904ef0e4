import { scrolledTo } from './chart-scrolling';

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
