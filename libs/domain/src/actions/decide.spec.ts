import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { type Change, evolve, invert } from '../plan/change';
import { type PlanDocument, toDocument } from '../plan/document';
import { NO_UNITS } from '../plan/measures';
import type { Plan } from '../plan/plan';
import { type DecisionContext, type LoggedAction, planAfter } from '../decisions/decision';
import { REFUSAL_CODES } from './codes';
import { ACTIONS, decide, permissionsFor } from './registry';
import { after, specContext, termPlan } from './testing/decide';
import { ANY_ACTION } from './testing/payloads';
import { SPEC_START } from './testing/start';
import { expectValid } from './testing/valid';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** The document with rows in order of id: undo puts removed rows back at the end of their table. */
function sorted(plan: Plan): unknown {
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  return Object.fromEntries(
    Object.entries(toDocument(plan) satisfies PlanDocument).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? [...rows].sort(byId).map((row) => ({ ...UNSAID[name], ...row })) : rows,
    ]),
  );
}

/** What an undo says of a release that was never written down, or of units that a task never had, is the same as nothing. */
const UNSAID: Readonly<Record<string, object>> = {
  restrictions: { releaseSaid: null, missed: null },
  tasks: NO_UNITS,
};

/** Without progress, restrictions and closed terms: what a schedule can be loaded into. */
const BARE = termPlan({
  tasks: [{ id: 'A' }, { id: 'B', duration: 3 }],
  links: ['A>B'],
  settings: {
    dataDate: null,
    holidayNames: [],
    setTasksToHundred: true,
    responsiblesPropose: false,
    timeZone: null,
  },
});

const CLOSED = after(
  SPEC_START,
  'CLOSE_TERM_V2',
  { termId: 'term-1' },
  specContext('projectAdmin', { newId: () => 'term-2' }),
);

const bulk = fc
  .array(ANY_ACTION, { minLength: 1, maxLength: 3 })
  .map((actions) => ({ type: 'BATCH_UPDATE', payload: { actions } }));
const action = fc.oneof({ weight: 12, arbitrary: ANY_ACTION }, { weight: 1, arbitrary: bulk });
const starts = fc.constantFrom(SPEC_START, SPEC_START, SPEC_START, BARE, CLOSED);
const role = fc.constantFrom(...(['projectAdmin', 'projectAdmin', 'facilitator', 'projectViewer'] as const));

describe('deciding any action on any plan that actions lead to', () => {
  it('never throws, never changes the plan, and is undone exactly by its inverse', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        starts,
        fc.array(fc.tuple(action, role), { minLength: 1, maxLength: 25, size: 'max' }),
        (start, steps) => {
          let plan = frozen(start);
          let created = 1;
          let log: readonly LoggedAction[] = [];
          for (const [one, as] of steps) {
            const context = specContext(as, {
              newId: (n) => (n === 0 ? `new-${created}` : `new-${created}-${n}`),
              snapshot: (id) => (id === 'start' ? start : null),
              entry: (id) => log.at(-1 - parseInt(id, 10)) ?? null,
            });
            const decision = decide(plan, one, context);
            if (!decision.ok) {
              expectKnown(decision.refusal);
              continue;
            }
            seen.add(one.type);
            if (decision.changes.some((change) => change.kind === 'add')) created += 1;
            const next = frozen(evolve(plan, decision.changes));
            assert.deepEqual(toDocument(planAfter(plan, decision)), toDocument(next));
            expect(sorted(evolve(next, invert(decision.changes)))).toEqual(sorted(plan));
            expectValid(next);
            plan = next;
            log = logged(log, one, decision.changes, context);
          }
        },
      ),
      { numRuns: 800, seed: 20260302 },
    );
    expect([...ACTIONS.keys()].filter((type) => !seen.has(type))).toEqual([]);
  });

  it('refuses whatever is not an action', () => {
    const types = fc.oneof(fc.constantFrom(...ACTIONS.keys()), fc.string(), fc.constant('__proto__'));
    fc.assert(
      fc.property(types, fc.anything(), (type, payload) => {
        const decision = decide(frozen(SPEC_START), { type, payload }, specContext());
        if (!decision.ok) expectKnown(decision.refusal);
      }),
    );
  });
});

/** The log with one more action; what cannot be undone seals what came before it. */
function logged(
  log: readonly LoggedAction[],
  { type, payload }: { type: string; payload: unknown },
  changes: readonly Change[],
  context: DecisionContext,
): readonly LoggedAction[] {
  const seals = ACTIONS.get(type)!.undo === 'never';
  const before = seals ? log.map((entry) => ({ ...entry, behindUndoBarrier: true })) : log;
  const requiredPermissions = permissionsFor({ type, payload }, context);
  const { userId } = context.actor;
  return [
    ...before,
    { type, userId, seq: log.length, changes, requiredPermissions, behindUndoBarrier: false },
  ];
}

/** The code is in the catalogue, with no value that the catalogue does not know. */
function expectKnown({ code, params }: { code: string; params?: object }): void {
  const known: readonly string[] | undefined = REFUSAL_CODES[code as keyof typeof REFUSAL_CODES];
  expect(Object.keys(REFUSAL_CODES)).toContain(code);
  const ofMany = known!.includes('task') ? ['count', 'task2', 'task3'] : [];
  expect([...known!, ...ofMany, 'position']).toEqual(expect.arrayContaining(Object.keys(params ?? {})));
}
