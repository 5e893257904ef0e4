import { type Actor, createPlan, defaultSettings } from '@plomada/domain';
import { begin, type PendingAction } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { set } from 'idb-keyval';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { records } from '../../testing/browser-database';
import { SESSION } from '../../testing/examples';
import { planEvents } from '../../plan/state/plan-actions';
import { planReducer } from '../../plan/state/plan-reducer';
import { sessionReducer, sessionStarted, signOffRequested } from '../../base/session/session-slice';
import { signOffSaga } from './sign-off-saga';
import { selectAskedSignOff, signOffActions, signOffReducer } from './sign-off-slice';

const ACTOR: Actor = { userId: SESSION.user.id, name: 'Ana', roles: ['facilitator'] };
const unsent: PendingAction = {
  id: 'a1',
  action: { type: 'CREATE_TASK', payload: { id: 't1', text: 'Excavar' } },
  when: '2026-03-02T12:00:00.000Z',
  baseSeq: 0,
  stage: { name: 'waiting' },
};

async function browser({ open = 0, elsewhere = 0, proposed = [] as object[] }, joined = false) {
  records.clear();
  await set(`plomada.pending.${ACTOR.userId}.p1`, [unsent]);
  if (elsewhere) await set(`plomada.pending.${ACTOR.userId}.p2`, Array(elsewhere).fill(unsent));
  if (proposed.length > 0) await set(`plomada.proposals.${ACTOR.userId}.p2`, proposed);
  await set('plomada.pending.luis.p2', [unsent]);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, plan: planReducer, signOff: signOffReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const gone: string[] = [];
  sagas.run(signOffSaga);
  sagas.run(function* () {
    yield takeEvery(signOffRequested, () => void gone.push('signed off'));
  });
  store.dispatch(sessionStarted(SESSION));
  const plan = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
  const sync = { ...begin(plan, 0), pending: Array<PendingAction>(open).fill(unsent) };
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
  if (joined) store.dispatch(planEvents.joinedChanged(true));
  store.dispatch(signOffActions.wanted());
  await jest.advanceTimersByTimeAsync(0);
  return { store, gone, sync, asked: () => selectAskedSignOff(store.getState()) };
}

describe('signing off', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('happens at once when nothing is unsent', async () => {
    const { gone, asked } = await browser({});
    expect(asked()).toBeNull();
    expect(gone).toEqual(['signed off']);
  });

  it('asks first while something is unsent, in the open project or in another', async () => {
    expect((await browser({ open: 2 })).asked()).toBe(2);
    const { gone, asked } = await browser({ open: 1, elsewhere: 3 });
    expect(asked()).toBe(4);
    expect(gone).toEqual([]);
  });

  it('counts what is proposed and unsent, and throws that away too', async () => {
    const proposal = { id: 'p', when: unsent.when, action: { type: 'FINISH_TASK' } };
    const page = await browser({ proposed: [proposal] });
    expect(page.asked()).toBe(1);
    page.store.dispatch(signOffActions.confirmed());
    await jest.advanceTimersByTimeAsync(0);
    expect(page.gone).toEqual(['signed off']);
    expect([...records.keys()].filter((key) => key.includes('proposals'))).toEqual([]);
  });

  it('lets what is on its way arrive before it asks', async () => {
    const { store, gone, asked, sync } = await browser({ open: 1 }, true);
    expect(asked()).toBeNull();
    store.dispatch(planEvents.synced({ ...sync, pending: [] }));
    await jest.advanceTimersByTimeAsync(0);
    expect(gone).toEqual(['signed off']);
    const stuck = await browser({ open: 1 }, true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(stuck.asked()).toBe(1);
  });

  it('can be given up, with everything kept', async () => {
    const { store, gone, asked } = await browser({ open: 1 });
    store.dispatch(signOffActions.cancelled());
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBeNull();
    expect(gone).toEqual([]);
    expect(records.size).toBe(2);
  });

  it('throws the own unsent work away when confirmed, and that of nobody else', async () => {
    const { store, gone } = await browser({ open: 1, elsewhere: 1 });
    store.dispatch(signOffActions.confirmed());
    await jest.advanceTimersByTimeAsync(0);
    expect(gone).toEqual(['signed off']);
    expect([...records.keys()]).toEqual(['keyval/plomada.pending.luis.p2']);
  });
});
