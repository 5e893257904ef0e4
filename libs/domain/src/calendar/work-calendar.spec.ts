import fc from 'fast-check';
import { type DayNumber, civilDate, dayNumber, weekday } from './civil-date';
import { WorkCalendar, calendarOf, isWorkingWeek } from './work-calendar';

const MONDAY = dayNumber('2026-03-02');
const week = fc
  .array(fc.constantFrom('0', '1'), { minLength: 7, maxLength: 7 })
  .map((days) => days.join(''))
  .filter(isWorkingWeek);
const day = fc.integer({ min: MONDAY - 400, max: MONDAY + 400 });
const holidays = fc.array(day, { maxLength: 60 });

/** The slow and obvious way. */
function isWorkingDay(working: string, off: readonly DayNumber[], on: DayNumber): boolean {
  return working[weekday(on)] === '1' && !off.includes(on);
}

describe('work calendar', () => {
  it('adds 10 working days to a Friday before a Monday off', () => {
    const calendar = calendarOf({ workingDays: '0111110', holidays: ['2026-03-09'] });
    expect(civilDate(calendar.addWorking(dayNumber('2026-03-06'), 10))).toBe('2026-03-23');
  });

  it('ends five days of work begun on Monday on Saturday, exclusive', () => {
    const calendar = new WorkCalendar('0111110');
    expect(civilDate(calendar.endOf(MONDAY, 5))).toBe('2026-03-07');
    expect(calendar.startOf(dayNumber('2026-03-07'), 5)).toBe(MONDAY);
    expect(calendar.startOf(dayNumber('2026-03-09'), 5)).toBe(MONDAY);
  });

  it('leaves an instant where it is', () => {
    const saturday = dayNumber('2026-03-07');
    const calendar = new WorkCalendar('0111110');
    expect(calendar.endOf(saturday, 0)).toBe(saturday);
    expect(calendar.startOf(saturday, 0)).toBe(saturday);
    expect(calendar.addWorking(saturday, 0)).toBe(saturday);
  });

  it('moves from a day off to the next or the last working day', () => {
    const calendar = new WorkCalendar('0111110', [dayNumber('2026-03-09')]);
    const saturday = dayNumber('2026-03-07');
    expect(civilDate(calendar.atOrAfter(saturday))).toBe('2026-03-10');
    expect(civilDate(calendar.atOrBefore(saturday))).toBe('2026-03-06');
    expect(civilDate(calendar.addWorking(saturday, 1))).toBe('2026-03-10');
    expect(civilDate(calendar.addWorking(saturday, -1))).toBe('2026-03-06');
  });

  it('agrees with a loop over days', () => {
    fc.assert(
      fc.property(week, holidays, day, fc.integer({ min: 0, max: 200 }), (working, off, from, span) => {
        const calendar = new WorkCalendar(working, off);
        let counted = 0;
        for (let at = from; at < from + span; at += 1) {
          const works = isWorkingDay(working, off, at);
          expect(calendar.isWorking(at)).toBe(works);
          if (works) counted += 1;
        }
        expect(calendar.countWorking(from, from + span)).toBe(counted);
        expect(calendar.countWorking(from + span, from)).toBe(counted === 0 ? 0 : -counted);
      }),
    );
  });

  it('neither loses nor gains a working day by adding and taking away', () => {
    fc.assert(
      fc.property(week, holidays, day, fc.integer({ min: -999, max: 999 }), (working, off, from, n) => {
        const calendar = new WorkCalendar(working, off);
        const start = calendar.atOrAfter(from);
        expect(calendar.addWorking(calendar.addWorking(start, n), -n)).toBe(start);
        expect(calendar.dayAt(calendar.ordinal(start))).toBe(start);
      }),
    );
  });

  it('gives an interval of work the duration it was made of, and its start back from its end', () => {
    fc.assert(
      fc.property(week, holidays, day, fc.integer({ min: 1, max: 999 }), (working, off, from, duration) => {
        const calendar = new WorkCalendar(working, off);
        const start = calendar.atOrAfter(from);
        const end = calendar.endOf(start, duration);
        expect(calendar.countWorking(start, end)).toBe(duration);
        expect(calendar.isWorking(end - 1)).toBe(true);
        expect(calendar.startOf(end, duration)).toBe(start);
      }),
    );
  });

  it('is made once for the same settings', () => {
    const settings = { workingDays: '1111111', holidays: [] };
    expect(calendarOf(settings)).toBe(calendarOf(settings));
  });

  it.each(['0000000', '011111', '01111100', '0111112', '', 7, null])('refuses the week %p', (text) => {
    expect(isWorkingWeek(text)).toBe(false);
  });
});
