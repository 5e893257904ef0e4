import { readGan } from '../gan/read';
import { readMspdi } from '../mspdi/read';
import { readPmxml } from '../pmxml/read';
import { bytesOf, calendarXml, specMspdi, specTask } from '../testing/mspdi';
import { clndrData } from '../testing/xer';
import { readXer } from '../xer/read';

const EVER =
  '<TimePeriod><FromDate>1970-01-01T00:00:00</FromDate><ToDate>2199-12-31T00:00:00</ToDate></TimePeriod>';
const MANY_SHIFTS = 150_000;

/** A hundred tasks up to the last year, each with a calendar of its own that is based on the project's. */
function manyCalendars(ofProject: string): Uint8Array {
  const uids = Array.from({ length: 100 }, (_, n) => n + 2);
  const derived = uids.map(
    (uid) => `<Calendar><UID>${uid}</UID><BaseCalendarUID>1</BaseCalendarUID></Calendar>`,
  );
  return bytesOf(
    specMspdi({
      calendars: calendarXml(1, [2, 3, 4, 5, 6], ofProject) + derived.join(''),
      tasks: uids.map((uid) => ({ fields: specTask(uid, '1971-01-01', '2199-12-01', { CalendarUID: uid }) })),
    }),
  );
}

// Where the cost grows with what is multiplied, each of these goes on for minutes, or runs out of memory or stack.
describe('a file that multiplies what it costs', () => {
  it('is read when calendars share one with special weeks that say nothing', () => {
    const weeks = `<WorkWeeks>${`<WorkWeek>${EVER}</WorkWeek>`.repeat(1000)}</WorkWeeks>`;
    const result = readMspdi(manyCalendars(weeks), 'x');
    expect(result.ok && result.counts.tasks).toBe(100);
  });

  it.each([
    ['a day that no month has', '<Type>2</Type><Month>1</Month><MonthDay>31</MonthDay>'],
    [
      'a weekday that there is not',
      '<Type>5</Type><MonthItem>99</MonthItem><MonthPosition>0</MonthPosition>',
    ],
    ['no weekday', '<Type>6</Type><DaysOfWeek>0</DaysOfWeek>'],
  ])('is read when it repeats %s', (_, fields) => {
    const exceptions = `<Exceptions>${`<Exception>${fields}${EVER}</Exception>`.repeat(300)}</Exceptions>`;
    const result = readMspdi(manyCalendars(exceptions), 'x');
    expect(result.ok && result.counts.tasks).toBe(100);
  });

  it('is read when it has yearly days off without number', () => {
    const dates = '<date year="" month="2" date="3" type="HOLIDAY"/>'.repeat(20_000);
    const tasks = [1970, 2199].map(
      (year) => `<task id="${year}" name="T" start="${year}-01-05" duration="2"/>`,
    );
    const file = `<project><calendars>${dates}</calendars><tasks>${tasks.join('')}</tasks></project>`;
    const result = readGan(bytesOf(file), 'x');
    expect(result.ok && result.counts.tasks).toBe(2);
  });

  it('is read when a day has shifts without number', () => {
    const shift = '<WorkTime><Start>08:00:00</Start></WorkTime>'.repeat(MANY_SHIFTS);
    const p6 = readPmxml(
      bytesOf(
        `<APIBusinessObjects><Calendar><ObjectId>1</ObjectId><StandardWorkWeek><StandardWorkHours>` +
          `<DayOfWeek>Monday</DayOfWeek>${shift}</StandardWorkHours></StandardWorkWeek></Calendar>` +
          '<Activity><ObjectId>1</ObjectId><Name>A</Name><StartDate>2026-03-02T08:00:00</StartDate></Activity>' +
          '</APIBusinessObjects>',
      ),
      'x',
    );
    expect(p6.ok && p6.counts.tasks).toBe(1);
    const times = '<WorkingTime><FromTime>08:00:00</FromTime></WorkingTime>'.repeat(MANY_SHIFTS);
    const weekDay = `<WeekDay><DayType>2</DayType><DayWorking>1</DayWorking><WorkingTimes>${times}</WorkingTimes></WeekDay>`;
    const project = readMspdi(
      bytesOf(
        specMspdi({
          calendars: `<Calendar><UID>1</UID><WeekDays>${weekDay}</WeekDays></Calendar>`,
          tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03') }],
        }),
      ),
      'x',
    );
    expect(project.ok && project.counts.tasks).toBe(1);
  });

  it('is read when it notes one activity again and again, or in one endless text', () => {
    const rows = (table: string, columns: string, values: readonly string[]): string =>
      [`%T\t${table}`, `%F\t${columns}`, ...values.map((value) => `%R\t1\t${value}`)].join('\n');
    const task = (name: string): string =>
      rows('TASK', 'task_id\ttask_name\tclndr_id\tearly_start_date\tearly_end_date', [
        `${name}\tC\t2026-03-02 08:00\t2026-03-03 17:00`,
      ]);
    const calendar = rows('CALENDAR', 'n\tclndr_id\tclndr_data', [`C\t${clndrData([2, 3, 4, 5, 6])}`]);
    const memos = rows('TASKMEMO', 'task_id\ttask_memo', [
      '<'.repeat(1_000_000),
      ...new Array<string>(50_000).fill('<p>nota</p>'),
    ]);
    const file = ['ERMHDR\t19.12', calendar, task('a '.repeat(1_000_000)), memos, '%E', ''].join('\n');
    const result = readXer(bytesOf(file), 'x');
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(['TEXT_CUT', 'TEXT_CUT']);
  });

  it('is read when a table names a column again and again', () => {
    const task = ['1', 'A', '2026-03-02 08:00', '2026-03-03 17:00'].join('\t');
    const columns = `task_id\ttask_name\tearly_start_date\tearly_end_date${'\ttask_id'.repeat(100_000)}`;
    const memos = `%T\tTASKMEMO\n%F\t${'task_id\t'.repeat(100_000)}task_memo\n${'%R\t1\n'.repeat(100_000)}`;
    const file = `ERMHDR\t19.12\n%T\tTASK\n%F\t${columns}\n%R\t${task}\n${memos}%E\n`;
    const result = readXer(bytesOf(file), 'x');
    expect(result.ok && result.schedule.tasks[0]).toMatchObject({ text: 'A', start: '2026-03-02' });
  });

  it('is read when it has copies of its project without number', () => {
    const copies = Array.from({ length: 60_000 }, (_, n) => `%R\t${n + 2}\t1\n`).join('');
    const row = '\tA\t2026-03-02 08:00\t2026-03-03 17:00\n';
    const tasks = `%R\t1\t1${row}${`%R\t2\t2${row}`.repeat(100_000)}`;
    const file =
      `ERMHDR\t19.12\n%T\tPROJECT\n%F\tproj_id\torig_proj_id\n%R\t1\t\n${copies}` +
      `%T\tTASK\n%F\ttask_id\tproj_id\ttask_code\tearly_start_date\tearly_end_date\n${tasks}%E\n`;
    const result = readXer(bytesOf(file), 'x');
    expect(result.ok && result.counts.tasks).toBe(1);
  });

  it('is read when a baseline has the same activity without number', () => {
    const activity = (id: string): string =>
      `<Activity>${id}<Id>A</Id><Name>A</Name><StartDate>2026-03-02T08:00:00</StartDate>` +
      '<FinishDate>2026-03-02T17:00:00</FinishDate></Activity>';
    const file =
      `<APIBusinessObjects><Project><ObjectId>1</ObjectId>${activity('<ObjectId>1</ObjectId>')}</Project>` +
      `<BaselineProject>${activity('').repeat(30_000)}</BaselineProject></APIBusinessObjects>`;
    const result = readPmxml(bytesOf(file), 'x');
    expect(result.ok && result.schedule.tasks[0]!.baselines).toEqual([
      { number: 0, start: '2026-03-02', end: '2026-03-03' },
    ]);
  });
});
