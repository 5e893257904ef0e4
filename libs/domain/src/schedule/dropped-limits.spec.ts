import { decide } from '../actions/registry';
import { specContext, termPlan } from '../actions/testing/decide';
import { evolve } from '../plan/change';
import { droppedLimits } from './dropped-limits';
import type { SpecPlan } from './testing/plan';

const limited = (constraintType: 'snlt' | 'fnlt', constraintDate: string): SpecPlan => ({
  tasks: [{ id: 'A', duration: 3, start: '2026-03-02', constraintType, constraintDate }],
});

function droppedBy(spec: SpecPlan, type: string, payload: object) {
  const plan = termPlan(spec);
  const decision = decide(plan, { type, payload } as never, specContext());
  if (!decision.ok) throw new Error(decision.refusal.code);
  return droppedLimits(evolve(plan, decision.changes), decision.changes);
}

describe('a limit that an edit takes from a task', () => {
  it.each([
    ['the edge of the bar is stretched beyond', { end: '2026-03-10' }],
    ['the bar is put beyond', { start: '2026-03-09' }],
  ])('is named when %s', (_what, where) => {
    expect(droppedBy(limited('fnlt', '2026-03-06'), 'MOVE_TASK', { id: 'A', ...where })).toEqual([
      { limit: 'fnlt', task: 'A', date: '2026-03-06' },
    ]);
  });

  it('is named with its day when the bar starts on that day now', () => {
    expect(droppedBy(limited('snlt', '2026-03-04'), 'MOVE_TASK', { id: 'A', start: '2026-03-05' })).toEqual([
      { limit: 'snlt', task: 'A', date: '2026-03-04' },
    ]);
    expect(droppedBy(limited('fnlt', '2026-03-05'), 'MOVE_TASK', { id: 'A', start: '2026-03-05' })).toEqual([
      { limit: 'fnlt', task: 'A', date: '2026-03-05' },
    ]);
  });

  it('is none while the task keeps to it', () => {
    expect(droppedBy(limited('fnlt', '2026-03-06'), 'MOVE_TASK', { id: 'A', end: '2026-03-06' })).toEqual([]);
  });
});
