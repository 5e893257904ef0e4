import { PROJECT_TABLES, clndrData, xerTask } from '../testing/xer';
import { type Tables, codes, read, schedule } from './testing/read';

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
