import type { Actor, Plan, PlanAction } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, fork, takeEvery } from 'redux-saga/effects';
import { messagesReducer, selectNewestMessage } from '../base/messages/messages-slice';
import { submitAction } from '../plan/sending/submit-action';
import { planActions, planEvents } from '../plan/state/plan-actions';
import { planReducer } from '../plan/state/plan-reducer';
import { selectReady } from '../plan/state/plan-selectors';

/** Who has it open. */
export const ACTOR: Actor = { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] };

/** A store with one open plan, nobody to send to, and the sagas that a test is about. */
export function planStore(plan: Plan, ...sagas: readonly (() => Generator)[]) {
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ plan: planReducer, messages: messagesReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(middleware),
  });
  middleware.run(function* () {
    yield all([...sagas.map((saga) => fork(saga)), takeEvery(planActions.submit, submitAction)]);
  });
  const sync = begin(plan, 0);
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
  return {
    store,
    submit: (action: PlanAction) => store.dispatch(planActions.submit(action)),
    message: () => selectNewestMessage(store.getState()),
    ready: () => selectReady(store.getState() as never)!,
  };
}
