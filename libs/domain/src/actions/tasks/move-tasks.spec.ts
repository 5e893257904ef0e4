import type { Plan } from '../../plan/plan';
import { invert, evolve } from '../../plan/change';
import { MAX_IMPORTED_TASKS } from '../../plan/imported-schedule';
import { decide } from '../registry';
import { after, refusalOf, specContext, termPlan } from '../testing/decide';

const TASKS = [
  { id: 'A', duration: 5, start: '2026-03-02' },
  { id: 'B', duration: 3, start: '2026-03-09' },
  { id: 'C', duration: 2, start: '2026-03-12' },
  { id: 'S', index: 9 },
  { id: 's1', parent: 'S', duration: 2, start: '2026-03-09' },
  { id: 's2', parent: 'S', duration: 2, start: '2026-03-12' },
  { id: 'G', duration: 4, start: '2026-03-02', progress: 0.5 },
  { id: 'H', duration: 4, start: '2026-03-02', progress: 0.5 },
  { id: 'M', kind: 'milestone' as const, start: '2026-03-20' },
];
const plan = termPlan({
  tasks: TASKS,
  links: ['A>B', 'B>C'],
  settings: { autoSchedulingMoveProjects: true },
});
const move = (ids: readonly string[], days: number, on = plan): Plan =>
  after(on, 'MOVE_TASKS', { ids, days });
const starts = (changed: Plan, ...ids: string[]) => ids.map((id) => changed.tasks.get(id)!.start.slice(5));

describe('moving several bars at once', () => {
  it('moves each by as many working days, whatever links there are between them, and what follows', () => {
    expect(starts(move(['A', 'B'], 3), 'A', 'B', 'C')).toEqual(['03-05', '03-12', '03-17']);
    expect(starts(move(['A', 'M'], 5), 'A', 'M')).toEqual(['03-09', '03-27']);
  });

  it('brings them back by the same number', () => {
    const there = move(['A', 'B', 'C'], 4);
    expect(starts(move(['A', 'B', 'C'], -4, there), 'A', 'B', 'C')).toEqual(['03-02', '03-09', '03-12']);
  });

  it('takes the branch of a summary along, each task of it once', () => {
    expect(starts(move(['S', 's1', 'A'], 1), 's1', 's2', 'A')).toEqual(['03-10', '03-13', '03-03']);
  });

  it('goes no earlier than the project, nor further than links let it', () => {
    expect(starts(move(['A', 's1'], -9), 'A', 's1')).toEqual(['03-02', '03-02']);
    expect(starts(move(['B', 's2'], -2), 'B', 's2')).toEqual(['03-09', '03-10']);
  });

  it('takes every row of the largest import with the branch above them', () => {
    const rows = Array.from({ length: MAX_IMPORTED_TASKS }, (_, n) => `t${n}`);
    const largest = termPlan({
      tasks: [
        { id: 'root' },
        ...rows.map((id) => ({ id, parent: 'root', duration: 2, start: '2026-03-02' })),
      ],
      settings: { autoSchedulingMoveProjects: true },
    });
    const moved = move(['root', ...rows], 1, largest);
    expect(new Set(starts(moved, ...rows))).toEqual(new Set(['03-03']));
  });

  it('is refused as a whole, naming each that cannot be moved', () => {
    expect(refusalOf(plan, 'MOVE_TASKS', { ids: ['A', 'G', 'B', 'H'], days: 1 })).toMatchObject({
      code: 'TASK_START_WITH_PROGRESS',
      params: { task: 'G', task2: 'H', count: 2 },
      rows: ['G', 'H'],
    });
    expect(refusalOf(plan, 'MOVE_TASKS', { ids: ['A', 'gone'], days: 1 })).toMatchObject({
      code: 'TASK_UNKNOWN',
      rows: ['gone'],
    });
    const still = termPlan({ tasks: TASKS, settings: { autoSchedulingMoveProjects: false } });
    expect(refusalOf(still, 'MOVE_TASKS', { ids: ['S', 'A'], days: 1 })).toMatchObject({
      code: 'SUMMARY_NOT_MOVABLE',
      rows: ['S'],
    });
  });

  it('names the begun work below a summary of which nothing can be moved, alone or with others', () => {
    const tasks = TASKS.map((task) => (task.parent === 'S' ? { ...task, progress: 0.5 } : task));
    const begun = termPlan({ tasks, settings: { autoSchedulingMoveProjects: true } });
    const expected = {
      code: 'TASK_START_WITH_PROGRESS',
      params: { task: 's1', task2: 's2' },
      rows: ['s1', 's2'],
    };
    expect(refusalOf(begun, 'MOVE_TASKS', { ids: ['S', 'A'], days: 1 })).toMatchObject(expected);
    expect(refusalOf(begun, 'MOVE_TASK', { id: 'S', start: '2026-03-16' })).toMatchObject(expected);
  });

  it('is one step: its inverse puts everything back', () => {
    const decision = decide(
      plan,
      { type: 'MOVE_TASKS', payload: { ids: ['A', 'S'], days: 2 } },
      specContext(),
    );
    if (!decision.ok) throw new Error('refused');
    const moved = evolve(plan, decision.changes);
    expect(evolve(moved, invert(decision.changes)).tasks.rows).toEqual(plan.tasks.rows);
    expect(after(plan, 'MOVE_TASKS', { ids: ['A'], days: 0 })).toBe(plan);
  });
});
