import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { baselinePercent, masterPlanPercent } from './planned';

const plan = specPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5 },
    { id: 'B', parent: 'S', duration: 5, start: '2026-03-09' },
    { id: 'M', kind: 'milestone', start: '2026-03-05' },
  ],
});
const baselined = {
  ...plan,
  baselines: Table.of([
    {
      id: 'b',
      name: 'Contract',
      created: '2026-03-01T00:00:00Z',
      isDefault: true,
      tasks: [{ taskId: 'A', start: '2026-03-02', end: '2026-03-04' }],
    },
  ]),
};

describe('what should be done by the end of a day', () => {
  it.each([
    ['2026-03-01', 0],
    ['2026-03-02', 0.2],
    ['2026-03-04', 0.6],
    ['2026-03-06', 1],
    ['2026-03-08', 1],
  ])('on %s is %d of a task that takes Monday to Friday', (date, expected) => {
    expect(masterPlanPercent(plan, 'A', date)).toBe(expected);
  });

  it('weighs the leaves of a summary and of the project', () => {
    expect(masterPlanPercent(plan, 'S', '2026-03-06')).toBe(0.5);
    expect(masterPlanPercent(plan, null, '2026-03-10')).toBe(0.7);
  });

  it('is all or nothing for a milestone', () => {
    expect(masterPlanPercent(plan, 'M', '2026-03-04')).toBe(0);
    expect(masterPlanPercent(plan, 'M', '2026-03-05')).toBe(1);
  });

  it('is nothing for an unknown task and in an empty plan', () => {
    expect(masterPlanPercent(plan, 'none', '2026-03-05')).toBe(0);
    expect(masterPlanPercent(specPlan({ tasks: [] }), null, '2026-03-05')).toBe(0);
  });

  it('by the baseline asks its own dates of the tasks that are in it', () => {
    expect(baselinePercent(baselined, 'A', '2026-03-02')).toBe(0.5);
    expect(baselinePercent(baselined, null, '2026-03-03')).toBe(1);
    expect(baselinePercent(baselined, 'B', '2026-03-09')).toBeNull();
    expect(baselinePercent(plan, 'A', '2026-03-09')).toBeNull();
  });
});
