import { type Actor, createPlan, defaultSettings, newTask, Table, toDocument } from '@plomada/domain';
import { begin, submit } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, fork } from 'redux-saga/effects';
import { messagesReducer, selectNewestMessage } from '../../base/messages/messages-slice';
import { project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { planFilterReducer } from '../filter/plan-filter-slice';
import { rebaseOnEntries } from '../receiving/on-relayed';
import { planEvents } from '../state/plan-actions';
import { planReducer } from '../state/plan-reducer';
import { selectReady } from '../state/plan-selectors';
import { repairDrift } from './repair-drift';

const ACTOR: Actor = { userId: 'ana', name: 'Ana', roles: ['facilitator'] };
const ours = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
const task = newTask({ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05' });
const theirs = { ...ours, tasks: Table.of([task]) };
const business = {
  id: 'b1',
  name: 'Constructora',
  taxNumber: '',
  phone: '',
  mail: '',
  address: '',
  logoURL: null,
  specialization: '',
  restrictionFamilies: [],
  cncTypes: [],
  roles: [],
};

describe('a plan that drifted from the server’s', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is reloaded, however often that takes, under the unsent work', async () => {
    const answers = [
      { status: 503, body: {} },
      {
        body: {
          plan: toDocument(theirs),
          seq: 9,
          updatedAt: '2026-03-02T12:00:00.000Z',
          roles: ['facilitator'],
          summary: { ...project(), business },
        },
      },
    ];
    const asked = serve({ 'GET /api/project/p1/plan': () => answers.shift()! });
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: combineReducers({
        plan: planReducer,
        planFilter: planFilterReducer,
        messages: messagesReducer,
      }),
      middleware: (defaults) =>
        defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    });
    const running = sagas.run(function* () {
      yield all([fork(repairDrift), fork(rebaseOnEntries)]);
    });
    const action = { type: 'CREATE_TASK', payload: { id: 't2', text: 'Mía' } } as const;
    const made = submit(
      begin(ours, 9),
      { id: 'a1', action, when: '2026-03-02T12:00:00.000Z' },
      { actor: ACTOR, today: '2026-03-02' },
    );
    if (!made.ok) throw new Error(made.refusal.code);
    const sync = made.state;
    store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
    store.dispatch(planEvents.synced({ ...sync, drifted: true }));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(2);
    const repaired = selectReady(store.getState() as never)!.sync;
    expect(repaired.drifted).toBe(false);
    expect(repaired.visible.tasks.rows.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(selectNewestMessage(store.getState())!.key).toBe('sync:reloaded');
    running.cancel();
  });
});
