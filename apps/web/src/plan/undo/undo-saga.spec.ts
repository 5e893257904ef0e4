import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { receive, type RelayedEntry } from '@plomada/sync';
import { messageClosed } from '../../base/messages/messages-slice';
import { ACTOR, planStore } from '../../testing/plan-store';
import { authorOf } from '../state/author';
import { planActions, planEvents } from '../state/plan-actions';
import { rejectedActionsSaga } from '../sending/rejected-actions-saga';
import { tellReturned } from '../messages/tell-returned';
import { undoSaga } from './undo-saga';

const task = (id: string, text: string) =>
  newTask({ id, text, index: 0, start: '2026-03-02', end: '2026-03-05' });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([task('t1', 'Excavar'), task('t2', 'Hormigonar')]),
};

function browser() {
  const world = planStore(plan, undoSaga, rejectedActionsSaga, tellReturned);
  const { store, ready, submit, message } = world;
  const remove = () => submit({ type: 'DELETE_TASKS', payload: { ids: ['t1'] } });
  const read = () => store.dispatch(messageClosed(message()!.id));
  return { ...world, remove, read, tasks: () => ready().sync.visible.tasks };
}

describe('undo', () => {
  it('is offered after a deletion and brings the rows back', () => {
    const { store, remove, message, tasks } = browser();
    remove();
    expect(tasks().has('t1')).toBe(false);
    expect(message()).toMatchObject({ key: 'actions:deleted', params: { about: 'Excavar', count: 1 } });
    store.dispatch(message()!.button!.action);
    expect(tasks().get('t1')!.text).toBe('Excavar');
  });

  it('is offered with how many tasks went with a summary', () => {
    const { store, message } = browser();
    const within = ['t3', 't4'].map((id) => ({
      type: 'CREATE_TASK' as const,
      payload: { id, text: id, parent: 't1' },
    }));
    store.dispatch(planActions.submit({ type: 'BATCH_UPDATE', payload: { actions: within } }));
    store.dispatch(planActions.submit({ type: 'DELETE_TASKS', payload: { ids: ['t1'] } }));
    expect(message()).toMatchObject({
      key: 'actions:deletedBranch',
      params: { about: 'Excavar', count: 2 },
    });
  });

  it('names what it took back and offers to make it again', () => {
    const { store, remove, message, tasks } = browser();
    remove();
    store.dispatch(planActions.undo());
    expect(message()).toMatchObject({
      key: 'actions:undone',
      params: { words: 'DELETE_TASKS', about: 'Excavar' },
    });
    store.dispatch(message()!.button!.action);
    expect(message()).toMatchObject({ key: 'actions:redone' });
    expect(tasks().has('t1')).toBe(false);
  });

  it('takes a new task back with the name that was typed for it, and makes both again', () => {
    const { store, message, tasks } = browser();
    const name = (text: string) =>
      store.dispatch(planActions.submit({ type: 'UPDATE_TASK', payload: { id: 't3', text } }));
    const creation = { type: 'CREATE_TASK', payload: { id: 't3', text: 'Nueva tarea' } } as const;
    store.dispatch(planActions.submit(creation, { isNamedNext: true }));
    name('Techo');
    name('Techumbre');
    store.dispatch(planActions.undo());
    expect(tasks().get('t3')!.text).toBe('Techo');
    store.dispatch(planActions.undo());
    expect(tasks().has('t3')).toBe(false);
    expect(message()).toMatchObject({ params: { words: 'CREATE_TASK', about: 'Techo' } });
    store.dispatch(planActions.redo());
    expect(tasks().get('t3')!.text).toBe('Techo');
  });

  it('leaves the name of a task that came with one to a step of its own', () => {
    const { store, tasks } = browser();
    store.dispatch(planActions.submit({ type: 'CREATE_TASK', payload: { id: 't3', text: 'Techo' } }));
    store.dispatch(planActions.submit({ type: 'UPDATE_TASK', payload: { id: 't3', text: 'Techumbre' } }));
    store.dispatch(planActions.undo());
    expect(tasks().get('t3')!.text).toBe('Techo');
  });

  it('names several changes by the command that they were', () => {
    const { store, message } = browser();
    const payload = {
      actions: [
        { type: 'MOVE_BRANCH', payload: { id: 't2', parent: 't1' } },
        { type: 'UPDATE_TASK', payload: { id: 't2', text: 'Losa' } },
      ],
    };
    store.dispatch(planActions.submit({ type: 'BATCH_UPDATE', payload }, { about: 'Pegar: 2 tareas' }));
    store.dispatch(planActions.undo());
    expect(message()).toMatchObject({ params: { words: 'BATCH_UPDATE_named', about: 'Pegar: 2 tareas' } });
  });

  it('says that there is nothing to take back or to make again', () => {
    const { store, message, read } = browser();
    store.dispatch(planActions.undo());
    expect(message()!.key).toBe('actions:nothingToUndo');
    read();
    store.dispatch(planActions.redo());
    expect(message()!.key).toBe('actions:nothingToRedo');
  });

  it('goes on to older steps after one from which the plan has moved on', () => {
    const { store, ready, remove, tasks } = browser();
    remove();
    store.dispatch(planActions.submit({ type: 'UPDATE_TASK', payload: { id: 't2', text: 'Mío' } }));
    const [first, second] = ready().sync.pending;
    const own = [first!, second!].map(({ id, action }, place): RelayedEntry => ({
      seq: place + 1,
      actionId: id,
      type: action.type,
      actor: ACTOR,
      at: '2026-03-02T12:00:00.000Z',
      changes: ready().sync.decided.get(id)!.changes,
    }));
    const others: RelayedEntry = {
      ...own[1]!,
      seq: 3,
      actionId: 'b1',
      actor: { userId: 'luis', name: 'Luis' },
      changes: [
        { kind: 'set', table: 'tasks', id: 't2', before: { text: 'Mío' }, after: { text: 'De Luis' } },
      ],
    };
    store.dispatch(planEvents.synced(receive(ready().sync, [...own, others], authorOf(ready()))));
    store.dispatch(planActions.undo());
    expect(tasks().get('t2')!.text).toBe('De Luis');
    store.dispatch(planActions.undo());
    expect(tasks().has('t1')).toBe(true);
  });
});

it('says that nothing from before a close can be undone', () => {
  const { store, ready, message } = browser();
  const close: RelayedEntry = {
    seq: 1,
    actionId: 'b1',
    type: 'CLOSE_TERM_V2',
    actor: { userId: 'luis', name: 'Luis' },
    at: '2026-03-02T12:00:00.000Z',
    changes: [],
  };
  store.dispatch(planEvents.synced(receive(ready().sync, [close], authorOf(ready()))));
  store.dispatch(planActions.undo());
  expect(message()!.key).toBe('actions:nothingSince');
});

describe('work that comes back from a time without connection', () => {
  const answer = (world: ReturnType<typeof browser>, ids: readonly string[]) => {
    const { sync } = world.ready();
    const entries = sync.pending
      .filter(({ id }) => ids.includes(id))
      .map(({ id, action }, place) => ({
        seq: sync.seq + place + 1,
        actionId: id,
        type: action.type,
        actor: ACTOR,
        at: '2026-03-02T12:00:00.000Z',
        changes: sync.decided.get(id)!.changes,
      }));
    world.store.dispatch(planEvents.synced(receive(sync, entries, authorOf(world.ready()))));
  };

  it('is counted once all of it is on the server', () => {
    const world = browser();
    world.store.dispatch(planActions.submit({ type: 'UPDATE_TASK', payload: { id: 't1', text: 'A' } }));
    world.store.dispatch(planActions.submit({ type: 'UPDATE_TASK', payload: { id: 't2', text: 'B' } }));
    world.store.dispatch(planEvents.joinedChanged(true));
    const [first, second] = world.ready().sync.pending;
    answer(world, [first!.id]);
    expect(world.message()).toBeNull();
    answer(world, [second!.id]);
    expect(world.message()).toMatchObject({ key: 'sync:sent', params: { count: 2 } });
  });
});
