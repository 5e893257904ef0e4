import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { evolve } from '../plan/change';
import { copiedPlan } from '../copies/copied-plan';
import type { Plan, PlanSettings } from '../plan/plan';
import { brokenRules } from '../rules/integrity';
import { reschedule } from '../schedule/reschedule';
import { scheduleOf } from '../schedule/schedule';
import type { LoggedAction } from '../decisions/decision';
import { ACTIONS, brokenByUndo, decide } from './registry';
import { specContext, termPlan } from './testing/decide';
import { brokenBetween, brokenIn, differingFromSchedule, takenOutOfTerm } from './testing/rules';
import { SPEC_START } from './testing/start';
import { ANY_STEP, type Step } from './testing/steps';

/** `PLOMADA_SEED` repeats a run; `PLOMADA_RUNS` makes it longer. */
const SEED = Number(process.env['PLOMADA_SEED'] ?? randomInt(2 ** 31));
const RUNS = Number(process.env['PLOMADA_RUNS'] ?? 150);

/** Little work, so that steps meet, and no baseline, so that it can go. */
const SMALL_START = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 3 },
    { id: 'B', parent: 'S', duration: 5, start: '2026-03-05' },
    { id: 'C', duration: 2, analysed: false },
    { id: 'M', kind: 'milestone', start: '2026-03-12' },
    { id: 'W', duration: 4, start: '2026-03-04', actualStart: '2026-03-04' },
  ],
  links: ['A>B', 'B>M', 'W>M'],
  // A plan that never had them would get these from an undo, which say the same.
  settings: {
    dataDate: null,
    holidayNames: [],
    setTasksToHundred: true,
    responsiblesPropose: false,
    timeZone: null,
  },
});

const starts = fc.constantFrom(SPEC_START, SMALL_START, SMALL_START);
const settings: fc.Arbitrary<Partial<PlanSettings>> = fc.record({
  autoScheduling: fc.constantFrom(true, true, true, false),
  autoSchedulingStrict: fc.boolean(),
  moveTasksWithConstraints: fc.boolean(),
  autoSchedulingMoveProjects: fc.boolean(),
  scheduleFromEnd: fc.constantFrom(false, false, false, true),
});
/** Where a new project begins that is a copy of the plan. */
const copies = fc.record({
  startDate: fc.constantFrom('2026-03-02', '2026-06-13', '2025-11-05'),
  workingDays: fc.constantFrom('0111110', '1111111', '0101010'),
});
/** Of an action some steps ago, an undo too: that is a redo. */
const undo = fc.nat(6).map((back): Step => () => ({ type: 'UNDO', payload: { actionId: `${back} ago` } }));
const steps = fc.array(fc.oneof({ weight: 2, arbitrary: ANY_STEP }, { weight: 1, arbitrary: undo }), {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});

it(`rules hold and bars stand where the schedule puts them, after any actions and undos (PLOMADA_SEED=${SEED})`, () => {
  fc.assert(
    fc.property(starts, settings, steps, copies, (start, given, made, elsewhere) => {
      const set = decide(start, { type: 'UPDATE_SETTINGS', payload: given }, specContext());
      // Some would take what is promised at the start out of its term.
      let plan = set.ok ? evolve(start, set.changes) : start;
      let log: readonly Logged[] = [];
      for (const step of made) {
        const action = step(plan, `${log.length}`);
        const context = specContext('projectAdmin', {
          newId: (n) => `new-${log.length}${n === 0 ? '' : `-${n}`}`,
          snapshot: () => null,
          entry: (id) => log.at(-1 - parseInt(id, 10)) ?? null,
        });
        const decision = decide(plan, action, context);
        if (!decision.ok) continue;
        const next = evolve(plan, decision.changes);
        const undone = action.type === 'UNDO' ? context.entry!((action.payload as Undo).actionId) : null;
        const stood = (undone as Logged | null)?.before;
        const taken = KEEPS_THE_TERM.has(action.type) ? takenOutOfTerm(plan, next, stood) : [];
        expect([...brokenIn(next), ...brokenBetween(plan, next, stood), ...taken]).toEqual([]);
        expect(movedByAWholeReschedule(next)).toEqual([]);
        expect(differingFromSchedule(next, scheduleOf(next))).toEqual([]);
        const entry = { type: action.type, userId: context.actor.userId, changes: decision.changes };
        const kept = {
          seq: log.length,
          behindUndoBarrier: false,
          brokenBefore: brokenByUndo(action.type, plan, next),
          before: plan,
        };
        log = [...sealedBy(action.type, log), { ...entry, ...kept }];
        plan = next;
      }
      const copy = copiedPlan(plan, { ...plan.settings, ...elsewhere }, plan.responsibles.rows.slice(1), 't');
      expect([...brokenIn(copy), ...brokenRules(copy)]).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

/** A bar that somebody moves takes its promise along; these do not. */
const KEEPS_THE_TERM: ReadonlySet<string> = new Set(['UNDO', 'UPDATE_SETTINGS']);

interface Undo {
  readonly actionId: string;
}

/** With the plan that it was made upon. */
interface Logged extends LoggedAction {
  readonly before: Plan;
}

function movedByAWholeReschedule(plan: Plan): readonly unknown[] {
  return plan.settings.autoScheduling ? reschedule(plan) : [];
}

/** What cannot be undone ends what was done before it. */
function sealedBy(type: string, log: readonly Logged[]): readonly Logged[] {
  return ACTIONS.get(type)!.undo === 'never'
    ? log.map((entry) => ({ ...entry, behindUndoBarrier: true }))
    : log;
}
