import { after, specContext, termPlan } from '../actions/testing/decide';
import { commitmentLevelSoFar, promisesSoFar } from '../closing/promises-so-far';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { commitmentLevels } from './commitment-level';

const does = (plan: Plan, ...steps: readonly (readonly [type: string, payload: unknown])[]): Plan =>
  steps.reduce(
    (state, [type, payload], at) =>
      after(state, type, payload, specContext('projectAdmin', { newId: (n) => `new-${type}-${at}-${n}` })),
    plan,
  );
const promise = (taskId: string) => ['SET_COMMITMENT', { taskId, commitment: 1 }] as const;
const finish = (taskId: string) => ['SET_PROGRESS', { taskId, progress: 1 }] as const;
const restrict = (taskId: string) =>
  [
    'NEW_RESTRICTION',
    {
      ...{ taskIds: [taskId], family: 'Materials', type: 1, detail: 'Steel', comments: '' },
      ...{ responsible: 'ana', commited: null, required: '2026-03-06' },
    },
  ] as const;

/** Of nine members five are ready: one was done before, one not analysed, one delayed, one restricted. */
const START = does(
  termPlan({
    tasks: [
      ...['kept', 'missed', 'idle', 'extra', 'spare'].map((id) => ({
        id,
        duration: 3,
        responsibles: ['ana'],
      })),
      { id: 'done', duration: 3, progress: 1, lastProgress: 1, inTerm: true },
      { id: 'raw', duration: 3, analysed: false },
      { id: 'delayed', start: '2026-02-23', duration: 3 },
      { id: 'held', duration: 3 },
      { id: 'later', start: '2026-04-06', duration: 3 },
    ],
  }),
  restrict('held'),
);
const numbers = (plan: Plan) => {
  const { level, beyond } = commitmentLevelSoFar(plan);
  return [level?.numerator, level?.denominator, beyond];
};

describe('the commitment level', () => {
  it('is what was promised of what could be: ready members that were not done before', () => {
    expect(numbers(START)).toEqual([0, 5, 0]);
    expect(numbers(does(START, promise('kept'), promise('missed')))).toEqual([2, 5, 0]);
    expect(commitmentLevelSoFar(does(START, promise('kept'))).level?.value).toBe(20);
  });

  it('sets what was done unpromised apart, of the level as of the PPC', () => {
    const worked = does(START, promise('kept'), finish('kept'), finish('extra'));
    expect(numbers(worked)).toEqual([1, 5, 1]);
    expect(promisesSoFar(worked)).toMatchObject({ numerator: 1, denominator: 1 });
    const { rows } = commitmentLevelSoFar(worked);
    expect(rows.find(({ id }) => id === 'extra')).toMatchObject({ promised: false, done: true });
  });

  it('counts a promise of work that is not ready any more as one that could be made', () => {
    expect(numbers(does(START, promise('kept'), restrict('kept')))).toEqual([1, 5, 0]);
  });

  it('is kept at the close, whatever becomes of the tasks then', () => {
    const cause = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
    const worked = does(START, promise('kept'), finish('kept'), finish('extra'), promise('missed'), [
      'ADD_CAUSE',
      { taskId: 'missed', ...cause },
    ]);
    const closed = does(worked, ['CLOSE_TERM_V2', { termId: 'term-1' }]);
    const [first] = commitmentLevels(closed);
    expect(first).toMatchObject({ ...commitmentLevelSoFar(worked), ppc: { numerator: 1, denominator: 2 } });
    expect(
      commitmentLevels(does(closed, restrict('idle'), ['UPDATE_TASK', { id: 'spare', text: 'Other' }])),
    ).toEqual([first]);
  });

  it('is unknown of a term whose close did not keep it; what was done unpromised is known', () => {
    const closed = does(START, finish('extra'), ['CLOSE_TERM_V2', { termId: 'term-1' }]);
    const older = {
      ...closed,
      closes: Table.of(closed.closes.rows.map(({ madeReady: _unknown, ...close }) => close)),
    };
    expect(commitmentLevels(older)).toMatchObject([{ level: null, beyond: 1 }]);
  });
});
