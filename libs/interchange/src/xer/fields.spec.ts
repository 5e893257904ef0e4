import type { ConstraintType, ImportedTask } from '@plomada/domain';
import { PROJECT_TABLES, clndrData, xerTask } from '../testing/xer';
import { type Tables, codes, read, schedule } from './testing/read';

/** The one task that the row becomes. */
function taskOf(more: Readonly<Record<string, string | number>>, tables: Tables = {}): ImportedTask {
  return schedule({ TASK: [xerTask(1, more)], ...tables }).tasks[0]!;
}

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
      RSRC: [{ rsrc_id: 7, rsrc_short_name: 'G', rsrc_name: 'Grúa', rsrc_type: 'RT_Equip' }],
      TASKRSRC: [{ task_id: 1, rsrc_id: 7, target_qty: 128 }],
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
    expect(resources).toEqual([{ id: expect.any(String), name: 'Grúa', unit: 'h' }]);
    expect(tasks[3]!.resources).toEqual([{ id: resources[0]!.id, amount: 128 }]);
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

  it.each(['2026-03-03 17:00', '2026-03-03 17.00', '2026-03-03 1700'])(
    'ends on the day of %j, as P6 writes moments now and wrote them once',
    (early_end_date) => {
      // With a day of work, which a finish at midnight would end the day before.
      const task = taskOf({ early_end_date, target_drtn_hr_cnt: 8, remain_drtn_hr_cnt: 8 });
      expect(task).toMatchObject({ end: '2026-03-04', duration: 2 });
    },
  );

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
    const left = { restart_date: '2026-03-05 08:00', reend_date: '2026-03-06 17:00' };
    expect(taskOf({ ...active, ...left, early_start_date: '', early_end_date: '' })).toMatchObject({
      start: '2026-03-02',
      end: '2026-03-07',
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

  it('have a blank where a file has a control, which no plan takes', () => {
    const TASKMEMO = [{ memo_id: 1, task_id: 1, task_memo: 'uno\u0007dos' }];
    expect(taskOf({}, { TASKMEMO }).detail).toBe('uno dos');
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
