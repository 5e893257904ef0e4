import { waitFor } from '@testing-library/react';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { messagesReducer } from '../../base/messages/messages-slice';
import { queryFrom } from './log-query';
import { logSaga } from './log-saga';
import { logActions, logReducer, selectLogPage } from './log-slice';

describe('a page of the log that cannot be loaded', () => {
  function reading() {
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: combineReducers({ log: logReducer, messages: messagesReducer }),
      middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(sagas),
    });
    sagas.run(logSaga);
    const ask = (quietly: boolean) =>
      store.dispatch(
        logActions.pageRequested({ projectId: 'p1', query: queryFrom(new URLSearchParams()), quietly }),
      );
    return { ask, status: () => selectLogPage(store.getState()).status };
  }

  it('is told to who waits for it, also when the plan went on meanwhile', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    const { ask, status } = reading();
    ask(false);
    ask(true);
    await waitFor(() => expect(status()).toBe('failed'));
  });
});
