import { waitFor } from '@testing-library/react';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { messagesReducer, selectNewestMessage } from '../../../base/messages/messages-slice';
import { SESSION } from '../../../testing/examples';
import { type Answers, serve } from '../../../testing/server';
import { sessionReducer, sessionStarted } from '../../../base/session/session-slice';
import { planActions } from '../../../plan/state/plan-actions';
import { planFilterActions, planFilterReducer } from '../../../plan/filter/plan-filter-slice';
import { ganttActions, ganttReducer, selectView } from '../gantt-slice';
import { viewSaga } from './view-saga';

const NO_FILTER = { states: [], from: '', to: '' };
const SAVED = {
  level: 'shortTerm',
  zoom: 'day',
  showCritical: true,
  responsible: 'r1',
  filter: { states: ['delayed'], from: '', to: 'today+6' },
  collapsed: ['t1'],
  columns: { desk: { shortTerm: { names: ['text', 'wbs'], widths: {}, width: null } } },
  bars: { baseline: true, against: 'b1', label: 'name', colour: 'responsible', earlier: true, legend: false },
  grouping: 'month',
} as const;

function looking(answers: Answers) {
  const asked = serve(answers);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      gantt: ganttReducer,
      planFilter: planFilterReducer,
      messages: messagesReducer,
    }),
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  sagas.run(viewSaga);
  const open = (projectId: string) => store.dispatch(planActions.open({ projectId }));
  const view = () => selectView(store.getState());
  return { asked, store, open, view };
}

describe('the view of a project', () => {
  beforeEach(() => localStorage.clear());

  it('is as the person saved it', async () => {
    const { view, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: SAVED } }) });
    open('p1');
    await waitFor(() => expect(view()).toEqual(SAVED));
  });

  it('is as the person saved it when the project is asked for again before the view has come', async () => {
    const { view, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: SAVED } }) });
    open('p1');
    open('p1');
    await waitFor(() => expect(view()).toEqual(SAVED));
  });

  it('shows the task that a link led to, though it is saved with a filter and a closed branch that hide it', async () => {
    const { store, view, open } = looking({
      'GET /api/project/p1/view': () => ({ body: { view: SAVED } }),
    });
    open('p1');
    store.dispatch(planFilterActions.taskSought({ id: 't2', above: ['t1'] }));
    await waitFor(() => expect(view().zoom).toBe('day'));
    expect(view()).toEqual({
      ...SAVED,
      level: 'masterPlan',
      responsible: null,
      filter: NO_FILTER,
      collapsed: [],
    });
    expect(store.getState().planFilter.selection).toEqual(['t2']);
  });

  it('is the one known last on a page that is loaded without a network, and nobody else’s', async () => {
    const before = looking({ 'GET /api/project/p1/view': () => ({ body: { view: SAVED } }) });
    before.open('p1');
    await waitFor(() => expect(before.view()).toEqual(SAVED));
    const down = { 'GET /api/project/p1/view': () => ({ status: 503, body: {} }) };
    const offline = looking(down);
    offline.open('p1');
    await waitFor(() => expect(offline.view()).toEqual(SAVED));
    const gone = looking({ 'GET /api/project/p1/view': () => ({ body: { view: null } }) });
    gone.open('p1');
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('.view.'))).toEqual([]),
    );
    expect(gone.view().zoom).toBe('week');
  });

  describe('with views that were saved by name', () => {
    const chart = { ...{ zoom: 'month', showCritical: false, bars: SAVED.bars, gridWidth: null } } as const;
    const named = (level: 'baseline' | 'lookahead', isDefault: boolean) => ({
      ...{ name: level, isDefault, view: { grouping: ['state'], chart: { ...chart, level } } },
      filters: { state: { among: ['late'] } },
    });
    const opened = async (own: readonly object[], shared: readonly object[], saved: object | null) => {
      const { view, open } = looking({
        'GET /api/project/p1/view': () => ({ body: { view: saved } }),
        'GET /api/project/p1/grid_views/gantt': () => ({ body: { own, shared } }),
      });
      open('p1');
      await waitFor(() => expect(view().grouping).not.toBeNull());
      return view();
    };

    it('opens with the own one that is to be opened with, whatever was saved as the project’s', async () => {
      expect(await opened([named('baseline', true)], [named('lookahead', true)], SAVED)).toMatchObject({
        ...{ level: 'baseline', zoom: 'month', grouping: 'state', responsible: null },
        filter: { states: ['late'], from: '', to: '' },
      });
    });

    it('opens with the project’s own view before one that everybody has, and with that before none', async () => {
      expect(await opened([named('baseline', false)], [named('lookahead', true)], SAVED)).toEqual(SAVED);
      localStorage.clear();
      expect(await opened([], [named('lookahead', true)], null)).toMatchObject({
        ...{ level: 'lookahead', grouping: 'state' },
      });
    });
  });

  it('goes from one project to the next neither with its filter nor with its branches', async () => {
    const { view, open } = looking({
      'GET /api/project/p1/view': () => ({ body: { view: SAVED } }),
      'GET /api/project/p2/view': () => ({ body: { view: null } }),
    });
    open('p1');
    await waitFor(() => expect(view()).toEqual(SAVED));
    open('p2');
    expect(view()).toMatchObject({ level: 'masterPlan', responsible: null, collapsed: [] });
  });

  it('is as it was left when the person comes back, without asking again', async () => {
    const { asked, store, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: null } }) });
    open('p1');
    store.dispatch(ganttActions.zoomChosen('year'));
    store.dispatch(planActions.close());
    open('p1');
    expect(store.getState().gantt.zoom).toBe('year');
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /api/project/p1/view',
      'GET /api/project/p1/grid_views/gantt',
    ]);
  });

  it('stays as the person chose it while the saved one was on its way', async () => {
    const answered = jest.fn(() => ({ body: { view: SAVED } }));
    const { store, view, open } = looking({
      'GET /api/project/p1/view': answered,
      'POST /api/project/p1/view': () => ({ body: { view: SAVED } }),
    });
    open('p1');
    store.dispatch(planFilterActions.levelChosen('baseline'));
    // Saving is told after the first answer, which was asked for before.
    store.dispatch(ganttActions.viewSaveAsked());
    await waitFor(() => expect(selectNewestMessage(store.getState())).not.toBeNull());
    expect(answered).toHaveBeenCalledTimes(1);
    expect(view()).toMatchObject({ level: 'baseline', zoom: 'week' });
  });

  it('is saved without the search and the selection of the moment, and the person is told', async () => {
    const { asked, store, open } = looking({
      'GET /api/project/p1/view': () => ({ status: 503, body: {} }),
      'POST /api/project/p1/view': () => ({ body: { view: SAVED } }),
    });
    open('p1');
    store.dispatch(planFilterActions.levelChosen('lookahead'));
    store.dispatch(planFilterActions.searched('losa'));
    store.dispatch(ganttActions.viewSaveAsked());
    await waitFor(() =>
      expect(selectNewestMessage(store.getState())).toMatchObject({ key: 'shell:profile.viewSaved' }),
    );
    expect(asked.at(-1)).toEqual({
      call: 'POST /api/project/p1/view',
      body: {
        level: 'lookahead',
        zoom: 'week',
        showCritical: false,
        responsible: null,
        filter: NO_FILTER,
        collapsed: [],
        columns: {},
        bars: {
          baseline: false,
          against: null,
          label: 'none',
          colour: 'state',
          earlier: false,
          legend: true,
        },
        grouping: null,
      },
    });
  });

  it('has the columns that were chosen and never saved, until they are saved', async () => {
    const answers = {
      'GET /api/project/p1/view': () => ({ body: { view: SAVED } }),
      'GET /api/project/p2/view': () => ({ body: { view: null } }),
      'POST /api/project/p1/view': () => ({ body: { view: SAVED } }),
    };
    const at = { device: 'desk', level: 'masterPlan' } as const;
    const before = looking(answers);
    before.open('p1');
    before.store.dispatch(ganttActions.columnResized({ ...at, name: 'wbs', width: 120 }));
    before.store.dispatch(ganttActions.gridChanged({ ...at, change: { names: ['text', 'wbs'] } }));

    const chosen = { desk: { masterPlan: { names: ['text', 'wbs'], widths: { wbs: 120 }, width: null } } };
    const reloaded = looking(answers);
    reloaded.open('p1');
    await waitFor(() => expect(reloaded.store.getState().gantt.zoom).toBe('day'));
    expect(reloaded.store.getState().gantt.columns).toEqual(chosen);
    reloaded.open('p2');
    expect(reloaded.store.getState().gantt.columns).toEqual({});

    reloaded.open('p1');
    await waitFor(() => expect(reloaded.store.getState().gantt.zoom).toBe('day'));
    reloaded.store.dispatch(ganttActions.viewSaveAsked());
    await waitFor(() => expect(selectNewestMessage(reloaded.store.getState())).not.toBeNull());
    expect(reloaded.asked.at(-1)!.body).toMatchObject({ columns: chosen });
    const later = looking(answers);
    later.open('p1');
    await waitFor(() => expect(later.store.getState().gantt.columns).toEqual(SAVED.columns));
  });

  it('goes on in a browser that has no space to remember columns', () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    const { store, open } = looking({});
    open('p1');
    const at = { device: 'desk', level: 'masterPlan' } as const;
    store.dispatch(ganttActions.columnResized({ ...at, name: 'text', width: 300 }));
    jest.restoreAllMocks();
    store.dispatch(ganttActions.columnResized({ ...at, name: 'text', width: 310 }));
    expect(Object.values(localStorage).join()).toContain('310');
  });

  it('is a level with its own columns again when they are reset', () => {
    const { store, open } = looking({ 'GET /api/project/p1/view': () => ({ body: { view: null } }) });
    open('p1');
    const at = { device: 'desk', level: 'baseline' } as const;
    store.dispatch(ganttActions.gridChanged({ ...at, change: { width: 300 } }));
    store.dispatch(ganttActions.gridChanged({ ...at, level: 'lookahead', change: { width: 200 } }));
    store.dispatch(ganttActions.gridReset(at));
    expect(Object.keys(store.getState().gantt.columns.desk!)).toEqual(['lookahead']);
  });
});
