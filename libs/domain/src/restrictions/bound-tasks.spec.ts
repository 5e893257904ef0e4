import type { PlanSettings, Restriction } from '../plan/plan';
import { specPlan } from '../schedule/spec-plan';
import { tasksPushedBy } from './bound-tasks';

const pushed = (
  restriction: Partial<Pick<Restriction, 'type' | 'required' | 'released'>>,
  settings: Partial<PlanSettings> = {},
): readonly string[] => {
  const plan = specPlan({
    settings,
    tasks: [
      { id: 'early', duration: 2 },
      { id: 'late', duration: 2, start: '2026-03-16' },
    ],
  });
  const taskIds = ['early', 'gone', 'late'];
  return tasksPushedBy(plan, { taskIds, type: 1, required: '2026-03-09', released: null, ...restriction });
};

describe('the tasks that a restriction pushes', () => {
  it('start before the required day, or end before it was worked', () => {
    expect(pushed({})).toEqual(['early']);
    expect(pushed({ required: '2026-03-02' })).toEqual([]);
    expect(pushed({ type: 2 })).toEqual(['early']);
    // Early ends on the 3rd: the 4th is the first day after it.
    expect(pushed({ type: 2, required: '2026-03-03' })).toEqual([]);
    expect(pushed({ type: 2, required: '2026-03-04' })).toEqual(['early']);
  });

  it.each<[string, Parameters<typeof pushed>]>([
    ['it is released', [{ released: '2026-03-02' }]],
    ['nothing moves by itself', [{}, { autoScheduling: false }]],
    ['required dates follow the tasks', [{}, { moveTasksWithConstraints: true }]],
  ])('are none when %s', (_when, given) => {
    expect(pushed(...given)).toEqual([]);
  });
});
