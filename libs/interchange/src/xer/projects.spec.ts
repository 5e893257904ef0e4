import { PROJECT_TABLES, xerTask } from '../spec-xer';
import { codes, read, schedule } from './spec-read';

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
