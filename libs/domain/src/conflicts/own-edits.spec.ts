import fc from 'fast-check';
import type { Plan } from '../plan/plan';
import type { Change } from '../plan/change';
import { evolve } from '../plan/change';
import { decide } from '../actions/registry';
import { after, specContext, termPlan } from '../actions/testing/decide';
import { ANY_ACTION } from '../actions/testing/payloads';
import { SPEC_START } from '../actions/testing/start';
import { conflictsWith } from './conflicts';
import { ownEdits } from './own-edits';

const plan = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 2 },
    { id: 'B', duration: 3, start: '2026-03-04' },
    { id: 'C', duration: 1, start: '2026-03-09' },
  ],
  links: ['A>B', 'B>C'],
});

/** The own edits of an action that must be accepted, in order. */
function own(type: string, payload: unknown, before: Plan = plan): readonly string[] {
  const decision = decide(before, { type, payload }, specContext());
  if (!decision.ok) throw new Error(`${type} was refused: ${decision.refusal.code}`);
  return [...ownEdits(before, { type, payload }, decision.changes)].sort();
}

const MOVED = ['constraintDate', 'constraintType', 'end', 'start'];
const RENAMED = { actions: [{ type: 'UPDATE_TASK', payload: { id: 'C', text: 'Other' } }] };
const ASSIGNED = { taskIds: ['A', 'C'], responsibles: ['luis'] };

describe('the edits of an action’s own author', () => {
  it.each([
    [
      'the bar that was moved, not what follows it',
      'MOVE_TASK',
      { id: 'A', duration: 4 },
      ['A/duration', 'A/end'],
    ],
    [
      'the branch of a summary',
      'MOVE_TASK',
      { id: 'S', start: '2026-03-03' },
      MOVED.map((field) => `A/${field}`),
    ],
    [
      'the leaves that a summary stands for',
      'ANALYSE_TASKS',
      { taskIds: ['S'], analysed: false },
      ['A/analysed'],
    ],
    ['rows in lists', 'ASSIGN_RESPONSIBLES', ASSIGNED, ['A/responsibles', 'C/responsibles']],
    ['rows of actions in a bulk edit', 'BATCH_UPDATE', RENAMED, ['C/text']],
    [
      'nothing of the rows around a new one',
      'CREATE_TASK',
      { id: 'N', text: 'N', parent: 'S', after: 'A' },
      [],
    ],
    ['nothing where nothing changes', 'SET_COMMENTS', { taskId: 'A', comments: '' }, []],
  ])('are %s', (_what, type, payload, expected) => {
    expect(own(type, payload)).toEqual(expected.map((key) => `tasks/${key}`));
  });

  it('are of what was put below a summary, not of what is there', () => {
    const bound = termPlan({
      tasks: [
        { id: 'A', duration: 2 },
        { id: 'S' },
        { id: 'B', parent: 'S', start: '2026-03-04' },
        { id: 'C' },
      ],
      links: ['A>S', 'C>B'],
    });
    const moved = { id: 'C', parent: 'S', after: 'B' };
    expect(after(bound, 'MOVE_BRANCH', moved).tasks.get('B')!.start).toBe('2026-03-05');
    const fields = ['end', 'parent', 'start'];
    expect(own('MOVE_BRANCH', moved, bound)).toEqual(fields.map((field) => `tasks/C/${field}`));
  });

  it('are the rows that go, named or not', () => {
    expect(own('DELETE_TASKS', { ids: ['S'] })).toEqual(['links/A>B/*', 'tasks/A/*', 'tasks/S/*']);
  });

  it('are settings, and rows of tables in which nothing follows by itself', () => {
    expect(own('UPDATE_SETTINGS', { workingDays: '1111111' })).toEqual(['settings/settings/workingDays']);
    const named = (id: string) => specContext('projectAdmin', { newId: () => id });
    const one = after(plan, 'SET_BASELINE', { name: 'One' }, named('one'));
    const two = after(one, 'SET_BASELINE', { name: 'Two' }, named('two'));
    expect(own('SELECT_BASELINE', { baselineId: 'one' }, two)).toEqual([
      'baselines/one/isDefault',
      'baselines/two/isDefault',
    ]);
  });

  it('are all changes of an action that cannot be undone, as columns when they are more than a thousand', () => {
    const set = (id: number): Change => ({
      kind: 'set',
      table: 'tasks',
      id: `t${id}`,
      before: { commitment: 1 },
      after: { commitment: null },
    });
    const close = { type: 'CLOSE_TERM_V2', payload: { termId: 'term-1' } };
    const cleared = (count: number) =>
      ownEdits(
        plan,
        close,
        Array.from({ length: count }, (_, n) => set(n)),
      );
    expect(cleared(1)).toEqual(['tasks/t0/commitment']);
    expect(cleared(1000)).toHaveLength(1000);
    expect(cleared(1001)).toEqual(['tasks/*/commitment']);
  });

  it('are those of the action that an undo takes back', () => {
    const changes: Change[] = [
      { kind: 'set', table: 'tasks', id: 'A', before: { text: 'x' }, after: { text: 'A' } },
    ];
    const undo = { type: 'UNDO', payload: { actionId: 'a1' } };
    expect(ownEdits(plan, undo, changes, ['tasks/A/text'])).toEqual(['tasks/A/text']);
  });
});

/** What the schedule, and the tree where a row comes between two, change by themselves. */
const FOLLOWS = /^(tasks\/.*\/(start|end|duration|index)|restrictions\/.*\/required)$/;

it('nobody overwrites unseen what another edited, but for what follows from the schedule', () => {
  fc.assert(
    fc.property(ANY_ACTION, ANY_ACTION, (first, second) => {
      const one = decide(SPEC_START, first, specContext('projectAdmin', { newId: (n) => `one-${n}` }));
      if (!one.ok) return;
      const between = evolve(SPEC_START, one.changes);
      const two = decide(between, second, specContext('projectAdmin', { newId: (n) => `two-${n}` }));
      if (!two.ok) return;
      const touched = ownEdits(SPEC_START, first, one.changes);
      const mine = ownEdits(between, second, two.changes);
      if (
        conflictsWith(
          mine,
          [{ actionId: 'one', userId: 'luis', touched, when: '2026-03-02T12:00:00Z' }],
          'ana',
        ).length > 0
      )
        return;
      expect(overwritten(one.changes, two.changes)).toEqual([]);
    }),
    { numRuns: 2000, seed: 20260302 },
  );
});

/** The fields that both set, by name, without what follows. */
function overwritten(one: readonly Change[], two: readonly Change[]): readonly string[] {
  const fields = (changes: readonly Change[]): string[] =>
    changes.flatMap((change) =>
      change.kind === 'set'
        ? Object.keys(change.after).map((field) => `${change.table}/${change.id}/${field}`)
        : [],
    );
  const theirs = new Set(fields(one));
  return fields(two).filter((key) => theirs.has(key) && !FOLLOWS.test(key));
}
