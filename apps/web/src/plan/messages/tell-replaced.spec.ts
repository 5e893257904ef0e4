import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { begin, type Replaced } from '@plomada/sync';
import { waitFor } from '@testing-library/react';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { messagesReducer, selectMessages } from '../../base/messages/messages-slice';
import { startTestTranslations } from '../../testing/translations';
import { PLAN_FEATURES } from '../../app/plan-features';
import { ganttActions, ganttReducer } from '../../features/gantt/gantt-slice';
import { planFilterActions, planFilterReducer } from '../filter/plan-filter-slice';
import { registerFeatures } from '../registration';
import { planEvents } from '../state/plan-actions';
import { planReducer } from '../state/plan-reducer';
import { tellReplaced } from './tell-replaced';

const dates = { start: '2026-03-02', end: '2026-03-05' };
const summary = newTask({ id: 's1', text: 'Obra', index: 0, ...dates });
const task = newTask({ id: 't1', text: 'Excavar', parent: 's1', index: 0, ...dates });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([summary, task]),
};
const gone = (seq: number, name: string, values: Partial<Replaced> = {}): Replaced => ({
  ...{ seq, name, table: 'tasks', id: 't1', field: 'progress', mine: 0.5, theirs: 0.8 },
  ...values,
});

function browser() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      plan: planReducer,
      gantt: ganttReducer,
      planFilter: planFilterReducer,
      messages: messagesReducer,
    }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(function* () {
    yield registerFeatures(PLAN_FEATURES);
    yield* tellReplaced();
  });
  const sync = begin(plan, 1);
  const actor = { userId: 'ana', name: 'Ana', roles: [] };
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor, sync }));
  const happens = (...replaced: readonly Replaced[]) =>
    store.dispatch(planEvents.synced({ ...sync, replaced }));
  const told = () => selectMessages(store.getState()).map(({ key, params }) => ({ key, ...params }));
  return { store, happens, told };
}

describe('an own value that somebody else replaced', () => {
  beforeAll(() => startTestTranslations());

  it('is told with who, which task and field, and both values, and shows the way to the task', async () => {
    const { store, happens, told } = browser();
    happens(gone(2, 'Luis Pizarro'));
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatchObject({
      ...{ key: 'sync:replaced.one', user: 'Luis Pizarro', name: 'Excavar', field: 'Avance' },
      ...{ mine: '50 %', theirs: '80 %' },
    });
    const [message] = selectMessages(store.getState());
    store.dispatch(planFilterActions.levelChosen('shortTerm'));
    store.dispatch(planFilterActions.searched('losa'));
    store.dispatch(ganttActions.branchToggled({ id: 's1', open: false }));
    store.dispatch(message!.button!.action);
    expect(store.getState()).toMatchObject({
      planFilter: { selection: ['t1'], anchor: 't1', level: 'masterPlan', search: '', sought: { id: 't1' } },
      gantt: { collapsed: [] },
    });
  });

  it('is told once, and with others as one message', async () => {
    const { happens, told } = browser();
    const first = gone(2, 'Luis');
    happens(first);
    await waitFor(() => expect(told()).toHaveLength(1));
    happens(first);
    const second = gone(3, 'Rosa', { field: 'text', mine: 'Zanja', theirs: 'Foso' });
    happens(first, second);
    await waitFor(() => expect(told()[0]!.key).toBe('sync:replaced.many'));
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatchObject({ count: 2, user: 'Luis, Rosa' });
  });
});
