import type { LogEntry } from '@plomada/contracts';
import { type Change, createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import {
  type Message,
  messageClosed,
  messagesReducer,
  messageShown,
  selectNewestMessage,
} from '../../base/messages/messages-slice';
import { PLAN_FEATURES } from '../../app/plan-features';
import { ganttActions, ganttReducer } from '../../features/gantt/gantt-slice';
import { planFilterActions, planFilterReducer } from '../filter/plan-filter-slice';
import { registerFeatures } from '../registration';
import { tellDeleted } from './tell-deleted';

const named = (id: string, text: string, index: number) =>
  newTask({ id, text, index, start: '2026-03-02', end: '2026-03-05' });
const DIG = named('t1', 'Excavar', 0);
const POUR = named('t2', 'Hormigonar', 1);
const PLAN = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([DIG, POUR]),
};

const remove = (table: 'tasks' | 'restrictions' | 'links', row: { readonly id: string }): Change => ({
  kind: 'remove',
  table,
  id: row.id,
  row,
});
const LINK = remove('links', { id: 'l1', source: 't1', target: 't2' } as { id: string });
const PERMIT = remove('restrictions', { id: 'r1', taskIds: ['t1'], detail: 'Permiso' } as { id: string });

function browser(...before: readonly { type: string }[]) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      gantt: ganttReducer,
      planFilter: planFilterReducer,
      messages: messagesReducer,
    }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  before.forEach((action) => store.dispatch(action));
  const ready = { actor: { userId: 'ana', name: 'Ana', roles: [] }, sync: begin(PLAN, 0) };
  const deletes = (userId: string, ...changes: readonly Change[]) => {
    const actor = { userId, name: 'Luis Pizarro', firstName: 'Luis', lastName: 'Pizarro' };
    const at = '2026-03-02T12:00:00.000Z';
    const entry: LogEntry = {
      projectId: 'p1',
      seq: 1,
      actionId: 'b1',
      type: 'BATCH_UPDATE',
      actor,
      at,
      changes,
    };
    sagas.run(function* () {
      yield registerFeatures(PLAN_FEATURES);
      yield* tellDeleted([entry], ready);
    });
  };
  /** What is told, one message after the other is closed. */
  const read = () => {
    const messages: Message[] = [];
    for (
      let first = selectNewestMessage(store.getState());
      first;
      first = selectNewestMessage(store.getState())
    ) {
      messages.push(first);
      store.dispatch(messageClosed(first.id));
    }
    return messages.map(({ key, params }) => [key, params?.['name'], params?.['count']]);
  };
  return { store, deletes, read };
}

const TASK = ['sync:deletedByOther.tasks', 'Excavar', 1];

describe('what somebody else deletes', () => {
  const selected = planFilterActions.selected({ ids: ['t1'], anchor: 't1' });
  const editing = ganttActions.editingChanged('t1');

  it.each([
    ['selected', selected],
    ['being typed in', editing],
    ['what a dialog is about', ganttActions.dialogChanged(['t1'])],
  ])('is told by name when it is a task that is %s', (_, held) => {
    const { deletes, read } = browser(held);
    deletes('luis', remove('tasks', DIG));
    expect(read()).toEqual([TASK]);
  });

  it('is told when it is a restriction or a link of a task in hand, or the link whose dialog is open', () => {
    const task = browser(selected);
    task.deletes('luis', PERMIT);
    task.deletes('luis', LINK);
    expect(task.read()).toEqual([
      ['sync:deletedByOther.links', 'Excavar → Hormigonar', 1],
      ['sync:deletedByOther.restrictions', 'Permiso', 1],
    ]);
    const link = browser(ganttActions.dialogChanged(['l1']));
    link.deletes('luis', LINK);
    expect(link.read()).toEqual([['sync:deletedByOther.links', 'Excavar → Hormigonar', 1]]);
  });

  it('is told once when a task takes its restrictions and links with it', () => {
    const { deletes, read } = browser(selected);
    deletes('luis', LINK, PERMIT, remove('tasks', DIG));
    expect(read()).toEqual([TASK]);
  });

  it('is told until it was read, whatever is deleted or said after it', () => {
    const { store, deletes, read } = browser(planFilterActions.selected({ ids: ['t1', 't2'], anchor: 't1' }));
    deletes('luis', remove('tasks', DIG));
    deletes('luis', remove('tasks', POUR));
    const others = ['a', 'b', 'c', 'd'];
    for (const key of others) store.dispatch(messageShown({ severity: 'info', key }));
    const told = read();
    expect(told.map(([key]) => key).slice(0, 3)).toEqual(['d', 'c', 'b']);
    expect(told.slice(3)).toEqual([['sync:deletedByOther.tasks', 'Hormigonar', 1], TASK]);
  });

  it('is no news to anybody else, nor when it was deleted by oneself', () => {
    const idle = browser();
    idle.deletes('luis', remove('tasks', DIG), LINK, PERMIT);
    expect(idle.read()).toEqual([]);
    const left = browser(editing, ganttActions.editingChanged(null));
    left.deletes('luis', remove('tasks', DIG));
    expect(left.read()).toEqual([]);
    const own = browser(selected);
    own.deletes('ana', remove('tasks', DIG));
    expect(own.read()).toEqual([]);
  });
});
