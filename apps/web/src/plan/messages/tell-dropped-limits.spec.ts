import { type Actor, createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, fork, takeEvery } from 'redux-saga/effects';
import { messagesReducer, selectNewestMessage } from '../../base/messages/messages-slice';
import { planActions, planEvents } from '../state/plan-actions';
import { planReducer } from '../state/plan-reducer';
import { selectReady } from '../state/plan-selectors';
import { submitAction } from '../sending/submit-action';
import { undoSaga } from '../undo/undo-saga';
import { tellDroppedLimits } from './tell-dropped-limits';

const ACTOR: Actor = { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] };
const WHEN = { start: '2026-03-02', end: '2026-03-05', duration: 3 } as const;
const limited = (id: string, index: number) => ({
  ...newTask({ id, text: 'Excavar', index, parent: 's', ...WHEN }),
  constraintType: 'fnlt' as const,
  constraintDate: '2026-03-06' as const,
});
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 's', text: 'Obra gruesa', index: 0, ...WHEN }),
    limited('a', 1),
    limited('b', 2),
  ]),
};

/** One open project, nobody to send to. */
function opened() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ plan: planReducer, messages: messagesReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(function* () {
    yield all([fork(tellDroppedLimits), fork(undoSaga), takeEvery(planActions.submit, submitAction)]);
  });
  const sync = begin(plan, 0);
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
  return {
    store,
    move: (id: string, to: object) =>
      store.dispatch(planActions.submit({ type: 'MOVE_TASK', payload: { id, ...to } })),
    message: () => selectNewestMessage(store.getState()),
  };
}

describe('a bar that is stretched beyond its latest end', () => {
  it('is told of with its name and the day, and the way back', () => {
    const { store, move, message } = opened();
    move('a', { start: '2026-03-02', end: '2026-03-10' });
    expect(message()).toMatchObject({
      key: 'actions:limitDropped.fnlt',
      params: { task: 'Excavar', date: '2026-03-06' },
      button: { key: 'actions:undo' },
    });
    store.dispatch(message()!.button!.action);
    expect(selectReady(store.getState())?.sync.visible.tasks.get('a')).toMatchObject({
      constraintType: 'fnlt',
      constraintDate: '2026-03-06',
    });
  });

  it('is not told of while it ends in time', () => {
    const { move, message } = opened();
    move('a', { start: '2026-03-02', end: '2026-03-06' });
    expect(message()).toBeNull();
  });
});

it('a branch that is put beyond them says how many gave theirs up', () => {
  const { move, message } = opened();
  move('s', { start: '2026-03-09' });
  expect(message()).toMatchObject({ key: 'actions:limitDropped.several', params: { count: 2 } });
});
