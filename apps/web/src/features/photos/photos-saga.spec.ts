import { type Actor, createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import { messagesReducer } from '../../base/messages/messages-slice';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { planEvents } from '../../plan/state/plan-actions';
import { planReducer } from '../../plan/state/plan-reducer';
import { selectPending } from '../../plan/state/plan-selectors';
import { SESSION } from '../../testing/examples';
import { serve } from '../../testing/server';
import { keepPhoto, keptPhotos } from './photo-store';
import { photosActions, photosReducer, selectRefusedPhotos, selectUnsentPhotos } from './photos-slice';
import { photosSaga } from './photos-saga';

const { id: userId } = SESSION.user;
const ACTOR: Actor = { userId, name: 'Ana', roles: ['projectAdmin'] };
const PLAN: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 't1', text: 'Excavar', start: '2026-03-02', end: '2026-03-05', duration: 3 }),
  ]),
};
const SEND = 'PUT /api/project/p1/photos/photo-1';

/** A photo was kept, and the application ended before anybody else knew of it. */
async function openedAgain(answer: () => { status?: number; body: unknown }) {
  const taken = { projectId: 'p1', taskId: 't1', takenAt: '2026-03-03T09:30:00.000Z', isSaid: false };
  await keepPhoto(userId, { id: 'photo-1', ...taken }, new Blob(['pixels']));
  const asked = serve({ [SEND]: answer });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      plan: planReducer,
      photos: photosReducer,
      messages: messagesReducer,
    }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  const running = sagas.run(photosSaga);
  const sync = begin(PLAN, 0);
  store.dispatch(planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync }));
  return { store, asked, end: () => running.cancel() };
}

describe('a photo', () => {
  it('that was kept before the application ended is put on its task and sent until it is there, once', async () => {
    let isUp = false;
    const down = { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } };
    const { store, asked, end } = await openedAgain(() =>
      isUp ? { body: { id: 'photo-1', bytes: 6 } } : down,
    );
    await waitFor(() => expect(asked.length).toBe(1));
    expect(selectPending(store.getState()).map(({ action }) => action)).toEqual([
      {
        type: 'ADD_PHOTO',
        payload: { taskId: 't1', photoId: 'photo-1', takenAt: '2026-03-03T09:30:00.000Z' },
      },
    ]);
    expect(await keptPhotos(userId)).toMatchObject([{ id: 'photo-1', isSaid: true }]);
    isUp = true;
    await waitFor(() => {
      store.dispatch(planEvents.joinedChanged(true));
      expect(selectUnsentPhotos(store.getState())).toEqual([]);
    });
    expect(await keptPhotos(userId)).toEqual([]);
    end();
  });

  it('that the server does not take stays until somebody lets it go', async () => {
    const { store, asked, end } = await openedAgain(() => ({
      status: 400,
      body: { kind: 'invalid', code: 'IMAGE_UNREADABLE' },
    }));
    await waitFor(() =>
      expect(selectRefusedPhotos(store.getState())['photo-1']?.code).toBe('IMAGE_UNREADABLE'),
    );
    expect(await keptPhotos(userId)).toHaveLength(1);
    store.dispatch(photosActions.discarded('photo-1'));
    await waitFor(async () => expect(await keptPhotos(userId)).toEqual([]));
    expect(selectUnsentPhotos(store.getState())).toEqual([]);
    expect(asked.filter(({ call }) => call === SEND)).toHaveLength(1);
    end();
  });
});
