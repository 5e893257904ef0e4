import fc from 'fast-check';
import { addDays } from '../calendar/civil-date';
import { after, refusalOf, specContext, termPlan } from '../actions/testing/decide';
import type { DecisionContext, LoggedAction } from '../decisions/decision';
import { decide } from '../actions/registry';
import { ANY_ACTION } from '../actions/testing/payloads';
import { SPEC_START } from '../actions/testing/start';
import { evolve } from '../plan/change';
import { fromDocument, toDocument } from '../plan/document';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { closeProblems } from '../closing/close-problems';
import { cncLog } from '../terms/cnc-log';
import { closedTerms, openTerm } from '../terms/open-term';
import { pcrOf } from './compliance';
import { identifiedByTerm } from './identification';
import { progressByTerm } from './progress-by-term';
import { closedValues } from './testing/closed-values';
import { spiSeries } from './spi';

const CAUSE = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
const STEEL = {
  taskIds: ['B'],
  family: 'Materials',
  type: 2,
  detail: 'Steel on site',
  comments: '',
  responsible: 'ana',
  commited: null,
  required: '2026-03-05',
};

/** The plan with somebody active on these tasks. */
function assignedTo(plan: Plan, taskIds: readonly string[]): Plan {
  const people = plan.responsibles.rows;
  const { id, isActive } = people.find((one) => one.isActive) ?? people[0]!;
  const values = { isActive: true };
  const active = isActive ? plan : after(plan, 'UPDATE_RESPONSIBLE', { responsibleId: id, values });
  return after(active, 'ASSIGN_RESPONSIBLES', { taskIds, responsibles: [id] });
}

/** The plan with the open term closed in its last days, whatever stood in the way put right before. */
function closed(plan: Plan, ids: (n: number) => string = (n) => `next-${n}`): Plan {
  const { missingResponsible, missingCauses } = closeProblems(plan);
  const assigned = missingResponsible.length > 0 ? assignedTo(plan, missingResponsible) : plan;
  const explained = missingCauses.reduce(
    (state, taskId) =>
      after(
        state,
        'ADD_CAUSE',
        { taskId, ...CAUSE },
        specContext('projectAdmin', { newId: (n) => ids(n + 900) }),
      ),
    assigned,
  );
  const { id, startDate } = openTerm(plan);
  const today = addDays(startDate, 5);
  const context = specContext('projectAdmin', { newId: ids, today, now: `${today}T12:00:00.000Z` });
  return after(explained, 'CLOSE_TERM_V2', { termId: id }, context);
}

/** Of three restrictions that were due in the first week one was released in time; A of two tasks is half done. */
const worked = [
  ['NEW_RESTRICTION', { ...STEEL, detail: 'r0' }],
  ['UNBOUND_RESTRICTION', { restrictionId: 'r0' }],
  ['NEW_RESTRICTION', { ...STEEL, detail: 'r1' }],
  ['NEW_RESTRICTION', { ...STEEL, detail: 'r2', commited: '2026-03-06', required: '2026-03-12' }],
  ['SET_COMMITMENT', { taskId: 'A', commitment: 1 }],
  ['SET_PROGRESS', { taskId: 'A', progress: 0.5 }],
  ['ADD_CAUSE', { taskId: 'A', ...CAUSE }],
].reduce(
  (plan: Plan, [type, payload]) => {
    const newId = (n: number): string => (n === 0 ? `r${plan.restrictions.size}` : `${type}-${n}`);
    return after(plan, type as string, payload, specContext('projectAdmin', { newId }));
  },
  termPlan({
    tasks: [
      { id: 'A', duration: 5 },
      { id: 'B', duration: 5, start: '2026-03-16' },
    ],
  }),
);
const week = closed(worked);

describe('the indicators of a closed term', () => {
  it('are what the plan came to at the close', () => {
    expect(pcrOf(week).byTerm[0]).toMatchObject({ value: 33.33, numerator: 1, denominator: 3 });
    expect(progressByTerm(week)[0]).toMatchObject({ realProgress: 25 });
    expect(spiSeries(week, '2026-03-10')[0]).toMatchObject({ value: 0.5, numerator: 25, denominator: 50 });
    expect(identifiedByTerm(week)[0]).toMatchObject({ value: 100, numerator: 3, denominator: 3 });
  });

  it.each([
    ['clearing a restriction that was not released', 'CLEAR_RESTRICTION', { restrictionId: 'r1' }],
    [
      'committing it to another day',
      'EDIT_RESTRICTION',
      { restrictionId: 'r1', values: { commited: '2026-03-20' } },
    ],
    [
      'giving it to another person, in other words',
      'EDIT_RESTRICTION',
      { restrictionId: 'r1', values: { responsible: 'luis', detail: 'Other' } },
    ],
    ['releasing it', 'UNBOUND_RESTRICTION', { restrictionId: 'r1' }],
    ['a new restriction that was due in the term', 'NEW_RESTRICTION', { ...STEEL, required: '2026-03-04' }],
    ['a new task', 'CREATE_TASK', { id: 'N', text: 'New', start: '2026-03-02', duration: 50 }],
    ['a task that goes', 'DELETE_TASKS', { ids: ['B'] }, ['CLEAR_RESTRICTION']],
    ['a weight', 'UPDATE_TASK', { id: 'A', weight: 5 }],
    ['other dates', 'MOVE_TASK', { id: 'A', duration: 20 }],
    ['a baseline', 'SET_BASELINE', { name: 'Contract' }],
    ['other working days', 'UPDATE_SETTINGS', { workingDays: '1111111', periodDays: 14 }],
    [
      'another name of a person',
      'UPDATE_RESPONSIBLE',
      { responsibleId: 'ana', values: { lastName: 'Soto' } },
    ],
    ['progress', 'MOVE_TASK', { id: 'A', end: '2026-03-14' }, ['SET_PROGRESS']],
  ])('stay when %s comes after it', (_what, type, payload, more: readonly string[] = []) => {
    const context = specContext('projectAdmin', { newId: (n) => `later-${n}`, today: '2026-03-10' });
    const steps: (readonly [string, object])[] = [];
    if (more.includes('CLEAR_RESTRICTION'))
      for (const restrictionId of ['r1', 'r2']) steps.push(['CLEAR_RESTRICTION', { restrictionId }]);
    steps.push([type, payload]);
    if (more.includes('SET_PROGRESS')) steps.push(['SET_PROGRESS', { taskId: 'A', progress: 0.9 }]);
    const bare = { ...week, restrictions: week.restrictions.with([], new Set(['r0'])) };
    const start = type === 'DELETE_TASKS' ? bare : week;
    const later = steps.reduce((plan, [one, what]) => after(plan, one, what, context), start);
    expect(toDocument(later)).not.toEqual(toDocument(start));
    expect(closedValues(later, 1)).toEqual(closedValues(week, 1));
  });

  it('go with a rollback, and are what they then are at the next close', () => {
    const context = specContext('projectAdmin', { snapshot: () => worked });
    const back = after(week, 'DO_ROLLBACK', { snapshotId: 's' }, context);
    expect(toDocument(back)).toEqual(toDocument(worked));
    const payload = { restrictionId: 'r1', released: '2026-03-05' };
    const kept = after(
      back,
      'UNBOUND_RESTRICTION',
      payload,
      specContext('projectAdmin', { today: '2026-03-05' }),
    );
    expect(pcrOf(closed(kept)).byTerm[0]).toMatchObject({ numerator: 2, denominator: 3 });
  });

  it('name people as they were called, and keep them from being removed', () => {
    const renamed = after(week, 'UPDATE_RESPONSIBLE', {
      responsibleId: 'ana',
      values: { firstName: 'Anna', lastName: 'Soto' },
    });
    expect(cncLog(renamed).map((row) => row.responsible)).toEqual(['ana Pérez']);
    const handedOn = ['r1', 'r2'].reduce(
      (plan, restrictionId) =>
        after(plan, 'EDIT_RESTRICTION', { restrictionId, values: { responsible: 'luis' } }),
      closed({
        ...worked,
        tasks: Table.of(worked.tasks.rows.map((task) => ({ ...task, responsibles: ['luis'] }))),
        restrictions: worked.restrictions.with([], new Set(['r0'])),
      }),
    );
    expect(refusalOf(handedOn, 'REMOVE_RESPONSIBLE', { responsibleId: 'ana' })?.code).toBe(
      'RESPONSIBLE_IN_USE',
    );
  });

  it('count a restriction that was found after an early close in the next term', () => {
    const found = after(
      week,
      'NEW_RESTRICTION',
      STEEL,
      specContext('projectAdmin', { today: '2026-03-08', newId: () => 'saturday' }),
    );
    expect(identifiedByTerm(found).map(({ rows }) => rows)).toEqual([['r0', 'r1', 'r2'], ['saturday']]);
  });

  it('of before closes kept them are calculated from the plan as it is', () => {
    const older = fromDocument({ ...toDocument(week), closes: [] });
    expect(closedValues(older, 1)).toEqual({
      ...(closedValues(week, 1) as object),
      // What could be promised then nobody can say any more.
      commitmentLevel: [expect.objectContaining({ level: null })],
    });
    const cleared = after(older, 'CLEAR_RESTRICTION', { restrictionId: 'r1' });
    expect(pcrOf(cleared).byTerm[0]).toMatchObject({ value: 50, denominator: 2 });
    const both = closed(cleared, (n) => `third-${n}`);
    const later = after(both, 'CREATE_TASK', { id: 'N', text: 'New', duration: 50 });
    expect(progressByTerm(later).map(({ realProgress }) => realProgress)).toEqual([4.17, 25]);
  });
});

const step = fc.oneof({ weight: 8, arbitrary: ANY_ACTION }, { weight: 1, arbitrary: fc.constant('close') });

it('whatever is done later, every indicator of every closed term stays as it was at the close', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      let plan = closed(SPEC_START, (n) => `first-${n}`);
      let log: readonly LoggedAction[] = [];
      let values = closedValues(plan, 1);
      let terms = 1;
      steps.forEach((one, place) => {
        const newId = (n: number): string => (n === 0 ? `new-${place}` : `new-${place}-${n}`);
        if (one === 'close') plan = closed(plan, newId);
        else {
          if (['DO_ROLLBACK', 'CLOSE_TERM_V2', 'REOPEN_TERM'].includes(one.type)) return;
          const context: DecisionContext = specContext('projectAdmin', {
            newId,
            today: addDays(openTerm(plan).startDate, 2),
            entry: (id) => log.at(-1 - parseInt(id, 10)) ?? null,
          });
          const decision = decide(plan, one, context);
          if (!decision.ok) return;
          plan = evolve(plan, decision.changes);
          const { userId } = context.actor;
          log = [
            ...log,
            {
              type: one.type,
              userId,
              seq: place,
              changes: decision.changes,
              behindUndoBarrier: false,
              requiredPermissions: [],
            },
          ];
        }
        expect(closedValues(plan, terms)).toEqual(values);
        compared += 1;
        if (one === 'close') log = log.map((entry) => ({ ...entry, behindUndoBarrier: true }));
        terms = closedTerms(plan).length;
        values = closedValues(plan, terms);
      });
    }),
    { numRuns: 200, seed: 20260302 },
  );
  expect(compared).toBeGreaterThan(500);
});

describe('what a close keeps', () => {
  const size = (plan: Plan, term: number): number =>
    JSON.stringify(plan.closes.get(closedTerms(plan)[term]!.id)).length;
  /** 3500 tasks of a week each, one after another in 70 weeks; those of the first year are done. */
  const large = termPlan({
    tasks: Array.from({ length: 3500 }, (_, at) => ({
      id: `01987654-3210-7abc-8def-${String(at).padStart(12, '0')}`,
      duration: 5,
      start: addDays('2025-03-03', Math.floor(at / 50) * 7),
      ...(at < 2600 ? { progress: 1, lastProgress: 1 } : {}),
    })),
    settings: { startDate: '2025-03-03' },
  });

  it('is small: after the first, of thousands of tasks those alone that stand otherwise than at the close before', () => {
    const open = openTerm(large);
    const running = { ...large, terms: Table.of([{ ...open, startDate: '2026-03-02' }]) };
    const first = closed(running, (n) => `t2-${n}`);
    const id = first.tasks.rows[2610]!.id;
    const moved = after(first, 'MOVE_TASK', { id, end: '2026-03-14' });
    const second = closed(after(moved, 'SET_PROGRESS', { taskId: id, progress: 1 }), (n) => `t3-${n}`);
    expect(size(first, 0)).toBeLessThan(250_000);
    expect(second.closes.get('t2-0')!.parts.length).toBeLessThan(150);
    expect(size(second, 1)).toBeLessThan(15_000);
    expect(spiSeries(second, '2026-04-01')[1]!.rows.length).toBeGreaterThan(2600);
  });
});
