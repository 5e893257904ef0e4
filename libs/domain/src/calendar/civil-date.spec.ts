import fc from 'fast-check';
import { addDays, civilDate, dayNumber, isCivilDate, weekday, weekStart } from './civil-date';

describe('civil dates', () => {
  it('counts days from 1970-01-01', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2026-03-02')).toBe(20_514);
    expect(dayNumber('2000-02-29')).toBe(Date.UTC(2000, 1, 29) / 86_400_000);
  });

  it('goes from day to date and back for every day that a plan may name', () => {
    const lastDay = Date.UTC(2199, 11, 31) / 86_400_000;
    const wrong: number[] = [];
    for (let day = 0; day <= lastDay; day += 1) if (dayNumber(civilDate(day)) !== day) wrong.push(day);
    expect(wrong).toEqual([]);
  });

  it('writes the nearest date for a day that has no four-digit year', () => {
    expect(civilDate(1e8)).toBe('9999-12-31');
    expect(civilDate(-1e8)).toBe('0000-03-01');
  });

  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-03-08', '2026-03-02'],
    ['2026-03-01', '2026-02-23'],
  ])('puts %s into the week that begins on %s', (date, monday) => {
    expect(weekStart(date)).toBe(monday);
  });

  it('knows the weekday', () => {
    expect(weekday(dayNumber('2026-03-02'))).toBe(1);
    expect(weekday(dayNumber('1970-01-01'))).toBe(4);
    expect(weekday(-5)).toBe(6);
  });

  it.each(['2026-02-29', '2026-13-01', '26-01-01', '1969-12-31', '2200-01-01', '2026-1-1', 20, null])(
    'refuses %p',
    (value) => {
      expect(isCivilDate(value)).toBe(false);
    },
  );

  it('adds days across months and leap years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), fc.integer({ min: -999, max: 999 }), (day, days) => {
        expect(addDays(addDays(civilDate(day + 999), days), -days)).toBe(civilDate(day + 999));
      }),
    );
  });
});
