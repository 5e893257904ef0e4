import { type Change, createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { begin, receive, submit } from './sync';
import type { Author, RelayedEntry, SyncState } from './sync-state';

const WHEN = '2026-03-02T12:00:00.000Z';
const ANA: Author = {
  actor: { userId: 'ana', name: 'Ana Rojas', roles: ['projectAdmin'] },
  today: '2026-03-02',
};
const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const plan = { ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'), tasks: Table.of([task]) };

const entry = (
  seq: number,
  who: string,
  before: string,
  after: string,
  type = 'UPDATE_TASK',
): RelayedEntry => ({
  ...{ seq, actionId: `${who}${seq}`, type, at: WHEN, actor: { userId: who, name: who } },
  changes: [
    { kind: 'set', table: 'tasks', id: 't1', before: { text: before }, after: { text: after } },
  ] as readonly Change[],
});

/** Ana's name for the task, accepted as entry 1. */
function named(text: string): SyncState {
  const action = { type: 'UPDATE_TASK', payload: { id: 't1', text } } as const;
  const made = submit(begin(plan, 0), { id: 'ana1', action, when: WHEN }, ANA);
  if (!made.ok) throw new Error(made.refusal.code);
  return receive(made.state, [entry(1, 'ana', 'Excavar', text)], ANA);
}
const replacedBy = (state: SyncState, ...entries: readonly RelayedEntry[]) =>
  receive(state, entries, ANA).replaced.map(({ seq, name, field, mine, theirs }) => [
    seq,
    name,
    field,
    mine,
    theirs,
  ]);

describe('an own accepted value', () => {
  it('is remembered as replaced when somebody else sets another, with who it was', () => {
    expect(replacedBy(named('Zanja'), entry(2, 'luis', 'Zanja', 'Foso'))).toEqual([
      [2, 'luis', 'text', 'Zanja', 'Foso'],
    ]);
  });

  it('is not when oneself did, nor when it was gone before, nor by a rollback', () => {
    expect(replacedBy(named('Zanja'), entry(2, 'ana', 'Zanja', 'Foso'))).toEqual([]);
    const twice = [entry(2, 'luis', 'Zanja', 'Foso'), entry(3, 'luis', 'Foso', 'Pozo')];
    expect(replacedBy(named('Zanja'), ...twice)).toHaveLength(1);
    expect(replacedBy(named('Zanja'), entry(2, 'luis', 'Zanja', 'Excavar', 'DO_ROLLBACK'))).toEqual([]);
  });
});
