import type { LogEntry } from '@plomada/contracts';
import { newTask } from '@plomada/domain';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { messagesReducer, selectFirstMessage } from '../../app/messages/messages-slice';
import { ganttActions, ganttReducer } from '../gantt/gantt-slice';
import { tellDeleted } from './tell-deleted';

const row = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const deletion = (userId: string): LogEntry => ({
  projectId: 'p1',
  seq: 1,
  actionId: 'b1',
  type: 'DELETE_TASKS',
  actor: { userId, name: 'Luis Pizarro', firstName: 'Luis', lastName: 'Pizarro' },
  at: '2026-03-02T12:00:00.000Z',
  changes: [{ kind: 'remove', table: 'tasks', id: 't1', row }],
});

function told(by: string, ...before: readonly { type: string }[]) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ gantt: ganttReducer, messages: messagesReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  before.forEach((action) => store.dispatch(action));
  sagas.run(tellDeleted, [deletion(by)], 'ana');
  return selectFirstMessage(store.getState());
}

describe('a task that somebody else deletes', () => {
  const selected = ganttActions.selected({ ids: ['t1'], anchor: 't1' });
  const editing = ganttActions.editingChanged('t1');

  it('is told by name to whoever has it selected or is typing in it', () => {
    const message = {
      key: 'sync:deletedByOther',
      params: { user: 'Luis Pizarro', task: 'Excavar', count: 1 },
    };
    expect(told('luis', selected)).toMatchObject(message);
    expect(told('luis', editing)).toMatchObject(message);
  });

  it('is no news to anybody else, nor when it was deleted by oneself', () => {
    expect(told('luis')).toBeNull();
    expect(told('luis', editing, ganttActions.editingChanged(null))).toBeNull();
    expect(told('ana', selected)).toBeNull();
  });
});
