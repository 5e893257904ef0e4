import { readMspdi } from '../mspdi/read';
import { readPmxml } from '../pmxml/read';
import type { ReadResult, ReadSucceeded } from '../read-result';
import { bytesOf, calendarXml, specMspdi, specTask, workedDay } from '../testing/mspdi';
import { PROJECT_TABLES, clndrData, specXer, xerTask } from '../testing/xer';
import { readXer } from '../xer/read';

function success(result: ReadResult): ReadSucceeded {
  if (!result.ok) throw new Error(result.code);
  return result;
}
/** What is told: code, task and values. */
function warningsBy({ warnings }: ReadSucceeded): unknown[] {
  return warnings.map(({ code, taskId, params }) => [code, taskId, params]);
}

const WEEKDAYS = [2, 3, 4, 5, 6];
const EVERY_DAY = [1, ...WEEKDAYS, 7];
const readProject = (document: Parameters<typeof specMspdi>[0]): ReadSucceeded =>
  success(readMspdi(bytesOf(specMspdi(document)), 'obra.xml'));
const readP6 = (tables: Parameters<typeof specXer>[0]): ReadSucceeded =>
  success(readXer(bytesOf(specXer({ ...PROJECT_TABLES, ...tables })), 'obra.xer'));
const readP6Xml = (inside: string): ReadSucceeded =>
  success(readPmxml(bytesOf(`<APIBusinessObjects>${inside}</APIBusinessObjects>`), 'obra.xml'));

const SEVEN_DAYS = {
  clndr_id: 'C7',
  clndr_name: 'Seven days',
  day_hr_cnt: 8,
  clndr_data: clndrData(EVERY_DAY),
};

describe('a lag in the days of another calendar', () => {
  it('becomes the working days that it covers, of P6 in the calendar of what comes before', () => {
    const pred = { pred_task_id: 1, task_id: 2, pred_type: 'PR_FS', lag_hr_cnt: 7 * 8 };
    const result = readP6({
      CALENDAR: [...PROJECT_TABLES.CALENDAR, SEVEN_DAYS],
      TASK: [xerTask(1, { clndr_id: 'C7' }), xerTask(2), xerTask(3)],
      TASKPRED: [pred],
    });
    // From Wednesday a week: five working days.
    expect(result.schedule.links).toEqual([{ source: '1', target: '2', type: '0', lag: 5 }]);
    const values = { source: 'Task 1', calendar: 'Seven days', before: 7, after: 5 };
    expect(warningsBy(result)).toContainEqual(['LAG_OF_OTHER_CALENDAR', '2', values]);
  });

  it('is of Project XML in the calendar of what comes after, and may be a lead', () => {
    const link = (LinkLag: number) => ({ PredecessorUID: 1, Type: 1, LagFormat: 7, LinkLag });
    const own = { CalendarUID: 2 };
    const result = readProject({
      calendars: calendarXml(1, WEEKDAYS) + calendarXml(2, EVERY_DAY),
      tasks: [
        { fields: specTask(1, '2026-03-02', '2026-03-09') },
        { fields: specTask(2, '2026-03-17', '2026-03-17', own), links: [link(7 * 4800)] },
        { fields: specTask(3, '2026-03-07', '2026-03-09', own), links: [link(-3 * 4800)] },
        { fields: specTask(4, '2026-03-10', '2026-03-10'), links: [link(2 * 4800)] },
      ],
    });
    expect(result.schedule.links.map(({ target, lag }) => [target, lag])).toEqual([
      ['2', 5],
      ['3', -1],
      ['4', 2],
    ]);
  });
});

describe('several links between the same two tasks', () => {
  const linked = (...links: readonly (readonly [type: string, days: number])[]): ReadSucceeded =>
    readP6({
      TASK: [
        xerTask(1),
        xerTask(2, { early_start_date: '2026-03-04 08:00', early_end_date: '2026-03-05 17:00' }),
      ],
      TASKPRED: links.map(([type, days]) => ({
        pred_task_id: 1,
        task_id: 2,
        pred_type: `PR_${type}`,
        lag_hr_cnt: days * 8,
      })),
    });

  it('are all kept where each is of a type of its own, without a word', () => {
    const result = linked(['SS', 1], ['FF', 2], ['FS', -3], ['SF', 4]);
    expect(result.schedule.links.map(({ type, lag }) => [type, lag])).toEqual([
      ['1', 1],
      ['2', 2],
      ['0', -3],
      ['3', 4],
    ]);
    expect(result.counts.links).toBe(4);
    expect(warningsBy(result)).toEqual([]);
  });

  it('are of each type that with the longest lag; the others are told', () => {
    const result = linked(['FF', 2], ['SS', 1], ['SS', 3], ['FF', 2], ['SS', -2]);
    expect(result.schedule.links.map(({ type, lag }) => [type, lag])).toEqual([
      ['2', 2],
      ['1', 3],
    ]);
    expect(warningsBy(result)).toEqual([
      ['LINK_REPEATED', '2', { source: 'Task 1', before: 'SS+1', after: 'SS+3' }],
      ['LINK_REPEATED', '2', { source: 'Task 1', before: 'FF+2', after: 'FF+2' }],
      ['LINK_REPEATED', '2', { source: 'Task 1', before: 'SS-2', after: 'SS+3' }],
    ]);
  });
});

describe('several projects in a P6 file', () => {
  const other = (more: object) => ({
    PROJECT: [
      ...PROJECT_TABLES.PROJECT,
      {
        proj_id: 2,
        proj_short_name: 'TORRE',
        plan_start_date: '2026-01-05 08:00',
        export_flag: 'Y',
        ...more,
      },
    ],
    PROJWBS: [
      ...PROJECT_TABLES.PROJWBS,
      { wbs_id: 20, proj_id: 2, proj_node_flag: 'Y', wbs_short_name: 'TORRE', wbs_name: 'Torre' },
    ],
    TASK: [
      xerTask(1),
      xerTask(2, { proj_id: 2, wbs_id: 20, clndr_id: 'C7' }),
      xerTask(3, { clndr_id: 'C7' }),
    ],
    CALENDAR: [...PROJECT_TABLES.CALENDAR, SEVEN_DAYS],
  });

  it("stand side by side under the file's name from the first of their beginnings", () => {
    const result = readP6(other({ plan_end_date: '2026-06-30 17:00' }));
    expect(result.schedule).toMatchObject({ name: 'obra', startDate: '2026-01-05' });
    expect(result.schedule.tasks.map(({ id }) => id)).toEqual(['w10', '1', '3', 'w20', '2']);
    expect(warningsBy(result)[0]).toEqual([
      'PROJECT_FINISH_LEFT_OUT',
      null,
      { project: 'TORRE', before: '2026-06-30' },
    ]);
  });

  it('do not decide about the calendar where they are only mentioned', () => {
    expect(readP6(other({ export_flag: 'N' })).schedule).toMatchObject({
      name: 'Obra',
      workingDays: '0111110',
    });
  });
});

describe('work that is placed otherwise than by its own calendar', () => {
  it('is told: a summary by hand that does not stand where its tasks do, and only such a one', () => {
    const summary = (Manual: number, finish: string) => ({
      fields: specTask(1, '2026-03-02', finish, { Manual, Summary: 1 }),
    });
    const work = { fields: specTask(2, '2026-03-02', '2026-03-03', { OutlineLevel: 2 }) };
    expect(warningsBy(readProject({ tasks: [summary(1, '2026-03-20'), work] }))).toEqual([
      [
        'SUMMARY_DATES_LEFT_OUT',
        '1',
        { before: '2026-03-02 – 2026-03-20', after: '2026-03-02 – 2026-03-03' },
      ],
    ]);
    expect(warningsBy(readProject({ tasks: [summary(1, '2026-03-03'), work] }))).toEqual([]);
    expect(warningsBy(readProject({ tasks: [summary(0, '2026-03-20'), work] }))).toEqual([]);
  });

  it('is told: work of P6 that goes by the calendar of its resource', () => {
    const told = warningsBy(
      readP6({
        CALENDAR: [...PROJECT_TABLES.CALENDAR, SEVEN_DAYS],
        TASK: [xerTask(1, { task_type: 'TT_Rsrc' }), xerTask(2)],
        RSRC: [{ rsrc_id: 5, rsrc_name: 'Grúa', clndr_id: 'C7' }],
        TASKRSRC: [1, 2].map((task_id) => ({ task_id, rsrc_id: 5, target_qty: 16 })),
      }),
    );
    const values = { before: 'Seven days', after: 'Five days' };
    expect(told).toEqual([
      ['CALENDAR_OF_TASK_DIFFERS', '1', values],
      ['CALENDAR_OF_RESOURCE_DIFFERS', null, { resource: 'Grúa', ...values }],
    ]);
  });

  it('is told: a task whose calendar differs by a worked Saturday alone', () => {
    const saturday =
      '<Exceptions><Exception><Type>1</Type><DayWorking>1</DayWorking><TimePeriod>' +
      '<FromDate>2026-03-07T00:00:00</FromDate><ToDate>2026-03-07T23:59:00</ToDate></TimePeriod></Exception></Exceptions>';
    const told = warningsBy(
      readProject({
        calendars: calendarXml(1, WEEKDAYS) + calendarXml(2, WEEKDAYS, saturday),
        tasks: [
          { fields: specTask(1, '2026-03-06', '2026-03-07', { CalendarUID: 2, Duration: 'PT16H0M0S' }) },
        ],
      }),
    );
    expect(told.slice(0, 1)).toEqual([
      ['CALENDAR_OF_TASK_DIFFERS', '1', { before: 'Calendar 2', after: 'Calendar 1' }],
    ]);
  });
});

describe('a calendar whose days are not of one length', () => {
  it('is told once with the hours of both', () => {
    const halfDay =
      '<WeekDay><DayType>7</DayType><DayWorking>1</DayWorking><WorkingTimes><WorkingTime>' +
      '<FromTime>08:00:00</FromTime><ToTime>12:00:00</ToTime></WorkingTime></WorkingTimes></WeekDay>';
    const calendars =
      `<Calendar><UID>1</UID><Name>Obra</Name><WeekDays>${WEEKDAYS.map(workedDay).join('')}${halfDay}` +
      '</WeekDays></Calendar>';
    expect(
      warningsBy(readProject({ calendars, tasks: [{ fields: specTask(1, '2026-03-02', '2026-03-03') }] })),
    ).toEqual([['CALENDAR_DAY_LENGTH', null, { calendar: 'Obra', count: 1, before: '4 h', after: '8 h' }]]);
  });
});

describe('what other tools know of tasks and a plan does not', () => {
  it('is told of Project XML: how many tasks have it', () => {
    const text = specMspdi({
      tasks: [
        { fields: specTask(1, '2026-03-02', '2026-03-03', { Cost: 900, HyperlinkAddress: 'plano.pdf' }) },
        { fields: specTask(2, '2026-03-02', '2026-03-03', { Cost: 0 }) },
      ],
    });
    const inside = '<ExtendedAttribute><FieldID>1</FieldID></ExtendedAttribute><OutlineCode/></Task>';
    expect(warningsBy(success(readMspdi(bytesOf(text.replaceAll('</Task>', inside)), 'obra.xml')))).toEqual([
      ['COSTS_LEFT_OUT', null, { before: 1, after: 0 }],
      ['CUSTOM_FIELDS_LEFT_OUT', null, { before: 2, after: 0 }],
      ['ACTIVITY_CODES_LEFT_OUT', null, { before: 2, after: 0 }],
      ['HYPERLINKS_LEFT_OUT', null, { before: 1, after: 0 }],
    ]);
  });

  it('is told of XER', () => {
    const result = readP6({
      TASK: [xerTask(1), xerTask(2)],
      UDFTYPE: [
        { udf_type_id: 1, table_name: 'TASK' },
        { udf_type_id: 2, table_name: 'PROJECT' },
      ],
      UDFVALUE: [
        { udf_type_id: 1, fk_id: 2 },
        { udf_type_id: 2, fk_id: 1 },
      ],
      PROJCOST: [
        { task_id: 1, target_cost: 0 },
        { task_id: 2, target_cost: 50 },
      ],
      TASKACTV: [{ task_id: 1 }, { task_id: 1 }, { task_id: 2 }],
      TASKPROC: [{ task_id: 1 }],
    });
    expect(new Set(warningsBy(result))).toEqual(
      new Set([
        ['CUSTOM_FIELDS_LEFT_OUT', null, { before: 1, after: 0 }],
        ['COSTS_LEFT_OUT', null, { before: 1, after: 0 }],
        ['ACTIVITY_CODES_LEFT_OUT', null, { before: 2, after: 0 }],
        ['STEPS_LEFT_OUT', null, { before: 1, after: 0 }],
      ]),
    );
  });

  const ACTIVITY =
    '<Name>Work</Name><StartDate>2026-03-02T08:00:00</StartDate><FinishDate>2026-03-03T17:00:00</FinishDate>' +
    '<Code><TypeObjectId>1</TypeObjectId></Code><UDF><Text>x</Text></UDF>';

  it('is told of P6 XML', () => {
    const result = readP6Xml(
      `<Project><ObjectId>1</ObjectId><MustFinishByDate>2026-06-30T17:00:00</MustFinishByDate>` +
        `<Activity><ObjectId>5</ObjectId>${ACTIVITY}</Activity>` +
        '<ActivityExpense><ActivityObjectId>5</ActivityObjectId><PlannedCost>10</PlannedCost></ActivityExpense>' +
        '<ActivityStep><ActivityObjectId>5</ActivityObjectId></ActivityStep></Project>',
    );
    expect((warningsBy(result) as unknown[][]).filter(([code]) => code !== 'CALENDAR_MISSING')).toEqual([
      ['PROJECT_FINISH_LEFT_OUT', null, { project: '', before: '2026-06-30' }],
      ['COSTS_LEFT_OUT', null, { before: 1, after: 0 }],
      ['STEPS_LEFT_OUT', null, { before: 1, after: 0 }],
      ['CUSTOM_FIELDS_LEFT_OUT', null, { before: 1, after: 0 }],
      ['ACTIVITY_CODES_LEFT_OUT', null, { before: 1, after: 0 }],
    ]);
  });

  it('has notes of P6 under their topics, but for the topic that is none', () => {
    const memo = (id: number, text: string) => ({ task_id: 1, memo_type_id: id, task_memo: text });
    const types = ['Notes', 'Seguridad', 'Calidad'].map((memo_type, n) => ({
      memo_type_id: n + 1,
      memo_type,
    }));
    const { tasks } = readP6({
      TASK: [xerTask(1)],
      MEMOTYPE: types,
      TASKMEMO: [memo(1, 'a mano'), memo(2, 'casco'), memo(3, 'probetas')],
    }).schedule;
    expect(tasks[0]!.detail).toBe('a mano\nSeguridad:\ncasco\nCalidad:\nprobetas');
    const inXml = readP6Xml(
      '<NotebookTopic><ObjectId>3</ObjectId><Name>Calidad</Name></NotebookTopic><Project><ObjectId>1</ObjectId>' +
        `<Activity><ObjectId>5</ObjectId>${ACTIVITY}</Activity><ActivityNote><ActivityObjectId>5</ActivityObjectId>` +
        '<NotebookTopicObjectId>3</NotebookTopicObjectId><Note>probetas</Note></ActivityNote></Project>',
    );
    expect(inXml.schedule.tasks[0]!.detail).toBe('Calidad:\nprobetas');
  });
});
