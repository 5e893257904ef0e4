import { type Actor, createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, fork, takeEvery } from 'redux-saga/effects';
import { messagesReducer, selectNewestMessage } from '../../base/messages/messages-slice';
import { planActions, planEvents } from '../state/plan-actions';
import { planReducer } from '../state/plan-reducer';
import { submitAction } from '../sending/submit-action';
import { tellHeldStart } from './tell-held-start';

const ACTOR: Actor = { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] };
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 'a', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05', duration: 3 }),
    newTask({ id: 'b', text: 'Hormigonar', index: 1, start: '2026-03-05', end: '2026-03-06', duration: 1 }),
  ]),
  links: Table.of([{ id: 'l', source: 'a', target: 'b', type: '0' as const, lag: 0 }]),
};

/** One open project, nobody to send to. */
function messageAfterMoving(id: string, start: string) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ plan: planReducer, messages: messagesReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(function* () {
    yield all([fork(tellHeldStart), takeEvery(planActions.submit, submitAction)]);
  });
  const sync = begin(plan, 0);
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
  store.dispatch(planActions.submit({ type: 'MOVE_TASK', payload: { id, start } }));
  return selectNewestMessage(store.getState());
}

describe('a task that is put where it cannot start', () => {
  it('is told of with what holds it', () => {
    expect(messageAfterMoving('b', '2026-03-03')).toMatchObject({
      key: 'actions:heldStart.link',
      params: { task: 'Hormigonar', predecessor: 'Excavar', start: '2026-03-05' },
    });
  });
});

describe('a task that starts where it is put', () => {
  it('is not told of', () => {
    expect(messageAfterMoving('b', '2026-03-09')).toBeNull();
  });
});
