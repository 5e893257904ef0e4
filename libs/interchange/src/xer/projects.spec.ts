import { PROJECT_TABLES, xerTask } from '../testing/xer';
import { codes, read, schedule } from './testing/read';

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

  it('are no work but baselines, where they are copies of another: the current one is number 0', () => {
    const copy = (id: number, day: string): Parameters<typeof xerTask>[1] => ({
      proj_id: id,
      wbs_id: id * 10,
      task_code: 'A1',
      early_start_date: `2026-${day} 08:00`,
      early_end_date: `2026-${day} 17:00`,
    });
    const [project] = PROJECT_TABLES.PROJECT;
    const [branch] = PROJECT_TABLES.PROJWBS;
    const gone = { proj_id: 3, wbs_id: 30, task_code: 'A9' };
    const { schedule: whole, warnings } = read({
      PROJECT: [
        { ...project!, sum_base_proj_id: 3 },
        { ...project!, proj_id: 2, orig_proj_id: 1 },
        { ...project!, proj_id: 3, orig_proj_id: 1 },
      ],
      PROJWBS: [10, 20, 30].map((wbs_id) => ({ ...branch!, wbs_id, proj_id: wbs_id / 10 })),
      TASK: [xerTask(1), xerTask(2, copy(2, '02-02')), xerTask(3, copy(3, '01-05')), xerTask(4, gone)],
      TASKPRED: [{ task_id: 4, pred_task_id: 3, proj_id: 3, pred_proj_id: 3, pred_type: 'PR_FS' }],
    });
    expect(whole.name).toBe('Obra');
    expect(whole.tasks.map(({ id, baselines }) => [id, baselines])).toEqual([
      [
        '1',
        [
          { number: 0, start: '2026-01-05', end: '2026-01-06' },
          { number: 1, start: '2026-02-02', end: '2026-02-03' },
        ],
      ],
    ]);
    expect(whole.links).toEqual([]);
    expect(warnings.map(({ code, params }) => [code, params])).toEqual([
      ['BASELINE_DANGLING', { before: 'A9' }],
    ]);
  });

  it('stay apart where what they are copies of is not in the file', () => {
    const [project] = PROJECT_TABLES.PROJECT;
    const { tasks } = schedule({ PROJECT: [{ ...project!, orig_proj_id: 9 }], TASK: [xerTask(1)] });
    expect(tasks.map(({ id }) => id)).toEqual(['1']);
  });
});
