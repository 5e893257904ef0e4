import { type Actor, createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import { messagesReducer } from '../../base/messages/messages-slice';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { planEvents } from '../../plan/state/plan-actions';
import { planReducer } from '../../plan/state/plan-reducer';
import { selectPending, selectReady } from '../../plan/state/plan-selectors';
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
const SEND_ELSEWHERE = 'PUT /api/project/p3/photos/photo-2';

const TAKEN = { projectId: 'p1', taskId: 't1', takenAt: '2026-03-03T09:30:00.000Z', isSaid: false };
const STORED = { body: { id: 'photo-1', bytes: 6 } };
const NO_ROW = { status: 404, body: { kind: 'notFound', code: 'PHOTO_UNKNOWN' } };

const opened = (projectId: string, plan: Plan) => ({
  ...{ projectId, summary: {} as never, actor: ACTOR, sync: begin(plan, 0) },
});

/** A photo was kept, and the application ended before anybody else knew of it, unless told that it was said. */
async function openedAgain(
  answer: () => { status?: number; body: unknown },
  { isSaid = false, open = 'p1', ...about }: { isSaid?: boolean; open?: string; restrictionId?: string } = {},
) {
  await keepPhoto(userId, { id: 'photo-1', ...TAKEN, ...about, isSaid }, new Blob(['pixels']));
  const asked = serve({ [SEND]: answer, [SEND_ELSEWHERE]: () => STORED });
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
  store.dispatch(planEvents.loaded(opened(open, PLAN)));
  /** The server has the action of the photo. */
  const confirm = async () => {
    await waitFor(() => expect(selectUnsentPhotos(store.getState())[0]?.isSaid).toBe(true));
    const present = selectReady(store.getState())!.sync;
    store.dispatch(planEvents.synced({ ...present, confirmed: present.visible, pending: [] }));
  };
  return { store, asked, confirm, end: () => running.cancel() };
}

describe('a photo', () => {
  it('of what a task lacks is put on the task with it', async () => {
    const { store, end } = await openedAgain(() => STORED, { restrictionId: 'r1' });
    await waitFor(() =>
      expect(selectPending(store.getState())[0]?.action).toMatchObject({
        type: 'ADD_PHOTO',
        payload: { taskId: 't1', photoId: 'photo-1', restrictionId: 'r1' },
      }),
    );
    end();
  });

  it('that was kept before the application ended is put on its task and sent until it is there, once', async () => {
    let isUp = false;
    const down = { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } };
    const { store, asked, confirm, end } = await openedAgain(() => (isUp ? STORED : down));
    await waitFor(() =>
      expect(selectPending(store.getState()).map(({ action }) => action)).toEqual([
        {
          type: 'ADD_PHOTO',
          payload: { taskId: 't1', photoId: 'photo-1', takenAt: '2026-03-03T09:30:00.000Z' },
        },
      ]),
    );
    await waitFor(async () => expect(await keptPhotos(userId)).toMatchObject([{ isSaid: true }]));
    expect(asked).toEqual([]);
    await confirm();
    await waitFor(() => expect(asked.length).toBe(1));
    isUp = true;
    await waitFor(() => {
      store.dispatch(planEvents.joinedChanged(true));
      expect(selectUnsentPhotos(store.getState())).toEqual([]);
    });
    expect(await keptPhotos(userId)).toEqual([]);
    end();
  });

  it('that the server does not take stays until somebody lets it go', async () => {
    const { store, asked, confirm, end } = await openedAgain(() => ({
      status: 400,
      body: { kind: 'invalid', code: 'IMAGE_UNREADABLE' },
    }));
    await confirm();
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

  it('is sent again where the server does not have its row, however that came about', async () => {
    let hasRow = false;
    const { store, asked, confirm, end } = await openedAgain(() => (hasRow ? STORED : NO_ROW));
    await confirm();
    await waitFor(() => expect(asked).toHaveLength(1));
    hasRow = true;
    await waitFor(() => {
      store.dispatch(planEvents.joinedChanged(true));
      expect(selectUnsentPhotos(store.getState())).toEqual([]);
    });
    end();
  });

  it('whose row is not in its plan waits there until it is, and holds up no other', async () => {
    let hasRow = false;
    const { store, asked, end } = await openedAgain(() => (hasRow ? STORED : NO_ROW), {
      isSaid: true,
      open: 'p2',
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    const other = { id: 'photo-2', ...TAKEN, projectId: 'p3', isSaid: true };
    await keepPhoto(userId, other, new Blob(['pixels']));
    store.dispatch(photosActions.kept(other));
    await waitFor(() =>
      expect(selectUnsentPhotos(store.getState()).map(({ id }) => id)).toEqual(['photo-1']),
    );
    store.dispatch(planEvents.loaded(opened('p1', PLAN)));
    store.dispatch(planEvents.synced(begin(PLAN, 1)));
    expect(asked.map(({ call }) => call)).toEqual([SEND, SEND_ELSEWHERE]);
    hasRow = true;
    const photo = { id: 'photo-1', taskId: 't1', takenAt: TAKEN.takenAt, userId, name: 'Ana' };
    store.dispatch(planEvents.synced(begin({ ...PLAN, photos: Table.of([photo]) }, 2)));
    await waitFor(() => expect(selectUnsentPhotos(store.getState())).toEqual([]));
    end();
  });
});
