import { civilDate } from '@plomada/domain';
import { reachBeyond } from './reach';

const TERM = { start: '2026-03-09', end: '2026-03-16' };
const row = (start: string, end: string) => ({ start, end });

describe('the days of the timeline', () => {
  it('have those of the open term among them when all of its work is late', () => {
    const { from, to } = reachBeyond([row('2026-02-23', '2026-02-28')], TERM)!;
    expect(civilDate(from) < '2026-02-23').toBe(true);
    expect(civilDate(to) > '2026-03-16').toBe(true);
  });

  it('are those of the bars where these reach further, or where no days are asked for', () => {
    expect(reachBeyond([row('2026-03-02', '2026-04-01')], TERM)).toBeNull();
    expect(reachBeyond([], null)).toBeNull();
  });
});
