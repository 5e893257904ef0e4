import type { Failure } from '@plomada/contracts';
import { createPlan, defaultSettings, evolve, hashOf, type Plan, type PlanAction } from '@plomada/domain';
import { KEPT } from './remember';
import { recallRejected, rejected, tryAgain } from './rejected-actions';
import { begin, receive, submit } from './sync';
import type { Author, RelayedEntry, SyncState } from './sync-state';
import { accepting, forgetOwn, undoSteps } from './undo';

const WHEN = '2026-03-02T12:00:00.000Z';
const ANA: Author = {
  actor: { userId: 'ana', name: 'Ana Rojas', roles: ['projectAdmin'] },
  today: '2026-03-02',
};
const start: Plan = createPlan(
  { ...defaultSettings('Obra', '2026-03-02'), workingDays: '0111110' },
  'term-1',
);

/** What the person does, one action after the other; the n-th has the id `a<n>`, from 1. */
function doing(state: SyncState, ...actions: readonly PlanAction[]): SyncState {
  return actions.reduce((before, action) => {
    const result = submit(
      before,
      { id: `a${before.seq + before.pending.length + 1}`, action, when: WHEN },
      ANA,
    );
    if (!result.ok) throw new Error(result.refusal.code);
    return result.state;
  }, state);
}

/** The server takes everything that waits. */
function confirmed(state: SyncState): SyncState {
  const entries = state.pending.map(({ id, action }, place): RelayedEntry => {
    const changes = state.decided.get(id)!.changes;
    return {
      seq: state.seq + place + 1,
      actionId: id,
      type: action.type,
      actor: ANA.actor,
      at: WHEN,
      changes,
    };
  });
  return receive(state, entries, ANA);
}

const create = (id: string): PlanAction => ({ type: 'CREATE_TASK', payload: { id, text: `Tarea ${id}` } });
const follows: PlanAction = {
  type: 'ADD_LINK',
  payload: { id: 'l0', source: 't2', target: 't3', type: '0' },
};
const undo = (actionId: string): PlanAction => ({ type: 'UNDO', payload: { actionId } });
const ids = (state: SyncState) => {
  const { undo: back, redo } = undoSteps(state);
  return { undo: back.map(({ actionId }) => actionId), redo: redo.map(({ actionId }) => actionId) };
};
const close: RelayedEntry = {
  seq: 2,
  actionId: 'close',
  type: 'CLOSE_TERM_V2',
  actor: { userId: 'luis', name: 'Luis' },
  at: WHEN,
  changes: [],
};

describe('what can be undone', () => {
  it('is what was done here, the newest last, in the log already or not', () => {
    const state = doing(confirmed(doing(begin(start, 0), create('t1'))), create('t2'));
    expect(ids(state)).toEqual({ undo: ['a1', 'a2'], redo: [] });
  });

  it('goes over to what can be redone, and back', () => {
    const undone = doing(begin(start, 0), create('t1'), create('t2'), undo('a2'));
    expect(ids(undone)).toEqual({ undo: ['a1'], redo: ['a3'] });
    expect(undone.visible.tasks.has('t2')).toBe(false);
    const redone = doing(confirmed(undone), undo('a3'));
    expect(ids(redone)).toEqual({ undo: ['a1', 'a4'], redo: [] });
    expect(redone.visible.tasks.has('t2')).toBe(true);
    expect(undoSteps(redone).undo.at(-1)!.action).toEqual(create('t2'));
  });

  it.each<[string, PlanAction]>([
    [
      'a bulk edit',
      {
        type: 'BATCH_UPDATE',
        payload: {
          actions: [
            { type: 'CREATE_TASK', payload: { id: 't9', text: 'Nueva' } },
            { type: 'UPDATE_TASK', payload: { id: 't1', text: 'Otra' } },
          ],
        },
      },
    ],
    ['the calendar', { type: 'UPDATE_SETTINGS', payload: { workingDays: '1111111' } }],
    ['holidays', { type: 'UPDATE_SETTINGS', payload: { holidays: ['2026-03-03'] } }],
    ['a link', { type: 'ADD_LINK', payload: { id: 'l1', source: 't1', target: 't2', type: '0' } }],
    ['the lag of a link', { type: 'UPDATE_LINK', payload: { id: 'l0', lag: 2 } }],
    ['a deleted link', { type: 'DELETE_LINK', payload: { id: 'l0' } }],
    ['a branch put elsewhere', { type: 'MOVE_BRANCH', payload: { id: 't3', parent: 't1' } }],
  ])('takes back %s as one step, and makes it again, sent or not', (_, action) => {
    const before = confirmed(doing(begin(start, 0), create('t1'), create('t2'), create('t3'), follows));
    const made = doing(before, action);
    expect(hashOf(made.visible)).not.toBe(hashOf(before.visible));
    for (const state of [made, confirmed(made)]) {
      const undone = doing(state, undo(ids(made).undo.at(-1)!));
      expect(hashOf(undone.visible)).toBe(hashOf(before.visible));
      const redone = doing(undone, undo(ids(undone).redo.at(-1)!));
      expect(hashOf(redone.visible)).toBe(hashOf(made.visible));
    }
  });

  it('is begun work that was stretched, sent or not, until more of it is done', () => {
    const progress = (value: number): PlanAction => ({
      type: 'SET_PROGRESS',
      payload: { taskId: 't1', progress: value },
    });
    const ready = doing(
      begin(start, 0),
      create('t1'),
      { type: 'MOVE_TASK', payload: { id: 't1', duration: 2 } },
      { type: 'UPDATE_TASK', payload: { id: 't1', analysed: true } },
      progress(0.5),
    );
    const made = doing(confirmed(ready), { type: 'MOVE_TASK', payload: { id: 't1', duration: 4 } });
    for (const state of [made, confirmed(made)]) {
      const back = undo(ids(state).undo.at(-1)!);
      expect(doing(state, back).visible.tasks.get('t1')).toMatchObject({ duration: 2, progress: 0.5 });
      expect(() => doing(state, progress(0.75), back)).toThrow('TASK_END_BEFORE_PROGRESS');
    }
  });

  it('leaves nothing to redo once something else is done', () => {
    const state = doing(begin(start, 0), create('t1'), undo('a1'), create('t2'));
    expect(ids(state)).toEqual({ undo: ['a3'], redo: [] });
  });

  it('is no move of a task that a link holds: it is not sent either', () => {
    const state = confirmed(doing(begin(start, 0), create('t2'), create('t3'), follows));
    const moved = doing(state, { type: 'MOVE_TASK', payload: { id: 't3', start: '2026-03-02' } });
    expect(moved).toBe(state);
  });

  it('ends at a close, whoever closed', () => {
    const state = receive(confirmed(doing(begin(start, 0), create('t1'))), [close], ANA);
    expect(state.undoBarrier).toBe(true);
    expect(ids(state)).toEqual({ undo: [], redo: [] });
  });

  it('does not wait behind an action from which the plan has moved on', () => {
    const state = confirmed(doing(begin(start, 0), create('t1'), create('t2')));
    expect(ids(forgetOwn(state, 'a2')).undo).toEqual(['a1']);
  });

  it('is the newest two hundred', () => {
    const many = Array.from({ length: KEPT + 5 }, (_, n) => create(`t${n}`));
    const { own } = confirmed(doing(begin(start, 0), ...many));
    expect(own).toHaveLength(KEPT);
    expect(own[0]!.id).toBe('a6');
  });
});

describe('a rejectedAction', () => {
  const conflict: Failure = { kind: 'conflict', code: 'CONFLICT', rows: ['b1'] };
  const renamed: PlanAction = { type: 'UPDATE_TASK', payload: { id: 't1', text: 'Excavar' } };
  const change = { kind: 'set', table: 'tasks', id: 't1', before: {}, after: { text: 'Otra' } } as const;
  const luis: RelayedEntry = { ...close, actionId: 'b1', type: 'UPDATE_TASK', changes: [change] };
  const resetLog = () => {
    const edited = doing(confirmed(doing(begin(start, 0), create('t1'))), renamed);
    return receive(rejected(edited, 'a2', conflict), [luis], ANA);
  };

  it('knows who did what it met', () => {
    const { others, rejectedActions } = resetLog();
    const met = others.find(({ actionId }) => rejectedActions[0]!.failure.rows!.includes(actionId));
    expect(met).toEqual({ actionId: 'b1', type: 'UPDATE_TASK', name: 'Luis', at: WHEN });
  });

  it('tried again is made upon everything seen since', () => {
    const state = tryAgain(resetLog(), 'a2', { id: 'a3', when: WHEN }, ANA);
    expect(state.rejectedActions).toEqual([]);
    expect(state.pending).toMatchObject([{ id: 'a3', baseSeq: 2, action: renamed }]);
    expect(state.visible.tasks.get('t1')!.text).toBe('Excavar');
  });

  it('tried again stays one, for the new reason, when the rules forbid it by now', () => {
    const before = resetLog();
    const removal = {
      kind: 'remove',
      table: 'tasks',
      id: 't1',
      row: before.confirmed.tasks.get('t1')!,
    } as const;
    const gone = evolve(before.confirmed, [removal]);
    const state = tryAgain(
      { ...before, confirmed: gone, visible: gone },
      'a2',
      { id: 'a3', when: WHEN },
      ANA,
    );
    expect(state.pending).toEqual([]);
    expect(state.rejectedActions).toMatchObject([
      { pending: { id: 'a2' }, failure: { code: 'TASK_UNKNOWN' } },
    ]);
  });

  it('that an earlier page left unread is there once', () => {
    const { rejectedActions } = resetLog();
    const recalled = recallRejected(recallRejected(begin(start, 0), rejectedActions), rejectedActions);
    expect(recalled.rejectedActions).toEqual(rejectedActions);
  });
});

describe('what somebody else proposed', () => {
  const named: PlanAction = { type: 'UPDATE_TASK', payload: { id: 't1', text: 'De Luis' } };
  const site = confirmed(doing(begin(start, 0), create('t1')));
  const entry: RelayedEntry = {
    ...{ seq: 2, actionId: 'p1', type: 'UPDATE_TASK', actor: { userId: 'luis', name: 'Luis' }, at: WHEN },
    changes: [
      {
        ...{ kind: 'set', table: 'tasks', id: 't1' },
        ...{ before: { text: 'Tarea t1' }, after: { text: 'De Luis' } },
      },
    ],
  };
  const announced = accepting(site, 'p1', { action: named, about: 'Tarea t1' });

  it('is taken back like an own action by who accepted it', () => {
    const accepted = receive(announced, [{ ...entry, acceptedBy: ANA.actor }], ANA);
    expect(undoSteps(accepted).undo.at(-1)).toEqual({ actionId: 'p1', action: named, about: 'Tarea t1' });
    expect(doing(accepted, undo('p1')).visible.tasks.get('t1')!.text).toBe('Tarea t1');
  });

  it('is not where another accepted it meanwhile', () => {
    const eva = { userId: 'eva' };
    expect(ids(receive(announced, [{ ...entry, acceptedBy: eva }], ANA)).undo).toEqual(ids(site).undo);
  });
});
