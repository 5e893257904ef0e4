import fc from 'fast-check';
import { Table } from '../plan/table';
import type { Plan } from '../plan/plan';
import { specPlan } from '../schedule/testing/plan';
import { treeOf } from '../tree/tree';
import { weightsOf } from './weights';

function weights(plan: Plan): Record<string, number> {
  return Object.fromEntries(plan.tasks.rows.map(({ id }) => [id, weightsOf(plan).of(id)]));
}

describe('weights', () => {
  it('total exactly 100.00 by largest remainder', () => {
    const plan = specPlan({
      tasks: [
        { id: 'A', duration: 1 },
        { id: 'B', duration: 1 },
        { id: 'C', duration: 1 },
      ],
    });
    expect(weights(plan)).toEqual({ A: 33.34, B: 33.33, C: 33.33 });
    const sevenths = specPlan({
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'B', duration: 1 },
        { id: 'C', duration: 4 },
      ],
    });
    expect(weights(sevenths)).toEqual({ A: 28.57, B: 14.29, C: 57.14 });
  });

  it('take own weights as they are and share the rest by duration', () => {
    const plan = specPlan({
      tasks: [
        { id: 'A', duration: 9, weight: 40 },
        { id: 'B', duration: 1 },
        { id: 'C', duration: 3 },
      ],
    });
    expect(weights(plan)).toEqual({ A: 40, B: 15, C: 45 });
  });

  it('give nothing to tasks without a weight once 100 is given away', () => {
    const plan = specPlan({
      tasks: [
        { id: 'A', weight: 70 },
        { id: 'B', weight: 30 },
        { id: 'C', duration: 5 },
      ],
    });
    expect(weights(plan)).toEqual({ A: 70, B: 30, C: 0 });
  });

  it('scale own weights to 100 when no task is left to take the rest', () => {
    const plan = specPlan({
      tasks: [
        { id: 'A', weight: 10 },
        { id: 'B', weight: 30 },
      ],
    });
    expect(weights(plan)).toEqual({ A: 25, B: 75 });
  });

  it('let milestones weigh nothing and sum up into summaries', () => {
    const plan = specPlan({
      tasks: [
        { id: 'S' },
        { id: 'A', parent: 'S', duration: 1 },
        { id: 'B', parent: 'S', duration: 2 },
        { id: 'M', parent: 'S', kind: 'milestone', weight: 50 },
        { id: 'C', duration: 1 },
      ],
    });
    expect(weights(plan)).toEqual({ S: 75, A: 25, B: 50, M: 0, C: 25 });
  });

  it('go by duration in the default baseline, and in the plan for tasks outside it', () => {
    const base = specPlan({
      tasks: [
        { id: 'A', duration: 9 },
        { id: 'B', duration: 2 },
        { id: 'M', kind: 'milestone' },
      ],
      settings: { weighingOption: 'baselineDuration' },
    });
    const baseline = {
      id: 'b',
      name: 'First',
      created: '2026-03-02T00:00:00Z',
      isDefault: true,
      tasks: ['A', 'M'].map((taskId) => ({ taskId, start: '2026-03-02', end: '2026-03-10' })),
    };
    expect(weights({ ...base, baselines: Table.of([baseline]) })).toEqual({ A: 75, B: 25, M: 0 });
  });

  it('go by the amount of the selected resource, by duration where no task has any', () => {
    const tasks = [
      { id: 'A', duration: 1, resources: [{ id: 'steel', amount: 12.5 }] },
      { id: 'B', duration: 3, resources: [{ id: 'steel', amount: 37.5 }] },
      { id: 'C', duration: 4, resources: [{ id: 'sand', amount: 99 }] },
    ];
    const by = (resourceSelected: string): Record<string, number> =>
      weights(specPlan({ tasks, settings: { weighingOption: 'resource', resourceSelected } }));
    expect(by('steel')).toEqual({ A: 25, B: 75, C: 0 });
    expect(by('glass')).toEqual({ A: 12.5, B: 37.5, C: 50 });
  });

  it('are all 0 when there is no work', () => {
    expect(weights(specPlan({ tasks: [{ id: 'M', kind: 'milestone' }] }))).toEqual({ M: 0 });
    expect(weightsOf(specPlan({ tasks: [] })).of('none')).toBe(0);
  });

  it('total 100.00 whatever the plan', () => {
    const task = fc.record({
      duration: fc.integer({ min: 1, max: 999 }),
      weight: fc.option(fc.integer({ min: 0, max: 10_000 }).map((units) => units / 100)),
      parentOf: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(task, { minLength: 1, maxLength: 60 }), (list) => {
        const plan = specPlan({
          tasks: list.map(({ duration, weight, parentOf }, place) => ({
            id: `t${place}`,
            duration,
            weight,
            parent: place > 0 && parentOf % 3 === 0 ? `t${parentOf % place}` : null,
          })),
        });
        const of = (id: string): number => Math.round(weightsOf(plan).of(id) * 100);
        const tree = treeOf(plan);
        expect(tree.leaves.reduce((sum, id) => sum + of(id), 0)).toBe(10_000);
        expect(tree.roots.reduce((sum, id) => sum + of(id), 0)).toBe(10_000);
      }),
    );
  });
});
