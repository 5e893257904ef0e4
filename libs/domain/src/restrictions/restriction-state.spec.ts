import { clampRelease } from './release';
import { restrictionState } from './restriction-state';

const OPEN = { commited: '2026-03-10', required: '2026-03-12', released: null, inProcess: false };

describe('state of a restriction', () => {
  it.each([
    ['1 pending', OPEN, '2026-03-10', 1],
    ['2 delayed the day after the committed date', OPEN, '2026-03-11', 2],
    ['5 in process while there is time', { ...OPEN, inProcess: true }, '2026-03-10', 5],
    ['2 delayed even when somebody works on it', { ...OPEN, inProcess: true }, '2026-03-11', 2],
    ['3 released on the committed date', { ...OPEN, released: '2026-03-10' }, '2026-04-01', 3],
    ['4 released after it', { ...OPEN, released: '2026-03-11' }, '2026-04-01', 4],
    [
      '3 released by the required date where nobody committed',
      { ...OPEN, commited: null, released: '2026-03-12' },
      '2026-04-01',
      3,
    ],
    [
      '1 pending until the required date where nobody committed',
      { ...OPEN, commited: null },
      '2026-03-12',
      1,
    ],
  ] as const)('is %s', (_, restriction, today, state) => {
    expect(restrictionState(restriction, today)).toBe(state);
  });
});

describe('release date', () => {
  const term = { startDate: '2026-03-02', periodDays: 7 };
  it('is kept within the first and the last day of the term', () => {
    expect(clampRelease(term, '2026-02-20')).toBe('2026-03-02');
    expect(clampRelease(term, '2026-03-05')).toBe('2026-03-05');
    expect(clampRelease(term, '2026-03-09')).toBe('2026-03-08');
  });
});
