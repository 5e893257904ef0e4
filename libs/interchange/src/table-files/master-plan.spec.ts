import type { ImportedSchedule } from '@plomada/domain';
import fc from 'fast-check';
import { readMasterPlanCsv } from '../csv/read-schedule';
import { readSchedule } from '../formats';
import { scheduleOfPlan } from '../plan-schedule';
import type { ReadResult, ReadSucceeded } from '../read-result';
import { loaded } from '../testing/loaded';
import { schedules } from '../testing/schedule';
import { readMasterPlanXlsx } from '../spreadsheet/read-schedule';
import { writeMasterPlanCsv, writeMasterPlanXlsx } from './master-plan';

function succeeded(result: ReadResult): ReadSucceeded {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.params)}`);
  return result;
}

/** What the columns hold, task by task. */
function columnsOf({ tasks, links }: ImportedSchedule): unknown {
  const place = new Map(tasks.map(({ id }, at) => [id, at]));
  const rows = tasks.map(({ parent, text, kind, start, end, progress }) => ({
    parent: parent && place.get(parent),
    text,
    kind,
    start,
    end,
    progress,
  }));
  const ends = links.map(({ source, target, type, lag }) =>
    [place.get(source), place.get(target), type, lag].join(' '),
  );
  return { rows, links: ends.sort() };
}

/** A text that begins as one that was escaped cannot be told from one. */
const readable = schedules.filter(({ tasks, name }) =>
  [name, ...tasks.map(({ text }) => text)].every((text) => !/^'[=+\-@]/.test(text)),
);

const text = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));

describe('a master plan written as xlsx', () => {
  it('is read back with the same tree, dates, milestones, progress and links', () => {
    fc.assert(
      fc.property(readable, (schedule) => {
        const plan = loaded({ ...schedule, holidays: [], workingDays: '1111111' });
        const back = succeeded(readMasterPlanXlsx(writeMasterPlanXlsx(plan), 'x.xlsx'));
        const before = scheduleOfPlan(plan);
        const parents = new Set(before.tasks.map(({ parent }) => parent));
        const leaves = ({ tasks, links }: ImportedSchedule) =>
          columnsOf({
            ...before,
            links,
            tasks: tasks.map((task, at) =>
              // What a summary has follows from its tasks.
              parents.has(before.tasks[at]!.id) ? { ...task, kind: 'task', progress: 0 } : task,
            ),
          });
        expect(leaves(back.schedule)).toEqual(leaves(before));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a master plan written as CSV', () => {
  it('has the four columns with commas, and is read back with its tree, dates and milestones', () => {
    const hasMilestone = readable.filter(({ tasks }) => tasks.some(({ kind }) => kind === 'milestone'));
    const [schedule] = fc.sample(hasMilestone, { numRuns: 1, seed: 11 });
    const plan = loaded(schedule!);
    const bytes = writeMasterPlanCsv(plan);
    expect(new TextDecoder().decode(bytes).split('\r\n')[0]).toBe('CODE,TASK,START,FINISH');
    const back = succeeded(readSchedule(bytes, 'x.csv')).schedule;
    const before = scheduleOfPlan(plan);
    const rows = ({ tasks }: ImportedSchedule): unknown =>
      tasks.map(({ text, kind, start, end }) => [text, kind, start, end]);
    expect(rows(back)).toEqual(rows(before));
  });
});

describe('a table with the headers of a master plan', () => {
  const HEAD = 'CODE,TASK,START,FINISH';

  it('has the tree of its codes, whatever the order of its lines', () => {
    const bytes = text([
      HEAD,
      '1.10,c,04/03/2026,05/03/2026',
      '1.2,b,2026-03-03,46084',
      '1,a,,',
      '1.2.1,d,02-03-2026,2026/03/03',
    ]);
    const { schedule, warnings } = succeeded(readSchedule(bytes, 'Torre A.csv'));
    expect(schedule.name).toBe('Torre A');
    expect(schedule.tasks.map(({ id, parent, text }) => [id, parent, text])).toEqual([
      ['1', null, 'a'],
      ['1.2', '1', 'b'],
      ['1.2.1', '1.2', 'd'],
      ['1.10', '1', 'c'],
    ]);
    expect(schedule.tasks[3]).toMatchObject({ start: '2026-03-04', end: '2026-03-06', duration: 2 });
    expect(warnings).toEqual([
      { code: 'CALENDAR_MISSING', taskId: null, task: null, params: { after: '1111111' } },
    ]);
  });

  it('counts by the week under which its durations are right', () => {
    const bytes = text([
      `${HEAD},DURATION,PREDECESSORS`,
      '1,a,02/03/2026,13/03/2026,10,',
      '2,b,16/03/2026,17/03/2026,2,"1 SS+3"',
      '3,c,17/03/2026,17/03/2026,0,"1; 2FF-1d"',
    ]);
    const { schedule, warnings } = succeeded(readMasterPlanCsv(bytes, 'x.csv'));
    expect(schedule.workingDays).toBe('0111110');
    expect(schedule.tasks.map(({ kind, duration }) => [kind, duration])).toEqual([
      ['task', 10],
      ['task', 2],
      ['milestone', 0],
    ]);
    expect(schedule.links).toEqual([
      { source: '1', target: '2', type: '1', lag: 3 },
      { source: '1', target: '3', type: '0', lag: 0 },
      { source: '2', target: '3', type: '2', lag: -1 },
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(['CALENDAR_MISSING']);
  });

  it('takes a start without a finish for a milestone, and tells a finish that is none', () => {
    const bytes = text([HEAD, '1,a,02/03/2026,', '2,b,03/03/2026,03/03/2026', '3,c,04/03/2026,soon']);
    const { schedule, warnings } = succeeded(readMasterPlanCsv(bytes, 'x.csv'));
    expect(schedule.tasks).toMatchObject([
      { kind: 'milestone', start: '2026-03-02', end: '2026-03-02' },
      { kind: 'task', start: '2026-03-03', end: '2026-03-04' },
      { kind: 'task', start: '2026-03-04', end: '2026-03-05' },
    ]);
    expect(warnings.filter(({ task }) => task).map(({ code, task }) => [code, task])).toEqual([
      ['DATES_INCOMPLETE', 'c'],
      ['DATE_UNREADABLE', 'c'],
    ]);
  });

  it('tells predecessors that are none, dates that are none, and codes that are repeated', () => {
    const bytes = text([
      `${HEAD},PREDECESSORS`,
      '1,a,02/03/2026,03/03/2026,9',
      '2,b,soon,later,what is this',
      '2,c,02/03/2026,03/03/2026,',
    ]);
    const codes = succeeded(readMasterPlanCsv(bytes, 'x.csv')).warnings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['LINK_DANGLING', 'DATES_CALCULATED', 'TASK_ID_REPEATED']));
  });

  it.each([
    ['IMPORT_FAILED_EMPTY', [HEAD]],
    ['SHEET_FAILED_COLUMNS', ['CODE,TASK,START', '1,a,02/03/2026']],
    ['IMPORT_FAILED_NO_DATES', [HEAD, '1,a,,']],
  ])('is refused with %s', (code, lines) => {
    expect(readSchedule(text(lines), 'x.csv')).toMatchObject({ ok: false, code });
  });

  it('has as many links as a plan at most', () => {
    const many = Array.from({ length: 6001 }, (_, at) => at + 2).join(' ;');
    const bytes = text([`${HEAD},PREDECESSORS`, `1,a,02/03/2026,03/03/2026,"${many}"`]);
    expect(readSchedule(bytes, 'x.csv')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_LINKS_EXCEEDED',
      params: { count: 6001, limit: 6000 },
    });
  });
});
