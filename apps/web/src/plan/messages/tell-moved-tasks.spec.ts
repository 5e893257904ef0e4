import { type Actor, createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, fork, takeEvery } from 'redux-saga/effects';
import { messagesReducer, selectNewestMessage } from '../../base/messages/messages-slice';
import { submitAction } from '../sending/submit-action';
import { planActions, planEvents } from '../state/plan-actions';
import { planReducer } from '../state/plan-reducer';
import { tellMovedTasks } from './tell-moved-tasks';

const ACTOR: Actor = { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] };
const task = (id: string, index: number, parent: string | null = null) =>
  newTask({
    ...{ id, text: id, index, duration: 3, start: '2026-03-02', end: '2026-03-05' },
    ...(parent && { parent }),
  });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([task('Piso', 0), task('Muro', 1, 'Piso'), task('Losa', 2, 'Piso')]),
};

/** One open project in which a restriction of one or both tasks is found. */
function found(taskIds: readonly string[], required: string) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ plan: planReducer, messages: messagesReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(function* () {
    yield all([fork(tellMovedTasks), takeEvery(planActions.submit, submitAction)]);
  });
  const sync = begin(plan, 0);
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
  const what = {
    family: 'Acero',
    type: 1,
    detail: 'Fierro',
    comments: '',
    responsible: null,
    commited: null,
  };
  const payload = { ...what, taskIds: [...taskIds], required } as never;
  store.dispatch(planActions.submit({ type: 'NEW_RESTRICTION', payload }));
  return selectNewestMessage(store.getState());
}

describe('a required date that moves work', () => {
  it('is told with the task and its new day, and not with the summary above it', () => {
    expect(found(['Muro'], '2026-03-04')).toMatchObject({
      key: 'actions:movedByRestriction.one',
      params: { task: 'Muro', date: '2026-03-04' },
    });
  });

  it('is told with how many more', () => {
    expect(found(['Muro', 'Losa'], '2026-03-04')).toMatchObject({
      key: 'actions:movedByRestriction.several',
      params: { count: 1 },
    });
  });

  it('is not told of where everything stays', () => {
    expect(found(['Muro'], '2026-03-02')).toBeNull();
  });
});
