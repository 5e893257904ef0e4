import type { ConstraintType, ImportedSchedule, ImportedTask } from '@plomada/domain';
import type { ReadSucceeded } from '../read-result';
import { bytesOf } from '../spec-mspdi';
import { PROJECT_TABLES, type XerRows, clndrData, specXer, xerTask } from '../spec-xer';
import { readXer } from './read';

type Tables = Readonly<Record<string, XerRows>>;

function read(tables: Tables): ReadSucceeded {
  const result = readXer(bytesOf(specXer({ ...PROJECT_TABLES, ...tables })), 'obra.xer');
  if (!result.ok) throw new Error(result.code);
  return result;
}
function schedule(tables: Tables): ImportedSchedule {
  return read(tables).schedule;
}
/** The one task that the row becomes. */
function taskOf(more: Readonly<Record<string, string | number>>, tables: Tables = {}): ImportedTask {
  return schedule({ TASK: [xerTask(1, more)], ...tables }).tasks[0]!;
}
function codes(result: ReadSucceeded): string[] {
  return result.warnings.map(({ code }) => code);
}
/** Days since 1899-12-30, as P6 counts them. */
const serial = (date: string): number => Date.parse(date) / 86_400_000 + 25_569;

describe('an activity of an XER file', () => {
  it('keeps its name, code, branch, days and resources', () => {
    const { tasks, resources, name, startDate } = schedule({
      PROJWBS: [
        ...PROJECT_TABLES.PROJWBS,
        {
          wbs_id: 12,
          parent_wbs_id: 10,
          proj_id: 1,
          proj_node_flag: 'N',
          seq_num: 2,
          wbs_short_name: 'B',
          wbs_name: 'Obra gruesa',
        },
        {
          wbs_id: 11,
          parent_wbs_id: 10,
          proj_id: 1,
          proj_node_flag: 'N',
          seq_num: 1,
          wbs_short_name: 'A',
          wbs_name: 'Instalación',
        },
      ],
      TASK: [xerTask(1, { wbs_id: 12 }), xerTask(2, { wbs_id: 11, task_name: 'Cierre' })],
      RSRC: [{ rsrc_id: 7, rsrc_short_name: 'G', rsrc_name: 'Grúa' }],
      TASKRSRC: [{ task_id: 1, rsrc_id: 7, target_qty: 12.5 }],
    });
    expect({ name, startDate }).toEqual({ name: 'Obra', startDate: '2026-03-02' });
    expect(tasks.map(({ id, parent, text, wbs }) => [id, parent, text, wbs])).toEqual([
      ['w11', null, 'Instalación', 'A'],
      ['2', 'w11', 'Cierre', 'A2'],
      ['w12', null, 'Obra gruesa', 'B'],
      ['1', 'w12', 'Task 1', 'A1'],
    ]);
    expect(tasks[3]).toMatchObject({
      kind: 'task',
      start: '2026-03-02',
      end: '2026-03-04',
      duration: 2,
      progress: 0,
    });
    expect(resources).toEqual([{ id: expect.any(String), name: 'Grúa' }]);
    expect(tasks[3]!.resources).toEqual([{ id: resources[0]!.id, amount: 12.5 }]);
  });

  it.each<[string, ConstraintType]>([
    ['CS_MSO', 'mso'],
    ['CS_MSOA', 'snet'],
    ['CS_MSOB', 'snlt'],
    ['CS_MEO', 'mfo'],
    ['CS_MEOA', 'fnet'],
    ['CS_MEOB', 'fnlt'],
    ['CS_MANDSTART', 'mso'],
    ['CS_MANDFIN', 'mfo'],
  ])('is bound by %s as %s', (cstr_type, constraintType) => {
    const task = taskOf({ cstr_type, cstr_date: '2026-03-10 08:00' });
    expect(task).toMatchObject({ constraintType, constraintDate: '2026-03-10' });
  });

  it('is as late as possible without a date, and free without a constraint', () => {
    expect(taskOf({ cstr_type: 'CS_ALAP' })).toMatchObject({ constraintType: 'alap', constraintDate: null });
    expect(taskOf({})).toMatchObject({ constraintType: 'asap', constraintDate: null });
  });

  it('takes a date without a type as the latest start', () => {
    const task = taskOf({ cstr_date: '2026-03-10 08:00' });
    expect(task).toMatchObject({ constraintType: 'snlt', constraintDate: '2026-03-10' });
  });

  it('tells of a second constraint, an unknown one and one without a date', () => {
    const first = { cstr_type: 'CS_MSOA', cstr_date: '2026-03-10 08:00' };
    const second = { cstr_type2: 'CS_MEOB', cstr_date2: '2026-04-10 17:00' };
    expect(read({ TASK: [xerTask(1, { ...first, ...second })] }).warnings).toMatchObject([
      { code: 'SECOND_CONSTRAINT_LEFT_OUT', taskId: '1', params: { before: 'FNLT 2026-04-10' } },
    ]);
    expect(
      read({ TASK: [xerTask(1, { cstr_type: 'CS_NEW', cstr_date: '2026-03-10' })] }).warnings,
    ).toMatchObject([{ code: 'CONSTRAINT_UNKNOWN', params: { before: 'CS_NEW', after: 'asap' } }]);
    expect(codes(read({ TASK: [xerTask(1, { cstr_type: 'CS_MSOA' })] }))).toEqual([
      'CONSTRAINT_DATE_MISSING',
    ]);
  });

  const active = { status_code: 'TK_Active', act_start_date: '2026-03-02 08:00' };
  it.each([
    ['duration', { complete_pct_type: 'CP_Drtn', target_drtn_hr_cnt: 40, remain_drtn_hr_cnt: 30 }, 0.25],
    ['hand', { complete_pct_type: 'CP_Phys', phys_complete_pct: 60 }, 0.6],
    [
      'units',
      {
        complete_pct_type: 'CP_Units',
        act_work_qty: 5,
        act_equip_qty: 1,
        remain_work_qty: 2,
        remain_equip_qty: 0,
      },
      0.75,
    ],
    ['nothing', { complete_pct_type: 'CP_Units' }, 0],
  ])('is as far as its percent by %s says', (_, fields, progress) => {
    expect(taskOf({ ...active, ...fields }).progress).toBe(progress);
  });

  it('is not begun, under way or done as its status says, with the dates at which it was worked', () => {
    expect(taskOf({ phys_complete_pct: 50, complete_pct_type: 'CP_Phys' })).toMatchObject({
      progress: 0,
      actualStart: null,
      actualFinish: null,
    });
    expect(
      taskOf({ ...active, act_start_date: '2026-03-03 08:00', early_end_date: '2026-03-05 17:00' }),
    ).toMatchObject({
      start: '2026-03-03',
      end: '2026-03-06',
      duration: 3,
      actualStart: '2026-03-03',
      actualFinish: null,
    });
    const done = {
      status_code: 'TK_Complete',
      act_start_date: '2026-03-02 08:00',
      act_end_date: '2026-03-06 17:00',
    };
    expect(taskOf({ ...done, remain_drtn_hr_cnt: 0 })).toMatchObject({
      progress: 1,
      end: '2026-03-07',
      duration: 5,
      actualFinish: '2026-03-06',
    });
  });

  it('stands by its actual dates where a file has no statuses', () => {
    const dates = { act_start_date: '2026-03-02 08:00', act_end_date: '2026-03-03 17:00' };
    expect(taskOf({ ...dates, status_code: '' }).progress).toBe(1);
  });

  it('is a milestone at the beginning or at the end of its day', () => {
    const at = { target_drtn_hr_cnt: 0, remain_drtn_hr_cnt: 0 };
    const first = { early_start_date: '2026-03-04 08:00', early_end_date: '2026-03-04 08:00' };
    const last = { early_start_date: '2026-03-04 17:00', early_end_date: '2026-03-04 17:00' };
    expect(taskOf({ ...at, ...first, task_type: 'TT_Mile' })).toMatchObject({
      kind: 'milestone',
      start: '2026-03-04',
    });
    expect(taskOf({ ...at, ...last, task_type: 'TT_FinMile' })).toMatchObject({
      kind: 'milestone',
      start: '2026-03-05',
    });
  });

  it('is work with a word about it as a level of effort, left out as a summary of its branch', () => {
    const result = read({
      TASK: [
        xerTask(1),
        xerTask(2, { task_type: 'TT_LOE' }),
        xerTask(3, { task_type: 'TT_WBS' }),
        xerTask(4, { task_type: 'TT_X' }),
      ],
    });
    expect(result.schedule.tasks.map(({ id }) => id)).toEqual(['1', '2', '4']);
    expect(result.warnings.map(({ code, taskId }) => [code, taskId])).toEqual(
      expect.arrayContaining([
        ['LEVEL_OF_EFFORT_AS_TASK', '2'],
        ['WBS_SUMMARY_LEFT_OUT', '3'],
        ['TASK_TYPE_UNKNOWN', '4'],
      ]),
    );
  });

  it('has its notes as plain lines, one after another', () => {
    const TASKMEMO = [
      { memo_id: 1, task_id: 1, task_memo: '<p>Uno &amp; dos</p><p>tres</p>' },
      { memo_id: 2, task_id: 1, task_memo: 'cuatro\u007f\u007fcinco' },
    ];
    expect(taskOf({}, { TASKMEMO }).detail).toBe('Uno & dos\ntres\ncuatro\ncinco');
  });

  it('counts its hours by the day of its own calendar', () => {
    const CALENDAR = [
      ...PROJECT_TABLES.CALENDAR,
      { clndr_id: 'C2', clndr_name: 'Ten hours', day_hr_cnt: 10, clndr_data: clndrData([2, 3, 4, 5, 6]) },
    ];
    const result = read({
      CALENDAR,
      TASK: [
        xerTask(1),
        xerTask(2),
        xerTask(3, { clndr_id: 'C2', target_drtn_hr_cnt: 20, remain_drtn_hr_cnt: 20 }),
      ],
    });
    expect(result.schedule.tasks.map(({ duration }) => duration)).toEqual([2, 2, 2]);
    expect(codes(result)).toEqual([]);
  });
});

describe('the links of an XER file', () => {
  const two = [
    xerTask(1),
    xerTask(2, {
      early_start_date: '2026-03-04 08:00',
      early_end_date: '2026-03-05 17:00',
      clndr_id: 'C2',
      target_drtn_hr_cnt: 20,
      remain_drtn_hr_cnt: 20,
    }),
    xerTask(3),
  ];
  const CALENDAR = [
    ...PROJECT_TABLES.CALENDAR,
    { clndr_id: 'C2', clndr_name: 'Ten hours', day_hr_cnt: 10, clndr_data: clndrData([2, 3, 4, 5, 6]) },
  ];
  const link = (more: Readonly<Record<string, string | number>>): Tables => ({
    CALENDAR,
    TASK: two,
    TASKPRED: [
      {
        task_pred_id: 1,
        task_id: 2,
        pred_task_id: 1,
        proj_id: 1,
        pred_proj_id: 1,
        pred_type: 'PR_FS',
        lag_hr_cnt: 0,
        ...more,
      },
    ],
  });

  it.each([
    ['PR_FS', '0'],
    ['PR_SS', '1'],
    ['PR_FF', '2'],
    ['PR_SF', '3'],
  ])('are %s', (pred_type, type) => {
    expect(schedule(link({ pred_type, lag_hr_cnt: -16 })).links).toEqual([
      { source: '1', target: '2', type, lag: -2 },
    ]);
  });

  it.each([
    ['', 5, 'the predecessor, where the file says nothing'],
    ['rcal_Predecessor', 5, 'the predecessor'],
    ['rcal_Successor', 4, 'the successor'],
    ['rcal_ProjDefault', 5, 'the project'],
  ])('count their lag by what %j names, %d days: %s', (sched_calendar_on_relationship_lag, lag) => {
    const SCHEDOPTIONS = [{ proj_id: 1, sched_calendar_on_relationship_lag }];
    expect(schedule({ ...link({ lag_hr_cnt: 40 }), SCHEDOPTIONS }).links[0]!.lag).toBe(lag);
  });

  it('count a lag around the clock over the days off, and say so', () => {
    const SCHEDOPTIONS = [{ proj_id: 1, sched_calendar_on_relationship_lag: 'rcal_24Hour' }];
    const result = read({ ...link({ lag_hr_cnt: 24 * 7 }), SCHEDOPTIONS });
    expect(result.schedule.links[0]!.lag).toBe(5);
    expect(codes(result)).toEqual(['LAG_ELAPSED']);
  });

  it('are rounded to whole days, half a day away from zero, and told', () => {
    expect(schedule(link({ lag_hr_cnt: -4 })).links[0]!.lag).toBe(-1);
    expect(read(link({ lag_hr_cnt: 12 })).warnings).toMatchObject([
      { code: 'LAG_ROUNDED', taskId: '2', params: { before: 1.5, after: 2 } },
    ]);
  });

  it('are told where they cannot be kept', () => {
    expect(codes(read(link({ pred_task_id: 99 })))).toEqual(['LINK_DANGLING']);
    expect(codes(read(link({ pred_task_id: 99, pred_proj_id: 5 })))).toEqual(['LINK_EXTERNAL']);
    expect(codes(read(link({ pred_task_id: 2 })))).toEqual(['LINK_TO_ITSELF']);
    expect(read(link({ pred_type: 'PR_XX' })).warnings).toMatchObject([
      { code: 'LINK_TYPE_UNKNOWN', params: { before: 'PR_XX', after: 'FS' } },
    ]);
    const twice = link({}).TASKPRED!;
    expect(codes(read({ ...link({}), TASKPRED: [...twice, ...twice] }))).toEqual(['LINK_REPEATED']);
    const back = { ...twice[0]!, task_id: 1, pred_task_id: 2 };
    expect(codes(read({ ...link({}), TASKPRED: [...twice, back] }))).toEqual([
      'LINK_IN_LOOP',
      'LINK_IN_LOOP',
    ]);
  });
});

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

  it('are the standard ones where the file has none', () => {
    const result = read({ CALENDAR: [], TASK: [xerTask(1)] });
    expect(result.schedule.workingDays).toBe('0111110');
    expect(codes(result)).toEqual(['CALENDAR_MISSING']);
  });
});

describe('the projects of an XER file', () => {
  it('stand side by side where two are exported', () => {
    const { tasks } = schedule({
      PROJECT: [...PROJECT_TABLES.PROJECT, { ...PROJECT_TABLES.PROJECT[0]!, proj_id: 2 }],
      PROJWBS: [
        ...PROJECT_TABLES.PROJWBS,
        {
          wbs_id: 20,
          parent_wbs_id: '',
          proj_id: 2,
          proj_node_flag: 'Y',
          wbs_short_name: 'X',
          wbs_name: 'Otra',
        },
      ],
      TASK: [xerTask(1), xerTask(2, { proj_id: 2, wbs_id: 20 })],
    });
    expect(tasks.map(({ id, parent, text }) => [id, parent, text])).toEqual([
      ['w10', null, 'Obra'],
      ['1', 'w10', 'Task 1'],
      ['w20', null, 'Otra'],
      ['2', 'w20', 'Task 2'],
    ]);
  });

  it('are left out where they are only mentioned, with the links that lead to them', () => {
    const result = read({
      PROJECT: [...PROJECT_TABLES.PROJECT, { ...PROJECT_TABLES.PROJECT[0]!, proj_id: 2, export_flag: 'N' }],
      TASK: [xerTask(1), xerTask(2, { proj_id: 2 })],
      TASKPRED: [
        { task_id: 1, pred_task_id: 2, proj_id: 1, pred_proj_id: 2, pred_type: 'PR_FS', lag_hr_cnt: 0 },
      ],
    });
    expect(result.schedule.tasks.map(({ id }) => id)).toEqual(['1']);
    expect(codes(result)).toEqual(['TASK_EXTERNAL', 'LINK_EXTERNAL']);
  });
});

describe('work without dates in an XER file', () => {
  it('stands where its links put it', () => {
    const undated = { early_start_date: '', early_end_date: '' };
    const result = read({
      TASK: [xerTask(1, undated), xerTask(2, undated)],
      TASKPRED: [
        { task_id: 2, pred_task_id: 1, proj_id: 1, pred_proj_id: 1, pred_type: 'PR_FS', lag_hr_cnt: 8 },
      ],
    });
    expect(result.schedule.tasks.map(({ start, end }) => [start, end])).toEqual([
      ['2026-03-02', '2026-03-04'],
      ['2026-03-05', '2026-03-07'],
    ]);
    expect(result.warnings).toMatchObject([{ code: 'DATES_CALCULATED', taskId: null, params: { count: 2 } }]);
  });
});

describe('work that would stand beyond the years of a plan', () => {
  it.each([
    ['work', { target_drtn_hr_cnt: 400, remain_drtn_hr_cnt: 400 }, ['2199-12-30', '2199-12-31', 1]],
    ['a milestone', { task_type: 'TT_FinMile' }, ['2199-12-31', '2199-12-31', 0]],
  ])('is moved to the last of them, told: %s', (_, more, place) => {
    const undated = { early_start_date: '', early_end_date: '' };
    const result = read({
      TASK: [
        xerTask(1, { early_start_date: '2199-12-02 08:00', early_end_date: '2199-12-27 17:00' }),
        xerTask(2, { ...undated, ...more }),
      ],
      TASKPRED: [{ task_id: 2, pred_task_id: 1, pred_type: 'PR_FS', lag_hr_cnt: 80 }],
    });
    const { start, end, duration } = result.schedule.tasks[1]!;
    expect([start, end, duration]).toEqual(place);
    expect(codes(result)).toContain('DATES_OUT_OF_RANGE');
  });
});

describe('the bytes of an XER file', () => {
  const text = (name: string): string =>
    specXer({ ...PROJECT_TABLES, TASK: [xerTask(1, { task_name: name })] });
  const nameIn = (bytes: Uint8Array): unknown => {
    const result = readXer(bytes, 'x.xer');
    return result.ok ? result.schedule.tasks[0]!.text : result.code;
  };
  const utf16 = (content: string, isLittle: boolean): Uint8Array => {
    const bytes = Buffer.from(`\ufeff${content}`, 'utf16le');
    return isLittle ? bytes : bytes.swap16();
  };

  it.each([
    ['UTF-8', (content: string) => bytesOf(content)],
    ['UTF-8 with a mark', (content: string) => bytesOf(`\ufeff${content}`)],
    ['UTF-16, the low byte first', (content: string) => utf16(content, true)],
    ['UTF-16, the high byte first', (content: string) => utf16(content, false)],
    ['UTF-16 without a mark', (content: string) => utf16(content, true).subarray(2)],
    ["Windows' western code page", (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'))],
  ])('are read as %s', (_, encode) => {
    expect(nameIn(encode(text('Hormigón número 1º, baños')))).toBe('Hormigón número 1º, baños');
  });

  it('are read as the Cyrillic code page when words are in it', () => {
    const latin = Buffer.from(text('#'), 'latin1')
      .toString('latin1')
      .replace('#', '\xd4\xf3\xed\xe4\xe0\xec\xe5\xed\xf2');
    expect(nameIn(Uint8Array.from(Buffer.from(latin, 'latin1')))).toBe('Фундамент');
  });

  it('may end their lines in either way, or in both, and name tables in any case', () => {
    const content = text('T');
    expect(nameIn(bytesOf(content.replace(/\r/g, '')))).toBe('T');
    let n = 0;
    expect(nameIn(bytesOf(content.replace(/\r\n/g, () => (n++ % 2 ? '\n' : '\r\n'))))).toBe('T');
    expect(nameIn(bytesOf(content.replace('\ttask_name\t', '\tTask_Name\t')))).toBe('T');
  });

  it('are refused with what is wrong with them', () => {
    expect(nameIn(bytesOf(''))).toBe('IMPORT_FAILED_EMPTY');
    expect(nameIn(bytesOf(' \r\n'))).toBe('IMPORT_FAILED_EMPTY');
    expect(nameIn(bytesOf('proj_id;name'))).toBe('IMPORT_FAILED_NOT_A_SCHEDULE');
    expect(nameIn(bytesOf(text('T').replace('%E', '')))).toBe('IMPORT_FAILED_CUT_OFF');
    expect(nameIn(bytesOf('ERMHDR\t19.12\r\n%E\r\n'))).toBe('IMPORT_FAILED_EMPTY');
  });

  it('may lack every table but that of activities', () => {
    const result = readXer(bytesOf(specXer({ TASK: [xerTask(1)] })), 'Torre norte.xer');
    expect(result.ok && result.schedule).toMatchObject({
      name: 'Torre norte',
      tasks: [{ id: '1', parent: null, duration: 2 }],
    });
  });
});
