import { after, specContext, termPlan } from '../actions/testing/decide';
import { type Decision, planAfter } from '../decisions/decision';
import type { Plan } from '../plan/plan';
import { movedEnd } from '../days/moved-end';
import { movedTasks, promisesLeaving } from './date-effect';
import { lacksReason, moveRequest } from './move-request';
import { decideAccepted, groundOf, proposalKey, proposalsOf, proposalSubject } from './proposals';

/** Luis works on A, which B follows, on the done D and on the branch S; five days a week are worked. */
const PLAN: Plan = termPlan({
  tasks: [
    { id: 'A', duration: 5, start: '2026-03-02', responsibles: ['luis'] },
    { id: 'B', duration: 2, start: '2026-03-09' },
    { id: 'D', duration: 1, start: '2026-03-02', progress: 1, responsibles: ['luis'] },
    { id: 'S', responsibles: ['luis'] },
    { id: 'S1', parent: 'S', duration: 1, start: '2026-03-02' },
    { id: 'M', kind: 'milestone', start: '2026-03-03', responsibles: ['luis'] },
  ],
  links: ['A>B'],
});
const LUIS = { userId: 'user-luis', name: 'Luis', roles: ['responsible'] } as const;
const byLuis = specContext('responsible', { actor: LUIS });
const move = (payload: object) => ({ type: 'MOVE_TASK', payload }) as const;
const code = (decision: Decision) => (decision.ok ? 'OK' : decision.refusal.code);
const accepted = (payload: object, context = byLuis) => decideAccepted(PLAN, move(payload), context);

describe('a request to move a task', () => {
  it('is accepted in the name of who works on it, by the right of who accepts', () => {
    expect(code(accepted({ id: 'A', start: '2026-03-04' }))).toBe('OK');
    const facilitator = { ...LUIS, userId: 'eva', roles: ['facilitator'] as const };
    expect(accepted({ id: 'A', start: '2026-03-04' }, { ...byLuis, acceptedBy: facilitator })).toMatchObject({
      refusal: { code: 'ACTION_FORBIDDEN', params: { permission: 'acceptProposals' } },
    });
    const viewer = specContext('projectViewer', { actor: { ...LUIS, roles: ['projectViewer'] } });
    expect(code(accepted({ id: 'A', start: '2026-03-04' }, viewer))).toBe('ACTION_FORBIDDEN');
  });

  it.each([
    ['TASK_UNKNOWN', { id: 'gone', start: '2026-03-04' }],
    ['TASK_NOT_YOURS', { id: 'B', start: '2026-03-12' }],
    ['TASK_COMPLETED', { id: 'D', start: '2026-03-04' }],
    ['SUMMARY_DATES_DERIVED', { id: 'S', start: '2026-03-04' }],
    ['PROPOSAL_CHANGES_NOTHING', { id: 'A', start: '2026-03-02' }],
    ['ACTION_INVALID', { start: '2026-03-04' }],
  ])('is refused with %s: %j', (refusal, payload) => {
    expect(code(accepted(payload))).toBe(refusal);
  });

  it('says which tasks it moves, by how many working days, and whether the project ends later', () => {
    const decision = accepted({ id: 'A', start: '2026-03-05' });
    if (!decision.ok) throw new Error(decision.refusal.code);
    const moved = planAfter(PLAN, decision);
    expect(movedTasks(PLAN, moved, decision.changes).map(({ id, by, what }) => [id, by, what])).toEqual([
      ['A', 3, 'both'],
      ['B', 3, 'both'],
    ]);
    expect(movedEnd(PLAN, moved)).toEqual({ before: '2026-03-10', after: '2026-03-13', by: 3 });
  });

  it('says which promises leave the open term by it', () => {
    const leaving = (commitment: number | null, start: string) => {
      const tasks = PLAN.tasks.with([{ ...PLAN.tasks.get('A')!, commitment }]);
      const plan = { ...PLAN, tasks };
      const decision = decideAccepted(plan, move({ id: 'A', start }), byLuis);
      if (!decision.ok) throw new Error(decision.refusal.code);
      return promisesLeaving(plan, planAfter(plan, decision)).map(({ id }) => id);
    };
    expect([leaving(1, '2026-03-09'), leaving(1, '2026-03-06'), leaving(null, '2026-03-09')]).toEqual([
      ['A'],
      [],
      [],
    ]);
  });

  it('says what of a task moves by so much where not all of it does', () => {
    const whatOf = (payload: object) => {
      const decision = accepted({ id: 'A', ...payload });
      if (!decision.ok) throw new Error(decision.refusal.code);
      const [task] = movedTasks(PLAN, planAfter(PLAN, decision), decision.changes);
      return [task!.what, task!.by];
    };
    expect(whatOf({ start: '2026-03-03', end: '2026-03-11' })).toEqual(['end', 2]);
    expect(whatOf({ start: '2026-03-03', end: '2026-03-07' })).toEqual(['start', 1]);
  });

  it('has a reason that says something', () => {
    const short = ['', 'lluvia', '   lluvia    ', '\u200b'.repeat(20), '. . . . . . . . . .'].map((word) =>
      lacksReason({ type: 'MOVE_TASK' }, word),
    );
    expect(short).toEqual([true, true, true, true, true]);
    expect(lacksReason({ type: 'MOVE_TASK' }, 'Llovió dos días')).toBe(false);
    expect(lacksReason({ type: 'FINISH_TASK' }, '')).toBe(false);
  });

  it('waits once for a task, stands on its dates, and is nothing that editing comes to', () => {
    const asked = { type: 'MOVE_TASK', payload: { id: 'A', start: '2026-03-04' } } as const;
    const other = { type: 'MOVE_TASK', payload: { id: 'A', end: '2026-03-14' } } as const;
    expect(proposalKey(asked)).toBe(proposalKey(other));
    expect(groundOf(PLAN, asked)).toBe('2026-03-02 2026-03-07');
    expect(groundOf(after(PLAN, 'MOVE_TASK', { id: 'A', start: '2026-03-03' }), asked)).not.toBe(
      groundOf(PLAN, asked),
    );
    expect(proposalSubject(PLAN, asked)).toEqual({ name: 'A', task: '' });
    expect(proposalsOf(PLAN, asked)).toBeNull();
  });

  it('is made of the days that somebody wants', () => {
    const made = (id: string, firstDay: string, lastDay: string | null) =>
      moveRequest(PLAN, id, { firstDay, lastDay } as Parameters<typeof moveRequest>[2])?.payload;
    expect(made('A', '2026-03-04', null)).toEqual({ id: 'A', start: '2026-03-04' });
    expect(made('A', '2026-03-02', '2026-03-10')).toEqual({ id: 'A', end: '2026-03-11' });
    expect(made('M', '2026-03-05', null)).toEqual({ id: 'M', start: '2026-03-05' });
    expect([made('A', '2026-03-02', '2026-03-06'), made('A', '', null)]).toEqual([undefined, undefined]);
  });
});
