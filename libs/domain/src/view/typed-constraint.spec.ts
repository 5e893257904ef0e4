import { after, refusalOf, termPlan } from '../actions/testing/decide';
import type { ConstraintType } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { constraintTypesOf } from '../rules/constraint-types';
import { constraintOfType, constraintOnDate } from './typed-constraint';

const plan = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', start: '2026-03-04', duration: 4 },
    { id: 'B', start: '2026-03-10', constraintType: 'snet', constraintDate: '2026-03-06' },
    { id: 'M', kind: 'milestone', start: '2026-03-11' },
  ],
});

describe('a kind of date constraint that is chosen', () => {
  it.each<[string, ConstraintType, string | undefined]>([
    ['A', 'snet', '2026-03-04'],
    ['A', 'mso', '2026-03-04'],
    // From Wednesday over the weekend to Monday, the last day worked.
    ['A', 'fnlt', '2026-03-09'],
    ['A', 'alap', undefined],
    ['S', 'fnlt', '2026-03-09'],
    ['M', 'mfo', '2026-03-11'],
    ['B', 'fnet', '2026-03-10'],
    ['B', 'snlt', '2026-03-06'],
    ['B', 'asap', undefined],
  ])('of %s, %s, is at %s', (id, type, date) => {
    expect(constraintOfType(plan, id, type).constraintDate).toBe(date);
  });

  it.each(['S', 'A', 'M'])('of %s is one that the plan takes', (id) => {
    const types = constraintTypesOf(treeOf(plan).kindOf(id));
    expect(types).toContain('asap');
    for (const type of types) {
      const payload = constraintOfType(plan, id, type);
      expect(refusalOf(plan, 'SET_CONSTRAINT_TYPE', payload)).toBeUndefined();
      const { start, end } = plan.tasks.get(id)!;
      if (id === 'A' && type !== 'asap' && type !== 'alap')
        expect(after(plan, 'SET_CONSTRAINT_TYPE', payload).tasks.get(id)).toMatchObject({ start, end });
    }
  });
});

describe('a date of a constraint that is typed', () => {
  it.each([
    ['A', '2026-03-12', 'snet'],
    ['B', '2026-03-12', 'snet'],
    ['B', null, 'asap'],
    ['A', null, 'asap'],
  ] as const)('of %s, %s, is one of %s', (id, date, type) => {
    const changed = after(plan, 'SET_CONSTRAINT_TYPE', constraintOnDate(plan, id, date)).tasks.get(id)!;
    expect([changed.constraintType, changed.constraintDate]).toEqual([type, date]);
  });

  it('leaves what is as late as possible so when it is emptied', () => {
    const late = after(plan, 'SET_CONSTRAINT_TYPE', { id: 'A', constraintType: 'alap' });
    expect(constraintOnDate(late, 'A', null).constraintType).toBe('alap');
  });
});
