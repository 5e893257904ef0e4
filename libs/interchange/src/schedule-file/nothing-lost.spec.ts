import { readGan } from '../gan/read';
import { readScheduleJson } from '../json/read';
import { readMspdi } from '../mspdi/read';
import { readPmxml } from '../pmxml/read';
import type { ReadResult, ReadSucceeded } from '../read-result';
import { bytesOf, calendarXml, specMspdi, specTask } from '../testing/mspdi';
import { PROJECT_TABLES, clndrData, specXer, xerTask } from '../testing/xer';
import { readXer } from '../xer/read';

function success(result: ReadResult): ReadSucceeded {
  if (!result.ok) throw new Error(result.code);
  return result;
}

/** What is told: code, task and values. */
function warningsBy(result: ReadResult): unknown[] {
  return success(result).warnings.map(({ code, taskId, params }) => [code, taskId, params]);
}

const readProject = (document: Parameters<typeof specMspdi>[0]): ReadResult =>
  readMspdi(bytesOf(specMspdi(document)), 'obra.xml');
const readJson = (file: unknown): ReadResult => readScheduleJson(bytesOf(JSON.stringify(file)), 'obra.json');
const readP6 = (tables: Parameters<typeof specXer>[0]): ReadResult =>
  readXer(bytesOf(specXer({ ...PROJECT_TABLES, ...tables })), 'obra.xer');

describe('a link whose other end is no task of the plan', () => {
  const fromOne = ['LINK_DANGLING', '1', { target: '9' }];
  const fromNobody = ['LINK_DANGLING', null, { source: '8', target: '9' }];

  it('is told of an XER file', () => {
    const pred = (from: number, to: number) => ({ pred_task_id: from, task_id: to, pred_type: 'PR_FS' });
    const told = warningsBy(readP6({ TASK: [xerTask(1)], TASKPRED: [pred(1, 9), pred(8, 9)] }));
    expect(told).toEqual([fromOne, fromNobody]);
  });

  it('is told of a GanttProject file', () => {
    const xml =
      '<project name="Obra"><tasks><task id="1" name="a" start="2026-03-02" duration="1">' +
      '<depend id="9" type="2"/></task></tasks>' +
      '<allocations><allocation task-id="7" resource-id="3"/></allocations></project>';
    expect(warningsBy(readGan(bytesOf(xml), 'obra.gan'))).toEqual([
      ['ASSIGNMENT_DANGLING', null, { resource: '3', before: '7' }],
      fromOne,
    ]);
  });

  it.each([
    ['ours', { format: 'plomada-schedule', tasks: [{ id: '1', start: '2026-03-02', end: '2026-03-03' }] }],
    ['that of dhtmlx-gantt', { data: [{ id: 1, start_date: '2026-03-02', duration: 1 }] }],
  ])('is told of JSON in the shape: %s', (_, file) => {
    const links = [
      { source: 1, target: 9 },
      { source: 8, target: 9 },
    ];
    expect(warningsBy(readJson({ ...file, links }))).toEqual(expect.arrayContaining([fromOne, fromNobody]));
  });

  it('is told under the task that it comes from when the other was left out', () => {
    const told = warningsBy(
      readProject({
        tasks: [
          { fields: specTask(1, '2026-03-02', '2026-03-02') },
          { fields: specTask(2, '2026-03-03', '2026-03-03', { Active: 0 }), links: [{ PredecessorUID: 1 }] },
          { fields: specTask(3, '2026-03-03', '2026-03-03', { Active: 0 }), links: [{ PredecessorUID: 2 }] },
        ],
      }),
    );
    expect(told).toContainEqual(['LINK_DANGLING', '1', { target: 'Task 2' }]);
    expect(told).toHaveLength(3);
    const held = warningsBy(
      readProject({
        tasks: [
          { fields: specTask(1, '2026-03-02', '2026-03-02', { Active: 0 }) },
          { fields: specTask(2, '2026-03-03', '2026-03-03'), links: [{ PredecessorUID: 1 }] },
        ],
      }),
    );
    expect(held).toContainEqual(['LINK_DANGLING', '2', { source: 'Task 1' }]);
  });
});

describe('what a task of a Project XML file has beyond that of a plan', () => {
  const toldOf = (more: Record<string, string | number>, rest: object = {}): unknown[] =>
    warningsBy(readProject({ tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03', more), ...rest }] }));

  it.each([
    ['a deadline', { Deadline: '2026-03-20T17:00:00' }, 'DEADLINE_LEFT_OUT', { before: '2026-03-20' }],
    [
      'a delay by levelling',
      { LevelingDelay: 3 * 14_400 },
      'LEVELING_DELAY_LEFT_OUT',
      { before: 3, after: 0 },
    ],
    ['a schedule made by hand', { Manual: 1 }, 'TASK_MANUAL', undefined],
    [
      'another file that it stands for',
      { IsSubproject: 1, SubprojectName: 'Torre.mpp' },
      'SUBPROJECT_LEFT_OUT',
      { before: 'Torre.mpp' },
    ],
    ['a progress over 100', { PercentComplete: 130 }, 'PROGRESS_CHANGED', { before: 130, after: 100 }],
    ['a code over 100 letters', { WBS: 'x'.repeat(101) }, 'TEXT_CUT', { before: 101, after: 100 }],
  ])('is told: %s', (_, more, code, params) => {
    expect(toldOf(more)).toEqual([[code, '1', params]]);
  });

  it('is told: a date that is none, and what stands in its place', () => {
    const told = [
      ['DATE_UNREADABLE', '1', { before: 'mañana' }],
      ['DATES_INCOMPLETE', '1', { before: '2026-03-02', after: '2026-03-02 – 2026-03-02' }],
    ];
    expect(toldOf({ Finish: 'mañana', Duration: '' })).toEqual(expect.arrayContaining(told));
  });

  it('is not told: what nobody can see', () => {
    // A second more or less of two days, a hundredth of a percent's hundredth.
    expect(toldOf({ Duration: 'PT16H0M1S', PercentComplete: 32.999 })).toEqual([]);
  });

  it('is held where it was placed by hand, unless its links ask for the day', () => {
    const result = readProject({
      tasks: [
        { fields: specTask(1, '2026-03-02', '2026-03-03', { Manual: 1 }) },
        { fields: specTask(2, '2026-03-09', '2026-03-10', { Manual: 1 }) },
      ],
    });
    expect(result.ok && result.schedule.tasks).toMatchObject([
      { constraintType: 'asap', constraintDate: null },
      { constraintType: 'snet', constraintDate: '2026-03-09' },
    ]);
  });

  it('is told: a baseline without dates', () => {
    expect(toldOf({}, { baselines: [{ Number: 2, Start: 'NA' }] })).toEqual([
      ['BASELINE_LEFT_OUT', '1', { before: 2 }],
    ]);
  });

  it('is told: amounts of a summary, and a constraint that summaries do not take', () => {
    const summary = { ConstraintType: 2, ConstraintDate: '2026-03-02T08:00:00' };
    const told = warningsBy(
      readProject({
        tasks: [
          { fields: specTask(1, '2026-03-02', '2026-03-03', summary) },
          { fields: specTask(2, '2026-03-02', '2026-03-03', { OutlineLevel: 2 }) },
        ],
        resources: [{ UID: 1, Name: 'Grúa' }],
        assignments: [{ TaskUID: 1, ResourceUID: 1, Units: 1 }],
      }),
    );
    expect(told).toEqual([
      ['SUMMARY_WITH_RESOURCES', '1', { before: 1, after: 0 }],
      ['SUMMARY_CONSTRAINT_LEFT_OUT', '1', { before: 'mso', after: 'asap' }],
    ]);
  });
});

describe('dates that a P6 activity has beyond those of a task', () => {
  const told = [
    ['EXPECTED_FINISH_LEFT_OUT', '1', { before: '2026-03-20' }],
    ['SUSPENSION_LEFT_OUT', '1', { before: '2026-03-03 – 2026-03-05' }],
    ['EXTERNAL_DATES_LEFT_OUT', '1', { before: 'SNET 2026-03-02, FNLT 2026-04-01' }],
  ];

  it('are told of an XER file', () => {
    const dates = {
      expect_end_date: '2026-03-20 17:00',
      suspend_date: '2026-03-03 08:00',
      resume_date: '2026-03-05 08:00',
      external_early_start_date: '2026-03-02 08:00',
      external_late_end_date: '2026-04-01 17:00',
    };
    expect(warningsBy(readP6({ TASK: [xerTask(1, dates)] }))).toEqual(told);
    const onlyOne = {
      suspend_date: dates.suspend_date,
      external_late_end_date: dates.external_late_end_date,
    };
    expect(warningsBy(readP6({ TASK: [xerTask(1, onlyOne)] }))).toEqual([
      ['SUSPENSION_LEFT_OUT', '1', { before: '2026-03-03' }],
      ['EXTERNAL_DATES_LEFT_OUT', '1', { before: 'FNLT 2026-04-01' }],
    ]);
  });

  it('are told of a P6 XML file', () => {
    const fields = {
      ExpectedFinishDate: '2026-03-20T17:00:00',
      SuspendDate: '2026-03-03T08:00:00',
      ResumeDate: '2026-03-05T08:00:00',
      ExternalEarlyStartDate: '2026-03-02T08:00:00',
      ExternalLateFinishDate: '2026-04-01T17:00:00',
      StartDate: '2026-03-02T08:00:00',
      FinishDate: '2026-03-10T17:00:00',
    };
    const dates = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
    const activity = `<Activity><ObjectId>1</ObjectId><Name>Muro</Name>${dates.join('')}</Activity>`;
    const file = `<APIBusinessObjects><Project><ObjectId>1</ObjectId>${activity}</Project></APIBusinessObjects>`;
    expect(warningsBy(readPmxml(bytesOf(file), 'obra.xml'))).toEqual(expect.arrayContaining(told));
  });
});

describe('resources of a file', () => {
  const tasks = [{ fields: specTask(1, '2026-03-02', '2026-03-03') }];

  it('tell of a calendar of their own, of a long name and of amounts that do not fit', () => {
    const name = 'G'.repeat(121);
    const told = warningsBy(
      readProject({
        tasks,
        calendars: calendarXml(1, [2, 3, 4, 5, 6]) + calendarXml(2, [2, 3]),
        resources: [
          { UID: 1, Name: name, CalendarUID: 2 },
          { UID: 2, Name: 'B', CalendarUID: 1, Type: 0 },
        ],
        assignments: [
          { TaskUID: 1, ResourceUID: 1, Work: 'PT0H20M0S' },
          { TaskUID: 1, ResourceUID: 2, Units: 2_000_000 },
          { TaskUID: 5, ResourceUID: 2, Units: 1 },
        ],
      }),
    );
    const resource = name.slice(0, 120);
    expect(told).toEqual([
      ['TEXT_CUT', null, { resource, before: 121, after: 120 }],
      ['ASSIGNMENT_DANGLING', null, { resource: '2', before: '5' }],
      ['AMOUNT_CHANGED', '1', { resource, before: '0.333333', after: 1 }],
      ['AMOUNT_CHANGED', '1', { resource: 'B', before: '2000000', after: 1_000_000 }],
      ['CALENDAR_OF_RESOURCE_DIFFERS', null, { resource, before: 'Calendar 2', after: 'Calendar 1' }],
    ]);
  });

  it('keep any id, and tell the second of one id', () => {
    const data = [{ id: 1, start_date: '2026-03-02', duration: 1, owner_id: 'Ana Díaz' }];
    const resources = [
      { id: 'Ana Díaz', text: 'Ana' },
      { id: 'Ana Díaz', text: 'Eva' },
    ];
    const { schedule, warnings } = success(readJson({ data, resources }));
    expect(schedule.resources).toEqual([{ id: 'resource-1', name: 'Ana' }]);
    expect(schedule.tasks[0]!.resources).toEqual([{ id: 'resource-1', amount: 1 }]);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'RESOURCE_ID_REPEATED',
        params: { resource: 'Eva', before: 'Ana Díaz' },
      }),
    );
  });

  it('tell of P6: their calendar, and roles that nobody has yet', () => {
    const weekend = { clndr_id: 'C2', clndr_name: 'Weekend', day_hr_cnt: 8, clndr_data: clndrData([1, 7]) };
    const told = warningsBy(
      readP6({
        TASK: [xerTask(1)],
        CALENDAR: [...PROJECT_TABLES.CALENDAR, weekend],
        RSRC: [{ rsrc_id: 5, rsrc_name: 'Grúa', clndr_id: 'C2' }],
        TASKRSRC: [
          { task_id: 1, rsrc_id: 5, target_qty: 8 },
          { task_id: 1, rsrc_id: '', target_qty: 8 },
        ],
      }),
    );
    expect(told).toEqual([
      ['ASSIGNMENT_OF_ROLE', '1', {}],
      ['CALENDAR_OF_RESOURCE_DIFFERS', null, { resource: 'Grúa', before: 'Weekend', after: 'Five days' }],
    ]);
  });
});
