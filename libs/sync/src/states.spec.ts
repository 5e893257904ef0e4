import type { Failure } from '@plomada/contracts';
import { type Change, createPlan, defaultSettings, evolve, newTask, Table } from '@plomada/domain';
import { forgetRejected, recallRejected, rejected, tryAgain } from './rejected-actions';
import {
  answered,
  begin,
  isBehind,
  bufferEntries,
  markSent,
  markUnanswered,
  nextInOrder,
  needsRebase,
  nextToSend,
  receive,
  reload,
  resume,
  submit,
} from './sync';
import type { Author, RelayedEntry, SyncState } from './sync-state';

const WHEN = '2026-03-02T12:00:00.000Z';
const ANA: Author = {
  actor: { userId: 'ana', name: 'Ana Rojas', roles: ['projectAdmin'] },
  today: '2026-03-02',
};
const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const plan = { ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'), tasks: Table.of([task]) };
const SEQ = 10;

const renamed = (before: string, after: string): readonly Change[] => [
  { kind: 'set', table: 'tasks', id: 't1', before: { text: before }, after: { text: after } },
];
const entry = (actionId: string, seq: number, changes: readonly Change[], hash?: string): RelayedEntry => ({
  seq,
  actionId,
  type: 'UPDATE_TASK',
  actor: { userId: actionId.startsWith('a') ? 'ana' : 'luis', name: 'Alguien' },
  at: WHEN,
  changes,
  hash,
});

function doing(state: SyncState, ...texts: readonly string[]): SyncState {
  return texts.reduce((before, text, place) => {
    const action = { type: 'UPDATE_TASK', payload: { id: 't1', text } } as const;
    const made = submit(before, { id: `a${place + 1}`, action, when: WHEN }, ANA);
    if (!made.ok) throw new Error(made.refusal.code);
    return made.state;
  }, state);
}

const start = begin(plan, SEQ);
const shown = (state: SyncState) => state.visible.tasks.get('t1')!.text;
const stages = (state: SyncState) => state.pending.map(({ stage }) => stage.name);
/** Own work is pending, in the plan, or handed back: there is no fourth place. */
const accounted = (state: SyncState, id: string) =>
  state.pending.some((one) => one.id === id) ||
  state.rejectedActions.some(({ pending }) => pending.id === id);

describe('an own action', () => {
  it('that waits is shown, and is the next to send', () => {
    const state = doing(start, 'Uno', 'Dos');
    expect(shown(state)).toBe('Dos');
    expect(stages(state)).toEqual(['waiting', 'waiting']);
    expect(nextToSend(state)!.id).toBe('a1');
  });

  it('that is sent lets no other pass', () => {
    const state = markSent(doing(start, 'Uno', 'Dos'), 'a1');
    expect(stages(state)).toEqual(['sent', 'waiting']);
    expect(nextToSend(state)).toBeNull();
  });

  it('that is confirmed as it was decided here leaves the shown plan the very same one', () => {
    const sent = markSent(doing(start, 'Uno'), 'a1');
    const confirmed = receive(sent, [entry('a1', SEQ + 1, renamed('Excavar', 'Uno'))], ANA);
    expect(confirmed.visible).toBe(sent.visible);
    expect(confirmed.confirmed).toBe(sent.visible);
    expect(confirmed.confirmed).toEqual(evolve(plan, renamed('Excavar', 'Uno')));
    const settled = answered(confirmed, 'a1', SEQ + 1);
    expect(settled.visible).toBe(sent.visible);
  });

  it('that is acknowledged stays pending until its entry comes, and lets the next one go', () => {
    const state = answered(markSent(doing(start, 'Uno', 'Dos'), 'a1'), 'a1', SEQ + 1);
    expect(state.pending[0]!.stage).toEqual({ name: 'answered', seq: SEQ + 1 });
    expect(nextToSend(state)!.id).toBe('a2');
    const settled = receive(state, [entry('a1', SEQ + 1, renamed('Excavar', 'Uno'))], ANA);
    expect(settled.pending.map(({ id }) => id)).toEqual(['a2']);
    expect(shown(settled)).toBe('Dos');
  });

  it('that came out as it was decided here has none of the later ones decided again, and otherwise all', () => {
    const state = doing(start, 'Uno', 'Dos', 'Tres');
    const both = [
      entry('a1', SEQ + 1, renamed('Excavar', 'Uno')),
      entry('a2', SEQ + 2, renamed('Uno', 'Dos')),
    ];
    const foreseen = receive(state, both, ANA);
    expect(foreseen.visible).toBe(state.visible);
    expect([...foreseen.decided.keys()]).toEqual(['a3']);
    const corrected = receive(state, [entry('a1', SEQ + 1, renamed('Excavar', 'Uno corregido'))], ANA);
    expect(corrected.decided.get('a2')!.changes).toEqual(renamed('Uno corregido', 'Dos'));
  });

  it('that changes nothing is not sent', () => {
    expect(doing(start, 'Excavar')).toEqual(start);
    expect(doing(start, 'Uno', 'Uno').pending.map(({ id }) => id)).toEqual(['a1']);
  });

  it('that the server found to change nothing leaves with the entry that was before it', () => {
    const sent = answered(markSent(doing(start, 'Uno', 'Dos'), 'a1'), 'a1', SEQ + 1);
    const settled = receive(sent, [entry('b1', SEQ + 1, renamed('Excavar', 'Uno'))], ANA);
    expect(settled.pending.map(({ id }) => id)).toEqual(['a2']);
    expect(shown(settled)).toBe('Dos');
    expect(settled.decided.get('a2')!.changes).toEqual(renamed('Uno', 'Dos'));
  });

  it('whose entry came before its acknowledgement is settled once', () => {
    const state = receive(
      markSent(doing(start, 'Uno'), 'a1'),
      [entry('a1', SEQ + 1, renamed('Excavar', 'Uno'))],
      ANA,
    );
    expect(answered(state, 'a1', SEQ + 1)).toMatchObject({ pending: [], seq: SEQ + 1 });
  });

  it.each<[string, Failure]>([
    ['refused', { kind: 'invalid', code: 'TASK_UNKNOWN' }],
    ['forbidden', { kind: 'forbidden', code: 'ACTION_FORBIDDEN' }],
    ['in conflict', { kind: 'conflict', code: 'CONFLICT', rows: ['b1'] }],
  ])('that is %s leaves the plan and is handed back with the reason', (_, failure) => {
    const state = rejected(markSent(doing(start, 'Uno'), 'a1'), 'a1', failure);
    expect(shown(state)).toBe('Excavar');
    expect(state.pending).toEqual([]);
    expect(state.rejectedActions).toMatchObject([{ pending: { id: 'a1' }, failure }]);
    expect(forgetRejected(state, 'a1').rejectedActions).toEqual([]);
  });

  it('that is refused among others leaves the plan when those are decided again', () => {
    const unknown: Failure = { kind: 'invalid', code: 'TASK_UNKNOWN' };
    const all = doing(start, 'Uno', 'Dos', 'Tres');
    const state = rejected(all, 'a2', unknown);
    expect(needsRebase(state)).toBe(true);
    expect(state.visible).toBe(all.visible);
    const again = receive(state, [], ANA);
    expect(needsRebase(again)).toBe(false);
    expect(again.decided.get('a3')!.changes).toEqual(renamed('Uno', 'Tres'));
  });

  it('that conflicted is done over the other’s in view of it', () => {
    const conflict: Failure = { kind: 'conflict', code: 'CONFLICT', rows: ['b1'] };
    const met = receive(
      rejected(doing(start, 'Uno'), 'a1', conflict),
      [entry('b1', SEQ + 1, renamed('Excavar', 'De Luis'))],
      ANA,
    );
    const again = tryAgain(met, 'a1', { id: 'a9', when: WHEN }, ANA);
    expect(again.pending).toMatchObject([{ id: 'a9', baseSeq: SEQ + 1, stage: { name: 'waiting' } }]);
    expect(again.rejectedActions).toEqual([]);
    expect(shown(again)).toBe('Uno');
  });

  it('that is refused again keeps saying why, also when its author may no longer do it', () => {
    const conflict: Failure = { kind: 'conflict', code: 'CONFLICT' };
    const refused = rejected(markSent(doing(start, 'Uno'), 'a1'), 'a1', conflict);
    const viewer: Author = { ...ANA, actor: { ...ANA.actor, roles: ['projectViewer'] } };
    const again = tryAgain(refused, 'a1', { id: 'a9', when: WHEN }, viewer);
    expect(again.rejectedActions).toMatchObject([
      { failure: { kind: 'forbidden', code: 'ACTION_FORBIDDEN' } },
    ]);
  });

  it('that was not answered in time, or whose line was cut, waits again under its id', () => {
    const state = markUnanswered(markSent(doing(start, 'Uno', 'Dos'), 'a1'));
    expect(stages(state)).toEqual(['waiting', 'waiting']);
    expect(nextToSend(state)!.id).toBe('a1');
  });

  it('that was acknowledged before the line was cut is not sent again', () => {
    const state = markUnanswered(answered(markSent(doing(start, 'Uno'), 'a1'), 'a1', SEQ + 1));
    expect(nextToSend(state)).toBeNull();
    expect(isBehind(state)).toBe(true);
  });

  it('that an earlier page left goes before those of this one, and once', () => {
    const left = markSent(doing(start, 'Uno'), 'a1').pending;
    const action = { type: 'UPDATE_TASK', payload: { id: 't1', text: 'Nuevo' } } as const;
    const made = submit(start, { id: 'a5', action, when: WHEN }, ANA);
    if (!made.ok) throw new Error(made.refusal.code);
    const state = receive(resume(resume(made.state, left), left), [], ANA);
    expect(state.pending.map(({ id }) => id)).toEqual(['a1', 'a5']);
    expect(stages(state)).toEqual(['waiting', 'waiting']);
    expect(shown(state)).toBe('Nuevo');
  });

  it('that does not apply any more stays until the server says so', () => {
    const gone = receive(
      doing(start, 'Uno'),
      [
        {
          ...entry('b1', SEQ + 1, [{ kind: 'remove', table: 'tasks', id: 't1', row: task }]),
          type: 'DELETE_TASKS',
        },
      ],
      ANA,
    );
    expect(gone.visible.tasks.has('t1')).toBe(false);
    expect(accounted(gone, 'a1')).toBe(true);
    const told = rejected(gone, 'a1', { kind: 'invalid', code: 'TASK_UNKNOWN' });
    expect(accounted(told, 'a1')).toBe(true);
  });

  it('is recalled as rejected when an earlier page left it unread, once', () => {
    const unknown: Failure = { kind: 'invalid', code: 'TASK_UNKNOWN' };
    const { rejectedActions } = rejected(doing(start, 'Uno'), 'a1', unknown);
    expect(recallRejected(recallRejected(start, rejectedActions), rejectedActions).rejectedActions).toEqual(
      rejectedActions,
    );
  });
});

describe('the confirmed plan', () => {
  const first = entry('b1', SEQ + 1, renamed('Excavar', 'Uno'));
  const second = entry('b2', SEQ + 2, renamed('Uno', 'Dos'));

  it('with a gap waits for what is missing and then takes all of it', () => {
    const gap = receive(start, [second], ANA);
    expect(gap.seq).toBe(SEQ);
    expect(isBehind(gap)).toBe(true);
    const filled = receive(gap, [first], ANA);
    expect(filled.seq).toBe(SEQ + 2);
    expect(isBehind(filled)).toBe(false);
    expect(shown(filled)).toBe('Dos');
  });

  it('lays entries aside without showing them, and misses nothing by it', () => {
    const aside = bufferEntries(start, [second, first]);
    expect(shown(aside)).toBe('Excavar');
    expect(isBehind(aside)).toBe(false);
    expect(nextInOrder(aside)).toEqual([first, second]);
    expect(receive(aside, [], ANA)).toEqual(receive(start, [first, second], ANA));
    const gap = bufferEntries(start, [second]);
    expect(isBehind(gap)).toBe(true);
    expect(nextInOrder(gap)).toEqual([]);
  });

  it('takes no entry twice', () => {
    const state = receive(start, [first, second], ANA);
    expect(receive(state, [first, second, first], ANA)).toBe(state);
  });

  it('that is too old is started again from the server’s, with the unsent work on top', () => {
    const newest = evolve(plan, renamed('Excavar', 'Mucho después'));
    const loaded = reload(doing(start, 'Mío'), { plan: newest, seq: SEQ + 5_000, at: WHEN });
    const state = receive(loaded, [], ANA);
    expect(state).toMatchObject({ seq: SEQ + 5_000, drifted: false });
    expect(state.confirmed).toBe(newest);
    expect(shown(state)).toBe('Mío');
    expect(stages(state)).toEqual(['waiting']);
  });

  it('that is newer than the one loaded stays', () => {
    const state = receive(start, [first], ANA);
    expect(reload(state, { plan, seq: SEQ, at: WHEN })).toBe(state);
  });

  it('whose hash is another than the server’s has drifted, until it is started again', () => {
    const state = receive(start, [{ ...first, hash: 'another' }], ANA);
    expect(state.drifted).toBe(true);
    expect(receive(state, [second], ANA).drifted).toBe(true);
    const again = { plan: evolve(plan, first.changes), seq: SEQ + 1, at: WHEN };
    expect(reload(state, again).drifted).toBe(false);
  });
});
