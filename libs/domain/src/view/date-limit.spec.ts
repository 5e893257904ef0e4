import type { ConstraintType } from '../plan/plan';
import { dateLimit } from './date-limit';

const row = { kind: 'task', start: '2026-03-02', end: '2026-03-07' } as const;
const limit = (constraintType: ConstraintType, constraintDate: string | null, of: object = {}) =>
  dateLimit({ constraintType, constraintDate }, { ...row, ...of });

describe('the date that bounds a row', () => {
  it.each([
    ['snet', '2026-03-02', 'from', '2026-03-02', false],
    ['fnet', '2026-03-06', 'from', '2026-03-07', false],
    ['snlt', '2026-03-02', 'until', '2026-03-02', false],
    ['snlt', '2026-03-01', 'until', '2026-03-01', true],
    ['fnlt', '2026-03-06', 'until', '2026-03-07', false],
    ['fnlt', '2026-03-05', 'until', '2026-03-06', true],
    ['mso', '2026-03-02', 'on', '2026-03-02', false],
    ['mfo', '2026-03-06', 'on', '2026-03-07', false],
  ] as const)('of %s %s holds %s %s', (type, date, holds, at, isMissed) => {
    expect(limit(type, date)).toEqual({ holds, at, isMissed });
  });

  it('is none without a date', () => {
    expect(limit('asap', null)).toBeNull();
    expect(limit('alap', null)).toBeNull();
    expect(limit('snet', null)).toBeNull();
  });

  it('is on a branch only what bounds branches', () => {
    expect(limit('fnlt', '2026-03-06', { kind: 'summary' })).toMatchObject({ holds: 'until' });
    expect(limit('mso', '2026-03-06', { kind: 'summary' })).toBeNull();
  });
});
