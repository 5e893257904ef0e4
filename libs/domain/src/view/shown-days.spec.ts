import { specPlan } from '../schedule/testing/plan';
import { viewOf } from './plan-view';

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
});
