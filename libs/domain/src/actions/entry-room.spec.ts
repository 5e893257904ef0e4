import type { Entry } from '../rules/entry-rules';
import { entryRoom } from './entry-room';
import { after, specContext, termPlan } from './testing/decide';

const plan = after(
  termPlan({
    tasks: [
      { id: 'free', duration: 2 },
      { id: 'held', duration: 2 },
      { id: 'fresh', duration: 2, analysed: false },
      { id: 'long', duration: 9 },
      { id: 'point', kind: 'milestone', start: '2026-03-05', end: '2026-03-05' },
    ],
  }),
  'NEW_RESTRICTION',
  {
    ...{ taskIds: ['held'], type: 1, required: '2026-03-02', commited: null, responsible: null },
    ...{ family: 'Materials', detail: 'Steel', comments: '' },
  },
);

it.each([
  ['free', null, null],
  ['held', 'TASK_RESTRICTED_IN_TERM', null],
  ['fresh', 'TASK_NOT_ANALYSED', null],
  ['long', null, 'TASK_ENDS_OUTSIDE_TERM'],
  ['point', null, 'MILESTONE_ALL_OR_NOTHING'],
])('what can be entered for %s: nothing because of %s, not everything because of %s', (id, bar, limit) => {
  for (const entry of ['progress', 'commitment'] satisfies Entry[]) {
    const room = entryRoom(plan, id, entry, specContext());
    expect([room.bar?.code ?? null, room.limit?.code ?? null]).toEqual([bar, limit]);
  }
});

it('what was promised before a restriction came can be taken back', () => {
  const promised = { ...plan.tasks.get('held')!, commitment: 0.5 };
  const { bar, limit } = entryRoom(
    { ...plan, tasks: plan.tasks.with([promised]) },
    'held',
    'commitment',
    specContext(),
  );
  expect([bar, limit?.code]).toEqual([null, 'TASK_RESTRICTED_IN_TERM']);
});
