import type { Failure } from '@plomada/contracts';
import {
  type Actor,
  createPlan,
  defaultSettings,
  newTask,
  type PlanAction,
  Table,
  toDocument,
} from '@plomada/domain';
import { combineReducers, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { cancel, fork, take } from 'redux-saga/effects';
import { PLAN_FEATURES } from '../app/plan-features';
import { wireApi } from '../base/api/api-config';
import { messagesReducer } from '../base/messages/messages-slice';
import { planActions } from '../plan/state/plan-actions';
import { planFilterReducer } from '../plan/filter/plan-filter-slice';
import { planReducer } from '../plan/state/plan-reducer';
import { planSaga } from '../plan/plan-saga';
import { selectReady } from '../plan/state/plan-selectors';
import { presenceReducer } from '../features/presence/presence-slice';
import { socketReducer } from '../plan/socket/socket-slice';
import { selectToken, sessionEnded, sessionReducer, sessionStarted } from '../base/session/session-slice';
import { business, project, SESSION } from './examples';
import { records } from './browser-database';
import { serve } from './server';
import type { ServerSocket } from './server-socket';

export const ACTOR: Actor = { userId: SESSION.user.id, name: 'Ana Rojas', roles: ['facilitator'] };
export const WHEN = '2026-03-02T12:00:00.000Z';
const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
export const PLAN = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([{ ...task, analysed: true }]),
};
export const SEQ = 4;

/** What the server answers to the opening of the project. */
export const fullProject = () => ({
  plan: toDocument(PLAN),
  seq: SEQ,
  updatedAt: WHEN,
  roles: [...ACTOR.roles],
  summary: { ...project(), business: business() },
});

export const OK = (seq: number) => ({ status: 'OK', projectUpdatedAt: WHEN, seq });
export const REFUSAL = (failure: Failure) => ({ status: 'ERROR', failure });
export const LAST_UPDATE = 'GET /api/project/lastUpdate/p1';
export const SINCE = (seq: number) => `GET /api/actions/p1/since/${seq}`;
export const FULL = 'GET /api/project/p1/plan';

/** The live plan of one page: real reducers and sagas, the network's edges in the test's hands. */
export function planPage(socket: ServerSocket, answers: Parameters<typeof serve>[0] = {}) {
  socket.answers = {
    JoinIndependentUser: () => ({ status: 200 }),
    joinProject: () => ({ status: 'OK', activeUsers: [], seq: SEQ }),
    ...socket.answers,
  };
  const asked = serve({
    [FULL]: () => ({ body: fullProject() }),
    [SINCE(SEQ)]: () => ({ body: { entries: [], more: false, at: WHEN } }),
    ...answers,
  });
  const sagas = createSagaMiddleware();
  let heard: (event: UnknownAction) => unknown = () => undefined;
  const telling: Middleware = () => (next) => (event) => {
    heard(event as UnknownAction);
    return next(event);
  };
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      plan: planReducer,
      planFilter: planFilterReducer,
      socket: socketReducer,
      presence: presenceReducer,
      messages: messagesReducer,
    }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(telling, sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  wireApi({
    token: () => selectToken(store.getState()),
    onSessionEnded: () => store.dispatch(sessionEnded('ended')),
  });
  const running = sagas.run(function* whileSignedIn() {
    const live: Task = yield fork(planSaga, PLAN_FEATURES);
    yield take(sessionEnded);
    yield cancel(live);
  });
  const ready = () => selectReady(store.getState() as never)!;
  const rename = (text: string) =>
    store.dispatch(planActions.submit({ type: 'UPDATE_TASK', payload: { id: 't1', text } }));
  const open = async () => {
    store.dispatch(planActions.open({ projectId: 'p1' }));
    await jest.advanceTimersByTimeAsync(0);
  };
  const joined = async () => {
    socket.opens();
    await open();
  };
  /** Hears of everything that happens in the store from now on. */
  const listen = (listener: typeof heard) => {
    heard = listener;
  };
  return { store, running, asked, ready, rename, open, joined, listen };
}

/** The entry of the log that an own pending action becomes. */
export function entryOf(page: ReturnType<typeof planPage>, place = 0, seq = SEQ + 1 + place) {
  const { sync } = page.ready();
  const { id, action } = sync.pending[place]!;
  return entry(id, action.type, seq, sync.decided.get(id)!.changes);
}

export const entry = (actionId: string, type: PlanAction['type'], seq: number, changes: unknown) => ({
  projectId: 'p1',
  seq,
  actionId,
  type,
  actor: { userId: ACTOR.userId, name: ACTOR.name, firstName: 'Ana', lastName: 'Rojas' },
  at: WHEN,
  changes,
});

/** Somebody else's new name for the task. */
export const renamedByLuis = (seq: number, before: string, text: string) => ({
  ...entry(`b${seq}`, 'UPDATE_TASK', seq, [
    { kind: 'set', table: 'tasks', id: 't1', before: { text: before }, after: { text } },
  ]),
  actor: { userId: 'luis', name: 'Luis Pizarro', firstName: 'Luis', lastName: 'Pizarro' },
});

export const relayed = (one: unknown) => ({ fromServer: true, project: 'p1', entry: one });

/** The new names in the actions that were sent, in their order. */
export const sentTexts = (socket: ServerSocket) =>
  (socket.messages('doAction') as { action: { payload: { text?: string } } }[]).map(
    ({ action }) => action.payload.text,
  );

/** What the browser keeps of the person's work on the project; null for nothing. */
export async function keptList(list: 'pending' | 'setbacks'): Promise<unknown> {
  await jest.advanceTimersByTimeAsync(0);
  return JSON.parse(records.get(`keyval/plomada.${list}.${ACTOR.userId}.p1`) ?? 'null');
}
