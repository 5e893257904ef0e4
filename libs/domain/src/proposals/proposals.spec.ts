import type { PlanAction } from '../actions/registry';
import { after, specContext, termPlan } from '../actions/testing/decide';
import { releaseRefusal, restrictionEditRefusal } from '../actions/restrictions/restriction-access';
import { restrictionMove } from '../make-ready/restriction-move';
import type { Plan } from '../plan/plan';
import {
  decideAccepted,
  decideOrPropose,
  groundOf,
  lacksCause,
  proposalKey,
  type ProposedAction,
  proposalsOf,
  proposalSubject,
  reportInPlaceOf,
} from './proposals';

/** Luis works on A, which has promised 80 %, and sees to what B lacks; the project asks its responsibles to propose. */
const FREE = after(
  termPlan({
    tasks: [
      { id: 'A', duration: 5, start: '2026-03-02', commitment: 0.8, responsibles: ['luis'] },
      { id: 'B', duration: 5, start: '2026-03-09' },
    ],
  }),
  'NEW_RESTRICTION',
  {
    taskIds: ['B'],
    family: 'Materials',
    type: 2,
    detail: 'Steel on site',
    comments: '',
    responsible: 'luis',
    commited: null,
    required: '2026-03-06',
  },
);
const PLAN = after(FREE, 'UPDATE_SETTINGS', { responsiblesPropose: true });
const LUIS = { userId: 'user-luis', name: 'Luis', roles: ['responsible'] } as const;
const byLuis = specContext('responsible', { actor: LUIS });
const CAUSE = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
const release: ProposedAction = { type: 'UNBOUND_RESTRICTION', payload: { restrictionId: 'new-0' } };
const progress = (value: number): PlanAction => ({
  type: 'SET_PROGRESS',
  payload: { taskId: 'A', progress: value },
});
const outcome = (action: PlanAction, plan: Plan = PLAN) => {
  const decision = decideOrPropose(plan, action, byLuis);
  return decision.ok ? decision.changes.length : decision.refusal.code;
};

describe('an action of somebody who must propose', () => {
  it('comes to proposals', () => {
    const cause: PlanAction = { type: 'ADD_CAUSE', payload: { taskId: 'A', ...CAUSE } };
    expect([release, progress(0.4), cause].map((action) => proposalsOf(PLAN, action))).toEqual([
      [release],
      [{ type: 'FINISH_TASK', payload: { taskId: 'A', progress: 0.4 } }],
      [{ type: 'FINISH_TASK', payload: { taskId: 'A', progress: 0, cause: CAUSE } }],
    ]);
  });

  it('comes to one proposal for each of several things, or to none when one of them is not proposed', () => {
    const both = (actions: PlanAction[]): PlanAction => ({ type: 'BATCH_UPDATE', payload: { actions } });
    const rename: PlanAction = { type: 'UPDATE_TASK', payload: { id: 'A', text: 'B' } };
    expect(proposalsOf(PLAN, both([release, progress(0.4)]))).toHaveLength(2);
    expect(proposalsOf(PLAN, both([release, rename]))).toBeNull();
  });

  it('comes to reports of those tasks alone whose progress is another', () => {
    const entries = [
      { taskId: 'A', progress: 0.5 },
      { taskId: 'B', progress: 0 },
    ];
    const asked = (given: typeof entries) =>
      proposalsOf(PLAN, { type: 'SET_PROGRESSES', payload: { entries: given } })?.map(
        ({ payload }) => payload,
      );
    expect([asked(entries), asked([entries[1]!])]).toEqual([[entries[0]], [entries[1]]]);
  });

  it('is decided as it will be when it is accepted', () => {
    expect([outcome(release), outcome(progress(0.4)), outcome(progress(-1))]).toEqual([
      1,
      1,
      'ACTION_INVALID',
    ]);
    const others: PlanAction = { type: 'SET_COMMITMENT', payload: { taskId: 'A', commitment: 1 } };
    expect([outcome(others), outcome(others, FREE)]).toEqual(['RESPONSIBLE_PROPOSES', 1]);
  });

  it('is accepted only where it does something', () => {
    const changed = after(PLAN, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0', released: '2026-03-04' });
    const again: PlanAction = {
      type: 'UNBOUND_RESTRICTION',
      payload: { restrictionId: 'new-0', released: '2026-03-04' },
    };
    expect(decideAccepted(changed, again, byLuis)).toMatchObject({
      refusal: { code: 'RESTRICTION_RELEASED_ALREADY', params: { released: '2026-03-04' } },
    });
    expect(outcome(progress(0))).toBe('PROPOSAL_CHANGES_NOTHING');
  });

  it('is accepted for what is theirs only', () => {
    const nobody = specContext('responsible', { actor: { ...LUIS, userId: 'user-nobody' } });
    expect(decideAccepted(PLAN, release, nobody)).toMatchObject({
      refusal: { code: 'RESTRICTION_NOT_YOURS' },
    });
  });
});

describe('a report of progress', () => {
  const report = (value: number, cause?: typeof CAUSE) =>
    lacksCause(PLAN, {
      type: 'FINISH_TASK',
      payload: { taskId: 'A', progress: value, ...(cause && { cause }) },
    });

  it('lacks a cause below the commitment, unless it has one', () => {
    expect([report(0.5), report(0.8), report(0.5, CAUSE)]).toEqual([true, false, false]);
  });
});

describe('a report in place of one that waits', () => {
  const report = (value: number, cause?: typeof CAUSE) =>
    ({ type: 'FINISH_TASK', payload: { taskId: 'A', progress: value, ...(cause && { cause }) } }) as const;

  it.each([
    ['another progress counts, with its cause', report(0.6, CAUSE), report(0.6, CAUSE)],
    ['another progress alone counts alone', report(0.6), report(0.6)],
    ['a cause alone explains what was reported', report(0, CAUSE), report(0.4, CAUSE)],
    ['nothing done after all counts', report(0), report(0)],
  ])('%s', (_what, next, comes) => {
    expect(reportInPlaceOf(PLAN, report(0.4), next)).toEqual(comes);
  });
});

describe('a proposal that waits', () => {
  const report: ProposedAction = { type: 'FINISH_TASK', payload: { taskId: 'A', progress: 0.4 } };
  const lack: ProposedAction = {
    type: 'NEW_RESTRICTION',
    payload: {
      ...{ taskIds: ['A', 'B'], family: 'Materials', type: 1, detail: 'No cement', comments: '' },
      ...{ responsible: null, commited: null, required: '2026-03-06' },
    },
  };

  it('stands on another ground once what it overwrites has changed', () => {
    const later = after(PLAN, 'SET_PROGRESS', { taskId: 'A', progress: 0.5 });
    const released = after(later, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0', released: '2026-03-04' });
    const grounds = (plan: Plan) => [report, release, lack].map((one) => groundOf(plan, one));
    expect([grounds(PLAN), grounds(released)]).toEqual([
      ['0', '', null],
      ['0.5', '2026-03-04', null],
    ]);
  });

  it('is the same as another one about the same restriction', () => {
    const spelt = { ...lack, payload: { ...lack.payload, taskIds: ['B', 'A', 'A'], detail: ' no CEMENT ' } };
    const other = { ...lack, payload: { ...lack.payload, type: 2 as const } };
    const onAnotherDay = { ...release, payload: { restrictionId: 'new-0', released: '2026-03-05' } };
    expect(proposalKey(spelt)).toBe(proposalKey(lack));
    expect(proposalKey(other)).not.toBe(proposalKey(lack));
    expect(proposalKey(onAnotherDay as ProposedAction)).toBe(proposalKey(release));
    expect(proposalKey(report)).toBeNull();
  });
});

describe('a restriction of who must propose', () => {
  it('is released only', () => {
    expect([
      releaseRefusal(PLAN, 'new-0', LUIS),
      restrictionEditRefusal(PLAN, 'new-0', LUIS)?.code,
      restrictionEditRefusal(FREE, 'new-0', LUIS),
    ]).toEqual([null, 'RESPONSIBLE_PROPOSES', null]);
    const to = (state: 3 | 5) => restrictionMove(PLAN, PLAN.restrictions.get('new-0')!, state, byLuis);
    expect([to(3).kind, to(5).kind]).toEqual(['release', 'refused']);
  });
});

describe('what a proposal is about', () => {
  it('is called as the plan calls it, a restriction with its first task', () => {
    expect(proposalSubject(PLAN, release)).toEqual({ name: 'Steel on site', task: 'B' });
    expect(proposalSubject(PLAN, { type: 'FINISH_TASK', payload: { taskId: 'A', progress: 1 } })).toEqual({
      name: 'A',
      task: '',
    });
    const gone: ProposedAction = { type: 'UNBOUND_RESTRICTION', payload: { restrictionId: 'gone' } };
    expect(proposalSubject(PLAN, gone)).toEqual({ name: '', task: '' });
  });

  it('is named, and not repeated', () => {
    const [steel] = PLAN.restrictions.rows;
    const long = { ...PLAN, restrictions: PLAN.restrictions.with([{ ...steel!, detail: '🧱'.repeat(900) }]) };
    expect([...proposalSubject(long, release).name]).toHaveLength(200);
  });
});
