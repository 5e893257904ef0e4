import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { Plan } from '../../plan/plan';
import { evolve } from '../../plan/change';
import { decideAccepted, decideOrPropose, notProposedRefusal } from '../../proposals/proposals';
import { decide, isProposed, type PlanAction } from '../registry';
import { after, refusalOf, specContext, termPlan } from '../testing/decide';
import { SPEC_START } from '../testing/start';
import { ANY_STEP } from '../testing/steps';

const SEED = Number(process.env['PLOMADA_SEED'] ?? randomInt(2 ** 31));

/** Luis works on A, on which D of somebody else follows; he edits no plan. */
const PLAN = termPlan({
  tasks: [
    { id: 'A', duration: 3, start: '2026-03-04', commitment: 1, responsibles: ['luis'] },
    { id: 'D', duration: 2, start: '2026-03-09' },
  ],
  links: ['A>D'],
});
const LUIS = { userId: 'user-luis', name: 'Luis', roles: ['responsible'] } as const;
const byLuis = specContext('responsible', { actor: LUIS });
const lack = (required: string) => ({
  ...{ taskIds: ['A'], family: 'Quality', type: 1, detail: 'Tests', comments: '' },
  ...{ responsible: null, commited: null, required },
});
const newLack = (required: string) => ({ type: 'NEW_RESTRICTION', payload: lack(required) }) as PlanAction;
const MOVES = { code: 'RESTRICTION_MOVES_TASKS', rows: ['A', 'D'], params: { task: 'A', count: 2 } };
const starts = (plan: Plan) => plan.tasks.rows.map(({ start }) => start);

describe('a restriction of somebody who does not move tasks', () => {
  it('is recorded where nothing moves by it', () => {
    expect(isProposed(PLAN, LUIS, newLack('2026-03-04'))).toBe(false);
    expect(starts(after(PLAN, 'NEW_RESTRICTION', lack('2026-03-04'), byLuis))).toEqual(starts(PLAN));
  });

  it('is refused with a date that moves tasks, at once, in a batch, by an edit and by an undo', () => {
    expect(refusalOf(PLAN, 'NEW_RESTRICTION', lack('2026-05-04'), byLuis)).toMatchObject(MOVES);
    const batch = { actions: [newLack('2026-03-04'), newLack('2026-05-04')] };
    expect(refusalOf(PLAN, 'BATCH_UPDATE', batch, byLuis)).toMatchObject({ code: MOVES.code });
    const bound = after(PLAN, 'NEW_RESTRICTION', lack('2026-03-04'), byLuis);
    const edit = { restrictionId: 'new-0', values: { required: '2026-05-04' } };
    expect(refusalOf(bound, 'EDIT_RESTRICTION', edit, byLuis)).toMatchObject({
      ...MOVES,
      rows: ['A', 'D', 'new-0'],
    });
    const clear = decide(bound, { type: 'CLEAR_RESTRICTION', payload: { restrictionId: 'new-0' } }, byLuis);
    const cleared = evolve(bound, clear.ok ? clear.changes : []);
    const earlier = after(cleared, 'MOVE_TASK', { id: 'A', start: '2026-03-02' });
    const entry = {
      ...{ type: 'CLEAR_RESTRICTION', userId: LUIS.userId, seq: 1, behindUndoBarrier: false },
      changes: clear.ok ? clear.changes : [],
    };
    const undoing = { ...byLuis, entry: () => entry };
    expect(refusalOf(earlier, 'UNDO', { actionId: 'one' }, undoing)).toMatchObject({ code: MOVES.code });
  });

  it('is proposed with the date that was named, and moves them once an administrator accepts it', () => {
    const action = newLack('2026-05-04');
    expect(isProposed(PLAN, LUIS, action)).toBe(true);
    expect(isProposed(PLAN, specContext().actor, action)).toBe(false);
    expect(notProposedRefusal(PLAN, action as never, LUIS)).toBeNull();
    expect(decideOrPropose(PLAN, action, byLuis).ok).toBe(true);
    const accepted = decideAccepted(PLAN, action, { ...byLuis, acceptedBy: specContext().actor });
    expect(accepted.ok && starts(evolve(PLAN, accepted.changes))).toEqual(['2026-05-04', '2026-05-07']);
    const several: PlanAction = { type: 'BATCH_UPDATE', payload: { actions: [action, action] } };
    expect(isProposed(PLAN, LUIS, several)).toBe(true);
  });

  it('is refused with all that is sent with it as one action, and says which of them moves what', () => {
    const still = newLack('2026-03-04');
    const mixed = (...actions: readonly PlanAction[]) =>
      ({ type: 'BATCH_UPDATE', payload: { actions: [...actions] } }) as const;
    const { type, payload } = mixed(still, newLack('2026-05-04'));
    expect(refusalOf(PLAN, type, payload, byLuis)).toMatchObject({
      code: 'RESTRICTION_MOVES_TASKS',
      params: { position: 1, task: expect.any(String) },
    });
    // Neither is it proposed: what somebody may write is not for others to accept.
    expect(isProposed(PLAN, LUIS, mixed(still, newLack('2026-05-04')))).toBe(false);
    expect(decide(PLAN, mixed(still, still), byLuis).ok).toBe(true);
  });

  it('is recorded with any date where required dates hold nothing back', () => {
    const plan = after(PLAN, 'UPDATE_SETTINGS', { moveTasksWithConstraints: true });
    expect(starts(after(plan, 'NEW_RESTRICTION', lack('2026-05-04'), byLuis))).toEqual(starts(PLAN));
  });
});

it(`no task gets other dates by what a responsible does to restrictions (PLOMADA_SEED=${SEED})`, () => {
  const given = fc.record({ scheduleFromEnd: fc.boolean(), moveTasksWithConstraints: fc.boolean() });
  const who = fc.constantFrom('projectAdmin', 'responsible', 'responsible');
  const steps = fc.array(fc.tuple(ANY_STEP, who), { maxLength: 30, size: 'max' });
  fc.assert(
    fc.property(fc.constantFrom(PLAN, SPEC_START), given, steps, (start, settings, made) => {
      let plan = after(start, 'UPDATE_SETTINGS', settings);
      for (const [at, [step, role]] of made.entries()) {
        const action = step(plan, `${at}`);
        const actor = role === 'responsible' ? LUIS : specContext().actor;
        const decision = decide(plan, action, specContext(role, { actor, newId: (n) => `new-${at}-${n}` }));
        if (!decision.ok) continue;
        const next = evolve(plan, decision.changes);
        if (role === 'responsible' && action.type.includes('RESTRICTION')) {
          expect(datesOf(next)).toEqual(datesOf(plan));
        }
        plan = next;
      }
    }),
    { numRuns: 100, seed: SEED },
  );
});

const datesOf = ({ tasks }: Plan) => tasks.rows.map(({ id, start, end }) => `${id} ${start} ${end}`);
