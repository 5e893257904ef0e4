import fc from 'fast-check';
import { addDays } from '../calendar/civil-date';
import { decide } from '../actions/registry';
import { specContext, termPlan } from '../actions/testing/decide';
import { ANY_ACTION } from '../actions/testing/payloads';
import { ANY_STEP, type Step } from '../actions/testing/steps';
import { expectValid } from '../actions/testing/valid';
import { closedValues } from '../indicators/testing/closed-values';
import { evolve } from '../plan/change';
import type { Plan, SetAside, Task } from '../plan/plan';
import { closedTerms, openTerm, waitingTerm } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { closePreview } from './close-preview';
import { closeTerm } from './close-term';
import type { LeftBehind } from './entries-to-return';

const REASON = 'Progress of the facade was misread';
/** Long enough to be worked on in three weeks, some from the third on. */
const START = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 15 },
    { id: 'B', parent: 'S', duration: 20, start: '2026-03-04' },
    { id: 'C', duration: 25 },
    { id: 'D', duration: 8, start: '2026-03-16' },
    { id: 'E', duration: 3, start: '2026-03-16' },
    { id: 'M', kind: 'milestone', start: '2026-03-18' },
  ],
  links: ['A>M'],
});
/** They replace the plan, or say which term is open. */
const OTHERS = new Set(['DO_ROLLBACK', 'CLOSE_TERM_V2', 'REOPEN_TERM', 'LOAD_PROJECT']);

const taskId = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'M');
const share = fc.constantFrom(0.2, 0.4, 0.6, 0.8, 1);
const cause = fc.record({
  cncType: fc.constant('Weather'),
  cncOrigin: fc.constant('Site'),
  detail: fc.constantFrom('Rain', 'Wind'),
});
const entry = fc
  .oneof(
    fc.record({ type: fc.constant('SET_PROGRESS'), payload: fc.record({ taskId, progress: share }) }),
    fc.record({ type: fc.constant('SET_COMMITMENT'), payload: fc.record({ taskId, commitment: share }) }),
    fc.tuple(taskId, cause).map(([id, why]) => ({ type: 'ADD_CAUSE', payload: { taskId: id, ...why } })),
    fc.record({
      type: fc.constant('SET_TERM_MEMBERSHIP'),
      payload: fc.record({ taskIds: taskId.map((id) => [id]), member: fc.boolean() }),
    }),
    fc.record({
      type: fc.constant('SET_COMMENTS'),
      payload: fc.record({ taskId, comments: fc.constantFrom('', 'late', 'done') }),
    }),
  )
  .map((action) => () => action);

const other: fc.Arbitrary<Step> = fc.oneof(
  ANY_STEP,
  ANY_ACTION.map((action) => () => action),
);
/** What a week brings, and what is entered in it. */
const week = fc.array(other, { maxLength: 6 });
const entries = fc.array(fc.oneof({ weight: 6, arbitrary: entry }, { weight: 1, arbitrary: other }), {
  minLength: 10,
  maxLength: 30,
});

let rows = 0;
const contextOf = (plan: Plan) => {
  const at = (rows += 1);
  const today = addDays(openTerm(plan).startDate, 3);
  return specContext('projectAdmin', {
    newId: (n) => `row-${at}-${n}`,
    today,
    now: `${today}T12:00:00.000Z`,
  });
};

/** The plan after what is accepted of some steps. */
const edited = (plan: Plan, some: readonly Step[]): Plan =>
  some.reduce((state, one) => {
    const context = contextOf(state);
    const action = one(state, context.newId(0));
    if (OTHERS.has(action.type)) return state;
    const decision = decide(state, action, context);
    return decision.ok ? evolve(state, decision.changes) : state;
  }, plan);

const close = (plan: Plan): Plan => evolve(plan, closeTerm(plan, contextOf(plan)));

/** Nothing that was entered is gone but what was told: it is there again, or overtaken by what the second close says. */
function expectKept(task: Task, entered: SetAside, told: readonly LeftBehind[]): void {
  const lost = new Set(told.filter(({ taskId }) => taskId === task.id).map(({ what }) => what));
  const { progress, commitment, causes, comments, inTerm } = entered;
  if (comments !== undefined) expect(task.comments).toBe(comments);
  if (progress !== undefined && !lost.has('progress')) expect(task.progress).toBe(progress);
  if (commitment !== undefined && !lost.has('commitment')) expect(task.commitment).toBe(commitment);
  if (causes !== undefined && !lost.has('causes')) expect(task.causes).toEqual(causes);
  if (inTerm !== undefined && !lost.has('membership')) expect(task.inTerm).toBe(inTerm);
}

const ENTRIES = [
  'progress',
  'lastProgress',
  'commitment',
  'causes',
  'comments',
  'inTerm',
  'actualStart',
] as const;
const entriesOf = (plan: Plan): unknown =>
  treeOf(plan).leaves.map((id) => [id, ...ENTRIES.map((field) => plan.tasks.get(id)![field])]);

it('a term that is opened again keeps the rules, the figures of the others, and what was entered in the next', () => {
  let [reopenings, kept, lost] = [0, 0, 0];
  fc.assert(
    fc.property(entries, week, entries, entries, (first, second, later, corrections) => {
      const week1 = close(edited(START, first));
      const closed = close(edited(week1, second));
      const before = edited(closed, later);
      const term = closedTerms(before).at(-1)!;
      const reopening = decide(
        before,
        { type: 'REOPEN_TERM', payload: { termId: term.id, reason: REASON } },
        contextOf(before),
      );
      if (!reopening.ok) {
        expect(['REOPEN_PROMISE_OF_BRANCH', 'MILESTONE_ALL_OR_NOTHING']).toContain(reopening.refusal.code);
        return;
      }
      reopenings += 1;
      const reopened = evolve(before, reopening.changes);
      expectValid(reopened);
      expect(closedValues(reopened, 1)).toEqual(closedValues(closed, 1));
      expect(entriesOf(close(reopened))).toEqual(entriesOf(before));

      const corrected = edited(reopened, corrections);
      expectValid(corrected);
      const { aside = [] } = waitingTerm(corrected)!;
      expect(aside).toEqual(waitingTerm(reopened)!.aside);
      const { leftBehind } = closePreview(corrected);
      const again = close(corrected);
      expectValid(again);
      expect(closedTerms(again).map(({ id, number }) => [id, number])).toEqual(
        closedTerms(before).map(({ id, number }) => [id, number]),
      );
      expect(openTerm(again).id).toBe(openTerm(before).id);
      expect(closedValues(again, 1)).toEqual(closedValues(closed, 1));
      for (const entered of aside) expectKept(again.tasks.get(entered.taskId)!, entered, leftBehind);
      kept += aside.length;
      lost += leftBehind.length;
    }),
    { numRuns: 60, seed: 20260309 },
  );
  expect(reopenings).toBeGreaterThan(40);
  expect(kept).toBeGreaterThan(150);
  expect(lost).toBeGreaterThan(0);
});
