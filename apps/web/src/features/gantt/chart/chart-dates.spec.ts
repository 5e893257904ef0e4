import { fromChartDate, toChartDate } from './chart-dates';

describe('dates of the chart', () => {
  it('come back as they went', () => {
    for (const date of ['1970-01-01', '2026-02-28', '2026-09-06', '2026-12-31', '2199-12-31']) {
      expect(fromChartDate(toChartDate(date))).toBe(date);
    }
  });

  it('are the nearest day to where a drag ended', () => {
    expect(fromChartDate(new Date(2026, 2, 2, 11, 59))).toBe('2026-03-02');
    expect(fromChartDate(new Date(2026, 2, 2, 12, 1))).toBe('2026-03-03');
  });
});
