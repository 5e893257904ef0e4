import { after, refusalOf, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { meetingProtocol, termToReview } from './meeting-protocol';

const cause = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
const start = termPlan({
  tasks: [
    { id: 'kept', duration: 3 },
    { id: 'missed', duration: 8, responsibles: ['luis', 'ana'] },
    { id: 'besides', duration: 3, responsibles: ['luis'] },
    { id: 'idle', duration: 3 },
  ],
});
const entered = (
  [
    ['SET_COMMITMENT', { taskId: 'kept', commitment: 0.5 }],
    ['SET_PROGRESS', { taskId: 'kept', progress: 0.5 }],
    ['SET_COMMITMENT', { taskId: 'missed', commitment: 0.8 }],
    ['ADD_CAUSE', { taskId: 'missed', ...cause }],
    ['SET_PROGRESS', { taskId: 'besides', progress: 0.3 }],
    [
      'NEW_RESTRICTION',
      {
        ...{ taskIds: ['idle'], family: 'Materiales', type: 1, detail: 'Fierro', comments: '' },
        ...{ responsible: 'ana', commited: null, required: '2026-03-14' },
      },
    ],
  ] as const
).reduce((plan: Plan, [type, payload]) => after(plan, type, payload), start);
const closed = after(entered, 'CLOSE_TERM_V2', { termId: 'term-1' });
const said = (plan: Plan, today = '2026-03-06') =>
  meetingProtocol(plan, 1, today).parts.map(({ responsible, reviewed, kept, promised, next }) => ({
    who: responsible?.id ?? null,
    reviewed: reviewed.map(({ taskId, outcome }) => [taskId, outcome]),
    counts: [kept, promised],
    next: next.map(({ taskId, commitment }) => [taskId, commitment]),
  }));

describe('the meeting', () => {
  it('reviews the open term once something is entered, else the one closed last', () => {
    expect(termToReview(start)).toBe(1);
    expect(termToReview(closed)).toBe(1);
    expect(termToReview(after(closed, 'SET_COMMITMENT', { taskId: 'missed', commitment: 1 }))).toBe(2);
  });

  it('calls no promise broken while the term has days to keep it', () => {
    const outcomes = (plan: Plan, today: string) => said(plan, today)[0]!.reviewed;
    expect(outcomes(entered, '2026-03-05')).toEqual([
      ['kept', 'kept'],
      ['missed', 'pending'],
    ]);
    expect(outcomes(closed, '2026-03-05')[1]).toEqual(['missed', 'notKept']);
  });

  it('says by person what was promised and kept, and apart what was done besides', () => {
    const people = [
      {
        who: 'ana',
        reviewed: [
          ['kept', 'kept'],
          ['missed', 'notKept'],
        ],
        counts: [1, 2],
        next: [],
      },
      {
        who: 'luis',
        reviewed: [
          ['missed', 'notKept'],
          ['besides', 'notPromised'],
        ],
        counts: [0, 1],
        next: [],
      },
    ];
    expect(said(entered)).toEqual(people);
    expect(said(closed)).toEqual(people);
  });

  it('has its PPC pending until the close, and then the promises of the next term', () => {
    expect(meetingProtocol(entered, 1, '2026-03-06')).toMatchObject({
      ...{ kept: 1, promised: 2, ppc: null, closedAt: null, next: null },
    });
    const promised = after(closed, 'SET_COMMITMENT', { taskId: 'missed', commitment: 1 });
    const next = { number: 2, startDate: '2026-03-09', lastDay: '2026-03-15' };
    expect(meetingProtocol(promised, 1, '2026-03-06')).toMatchObject({ ppc: 50, next });
    expect(said(promised).map(({ next: given }) => given)).toEqual([[['missed', 1]], [['missed', 1]]]);
  });

  it('names the restrictions that are due until the end of the promised week', () => {
    const due = (plan: Plan) => meetingProtocol(plan, 1, '2026-03-06').due.map(({ detail }) => detail);
    expect([due(entered), due(closed)]).toEqual([['Fierro'], ['Fierro']]);
    const later = after(entered, 'EDIT_RESTRICTION', {
      restrictionId: entered.restrictions.rows[0]!.id,
      values: { required: '2026-03-16' },
    });
    expect(due(later)).toEqual([]);
  });

  it('speaks of what nobody answers for last', () => {
    const unassigned = after(entered, 'ASSIGN_RESPONSIBLES', {
      ...{ taskIds: ['kept'], responsibles: [], mode: 'set' },
    });
    expect(refusalOf(unassigned, 'CLOSE_TERM_V2', { termId: 'term-1' })?.code).toBe(
      'CLOSE_MISSING_RESPONSIBLE',
    );
    expect(said(unassigned).at(-1)).toMatchObject({ who: null, reviewed: [['kept', 'kept']] });
  });
});
