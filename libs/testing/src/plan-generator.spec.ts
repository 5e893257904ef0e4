import { scheduleOf, toDocument, treeOf } from '@plomada/domain';
import { generatePlan } from './plan-generator';

describe('generated plans', () => {
  const plan = generatePlan({ tasks: 600, links: 1000, seed: 7 });

  it('are the same for the same seed', () => {
    expect(toDocument(generatePlan({ tasks: 600, links: 1000, seed: 7 }))).toEqual(toDocument(plan));
    expect(toDocument(generatePlan({ tasks: 600, links: 1000, seed: 8 }))).not.toEqual(toDocument(plan));
  });

  it('have the size asked for', () => {
    expect(plan.tasks.size).toBe(600);
    expect(plan.links.size).toBe(1000);
    const large = generatePlan({ tasks: 3500, links: 6000 });
    expect([large.tasks.size, large.links.size]).toEqual([3500, 6000]);
    expect(generatePlan({ tasks: 1, links: 5 }).tasks.size).toBe(1);
  });

  it('have summaries, milestones and every type of link and constraint', () => {
    const tree = treeOf(plan);
    const kinds = new Set(plan.tasks.rows.map((task) => tree.kindOf(task.id)));
    expect([...kinds].sort()).toEqual(['milestone', 'summary', 'task']);
    expect(new Set(plan.links.rows.map((link) => link.type)).size).toBe(4);
    const whole = generatePlan({ tasks: 3500, links: 6000 });
    expect(new Set(whole.tasks.rows.map((task) => task.constraintType)).size).toBe(8);
    expect(plan.links.rows.some((link) => tree.kindOf(link.source) === 'summary')).toBe(true);
    expect(plan.links.rows.some((link) => tree.kindOf(link.target) === 'summary')).toBe(true);
  });

  it('have no loops and no link that binds nothing', () => {
    const { loops, unusableLinks } = scheduleOf(plan);
    expect([loops, unusableLinks]).toEqual([[], []]);
  });

  it('stand where the schedule puts them', () => {
    const schedule = scheduleOf(plan);
    for (const id of treeOf(plan).leaves) expect(plan.tasks.get(id)!.start).toBe(schedule.of(id)!.earlyStart);
  });
});
