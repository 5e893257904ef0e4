import { civilDate } from '@plomada/domain';
import { reachOf } from './reach';

const TERM = { start: '2026-03-09', end: '2026-03-16' };
const row = (start: string, end: string) => ({ start, end });
const reach = (...given: Parameters<typeof reachOf>) => {
  const { from, to } = reachOf(...given)!;
  return [civilDate(from), civilDate(to)] as const;
};

describe('the days of the timeline', () => {
  it('have those of the open term among them when all of its work is late', () => {
    const [from, to] = reach([row('2026-02-23', '2026-02-28')], TERM);
    expect(from < '2026-02-23').toBe(true);
    expect(to > '2026-03-16').toBe(true);
  });

  it('have those of all bars among them', () => {
    const [from, to] = reach([row('2026-03-02', '2026-03-05'), row('2026-01-12', '2026-04-01')], TERM);
    expect(from < '2026-01-12').toBe(true);
    expect(to > '2026-04-01').toBe(true);
    expect(reachOf([], null)).toBeNull();
  });

  it('stay the same ones when the last bar ends some days later', () => {
    const until = (end: string) => reach([row('2026-03-02', end)], null);
    expect(until('2026-04-09')).toEqual(until('2026-04-05'));
  });
});
