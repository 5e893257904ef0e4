import { waitFor } from '@testing-library/react';
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
  const open = (projectId: string) => store.dispatch(planActions.open({ projectId }));
  return { asked, store, open };
}

describe('the view of a project', () => {
  it('is as the person saved it', async () => {
    const { store, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: SAVED } }) });
    open('p1');
    await waitFor(() => expect(store.getState().gantt).toMatchObject(SAVED));
  });

  it('goes from one project to the next neither with its filter nor with its branches', async () => {
    const { store, open } = looking({
      'GET /api/project/p1/view': () => ({ body: { view: SAVED } }),
      'GET /api/project/p2/view': () => ({ body: { view: null } }),
    });
    open('p1');
    await waitFor(() => expect(store.getState().gantt).toMatchObject(SAVED));
    open('p2');
    expect(store.getState().gantt).toMatchObject({ level: 'masterPlan', responsible: null, collapsed: [] });
  });

  it('is as it was left when the person comes back, without asking again', async () => {
    const { asked, store, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: null } }) });
    open('p1');
    store.dispatch(ganttActions.zoomChosen('year'));
    store.dispatch(planActions.close());
    open('p1');
    expect(store.getState().gantt.zoom).toBe('year');
    expect(asked).toHaveLength(1);
  });

  it('stays as the person chose it while the saved one was on its way', async () => {
    const answered = jest.fn(() => ({ body: { view: SAVED } }));
    const { store, open } = looking({
      'GET /api/project/p1/view': answered,
      'POST /api/project/p1/view': () => ({ body: { view: SAVED } }),
    });
    open('p1');
    store.dispatch(ganttActions.levelChosen('baseline'));
    // Saving is told after the first answer, which was asked for before.
    store.dispatch(ganttActions.viewSaveAsked());
    await waitFor(() => expect(selectFirstMessage(store.getState())).not.toBeNull());
    expect(answered).toHaveBeenCalledTimes(1);
    expect(store.getState().gantt).toMatchObject({ level: 'baseline', zoom: 'week' });
  });

  it('is saved without the search and the selection of the moment, and the person is told', async () => {
    const { asked, store, open } = looking({
      'GET /api/project/p1/view': () => ({ status: 503, body: {} }),
      'POST /api/project/p1/view': () => ({ body: { view: SAVED } }),
    });
    open('p1');
    store.dispatch(ganttActions.levelChosen('lookahead'));
    store.dispatch(ganttActions.searched('losa'));
    store.dispatch(ganttActions.viewSaveAsked());
    await waitFor(() =>
      expect(selectFirstMessage(store.getState())).toMatchObject({ key: 'shell:profile.viewSaved' }),
    );
    expect(asked.at(-1)).toEqual({
      call: 'POST /api/project/p1/view',
      body: { level: 'lookahead', zoom: 'week', showCritical: false, responsible: null, collapsed: [] },
    });
  });
});
