import { after, refusalOf, specContext, termPlan } from '../actions/testing/decide';
import { expectValid } from '../actions/testing/valid';
import { decide } from '../actions/registry';
import { promisedRestrictions } from '../indicators/promised-restrictions';
import { progressByTerm } from '../indicators/progress-by-term';
import { evolve, invert } from '../plan/change';
import { toDocument } from '../plan/document';
import type { Plan } from '../plan/plan';
import { closedTerms, openTerm, waitingTerm } from '../terms/open-term';
import { termMembers } from '../terms/membership';
import { closePreview } from './close-preview';
import { missedNoMore } from './missed-restrictions';
import { setAsideByReopening } from './reopen-term';

const CAUSE = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
const REASON = 'The facade was reported on the wrong floor';
const MONDAY = specContext('projectAdmin', {
  now: '2026-03-09T12:00:00.000Z',
  today: '2026-03-09',
  newId: (n) => `monday-${n}`,
});
type Step = readonly [type: string, payload: object];
const act = (plan: Plan, ...steps: readonly Step[]): Plan =>
  steps.reduce((state, [type, payload]) => after(state, type, payload, MONDAY), plan);
const REOPEN: Step = ['REOPEN_TERM', { termId: 'term-1', reason: ` ${REASON} ` }];
const CLOSE: Step = ['CLOSE_TERM_V2', { termId: 'term-1' }];

/** A: 80 % promised, half done; B: kept; C: taken out by hand; D and E: next week; F: put in by hand. */
const worked = act(
  termPlan({
    tasks: [
      { id: 'A', duration: 10 },
      { id: 'B', duration: 2 },
      { id: 'C', duration: 8 },
      { id: 'D', duration: 5, start: '2026-03-09' },
      { id: 'E', duration: 3, start: '2026-03-09' },
      { id: 'F', duration: 5, start: '2026-03-16' },
    ],
  }),
  ['SET_COMMITMENT', { taskId: 'A', commitment: 0.8 }],
  ['SET_PROGRESS', { taskId: 'A', progress: 0.5 }],
  ['SET_COMMENTS', { taskId: 'A', comments: 'Crane from Monday' }],
  ['ADD_CAUSE', { taskId: 'A', ...CAUSE }],
  ['SET_COMMITMENT', { taskId: 'B', commitment: 1 }],
  ['SET_PROGRESS', { taskId: 'B', progress: 1 }],
  ['SET_TERM_MEMBERSHIP', { taskIds: ['C'], member: false }],
  ['SET_TERM_MEMBERSHIP', { taskIds: ['F'], member: true }],
);
const closed = act(worked, CLOSE);
const entered = act(
  closed,
  ['SET_COMMITMENT', { taskId: 'A', commitment: 0.9 }],
  ['SET_PROGRESS', { taskId: 'A', progress: 0.7 }],
  ['ADD_CAUSE', { taskId: 'A', ...CAUSE, detail: 'More rain' }],
  ['SET_COMMENTS', { taskId: 'A', comments: 'Crane came' }],
  ['SET_PROGRESS', { taskId: 'D', progress: 1 }],
  ['SET_COMMITMENT', { taskId: 'E', commitment: 0.5 }],
  ['SET_TERM_MEMBERSHIP', { taskIds: ['F'], member: true }],
);
const reopened = act(entered, REOPEN);

const ENTRIES = ['progress', 'lastProgress', 'commitment', 'causes', 'comments', 'inTerm'] as const;
const entriesOf = (plan: Plan): unknown => plan.tasks.rows.map((task) => ENTRIES.map((field) => task[field]));
const datesOf = (plan: Plan): unknown =>
  plan.tasks.rows.map(({ start, end, duration }) => [start, end, duration]);

describe('a closed term that is opened again', () => {
  it('is the open one, as its close recorded it', () => {
    expect(openTerm(reopened)).toMatchObject({ id: 'term-1', number: 1, realClosingTime: null, tasks: [] });
    expect(entriesOf(reopened)).toEqual(entriesOf(worked));
    expect(termMembers(reopened).leaves).toEqual(termMembers(worked).leaves);
    expectValid(reopened);
  });

  it('says who opened it, when and why', () => {
    expect(openTerm(reopened).reopenings).toEqual([
      { at: '2026-03-09T12:00:00.000Z', userId: 'user-projectAdmin', name: 'projectAdmin', reason: REASON },
    ]);
  });

  it('has no closed figures until it is closed again', () => {
    expect([closedTerms(reopened), progressByTerm(reopened), reopened.closes.size]).toEqual([[], [], 0]);
  });

  it('moves no bar: what began meanwhile keeps its start', () => {
    expect(datesOf(reopened)).toEqual(datesOf(entered));
    expect(reopened.tasks.get('D')).toMatchObject({ progress: 0, actualStart: '2026-03-09' });
    expect(refusalOf(reopened, 'MOVE_TASK', { id: 'D', start: '2026-03-11' })?.code).toBe(
      'TASK_START_ACTUAL',
    );
  });

  it('says before how many tasks have something that waits', () => {
    expect(setAsideByReopening(entered)).toBe(4);
    expect(waitingTerm(reopened)!.aside!.map(({ taskId }) => taskId)).toEqual(['A', 'D', 'E', 'F']);
    expect(setAsideByReopening(closed)).toBe(0);
  });

  it('closes again as the same, and the next is as it was left', () => {
    const again = act(reopened, CLOSE);
    const without = (plan: Plan): unknown =>
      JSON.parse(
        JSON.stringify(toDocument(plan), (key, value) =>
          ['reopenings', 'aside', 'recordedDays'].includes(key) ? undefined : (value as unknown),
        ),
      );
    expect(without(again)).toEqual(without(entered));
    expect(openTerm(again)).toMatchObject({ id: 'monday-0', number: 2, aside: [] });
  });

  it('may be closed and opened once more', () => {
    const twice = act(reopened, CLOSE, REOPEN);
    expect(openTerm(twice).reopenings).toHaveLength(2);
    expect(entriesOf(twice)).toEqual(entriesOf(worked));
  });

  it('keeps the tasks of its record and those of which something waits, and the first day of the project', () => {
    // B kept its promise, and nothing of it waits: without it the PPC would be another.
    for (const id of ['B', 'E'])
      expect([id, refusalOf(reopened, 'DELETE_TASKS', { ids: [id] })?.code]).toEqual([
        id,
        'TASK_IN_PAST_TERM',
      ]);
    expect(refusalOf(reopened, 'UPDATE_SETTINGS', { startDate: '2026-03-03' })?.code).toBe(
      'START_DATE_LOCKED',
    );
    const longer = after(reopened, 'UPDATE_SETTINGS', { periodDays: 14 });
    expect(openTerm(longer).periodDays).toBe(7);
  });

  it('goes with a rollback, to before the close or to what came after', () => {
    const context = specContext('projectAdmin', { snapshot: () => worked });
    const back = after(reopened, 'DO_ROLLBACK', { snapshotId: 's' }, context);
    expect(back.terms.rows).toEqual([{ ...openTerm(worked), reopenings: [], recordedDays: [] }]);
    expect(entriesOf(back)).toEqual(entriesOf(worked));
    const later = specContext('projectAdmin', { snapshot: () => entered });
    const again = after(reopened, 'DO_ROLLBACK', { snapshotId: 's' }, later);
    expect([waitingTerm(again), openTerm(again).aside]).toEqual([null, []]);
    expectValid(again);
  });

  it('takes what moved out of it since along as members', () => {
    const moved = act(closed, ['MOVE_TASK', { id: 'A', end: '2026-03-21' }]);
    const later = act(
      termPlan({ tasks: [{ id: 'A', duration: 2 }] }),
      CLOSE,
      ['MOVE_TASK', { id: 'A', start: '2026-03-11', duration: 2 }],
      REOPEN,
    );
    expect(termMembers(act(moved, REOPEN)).leaves).toEqual(termMembers(worked).leaves);
    expect(later.tasks.get('A')!.inTerm).toBe(true);
  });
});

describe('the record of a term that is opened again', () => {
  const STEP = { id: 'A', start: '2026-03-11', duration: 2 };
  const short = act(termPlan({ tasks: [{ id: 'A', duration: 4 }] }), [
    'SET_COMMITMENT',
    { taskId: 'A', commitment: 1 },
  ]);
  const missed = act(short, ['ADD_CAUSE', { taskId: 'A', ...CAUSE }], CLOSE);
  const rescheduled = act(missed, ['MOVE_TASK', STEP]);
  const DONE: Step = ['SET_PROGRESS', { taskId: 'A', progress: 1 }];

  it('says that work was done whose bar has left it since, and the bar stands where it was', () => {
    const done = act(rescheduled, REOPEN, DONE);
    const { start, end, duration } = short.tasks.get('A')!;
    expect(done.tasks.get('A')).toMatchObject({
      progress: 1,
      commitment: 1,
      causes: [],
      start,
      end,
      duration,
    });
    const again = act(done, CLOSE);
    expect(closedTerms(again)[0]!.tasks[0]).toMatchObject({ taskId: 'A', progress: 1, days: { start, end } });
    expectValid(again);
    expect(openTerm(again).number).toBe(2);
    expect(again.terms.rows.flatMap(({ recordedDays = [] }) => recordedDays)).toEqual([]);
  });

  it('says so of work that began in the next term, whose start is none any more', () => {
    const begun = act(rescheduled, ['SET_PROGRESS', { taskId: 'A', progress: 0.5 }], REOPEN);
    expect(begun.tasks.get('A')!.actualStart).toBe('2026-03-11');
    const done = act(begun, ['FINISH_TASK', { taskId: 'A', progress: 1 }]);
    expect(done.tasks.get('A')).toMatchObject({ start: short.tasks.get('A')!.start, actualStart: null });
    expectValid(act(done, CLOSE));
  });

  it('takes what is short of done without moving the bar, and is undone in one step', () => {
    const reopenedAgain = act(rescheduled, REOPEN);
    const half = act(reopenedAgain, ['SET_PROGRESS', { taskId: 'A', progress: 0.5 }]);
    expect(datesOf(half)).toEqual(datesOf(reopenedAgain));
    const decision = decide(reopenedAgain, { type: DONE[0], payload: DONE[1] }, MONDAY);
    if (!decision.ok) throw new Error(decision.refusal.code);
    const done = evolve(reopenedAgain, decision.changes);
    expect(evolve(done, invert(decision.changes)).tasks.rows).toEqual(reopenedAgain.tasks.rows);
  });

  it('does not take what was not in it: work that ended after it by the record, and by its bar', () => {
    expect(refusalOf(reopened, 'SET_PROGRESS', { taskId: 'A', progress: 1 })?.code).toBe(
      'TASK_ENDS_OUTSIDE_TERM',
    );
    const bare = { ...act(rescheduled, REOPEN) };
    const older = { ...bare, terms: bare.terms.with([{ ...openTerm(bare), recordedDays: [] }]) };
    expect(refusalOf(older, DONE[0], DONE[1])?.code).toBe('TASK_ENDS_OUTSIDE_TERM');
  });

  it('stays the same through a second reopening', () => {
    const twice = act(rescheduled, REOPEN, CLOSE, REOPEN, DONE);
    expect(twice.tasks.get('A')).toMatchObject({ progress: 1, end: short.tasks.get('A')!.end });
  });
});

describe('what waits for the second close', () => {
  const plan = act(
    termPlan({
      tasks: [
        { id: 'A', duration: 15 },
        { id: 'B', duration: 15 },
      ],
    }),
    CLOSE,
  );
  const code = (state: Plan): unknown =>
    closePreview(state).leftBehind.map(({ what, why }) => [what, why.code]);

  it('does not come back to work that is over before its term', () => {
    const state = act(plan, ['SET_COMMITMENT', { taskId: 'A', commitment: 0.5 }], REOPEN, [
      'MOVE_TASK',
      { id: 'A', duration: 3 },
    ]);
    expect(code(state)).toEqual([['commitment', 'TASK_ENDS_BEFORE_TERM']]);
    expect(act(state, CLOSE).tasks.get('A')!.commitment).toBeNull();
  });

  it('does not come back to work that has become shorter than what was done of it', () => {
    const state = act(plan, ['SET_PROGRESS', { taskId: 'A', progress: 0.8 }], REOPEN, [
      'MOVE_TASK',
      { id: 'A', duration: 8 },
    ]);
    expect(code(state)).toEqual([['progress', 'TASK_END_BEFORE_PROGRESS']]);
    expectValid(act(state, CLOSE));
  });

  it('keeps its task one that was analysed', () => {
    const state = act(plan, ['SET_COMMITMENT', { taskId: 'A', commitment: 0.5 }], REOPEN);
    const unmarked = { taskIds: ['A'], analysed: false };
    expect(refusalOf(state, 'ANALYSE_TASKS', unmarked)?.code).toBe('TASK_HAS_WAITING_ENTRIES');
    const free = act(state, ['ANALYSE_TASKS', { taskIds: ['B'], analysed: false }], CLOSE);
    expect(free.tasks.get('B')!.analysed).toBe(false);
  });
});

describe('the second close', () => {
  it('counts what was corrected, and lets progress of the next term stand above it', () => {
    const corrected = act(reopened, ['SET_PROGRESS', { taskId: 'A', progress: 0.6 }]);
    const again = act(corrected, CLOSE);
    expect(closedTerms(again)[0]!.tasks[0]).toMatchObject({ taskId: 'A', progress: 0.6, commitment: 0.8 });
    expect(again.tasks.get('A')).toMatchObject({ lastProgress: 0.6, progress: 0.7, commitment: 0.9 });
    expectValid(again);
  });

  it('takes back what the correction takes back', () => {
    const corrected = act(reopened, ['SET_PROGRESS', { taskId: 'A', progress: 0.1 }]);
    expect(act(corrected, CLOSE).tasks.get('A')).toMatchObject({ lastProgress: 0.1, progress: 0.7 });
    const untouched = act(closed, REOPEN, ['SET_PROGRESS', { taskId: 'A', progress: 0.1 }], CLOSE);
    expect(untouched.tasks.get('A')).toMatchObject({ lastProgress: 0.1, progress: 0.1 });
  });

  it('leaves behind what it has overtaken, and tells it before', () => {
    const corrected = act(
      reopened,
      ['MOVE_TASK', { id: 'A', duration: 5 }],
      ['SET_PROGRESS', { taskId: 'A', progress: 1 }],
    );
    const told = closePreview(corrected);
    expect(told.leftBehind.map(({ taskId, what, why }) => [taskId, what, why.code])).toEqual([
      ['A', 'progress', 'PROGRESS_BELOW_LAST'],
      ['A', 'commitment', 'COMMITMENT_BELOW_LAST'],
      ['A', 'causes', 'CAUSE_NOT_NEEDED'],
    ]);
    expect(told.comesBack).toBe(4);
    const unsaid = act(closed, ['SET_COMMITMENT', { taskId: 'A', commitment: 0.6 }], REOPEN);
    expect(closePreview(unsaid).comesBack).toBe(1);
    const higher = act(unsaid, ['SET_PROGRESS', { taskId: 'A', progress: 0.7 }]);
    expect(closePreview(higher).comesBack).toBe(0);
    const again = act(corrected, CLOSE);
    expect(again.tasks.get('A')).toMatchObject({ progress: 1, commitment: null, comments: 'Crane came' });
    expect(termMembers(again).leaves).toHaveLength(told.carriedOver);
    expectValid(again);
  });

  it('leaves behind what became a branch', () => {
    const plan = act(reopened, ['CREATE_TASK', { id: 'E1', text: 'Part', parent: 'E' }]);
    expect(closePreview(plan).leftBehind).toMatchObject([
      { taskId: 'E', what: 'commitment', why: { code: 'SUMMARY_FOLLOWS_CHILDREN' } },
    ]);
    expectValid(act(plan, ['ASSIGN_RESPONSIBLES', { taskIds: ['E1'], responsibles: ['ana'] }], CLOSE));
  });

  it('tells before which missed restrictions its second close counts no more', () => {
    const late = { family: 'Materials', type: 1, comments: '', responsible: 'ana', commited: null };
    const missed = act(
      worked,
      ['NEW_RESTRICTION', { ...late, detail: 'Steel', taskIds: ['D'], required: '2026-03-06' }],
      CLOSE,
    );
    const term = () => closedTerms(missed)[0]!;
    const [steel] = missed.restrictions.rows;
    expect(missedNoMore(missed, term())).toEqual([]);
    const moved = act(missed, [
      'EDIT_RESTRICTION',
      { restrictionId: steel!.id, values: { required: '2026-03-12' } },
    ]);
    const named = [{ id: steel!.id, detail: 'Steel' }];
    expect(missedNoMore(moved, term())).toEqual(named);
    const again = act(moved, REOPEN);
    expect(closePreview(again).missedNoMore).toEqual(named);
    expect(promisedRestrictions(missed)).toHaveLength(1);
    expect(promisedRestrictions(act(again, CLOSE))).toEqual([]);
  });

  it('counts a release of the next term as it was said', () => {
    const steel = {
      family: 'Materials',
      type: 1,
      detail: 'Steel',
      comments: '',
      responsible: 'ana',
      commited: null,
    };
    const released = act(
      closed,
      ['NEW_RESTRICTION', { ...steel, taskIds: ['E'], required: '2026-03-09' }],
      ['UNBOUND_RESTRICTION', { restrictionId: 'monday-0' }],
      REOPEN,
    );
    expect(released.restrictions.get('monday-0')).toMatchObject({
      released: '2026-03-09',
      releasedTerm: 'monday-0',
    });
    expect(
      refusalOf(released, 'SET_RESTRICTION_IN_PROCESS', { restrictionId: 'monday-0', inProcess: true })?.code,
    ).toBe('RESTRICTION_LOCKED');
    expectValid(act(released, CLOSE));
  });
});

describe('opening a closed term again is refused', () => {
  const code = (plan: Plan, payload: object, role: Parameters<typeof specContext>[0] = 'projectAdmin') =>
    refusalOf(plan, 'REOPEN_TERM', { termId: 'term-1', reason: REASON, ...payload }, specContext(role))?.code;

  it.each(['projectAdmin', 'businessAdmin', 'root', 'superAdmin'] as const)('not to %s', (role) => {
    expect(code(closed, {}, role)).toBeUndefined();
  });

  it.each(['facilitator', 'responsible', 'projectViewer', 'businessMember'] as const)('to %s', (role) => {
    expect(code(closed, {}, role)).toBe('ACTION_FORBIDDEN');
  });

  it.each([
    ['a reason that nobody sees', closed, { reason: '\u200b'.repeat(25) }, 'REOPEN_REASON_SHORT'],
    ['a reason of 19 characters', closed, { reason: ` ${'x'.repeat(19)}    ` }, 'REOPEN_REASON_SHORT'],
    ['a reason of more than 2000', closed, { reason: 'x'.repeat(2001) }, 'ACTION_INVALID'],
    ['no closed term', worked, {}, 'TERM_NOT_LAST_CLOSED'],
    ['another term', closed, { termId: 'monday-0' }, 'TERM_NOT_LAST_CLOSED'],
    ['one that is open again', reopened, {}, 'REOPEN_ANOTHER_FIRST'],
    [
      'one whose next was closed',
      after(closed, 'CLOSE_TERM_V2', { termId: 'monday-0' }, { ...MONDAY, newId: () => 'term-3' }),
      {},
      'TERM_NOT_LAST_CLOSED',
    ],
  ])('with %s', (_, plan, payload, expected) => {
    expect(code(plan, payload)).toBe(expected);
  });

  it('of 20 characters it is not', () => {
    expect(code(closed, { reason: ` ${'x'.repeat(20)} ` })).toBeUndefined();
  });

  it('where what was promised has been broken down since', () => {
    const missed = act(
      termPlan({ tasks: [{ id: 'A', text: 'Facade', duration: 2 }] }),
      ['SET_COMMITMENT', { taskId: 'A', commitment: 0.5 }],
      ['ADD_CAUSE', { taskId: 'A', ...CAUSE }],
      CLOSE,
      ['CREATE_TASK', { id: 'A1', text: 'First floor', parent: 'A' }],
    );
    expect(decide(missed, { type: REOPEN[0], payload: REOPEN[1] }, MONDAY)).toEqual({
      ok: false,
      refusal: { code: 'REOPEN_PROMISE_OF_BRANCH', params: { task: 'Facade', count: 1 }, rows: ['A'] },
    });
  });
});

it('a term that was closed before closes kept comments and membership is opened again without', () => {
  const [term] = closedTerms(entered);
  const older = {
    ...term!,
    tasks: term!.tasks.map(({ member: _m, comments: _c, inProcess: _p, ...row }) => row),
  };
  const plan = act({ ...entered, terms: entered.terms.with([older as never]) }, REOPEN);
  expect(plan.tasks.get('A')).toMatchObject({ progress: 0.5, commitment: 0.8, comments: 'Crane came' });
  expectValid(plan);
});
