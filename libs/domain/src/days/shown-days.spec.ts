import { specPlan } from '../schedule/testing/plan';
import { planEnd } from '../indicators/plan-end';
import { movedEnd } from './moved-end';
import { comparedPlans } from '../scenarios/compare';
import { comparedWith } from '../view/baseline-comparison';
import { baselineDays } from '../view/baseline-days';
import { planLastDay } from './plan-last-day';
import { viewOf } from '../view/plan-view';

const plan = specPlan({
  tasks: [
    { id: 'A', duration: 5, end: '2026-03-07' },
    { id: 'after', kind: 'milestone', start: '2026-03-07', end: '2026-03-07' },
    { id: 'moved', kind: 'milestone', start: '2026-03-09', end: '2026-03-09' },
    { id: 'alone', kind: 'milestone', start: '2026-03-09', end: '2026-03-09' },
  ],
  links: ['A>after', 'A>moved'],
});
const days = (id: string) => {
  const { firstDay, lastDay } = viewOf(plan, '2026-03-02').of(id)!;
  return [firstDay, lastDay];
};

describe('the days that screens show', () => {
  it('are the first and the last worked one of a task', () => {
    expect(days('A')).toEqual(['2026-03-02', '2026-03-06']);
  });

  it('are the Friday of a milestone after work that ends on a Friday, wherever in the weekend it stands', () => {
    expect(days('after')).toEqual(['2026-03-06', '2026-03-06']);
    expect(days('moved')).toEqual(['2026-03-06', '2026-03-06']);
  });

  it('are the own day of a milestone that nothing precedes', () => {
    expect(days('alone')).toEqual(['2026-03-09', '2026-03-09']);
  });

  it('end a summary on the last worked day before the milestone that ends it', () => {
    const inside = specPlan({
      tasks: [
        { id: 'S' },
        { id: 'A', parent: 'S', duration: 5, end: '2026-03-07' },
        { id: 'M', parent: 'S', kind: 'milestone', start: '2026-03-09', end: '2026-03-09' },
      ],
      links: ['A>M'],
    });
    expect(viewOf(inside, '2026-03-02').of('S')!.lastDay).toBe('2026-03-06');
  });
});

describe('a milestone on a Monday after work that ends on a Friday', () => {
  const ending = specPlan({
    tasks: [
      { id: 'A', duration: 5, end: '2026-03-07' },
      { id: 'M', kind: 'milestone', start: '2026-03-09', end: '2026-03-09' },
    ],
    links: ['A>M'],
  });
  const baseline = {
    ...{ id: 'base', name: 'Contract', created: '2026-03-01T00:00:00.000Z', isDefault: true },
    tasks: [{ taskId: 'M', start: '2026-03-09', end: '2026-03-09' }],
  };

  it('ends the plan on the Friday, wherever its end is told', () => {
    expect(planLastDay(ending)).toBe('2026-03-06');
    expect(planEnd(ending)).toBe('2026-03-07');
    expect(movedEnd(ending, ending)).toEqual({ before: '2026-03-06', after: '2026-03-06', by: 0 });
    expect(comparedPlans(ending, ending)).toMatchObject({
      ...{ liveEnd: '2026-03-06', scenarioEnd: '2026-03-06', endBy: 0 },
    });
  });

  it('is read as the Friday in a baseline too', () => {
    const friday = { firstDay: '2026-03-06', lastDay: '2026-03-06' };
    const row = viewOf(ending, '2026-03-02').of('M')!;
    expect(comparedWith(ending, row, baseline)).toMatchObject(friday);
    const stood = { ...row, baselineStart: '2026-03-09', baselineEnd: '2026-03-09' };
    expect(baselineDays(ending, stood)).toEqual(friday);
    expect(baselineDays(ending, row)).toBeNull();
  });

  it('lets the plan end on its own day where nothing precedes it', () => {
    expect(planLastDay(plan)).toBe('2026-03-09');
  });
});
