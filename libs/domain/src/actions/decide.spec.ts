import fc from 'fast-check';
import { type Change, evolve, invert } from '../plan/change';
import { type PlanDocument, toDocument } from '../plan/document';
import type { Plan } from '../plan/plan';
import { viewOf } from '../view/plan-view';
import { weightsOf } from '../progress/weights';
import { treeOf } from '../tree/tree';
import { closedTerms, openTerm, termEnd } from '../terms/open-term';
import { indicatorsOf } from '../indicators/indicators';
import type { DecisionContext, LoggedAction } from './action';
import { REFUSAL_CODES } from './codes';
import { ACTIONS, decide, permissionsFor } from './registry';
import { after, specContext, specPerson, termPlan } from './spec-decide';

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
      Array.isArray(rows) ? [...rows].sort(byId) : rows,
    ]),
  );
}

const EMPTY = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5 },
    { id: 'B', parent: 'S', duration: 8, lastProgress: 0.2, progress: 0.2 },
    { id: 'C', duration: 2, analysed: false, imported: true },
    { id: 'M', kind: 'milestone', start: '2026-03-09' },
    { id: 'D', duration: 3, start: '2026-03-16', responsibles: ['luis'] },
    { id: 'E', duration: 1, progress: 1, lastProgress: 1 },
  ],
  links: ['A>M', 'M>D'],
});

const CAUSE = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
const STEEL = { family: 'Materials', type: 1, detail: 'Steel', comments: '', responsible: 'luis' };
/** Something of every kind is there already, so that every action finds something to work on. */
const START = [
  ['SET_COMMITMENT', { taskId: 'A', commitment: 0.8 }],
  ['ADD_CAUSE', { taskId: 'A', ...CAUSE }],
  ['NEW_RESTRICTION', { ...STEEL, taskIds: ['D'], commited: '2026-03-05', required: '2026-03-06' }],
  ['ADD_RESOURCE', { name: 'Glass' }],
  ['ADD_RESPONSIBLES', { responsibles: [specPerson('eva')] }],
  ['SET_BASELINE', { name: 'Contract' }],
].reduce((plan, [type, payload]) => after(plan, type as string, payload, specContext('projectAdmin')), EMPTY);

const taskId = fc.constantFrom('S', 'A', 'B', 'C', 'M', 'D', 'E', 'gone');
const taskIds = fc.array(taskId, { minLength: 1, maxLength: 4 });
const rowId = fc.constantFrom('new-0', 'new-0', 'new-1', 'new-2', 'gone');
const person = fc.constantFrom('ana', 'luis', 'new-0', 'gone', null);
const fraction = fc.oneof(fc.constantFrom(0, 0.2, 0.5, 0.99, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const day = fc.constantFrom('2026-02-20', '2026-03-02', '2026-03-05', '2026-03-12', '2026-04-01');
const cause = {
  cncType: fc.constantFrom('', 'Weather'),
  cncOrigin: fc.constantFrom('', 'Site'),
  detail: fc.constantFrom(' ', 'Rain'),
};

const restriction = {
  taskIds,
  family: fc.constantFrom('Materials', 'Design'),
  type: fc.constantFrom(1, 2),
  detail: fc.constantFrom('Steel', ' '),
  comments: fc.constant(''),
  responsible: person,
  commited: fc.option(day),
  required: day,
};

const PAYLOADS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  SET_COMMITMENT: fc.record({ taskId, commitment: fc.option(fraction) }),
  SET_COMMITMENTS: fc.record({
    entries: fc.array(fc.record({ taskId, commitment: fc.option(fraction) }), { maxLength: 4 }),
  }),
  SET_PROGRESS: fc.record({ taskId, progress: fraction }),
  SET_PROGRESSES: fc.record({
    entries: fc.array(fc.record({ taskId, progress: fraction }), { maxLength: 4 }),
  }),
  FINISH_TASK: fc.record(
    { taskId, progress: fraction, cause: fc.record(cause) },
    { requiredKeys: ['taskId', 'progress'] },
  ),
  ADD_CAUSE: fc.record({ taskId, ...cause }),
  EDIT_CAUSE: fc.record({ taskId, causeId: rowId, ...cause }),
  REMOVE_CAUSE: fc.record({ taskId, causeId: rowId }),
  ANALYSE_TASKS: fc.record({ taskIds, analysed: fc.boolean() }),
  SET_TERM_MEMBERSHIP: fc.record({ taskIds, member: fc.boolean() }),
  CLOSE_TERM_V2: fc.record({ termId: fc.oneof(fc.constant('term-1'), rowId) }),
  DO_ROLLBACK: fc.record({ snapshotId: fc.constantFrom('start', 'gone') }),
  NEW_RESTRICTION: fc.record(restriction),
  EDIT_RESTRICTION: fc.record({
    restrictionId: rowId,
    values: fc.record(restriction, { requiredKeys: [] }),
  }),
  UNBOUND_RESTRICTION: fc.record(
    { restrictionId: rowId, released: day },
    { requiredKeys: ['restrictionId'] },
  ),
  SET_RESTRICTION_IN_PROCESS: fc.record({ restrictionId: rowId, inProcess: fc.boolean() }),
  CLEAR_RESTRICTION: fc.record({ restrictionId: rowId }),
  UPDATE_SETTINGS: fc.record(
    {
      startDate: day,
      holidays: fc.array(day),
      workingDays: fc.constantFrom('0111110', '1111111', '0000000'),
      periodDays: fc.integer({ min: 0, max: 30 }),
      autoScheduling: fc.boolean(),
      moveTasksWithConstraints: fc.boolean(),
      weighingOption: fc.constantFrom('none', 'baselineDuration', 'resource'),
      resourceSelected: fc.option(rowId),
    },
    { requiredKeys: [] },
  ),
  UPDATE_RESPONSIBLE: fc.record({
    responsibleId: person,
    values: fc.record({ isActive: fc.boolean(), role: fc.constantFrom('admin', 'user') }),
  }),
  REMOVE_RESPONSIBLE: fc.record({ responsibleId: person }),
  SET_BASELINE: fc.record({
    name: fc.string({ maxLength: 3 }),
    scope: fc.constantFrom('whole', 'newTasks', 'unfinished'),
  }),
  SELECT_BASELINE: fc.record({ baselineId: rowId }),
  REMOVE_BASELINE: fc.record({ baselineId: rowId }),
  ADD_RESOURCE: fc.record({ name: fc.constantFrom('Steel', 'Sand', ' ') }),
  RENAME_RESOURCE: fc.record({ resourceId: rowId, name: fc.constantFrom('Steel', 'Glass') }),
  REMOVE_RESOURCE: fc.record({ resourceId: rowId }),
  ASSIGN_RESPONSIBLES: fc.record({ taskIds, responsibles: fc.constant(['ana']) }),
  MOVE_TASK: fc.record({ id: taskId, start: day }),
  DELETE_TASKS: fc.record({ ids: taskIds }),
  /** The last action done, the one before it… */
  UNDO: fc.record({ actionId: fc.nat(2).map((n) => `${n} ago`) }),
};

const action = fc
  .constantFrom(...Object.keys(PAYLOADS))
  .chain((type) => PAYLOADS[type]!.map((payload) => ({ type, payload })));
const role = fc.constantFrom(...(['projectAdmin', 'projectAdmin', 'facilitator', 'projectViewer'] as const));

describe('deciding any action on any plan that actions lead to', () => {
  it('never throws, never changes the plan, and is undone exactly by its inverse', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.tuple(action, role), { minLength: 1, maxLength: 25 }), (steps) => {
        let plan = frozen(START);
        let created = 1;
        let log: readonly LoggedAction[] = [];
        for (const [one, as] of steps) {
          const context = specContext(as, {
            newId: () => `new-${created}`,
            snapshot: (id) => (id === 'start' ? START : null),
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
          expect(sorted(evolve(next, invert(decision.changes)))).toEqual(sorted(plan));
          expectValid(next);
          plan = next;
          log = logged(log, one, decision.changes, context);
        }
      }),
      { numRuns: 600, seed: 20260302 },
    );
    expect(Object.keys(PAYLOADS).filter((type) => !seen.has(type))).toEqual([]);
  });

  it('refuses whatever is not an action', () => {
    const types = fc.oneof(fc.constantFrom(...ACTIONS.keys()), fc.string(), fc.constant('__proto__'));
    fc.assert(
      fc.property(types, fc.anything(), (type, payload) => {
        const decision = decide(frozen(START), { type, payload }, specContext());
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
  const before = seals ? log.map((entry) => ({ ...entry, sealed: true })) : log;
  const needs = permissionsFor({ type, payload }, context);
  const { userId } = context.actor;
  return [...before, { type, userId, seq: log.length, changes, needs, sealed: false }];
}

/** The code is in the catalogue, with no value that the catalogue does not know. */
function expectKnown({ code, params }: { code: string; params?: object }): void {
  const known: readonly string[] | undefined = REFUSAL_CODES[code as keyof typeof REFUSAL_CODES];
  expect(known).toBeDefined();
  expect([...known!, 'position']).toEqual(expect.arrayContaining(Object.keys(params ?? {})));
}

function expectValid(plan: Plan): void {
  const terms = [...closedTerms(plan), openTerm(plan)];
  terms.slice(1).forEach((term, place) => expect(term.startDate).toBe(termEnd(terms[place]!)));
  expect(plan.terms.rows.filter((term) => term.realClosingTime === null)).toHaveLength(1);
  expect(plan.baselines.rows.filter((one) => one.isDefault).length).toBe(Math.min(1, plan.baselines.size));
  for (const task of plan.tasks) {
    expect(task.progress).toBeGreaterThanOrEqual(task.lastProgress);
    expect(task.commitment ?? task.lastProgress).toBeGreaterThanOrEqual(task.lastProgress);
    if (task.kind === 'milestone') expect([0, 1]).toContain(task.progress);
  }
  const roots = treeOf(plan).roots.map((id) => Math.round(weightsOf(plan).of(id) * 100));
  expect([0, 10_000]).toContain(roots.reduce((sum, units) => sum + units, 0));
  expect(viewOf(plan, '2026-03-04').rows).toHaveLength(plan.tasks.size);
  expect(indicatorsOf(plan, '2026-03-04').ProjectDetails.tasks).toBe(treeOf(plan).leaves.length);
}
