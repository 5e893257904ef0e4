import { bytesOf, calendarXml, specMspdi, specTask } from '../testing/mspdi';
import type { ReadSucceeded } from '../read-result';
import { readMspdi } from './read';

const WEEK = [2, 3, 4, 5, 6];

function withCalendars(calendars: string, last = '2026-12-31'): ReadSucceeded {
  const tasks = [{ fields: specTask(1, '2026-03-02', last) }];
  const result = readMspdi(bytesOf(specMspdi({ calendars, tasks })), 'x.xml');
  if (!result.ok) throw new Error(result.code);
  return result;
}

function exception(from: string, to: string, more = '', working = 0): string {
  const period = `<TimePeriod><FromDate>${from}T00:00:00</FromDate><ToDate>${to}T23:59:00</ToDate></TimePeriod>`;
  return `<Exceptions><Exception>${period}${more}<DayWorking>${working}</DayWorking></Exception></Exceptions>`;
}

const holidays = (inside: string): readonly string[] =>
  withCalendars(calendarXml(1, WEEK, inside)).schedule.holidays;

describe('the calendar of a Project XML file', () => {
  it('gives the week, Sunday first', () => {
    expect(withCalendars(calendarXml(1, [2, 3, 4, 5, 6, 7])).schedule.workingDays).toBe('0111111');
  });

  it('gives days off, single and in a row', () => {
    expect(holidays(exception('2026-09-18', '2026-09-19', '<Type>1</Type>'))).toEqual([
      '2026-09-18',
      '2026-09-19',
    ]);
  });

  it.each([
    ['every third day', '<Type>7</Type><Period>3</Period>', ['2026-04-01', '2026-04-04', '2026-04-07']],
    [
      'Mondays of every second week',
      '<Type>6</Type><Period>2</Period><DaysOfWeek>2</DaysOfWeek>',
      ['2026-04-13', '2026-04-27'],
    ],
    [
      'the 10th of every month',
      '<Type>4</Type><Period>1</Period><MonthDay>10</MonthDay>',
      ['2026-04-10', '2026-05-10'],
    ],
    [
      'the last Friday of every month',
      '<Type>5</Type><Period>1</Period><MonthItem>8</MonthItem><MonthPosition>4</MonthPosition>',
      ['2026-04-24', '2026-05-29'],
    ],
    ['1 May of every year', '<Type>2</Type><Month>4</Month><MonthDay>1</MonthDay>', ['2026-05-01']],
    [
      'the third Tuesday of May of every year',
      '<Type>3</Type><Month>4</Month><MonthItem>5</MonthItem><MonthPosition>2</MonthPosition>',
      ['2026-05-19'],
    ],
  ])('repeats %s within its period', (_, rule, days) => {
    const to = rule.includes('<Type>7')
      ? '2026-04-09'
      : rule.includes('<Type>6')
        ? '2026-04-30'
        : '2026-05-31';
    expect(holidays(exception('2026-04-01', to, rule))).toEqual(days);
  });

  it('ends a repetition after as many days as the file counts', () => {
    const rule = '<EnteredByOccurrences>1</EnteredByOccurrences><Occurrences>2</Occurrences>';
    expect(
      holidays(exception('2026-04-01', '2026-12-31', `${rule}<Type>7</Type><Period>10</Period>`)),
    ).toEqual(['2026-04-01', '2026-04-11']);
  });

  it('repeats no further than five years after the last finish', () => {
    const yearly = exception(
      '2000-01-01',
      '2150-12-31',
      '<Type>2</Type><Month>4</Month><MonthDay>1</MonthDay>',
    );
    const days = holidays(yearly);
    expect(days[0]).toBe('2025-05-01');
    expect(days.at(-1)).toBe('2031-05-01');
  });

  it('reads days off of older files, and special weeks', () => {
    const old =
      '<WeekDay><DayType>0</DayType><DayWorking>0</DayWorking><TimePeriod>' +
      '<FromDate>2026-05-21T00:00:00</FromDate><ToDate>2026-05-21T23:59:00</ToDate></TimePeriod></WeekDay>';
    const inOldStyle = calendarXml(1, WEEK).replace('</WeekDays>', `${old}</WeekDays>`);
    expect(withCalendars(inOldStyle).schedule.holidays).toEqual(['2026-05-21']);
    const special =
      '<WorkWeeks><WorkWeek><TimePeriod><FromDate>2026-07-01T00:00:00</FromDate>' +
      '<ToDate>2026-07-15T23:59:00</ToDate></TimePeriod><WeekDays><WeekDay><DayType>6</DayType>' +
      '<DayWorking>0</DayWorking></WeekDay></WeekDays></WorkWeek></WorkWeeks>';
    expect(holidays(special)).toEqual(['2026-07-03', '2026-07-10']);
  });

  it('takes from its base calendar what it does not say itself', () => {
    const base = calendarXml(2, [2, 3, 4, 5, 6, 7], exception('2026-09-18', '2026-09-18', '<Type>1</Type>'));
    const own = '<Calendar><UID>1</UID><BaseCalendarUID>2</BaseCalendarUID></Calendar>';
    expect(withCalendars(own + base).schedule).toMatchObject({
      workingDays: '0111111',
      holidays: ['2026-09-18'],
    });
  });

  it('survives calendars based on each other', () => {
    const ring = [1, 2]
      .map((uid) => `<Calendar><UID>${uid}</UID><BaseCalendarUID>${3 - uid}</BaseCalendarUID></Calendar>`)
      .join('');
    expect(withCalendars(ring).schedule.workingDays).toBe('0111110');
  });

  it('names the days that it cannot work', () => {
    const saturday = calendarXml(1, WEEK, exception('2026-03-14', '2026-03-14', '<Type>1</Type>', 1), 'Obra');
    const result = withCalendars(saturday);
    expect(result.schedule.holidays).toEqual([]);
    expect(result.warnings).toEqual([
      {
        code: 'CALENDAR_WORKING_DAY_LOST',
        taskId: null,
        task: null,
        params: { calendar: 'Obra', count: 1, date: '2026-03-14' },
      },
    ]);
  });

  it('stands in for a missing calendar and for one without working days', () => {
    expect(withCalendars('').warnings.map(({ code }) => code)).toEqual(['CALENDAR_MISSING']);
    const result = withCalendars(calendarXml(1, []));
    expect(result.schedule.workingDays).toBe('0111110');
    expect(result.warnings.map(({ code }) => code)).toEqual(['CALENDAR_WITHOUT_WORKING_DAYS']);
  });

  it('bounds the days that a hostile calendar makes', () => {
    const daily = exception('1970-01-01', '2199-12-31', '<Type>1</Type>').replace(/<\/?Exceptions>/g, '');
    const calendar = calendarXml(1, [1, 2, 3, 4, 5, 6, 7], `<Exceptions>${daily.repeat(2000)}</Exceptions>`);
    const result = withCalendars(calendar, '2199-12-01');
    expect(result.schedule.holidays.length).toBeLessThanOrEqual(2000);
    expect(result.warnings.map(({ code }) => code)).toContain('HOLIDAYS_CUT');
  });
});
