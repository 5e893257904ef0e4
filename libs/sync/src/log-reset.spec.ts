import { type Change, createPlan, defaultSettings, evolve, newTask, Table } from '@plomada/domain';
import { isOtherLog, isLogMismatch, resetLog } from './log-reset';
import { answered, begin, type Loaded, markSent, receive, submit } from './sync';
import type { Author, RelayedEntry, SyncState } from './sync-state';

const at = (minute: number) => `2026-03-02T12:${String(minute).padStart(2, '0')}:00.000Z`;
const ANA: Author = {
  actor: { userId: 'ana', name: 'Ana Rojas', roles: ['projectAdmin'] },
  today: '2026-03-02',
};
const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const plan = { ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'), tasks: Table.of([task]) };

const renamed = (before: string, after: string): readonly Change[] => [
  { kind: 'set', table: 'tasks', id: 't1', before: { text: before }, after: { text: after } },
];
const entry = (actionId: string, seq: number, changes: readonly Change[], minute = seq): RelayedEntry => ({
  seq,
  actionId,
  type: 'UPDATE_TASK',
  actor: { userId: actionId.startsWith('a') ? 'ana' : 'luis', name: 'Alguien' },
  at: at(minute),
  changes,
});
function doing(state: SyncState, id: string, text: string): SyncState {
  const action = { type: 'UPDATE_TASK', payload: { id: 't1', text } } as const;
  const made = submit(state, { id, action, when: at(0) }, ANA);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.state;
}

/** Loaded at 10; Ana's own 11 and Luis's 12 came since. */
const here = receive(
  doing(begin(plan, 10, at(10)), 'a1', 'Cavar'),
  [entry('a1', 11, renamed('Excavar', 'Cavar')), entry('b1', 12, renamed('Cavar', 'Excavar a mano'))],
  ANA,
);

describe('the log of the server', () => {
  it('is the one that is known here while it has the last known entry, whatever came after it', () => {
    expect(isOtherLog(here, { at: at(12), last: 12 })).toBe(false);
    expect(isOtherLog(here, { at: at(12), last: 500 })).toBe(false);
    expect(isOtherLog(here, { at: at(12), last: null })).toBe(false);
  });

  it('is another one when it lacks the last known entry, or has another in its place', () => {
    expect(isOtherLog(here, { at: null, last: 12 })).toBe(true);
    expect(isOtherLog(here, { at: at(40), last: 900 })).toBe(true);
  });

  it('is another one when it ends before what it told of already', () => {
    const early = receive(here, [entry('b9', 15, [])], ANA);
    expect(isOtherLog(early, { at: at(12), last: 14 })).toBe(true);
    expect(isOtherLog(early, { at: at(12), last: 15 })).toBe(false);
    expect(isOtherLog(early, { at: at(12), last: null })).toBe(false);
    const acknowledged = answered(markSent(doing(here, 'a2', 'Mío'), 'a2'), 'a2', 13);
    expect(isOtherLog(acknowledged, { at: at(12), last: 12 })).toBe(true);
  });

  it('is not doubted where nothing is known of it', () => {
    expect(isOtherLog(begin(plan, 0), { at: null, last: 0 })).toBe(false);
    expect(isOtherLog(begin(plan, 10), { at: at(40), last: 10 })).toBe(false);
    expect(isOtherLog(begin(plan, 10), { at: null, last: 10 })).toBe(true);
  });

  it('shows that it was reset by a later entry with an earlier number', () => {
    expect(isLogMismatch(here, entry('b7', 11, [], 40))).toBe(true);
    expect(isLogMismatch(here, entry('b1', 12, []))).toBe(false);
    expect(isLogMismatch(here, entry('a1', 11, []))).toBe(false);
    expect(isLogMismatch(here, entry('b9', 13, []))).toBe(false);
  });
});

describe('a client of a log that was reset', () => {
  const older: Loaded = { plan: evolve(plan, renamed('Excavar', 'Cavar')), seq: 11, at: at(11) };

  it('takes the older plan and keeps its unsent work on top, all of it to be sent', () => {
    const waiting = answered(markSent(doing(doing(here, 'a2', 'Mío'), 'a3', 'Mío 2'), 'a2'), 'a2', 13);
    const early = receive(waiting, [entry('b9', 15, [])], ANA);
    const state = receive(resetLog(early, older), [], ANA);
    expect(state).toMatchObject({ seq: 11, at: at(11), drifted: false });
    expect(state.buffer.size).toBe(0);
    expect(state.visible.tasks.get('t1')!.text).toBe('Mío 2');
    expect(state.pending).toMatchObject([
      { id: 'a2', baseSeq: 11, baseAt: at(12), stage: { name: 'waiting' } },
      { id: 'a3', baseSeq: 11, baseAt: at(12), stage: { name: 'waiting' } },
    ]);
  });

  it('can undo what the log still has, and no more what it lost', () => {
    expect(resetLog(here, older).own.map(({ id }) => id)).toEqual(['a1']);
    expect(resetLog(here, { ...older, seq: 10, at: at(10) }).own).toEqual([]);
  });

  it('goes on with what the log tells from there', () => {
    const state = resetLog(here, older);
    const next = receive(state, [entry('c1', 12, renamed('Cavar', 'Otra vez'), 40)], ANA);
    expect(next).toMatchObject({ seq: 12, at: at(40) });
    expect(next.visible.tasks.get('t1')!.text).toBe('Otra vez');
  });
});
