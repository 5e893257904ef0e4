import { after, termPlan } from '../actions/testing/decide';
import { heldStart } from './held-start';
import type { SpecPlan } from './testing/plan';

const SPEC: SpecPlan = {
  tasks: [
    { id: 'A', duration: 5, start: '2026-03-02' },
    { id: 'B', duration: 3, start: '2026-03-09' },
    { id: 'S', index: 9 },
    { id: 's1', parent: 'S', duration: 2, start: '2026-03-09' },
    { id: 's2', parent: 'S', duration: 2, start: '2026-03-12' },
  ],
  links: ['A>B'],
};
const plan = termPlan(SPEC);
const moved = (id: string, start: string, from = plan) =>
  heldStart(after(from, 'MOVE_TASK', { id, start }), id, start);
const begun = (id: string) =>
  termPlan({
    ...SPEC,
    tasks: SPEC.tasks.map((task) => (task.id === id ? { ...task, progress: 0.5 } : task)),
  });

describe('a start that is not where somebody put it', () => {
  it('is held by the predecessor that the task follows', () => {
    expect(moved('B', '2026-03-04')).toEqual({
      by: 'link',
      task: 'B',
      start: '2026-03-09',
      predecessor: 'A',
    });
  });

  it('is held by the start of the project', () => {
    expect(moved('A', '2026-02-16')).toEqual({ by: 'projectStart', task: 'A', start: '2026-03-02' });
  });

  it('is the next working day', () => {
    expect(moved('s1', '2026-03-07')).toEqual({ by: 'dayOff', task: 's1', start: '2026-03-09' });
  });

  it('is held in a summary by what has begun below it', () => {
    expect(moved('S', '2026-03-10', begun('s1'))).toEqual({
      by: 'progress',
      task: 's1',
      start: '2026-03-09',
    });
  });

  it('is held in a summary by all that has begun below it, which is counted', () => {
    const tasks = SPEC.tasks.map((task) => (task.parent === 'S' ? { ...task, progress: 0.5 } : task));
    const third = { id: 's3', parent: 'S', duration: 2, start: '2026-03-16' };
    expect(moved('S', '2026-03-10', termPlan({ ...SPEC, tasks: [...tasks, third] }))).toEqual({
      ...{ by: 'progress', task: 's1', start: '2026-03-09', count: 1 },
    });
  });

  it('is held by the constraint of the task where nothing else holds it', () => {
    const bound = after(plan, 'SET_CONSTRAINT_TYPE', {
      id: 's1',
      constraintType: 'mso',
      constraintDate: '2026-03-11',
    });
    expect(heldStart(bound, 's1', '2026-03-04')).toMatchObject({ by: 'constraint', start: '2026-03-11' });
  });
});

describe('a start that is where somebody put it', () => {
  it('is held by nothing', () => {
    expect(moved('A', '2026-03-04')).toBeNull();
    expect(moved('S', '2026-03-11')).toBeNull();
  });
});
