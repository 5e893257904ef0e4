import { PROJECT_TABLES, clndrData, xerTask } from '../testing/xer';
import { codes, read, schedule } from './testing/read';

/** Days since 1899-12-30, as P6 counts them. */
const serial = (date: string): number => Date.parse(date) / 86_400_000 + 25_569;

describe('the calendars of an XER file', () => {
  const days = clndrData(
    [2, 3, 4, 5, 6, 7],
    [serial('2026-04-03'), serial('2026-05-01')],
    [serial('2026-03-08')],
  );

  it('give the week and the days off, and tell what is worked beyond the week', () => {
    const result = read({
      CALENDAR: [{ clndr_id: 'C1', clndr_name: 'Six days', day_hr_cnt: 8, clndr_data: days }],
      TASK: [xerTask(1)],
    });
    expect(result.schedule).toMatchObject({ workingDays: '0111111', holidays: ['2026-04-03', '2026-05-01'] });
    expect(result.warnings).toMatchObject([
      { code: 'CALENDAR_WORKING_DAY_LOST', params: { calendar: 'Six days', count: 1, date: '2026-03-08' } },
    ]);
  });

  it('say what the calendar that they are based on says, where they say nothing', () => {
    const CALENDAR = [
      { clndr_id: 'B', clndr_name: 'Base', day_hr_cnt: 8, clndr_data: days },
      { clndr_id: 'C1', base_clndr_id: 'B', clndr_name: 'Own', day_hr_cnt: 8, clndr_data: '' },
    ];
    expect(schedule({ CALENDAR, TASK: [xerTask(1)] })).toMatchObject({
      workingDays: '0111111',
      holidays: ['2026-04-03', '2026-05-01'],
    });
  });

  it('are that of most activities; another is told', () => {
    const CALENDAR = [
      ...PROJECT_TABLES.CALENDAR,
      { clndr_id: 'C6', clndr_name: 'Six', day_hr_cnt: 8, clndr_data: days },
    ];
    const result = read({
      CALENDAR,
      TASK: [xerTask(1, { clndr_id: 'C6' }), xerTask(2, { clndr_id: 'C6' }), xerTask(3)],
    });
    expect(result.schedule.workingDays).toBe('0111111');
    expect(result.warnings).toMatchObject([
      { code: 'CALENDAR_WORKING_DAY_LOST' },
      { code: 'CALENDAR_OF_TASK_DIFFERS', taskId: '3', params: { before: 'Five days', after: 'Six' } },
    ]);
  });

  it('are the default one of the project for activities that name none', () => {
    const CALENDAR = [
      ...PROJECT_TABLES.CALENDAR,
      { clndr_id: 'C6', clndr_name: 'Six', day_hr_cnt: 8, clndr_data: days },
    ];
    const unnamed = { clndr_id: '' };
    const TASK = [xerTask(1, unnamed), xerTask(2, unnamed), xerTask(3, { clndr_id: 'C6' })];
    expect(schedule({ CALENDAR, TASK }).workingDays).toBe('0111110');
  });

  it('are the standard ones where the file has none', () => {
    const result = read({ CALENDAR: [], TASK: [xerTask(1)] });
    expect(result.schedule.workingDays).toBe('0111110');
    expect(codes(result)).toEqual(['CALENDAR_MISSING']);
  });

  it('may count the hours of each half of the day', () => {
    const shifts = '((0||0(s|8:00 AM|f|12:00 PM)())(0||1(s|1:00 PM|f|5:00 PM)()))';
    const week = [2, 3, 4, 5, 6].map((day) => `(0||${day}()${shifts})`).join('');
    const clndr_data = `(0||CalendarData()((0||DaysOfWeek()(${week}))))`;
    const CALENDAR = [{ clndr_id: 'C1', clndr_name: 'Halves', day_hr_cnt: 8, clndr_data }];
    // It ends as the work of Wednesday begins, at eight: on Tuesday.
    const result = read({ CALENDAR, TASK: [xerTask(1, { early_end_date: '2026-03-04 08:00' })] });
    expect(result.schedule.tasks[0]).toMatchObject({ end: '2026-03-04', duration: 2 });
    expect(codes(result)).toEqual([]);
  });
});
