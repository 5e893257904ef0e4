import { type Actor, createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, fork, takeEvery } from 'redux-saga/effects';
import { messagesReducer, selectNewestMessage } from '../../base/messages/messages-slice';
import { submitAction } from '../sending/submit-action';
import { planActions, planEvents } from '../state/plan-actions';
import { planReducer } from '../state/plan-reducer';
import { tellLateCommitment } from './tell-late-commitment';

const ACTOR: Actor = { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] };
const steel = {
  ...{ id: 'r1', taskIds: ['t1'], family: 'Acero', type: 1 as const, detail: 'Fierro', comments: '' },
  ...{ responsible: null, created: '2026-03-02', commited: null, required: '2026-03-13' },
  ...{ released: null, releasedTerm: null, inProcess: false },
};
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([newTask({ id: 't1', text: 'Muro', index: 0, start: '2026-03-16', end: '2026-03-19' })]),
  restrictions: Table.of([steel]),
};

/** What is said when somebody commits to a day. */
function committed(commited: string) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ plan: planReducer, messages: messagesReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(function* () {
    yield all([fork(tellLateCommitment), takeEvery(planActions.submit, submitAction)]);
  });
  const sync = begin(plan, 0);
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
  const payload = { restrictionId: 'r1', values: { commited } };
  store.dispatch(planActions.submit({ type: 'EDIT_RESTRICTION', payload }));
  return selectNewestMessage(store.getState());
}

it('says when somebody commits to a later day than is required, and only then', () => {
  expect(committed('2026-03-20')).toMatchObject({
    key: 'actions:lateCommitment',
    params: { about: 'Fierro', date: '2026-03-13', count: 1 },
  });
  expect(committed('2026-03-13')).toBeNull();
});
