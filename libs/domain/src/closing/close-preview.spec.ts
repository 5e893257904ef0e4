import { after, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { commitmentLevels } from '../indicators/commitment-level';
import { ppcOf } from '../indicators/compliance';
import { termMembers } from '../terms/membership';
import { closePreview } from './close-preview';

const WORK = termPlan({
  tasks: [
    { id: 'kept', duration: 2 },
    { id: 'missed', duration: 5 },
    { id: 'unpromised', duration: 5 },
    { id: 'later', duration: 5, start: '2026-03-09' },
    { id: 'far', duration: 5, start: '2026-04-06' },
  ],
});
const act = (plan: Plan, ...steps: readonly (readonly [string, object])[]): Plan =>
  steps.reduce((state, [type, payload]) => after(state, type, payload), plan);

describe('what a close would come to', () => {
  const worked = act(
    WORK,
    ['SET_COMMITMENT', { taskId: 'kept', commitment: 1 }],
    ['SET_PROGRESS', { taskId: 'kept', progress: 1 }],
    ['SET_COMMITMENT', { taskId: 'missed', commitment: 0.5 }],
    ['ADD_CAUSE', { taskId: 'missed', cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' }],
    ['SET_TERM_MEMBERSHIP', { taskIds: ['far'], member: true }],
    ['SET_PROGRESS', { taskId: 'unpromised', progress: 1 }],
  );

  it('is what it comes to', () => {
    const { promises, commitmentLevel, carriedOver } = closePreview(worked);
    const closed = act(worked, ['CLOSE_TERM_V2', { termId: 'term-1' }]);
    const { value, numerator, denominator } = ppcOf(closed).lastTerm!;
    expect(promises).toMatchObject({ value, numerator, denominator });
    expect([value, carriedOver]).toEqual([50, termMembers(closed).leaves.length]);
    const { level, beyond } = commitmentLevels(closed).at(-1)!;
    expect(commitmentLevel).toMatchObject({ level, beyond });
    expect([level!.numerator, level!.denominator, beyond]).toEqual([2, 4, 1]);
    expect(termMembers(closed).leaves).toEqual(['missed', 'later']);
  });

  it('has no PPC where nothing was promised', () => {
    expect(closePreview(WORK)).toMatchObject({ promises: { value: null, denominator: 0 }, carriedOver: 4 });
  });
});
