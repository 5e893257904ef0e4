import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { all, call } from 'redux-saga/effects';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ProjectListPage } from '../project-list/project-list-page';
import { projectsSaga } from '../projects/projects-saga';
import { projectsActions } from '../projects/projects-slice';
import { readUnsynced, type UnsyncedProject, writeUnsynced } from './stored-projects';
import { unsyncedProjectsSaga } from './unsynced-saga';
import { selectUnsynced } from './unsynced-slice';

const ID = '4f6f1c1e-9d42-4d5f-8a1c-3b7f5a0c9d10';
const kept: UnsyncedProject = {
  project: {
    ...{ id: ID, businessId: 'b1', name: 'Torre Sur', projectId: 'TS-1', startDate: '2026-03-02' },
    ...{ workingDays: '0111110', periodDays: 7, team: [] },
  },
  location: { country: null, region: null, city: null },
};
const ALL = 'GET /api/project/all/u-ana';
const CREATE = `POST /api/project/${ID}/create`;
const made = () => ({ body: project({ id: ID, name: 'Torre Sur' }) });
const refusal = (status: number, kind: string, code: string) => () => ({ status, body: { kind, code } });

function showList(create: () => { status?: number; body: unknown }) {
  let answer = create;
  const asked = serve({
    [ALL]: () => ({ body: { businesses: { b1: business() } } }),
    [CREATE]: () => answer(),
  });
  function* saga() {
    yield all([call(unsyncedProjectsSaga), call(projectsSaga)]);
  }
  const shown = show(<ProjectListPage />, { saga });
  const statuses = () =>
    selectUnsynced(shown.store.getState() as never).map(({ onServerStatus }) => onServerStatus);
  const created = () => asked.filter(({ call: one }) => one === CREATE);
  return { ...shown, statuses, created, from: (next: typeof create) => void (answer = next) };
}

describe('a created project that the server does not have', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => {
    localStorage.clear();
    writeUnsynced('u-ana', [kept]);
  });

  it('is sent again, under its id, when the list is there, and stands in the list then', async () => {
    const { created, statuses } = showList(made);
    expect(await screen.findByRole('link', { name: 'Torre Sur' })).toBeVisible();
    expect(created().map(({ body }) => body)).toEqual([
      expect.objectContaining({ id: ID, name: 'Torre Sur' }),
    ]);
    expect(statuses()).toEqual([]);
    expect(readUnsynced('u-ana')).toEqual([]);
  });

  it('stays where the server cannot do it, and goes with the next answer of the list', async () => {
    const { statuses, store, from } = showList(refusal(503, 'unavailable', 'SERVICE_UNAVAILABLE'));
    await screen.findByText(/«Torre Sur» \(TS-1\) aún no está sincronizado/);
    await waitFor(() => expect(statuses()).toEqual(['not-ok']));
    expect(readUnsynced('u-ana')).toHaveLength(1);
    from(made);
    act(() => void store.dispatch(projectsActions.requested()));
    await waitFor(() => expect(statuses()).toEqual([]));
  });

  it('waits for another session when this one ended, and is not called refused', async () => {
    const { statuses } = showList(refusal(401, 'unauthenticated', 'TOKEN_INVALID'));
    await waitFor(() => expect(statuses()).toEqual(['not-ok']));
    expect(readUnsynced('u-ana')).toHaveLength(1);
  });

  it('says why the server refuses it, asks no more by itself, and can be discarded', async () => {
    const { statuses, created, store } = showList(refusal(409, 'conflict', 'PROJECT_ID_TAKEN'));
    expect(await screen.findByText(/El ID del proyecto debe ser único/)).toBeVisible();
    expect(statuses()).toEqual(['error']);
    act(() => void store.dispatch(projectsActions.requested()));
    await waitFor(() => expect(store.getState().projects.status).toBe('ready'));
    expect(created()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Descartar Torre Sur' }));
    await waitFor(() => expect(readUnsynced('u-ana')).toEqual([]));
  });
});
