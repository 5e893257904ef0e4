import { truncateRows } from './truncate-rows';

describe('results kept within bounds', () => {
  const ratio = (n: number) => ({
    value: 50,
    denominator: n,
    rows: Array.from({ length: n }, (_, id) => ({ id })),
  });

  it('lose rows beyond what one list may have, and no number', () => {
    const kept = truncateRows({ PPC: ratio(5) }, { perList: 3, inAll: 100 });
    expect(kept).toEqual({ PPC: { value: 50, denominator: 5, rows: [{ id: 0 }, { id: 1 }, { id: 2 }] } });
  });

  it('lose rows beyond what all lists may have together', () => {
    const kept = truncateRows({ a: ratio(3), b: [ratio(3), ratio(3)] }, { perList: 3, inAll: 4 });
    expect(kept).toMatchObject({ a: { rows: { length: 3 } }, b: [{ rows: { length: 1 } }, { rows: [] }] });
  });

  it('are otherwise the same', () => {
    const results = { curve: [{ date: '2026-03-02', value: 1 }], none: null, text: 'x', PPC: ratio(2) };
    expect(truncateRows(results, { perList: 10, inAll: 10 })).toEqual(results);
  });
});
