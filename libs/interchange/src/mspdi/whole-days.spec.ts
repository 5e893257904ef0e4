import type { ReadSucceeded } from '../read-result';
import { type SpecFields, calendarXml, specTask } from '../testing/mspdi';
import { codes, only, read, span } from './testing/read';

/** A week day that is worked from midnight to midnight. */
const roundTheClock = (day: number): string =>
  `<WeekDay><DayType>${day}</DayType><DayWorking>1</DayWorking><WorkingTimes><WorkingTime><FromTime>00:00:00</FromTime><ToTime>00:00:00</ToTime></WorkingTime></WorkingTimes></WeekDay>`;

describe('milestones of a Project XML file', () => {
  it.each([
    ['08:00', '2026-03-06'],
    ['11:59', '2026-03-06'],
    ['12:00', '2026-03-07'],
    ['17:00', '2026-03-07'],
  ])('stands at the boundary of the day nearest to %s', (time, boundary) => {
    const at = `2026-03-06T${time}:00`;
    const result = only({ UID: 1, Name: 'M', Milestone: 1, Start: at, Finish: at, Duration: 'PT0H0M0S' });
    expect(result.schedule.tasks[0]).toMatchObject({
      kind: 'milestone',
      start: boundary,
      end: boundary,
      duration: 0,
    });
    expect(result.counts).toMatchObject({ tasks: 1, milestones: 1 });
  });

  it('is not a milestone when it has children', () => {
    const result = read({
      tasks: [
        { fields: specTask(1, '2026-03-02', '2026-03-02', { Milestone: 1 }) },
        { fields: specTask(2, '2026-03-02', '2026-03-02', { OutlineLevel: 2 }) },
      ],
    });
    expect(result.schedule.tasks.map(({ kind }) => kind)).toEqual(['task', 'task']);
    expect(result.counts.milestones).toBe(0);
  });

  it('has neither duration nor resources nor part progress', () => {
    const result = read({
      tasks: [
        {
          fields: specTask(1, '2026-03-02', '2026-03-03', {
            Milestone: 1,
            Duration: 'PT16H0M0S',
            PercentComplete: 40,
          }),
        },
      ],
      resources: [{ UID: 5, Name: 'Grúa' }],
      assignments: [{ TaskUID: 1, ResourceUID: 5, Units: 1 }],
    });
    expect(result.schedule.tasks[0]).toMatchObject({ duration: 0, progress: 0, resources: [] });
    expect(codes(result).sort()).toEqual([
      'MILESTONE_PROGRESS',
      'MILESTONE_WITH_DURATION',
      'MILESTONE_WITH_RESOURCES',
    ]);
  });

  it('is made of a task without duration', () => {
    const at = '2026-03-06T17:00:00';
    const result = only({ UID: 1, Name: 'M', Milestone: 0, Start: at, Finish: at, Duration: 'PT0H0M0S' });
    expect(result.schedule.tasks[0]!.kind).toBe('milestone');
    expect(codes(result)).toEqual(['ZERO_DURATION_AS_MILESTONE']);
  });
});

describe('what a plan of whole days cannot hold', () => {
  const timed = (start: string, finish: string, more: SpecFields): ReadSucceeded =>
    only({ UID: 1, Name: 'T', Start: `2026-03-${start}:00`, Finish: `2026-03-${finish}:00`, ...more });

  it('rounds half a day up to one and says so', () => {
    const result = timed('02T08:00', '02T12:00', { Duration: 'PT4H0M0S' });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-02', '2026-03-03', 1]);
    expect(result.warnings).toEqual([
      { code: 'DURATION_ROUNDED', taskId: '1', task: 'T', params: { before: 0.5, after: 1 } },
    ]);
  });

  it('begins the day after when whole days of work begin in the middle of one', () => {
    const result = timed('04T13:00', '09T12:00', { Duration: 'PT24H0M0S' });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-05', '2026-03-10', 3]);
    expect(result.warnings).toEqual([
      {
        code: 'START_ROUNDED',
        taskId: '1',
        task: 'T',
        params: { before: '2026-03-04 13:00', after: '2026-03-05' },
      },
    ]);
  });

  it('keeps the dates of a task whose duration is not what lies between them', () => {
    const result = timed('02T08:00', '13T17:00', { Duration: 'PT40H0M0S' });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-02', '2026-03-14', 10]);
    expect(result.warnings[0]).toMatchObject({ code: 'DURATION_CHANGED', params: { before: 5, after: 10 } });
  });

  it('keeps the dates of a duration that counts round the clock', () => {
    const result = timed('06T08:00', '09T10:00', { Duration: 'PT74H0M0S', DurationFormat: 8 });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-06', '2026-03-10', 2]);
    expect(result.warnings).toMatchObject([{ code: 'DURATION_ELAPSED', params: { before: 3.08, after: 2 } }]);
  });

  it('does not count a day on which work ends as it begins, so that what follows may begin there', () => {
    const result = timed('06T08:00', '09T08:00', { Duration: 'PT8H0M0S' });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-06', '2026-03-07', 1]);
    expect(result.warnings).toEqual([]);
  });

  it('takes a finish at midnight for the end of the day before when the duration says so', () => {
    const result = timed('02T00:00', '04T00:00', { Duration: 'PT16H0M0S' });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-02', '2026-03-04', 2]);
    expect(result.warnings).toEqual([]);
  });

  it('takes a finish at midnight for that day where dates have no times', () => {
    const result = timed('02T00:00', '04T00:00', { Duration: 'PT24H0M0S' });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-02', '2026-03-05', 3]);
    expect(result.warnings).toEqual([]);
  });

  it('ends where work round the clock ends before that of the project begins', () => {
    const calendars =
      calendarXml(1, [2, 3, 4, 5, 6]) +
      `<Calendar><UID>2</UID><Name>Curing</Name><WeekDays>${[1, 2, 3, 4, 5, 6, 7].map(roundTheClock).join('')}</WeekDays></Calendar>`;
    const curing = { CalendarUID: 2, Start: '2026-03-02T08:00:00' };
    const { schedule, warnings } = read({
      calendars,
      tasks: [
        { fields: specTask(1, '', '', { ...curing, Finish: '2026-03-05T08:00:00', Duration: 'PT72H0M0S' }) },
        { fields: specTask(2, '', '', { ...curing, Finish: '2026-03-05T12:00:00', Duration: 'PT76H0M0S' }) },
      ],
    });
    expect(schedule.tasks.map(span)).toEqual([
      ['2026-03-02', '2026-03-05', 3],
      ['2026-03-02', '2026-03-06', 4],
    ]);
    expect(warnings.map(({ taskId, code }) => [taskId, code])).toEqual([
      ['1', 'CALENDAR_OF_TASK_DIFFERS'],
      ['1', 'DURATION_CHANGED'],
      ['2', 'CALENDAR_OF_TASK_DIFFERS'],
      ['2', 'DURATION_CHANGED'],
    ]);
  });

  it('counts days of the length that the file says', () => {
    const result = read({
      project: { MinutesPerDay: 450 },
      tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03', { Duration: 'PT15H0M0S' }) }],
    });
    expect(codes(result)).toEqual(['CALENDAR_DAY_LENGTH']);
  });

  it('moves work on free days to the next working one', () => {
    const result = timed('07T08:00', '08T17:00', { Duration: 'PT16H0M0S' });
    expect(span(result.schedule.tasks[0]!)).toEqual(['2026-03-09', '2026-03-10', 1]);
    expect(codes(result)).toEqual(['DATES_ON_NON_WORKING_DAYS', 'DURATION_CHANGED']);
  });

  it('cuts a task longer than 999 working days', () => {
    const result = only(specTask(1, '2026-03-02', '2036-03-02', { Duration: 'PT99999H0M0S' }));
    expect(result.schedule.tasks[0]!.duration).toBe(999);
    expect(codes(result)).toEqual(['DURATION_CUT']);
  });

  it('works out a finish that comes before its start, or a missing one, from the duration', () => {
    const reversed = only(specTask(1, '2026-03-05', '2026-03-02', { Duration: 'PT16H0M0S' }));
    expect(span(reversed.schedule.tasks[0]!)).toEqual(['2026-03-05', '2026-03-07', 2]);
    expect(codes(reversed)).toEqual(['DATES_REVERSED']);
    const open = only({ UID: 1, Name: 'T', Start: '2026-03-05T08:00:00', Duration: 'PT16H0M0S' });
    expect(span(open.schedule.tasks[0]!)).toEqual(['2026-03-05', '2026-03-07', 2]);
  });
});
