import { createPlan, defaultSettings, setSettings } from '@plomada/domain';
import { begin, receive } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { planEvents } from '../../plan/state/plan-actions';
import { planReducer } from '../../plan/state/plan-reducer';
import { selectReady } from '../../plan/state/plan-selectors';
import { sessionReducer } from '../../base/session/session-slice';
import { projectsSaga } from './projects-saga';
import { type ListedProject, projectsActions, projectsReducer, selectProject } from './projects-slice';

const settings = defaultSettings('Torre', '2026-03-02');
const author = {
  actor: { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] as const },
  today: '2026-03-02',
};
const listed = (id: string) => ({ id, businessId: 'b1', name: 'Torre', startDate: '2026-03-02' });

/** One open project, two in the list. */
function browser() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ plan: planReducer, projects: projectsReducer, session: sessionReducer }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(projectsSaga);
  const projects = ['p1', 'p2'].map(listed) as ListedProject[];
  store.dispatch(projectsActions.loaded({ b1: { id: 'b1', name: 'Constructora', projects } as never }));
  const sync = begin(createPlan(settings, 'term-1'), 0);
  store.dispatch(
    planEvents.loaded({ projectId: 'p1', summary: listed('p1') as never, actor: author.actor, sync }),
  );
  return store;
}

it('calls a project as its plan does once somebody renames it, in the list and where it is open', () => {
  const store = browser();
  const rename = setSettings(settings, { name: 'Torre Sur', startDate: '2026-03-09' })!;
  const entry = {
    seq: 1,
    actionId: 'a1',
    type: 'UPDATE_SETTINGS',
    actor: { userId: 'luis', name: 'Luis' },
    at: '2026-03-02T12:00:00.000Z',
    changes: [rename],
  };
  const ready = () => selectReady(store.getState() as never)!;
  store.dispatch(planEvents.synced(receive(ready().sync, [entry], author)));
  const named = { name: 'Torre Sur', startDate: '2026-03-09' };
  expect(ready().summary).toMatchObject(named);
  const state = store.getState();
  expect(selectProject(state, 'p1')?.project).toMatchObject({ id: 'p1', ...named });
  expect(selectProject(state, 'p2')?.project.name).toBe('Torre');
});

it.each([planEvents.excluded({ projectId: 'p1' }), planEvents.rolesChanged(['facilitator'])])(
  'asks for the list again when what the person is on the project has changed: %p',
  (event) => {
    const store = browser();
    store.dispatch(event);
    expect(store.getState().projects.status).toBe('loading');
  },
);
