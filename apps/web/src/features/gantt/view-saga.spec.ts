import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { messagesReducer, selectFirstMessage } from '../../app/messages/messages-slice';
import { type Answers, serve } from '../../testing/server';
import { planActions } from '../plan/plan-actions';
import { ganttActions, ganttReducer } from './gantt-slice';
import { viewSaga } from './view-saga';

const SAVED = {
  level: 'shortTerm',
  zoom: 'day',
  showCritical: true,
  responsible: 'r1',
  collapsed: ['t1'],
} as const;

function looking(answers: Answers) {
  const asked = serve(answers);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ gantt: ganttReducer, messages: messagesReducer }),
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(sagas),
  });
  sagas.run(viewSaga);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const open = async (projectId: string) => {
    store.dispatch(planActions.open({ projectId }));
    await settle();
    await settle();
  };
  return { asked, store, open, settle };
}

describe('the view of a project', () => {
  it('is as the person saved it', async () => {
    const { store, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: SAVED } }) });
    await open('p1');
    expect(store.getState().gantt).toMatchObject(SAVED);
  });

  it('goes from one project to the next neither with its filter nor with its branches', async () => {
    const { store, open } = looking({
      'GET /api/project/p1/view': () => ({ body: { view: SAVED } }),
      'GET /api/project/p2/view': () => ({ body: { view: null } }),
    });
    await open('p1');
    await open('p2');
    expect(store.getState().gantt).toMatchObject({ level: 'masterPlan', responsible: null, collapsed: [] });
  });

  it('is as it was left when the person comes back, without asking again', async () => {
    const { asked, store, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: null } }) });
    await open('p1');
    store.dispatch(ganttActions.zoomChosen('year'));
    store.dispatch(planActions.close());
    await open('p1');
    expect(store.getState().gantt.zoom).toBe('year');
    expect(asked).toHaveLength(1);
  });

  it('stays as the person chose it while the saved one was on its way', async () => {
    const { store, settle } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: SAVED } }) });
    store.dispatch(planActions.open({ projectId: 'p1' }));
    store.dispatch(ganttActions.levelChosen('baseline'));
    await settle();
    await settle();
    expect(store.getState().gantt).toMatchObject({ level: 'baseline', zoom: 'week' });
  });

  it('is saved without the search and the selection of the moment, and the person is told', async () => {
    const { asked, store, open, settle } = looking({
      'GET /api/project/p1/view': () => ({ status: 503, body: {} }),
      'POST /api/project/p1/view': () => ({ body: { view: SAVED } }),
    });
    await open('p1');
    store.dispatch(ganttActions.levelChosen('lookahead'));
    store.dispatch(ganttActions.searched('losa'));
    store.dispatch(ganttActions.viewSaveAsked());
    await settle();
    await settle();
    expect(asked.at(-1)).toEqual({
      call: 'POST /api/project/p1/view',
      body: { level: 'lookahead', zoom: 'week', showCritical: false, responsible: null, collapsed: [] },
    });
    expect(selectFirstMessage(store.getState())).toMatchObject({ key: 'shell:profile.viewSaved' });
  });
});
