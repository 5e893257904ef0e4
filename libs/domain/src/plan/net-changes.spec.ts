import { decide } from '../actions/registry';
import { specContext, termPlan } from '../actions/testing/decide';
import { evolve, invert } from './change';

const PLAN = termPlan({
  tasks: [
    { id: 'A', duration: 3 },
    { id: 'B', duration: 2, start: '2026-03-05' },
    { id: 'C', duration: 1 },
  ],
  links: ['A>B'],
});
const batch = (...actions: readonly [type: string, payload: object][]) => ({
  type: 'BATCH_UPDATE',
  payload: { actions: actions.map(([type, payload]) => ({ type, payload })) },
});
const changesOf = (action: { readonly type: string; readonly payload: unknown }) => {
  const decision = decide(PLAN, action, specContext());
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.changes;
};
const move = (id: string, start: string): [string, object] => ['MOVE_TASK', { id, start }];

describe('nothing changes by', () => {
  it.each([
    ['a move of a task that a link holds', { type: 'MOVE_TASK', payload: { id: 'B', start: '2026-03-03' } }],
    [
      'a bulk edit whose parts cancel out',
      batch(
        ['UPDATE_TASK', { id: 'C', text: 'Other' }],
        ['UPDATE_TASK', { id: 'C', text: PLAN.tasks.get('C')!.text }],
      ),
    ],
    [
      'a bulk edit that takes away what it drew',
      batch(
        ['ADD_LINK', { id: 'BC', source: 'B', target: 'C', type: '0', lag: -9 }],
        ['DELETE_LINK', { id: 'BC' }],
      ),
    ],
  ])('%s', (_what, action) => {
    expect(changesOf(action)).toEqual([]);
  });
});

it('a field that a bulk edit sets twice goes from its first value to its last, and back', () => {
  const changes = changesOf(batch(move('C', '2026-03-04'), move('C', '2026-03-11')));
  expect(changes).toMatchObject([
    {
      id: 'C',
      before: { start: '2026-03-02' },
      after: { start: '2026-03-11', constraintDate: '2026-03-11' },
    },
  ]);
  expect(evolve(evolve(PLAN, changes), invert(changes)).tasks.rows).toEqual(PLAN.tasks.rows);
});
