import { specPlan } from '../schedule/testing/plan';
import { planAtDataDate } from './plan-at-data-date';

/** In the open term of the week of 2 March; "wall" is further than at the last close. */
const building = (dataDate: string | null) =>
  specPlan({
    settings: { dataDate },
    tasks: [
      { id: 'wall', start: '2026-03-02', duration: 5, progress: 0.8, lastProgress: 0.3 },
      { id: 'slab', start: '2026-03-09', duration: 5 },
    ],
    links: ['wall>slab'],
  });

describe('the plan that a forecast draws upon', () => {
  it('knows of the open term nothing yet, so that no entry brings the end nearer than it was', () => {
    expect(planAtDataDate(building(null)).tasks.get('wall')).toMatchObject({
      progress: 0.3,
      start: '2026-03-02',
    });
  });

  it('is the one of now where a later status date says until when it is recorded', () => {
    const plan = building('2026-03-04');
    expect(planAtDataDate(plan)).toBe(plan);
  });

  it('is the same where nothing was entered since the close', () => {
    const { tasks, ...rest } = building(null);
    const plan = {
      ...rest,
      tasks: tasks.with(tasks.rows.map((task) => ({ ...task, progress: task.lastProgress }))),
    };
    expect(planAtDataDate(plan)).toBe(plan);
  });
});
