import { decide } from '../actions/registry';
import { specContext, termPlan } from '../actions/testing/decide';
import { evolve } from '../plan/change';
import type { Plan } from '../plan/plan';
import { replacedValues } from './replaced-values';

const plan = termPlan({
  tasks: [
    { id: 'A', duration: 2 },
    { id: 'B', duration: 3, start: '2026-03-04' },
  ],
  links: ['A>B'],
});
type Deed = readonly [type: string, payload: unknown];

function done(before: Plan, [type, payload]: Deed) {
  const action = { type, payload };
  const decision = decide(before, action, specContext());
  if (!decision.ok) throw new Error(`${type} was refused: ${decision.refusal.code}`);
  return { action, changes: decision.changes, plan: evolve(before, decision.changes) };
}

/** What remains to be told after own deeds and then one of somebody else. */
function told(own: readonly Deed[], theirs: Deed) {
  let now = plan;
  const mine = own.map((deed) => {
    const one = done(now, deed);
    now = one.plan;
    return one;
  });
  return replacedValues(now, mine, done(now, theirs).changes).map(({ id, field, mine: was, theirs: is }) => [
    id,
    field,
    was,
    is,
  ]);
}

const progress = (taskId: string, value: number): Deed => ['SET_PROGRESS', { taskId, progress: value }];
const named = (id: string, text: string): Deed => ['UPDATE_TASK', { id, text }];
const moved = (id: string, start: string): Deed => ['MOVE_TASK', { id, start }];
const lasting = (id: string, duration: number): Deed => ['MOVE_TASK', { id, duration }];

describe('a value that an author set', () => {
  it.each<[string, readonly Deed[], Deed, readonly unknown[]]>([
    [
      'is gone when somebody sets another',
      [progress('A', 0.5)],
      progress('A', 0.8),
      [['A', 'progress', 0.5, 0.8]],
    ],
    [
      'is the last one that was set',
      [named('A', 'x'), named('A', 'y')],
      named('A', 'z'),
      [['A', 'text', 'y', 'z']],
    ],
    ['is not gone by another field of the row', [named('A', 'x')], progress('A', 0.8), []],
    ['is not gone on another row', [named('A', 'x')], named('B', 'y'), []],
    [
      'is gone when somebody moves what was moved',
      [moved('B', '2026-03-09')],
      moved('B', '2026-03-11'),
      [['B', 'start', '2026-03-09', '2026-03-11']],
    ],
    [
      'is the duration alone where somebody types another one: the end follows',
      [lasting('A', 4)],
      lasting('A', 5),
      [['A', 'duration', 4, 5]],
    ],
    [
      'is not an end that followed from the start that was set',
      [moved('B', '2026-03-09')],
      lasting('B', 5),
      [],
    ],
    ['is not what only the schedule moved on', [moved('B', '2026-03-05')], moved('A', '2026-03-09'), []],
  ])('%s', (_, own, theirs, expected) => {
    expect(told(own, theirs)).toEqual(expected);
  });

  it('is not told as gone twice', () => {
    const first = done(plan, progress('A', 0.3));
    const second = done(first.plan, progress('A', 0.6));
    expect(replacedValues(second.plan, [first], done(second.plan, progress('A', 0.8)).changes)).toEqual([]);
  });
});
