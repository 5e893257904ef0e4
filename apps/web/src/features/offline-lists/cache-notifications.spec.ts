import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { planEvents } from '../../plan/state/plan-actions';
import { messagesReducer } from '../../base/messages/messages-slice';
import { SESSION } from '../../testing/examples';
import { notificationsActions, notificationsReducer } from '../notifications/notifications-slice';
import { cacheNotifications } from './cache-notifications';

const tick = () => new Promise((resolve) => setTimeout(resolve));
const CLOSED = {
  ...{ kind: 'notice' as const, id: 'n1', projectId: 'p1', date: '2026-03-09T12:00:00.000Z' },
  ...{ type: 'TERM_CLOSED' as const, params: { term: 3 }, read: true },
};

/** A page on which a project is open, and nobody has asked the server yet. */
function page(open = 'p1') {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      messages: messagesReducer,
      notifications: notificationsReducer,
      plan: () => ({ open: { phase: 'ready', projectId: open } }),
    }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  sagas.run(cacheNotifications);
  const opened = async (projectId = open) => {
    store.dispatch({ type: planEvents.loaded.type, payload: { projectId } });
    await tick();
  };
  return { ...store, opened };
}

describe('what waits to be decided, without a server', () => {
  it('is what the server told last, until it is asked again', async () => {
    const before = page();
    before.dispatch(notificationsActions.requested({ projectId: 'p1' }));
    before.dispatch(notificationsActions.loaded({ notifications: [CLOSED], more: 2 }));
    await tick();
    const { opened, getState, dispatch } = page();
    await opened();
    expect(getState().notifications).toMatchObject({
      status: 'ready',
      projectId: 'p1',
      all: [CLOSED],
      more: 2,
    });
    dispatch(notificationsActions.requested({ projectId: 'p1' }));
    dispatch(notificationsActions.loaded({ notifications: [], more: 0 }));
    expect(getState().notifications.all).toEqual([]);
  });

  it('never takes the place of what the server told on this page, nor comes up in another project', async () => {
    const before = page();
    before.dispatch(notificationsActions.requested({ projectId: 'p1' }));
    before.dispatch(notificationsActions.loaded({ notifications: [CLOSED], more: 0 }));
    before.dispatch(notificationsActions.gone('n1'));
    await before.opened();
    expect(before.getState().notifications.all).toEqual([]);
    const other = page('p2');
    await other.opened('p1');
    expect(other.getState().notifications.projectId).toBeNull();
  });

  it('is without what was decided meanwhile', async () => {
    const before = page();
    before.dispatch(notificationsActions.requested({ projectId: 'p1' }));
    before.dispatch(notificationsActions.loaded({ notifications: [CLOSED], more: 0 }));
    before.dispatch(notificationsActions.gone('n1'));
    await tick();
    const { opened, getState } = page();
    await opened();
    expect(getState().notifications).toMatchObject({ status: 'ready', all: [] });
  });
});
