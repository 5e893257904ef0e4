import { createPlan, defaultSettings, importedTask } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fork, takeEvery } from 'redux-saga/effects';
import { business, project } from '../../testing/examples';
import { ACTOR } from '../../testing/plan-page';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { socketActions } from '../../plan/socket/socket-slice';
import { submitAction } from '../../plan/sending/submit-action';
import { ImportDialog } from './import-dialog';
import { importSaga } from './import-saga';
import { importActions } from './import-slice';

const COUNTS = { tasks: 1, links: 0, milestones: 0, summaries: 0, resources: 0, warnings: 0 };
const SCHEDULE = {
  name: 'Torre',
  startDate: '2026-04-06',
  workingDays: '0111110',
  holidays: [],
  tasks: [
    importedTask({
      id: '1',
      parent: null,
      text: 'Losa',
      start: '2026-04-06',
      end: '2026-04-11',
      duration: 5,
    }),
  ],
  links: [],
  resources: [],
};

function* deciding() {
  yield fork(importSaga);
  yield takeEvery(planActions.submit, submitAction);
}

/** A schedule that is in the plan here, and on its way to the server. */
async function showOnItsWay() {
  const body = { schedule: SCHEDULE, counts: COUNTS, warnings: [], readAt: '2026-03-02T12:00:00.000Z' };
  serve({ 'GET /api/gantt/import/p1/j1/result': () => ({ body }) });
  const plan = createPlan(defaultSettings('Torre', '2026-04-06'), 'term-1');
  const view = show(<ImportDialog />, {
    path: '/?project=p1',
    saga: deciding,
    actions: [
      socketActions.connected('s1'),
      planEvents.loaded({
        projectId: 'p1',
        summary: { ...project(), business: business() },
        actor: { ...ACTOR, roles: ['projectAdmin'] },
        sync: begin(plan, 4),
      }),
      importActions.opened({ projectId: 'p1' }),
      importActions.uploadStarted({ fileName: 'torre.xml' }),
      importActions.uploadAccepted({ jobId: 'j1' }),
      importActions.readSucceeded({
        jobId: 'j1',
        fileName: 'torre.xml',
        name: 'Torre',
        counts: COUNTS,
        warnings: [],
      }),
    ],
  });
  const pending = () => selectReady(view.store.getState())!.sync.pending;
  fireEvent.click(screen.getByRole('button', { name: 'Importar' }));
  await waitFor(() => expect(pending()).toHaveLength(1));
  const says = (action: Parameters<typeof view.store.dispatch>[0]) =>
    act(() => void view.store.dispatch(action));
  return { ...view, pending, says };
}

describe('a confirmed schedule', () => {
  beforeAll(() => startTestTranslations());

  it('is imported once it is in the log', async () => {
    const { pending, says } = await showOnItsWay();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    says(planEvents.accepted({ id: pending()[0]!.id }));
    expect(await screen.findByText('Programa importado')).toBeVisible();
  });

  it('can be left to itself without a connection, and stays on its way', async () => {
    const { store, pending, says } = await showOnItsWay();
    says(socketActions.disconnected());
    expect(await screen.findByText(/^Sin conexión\. El programa ya está en tu plan/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(store.getState().import.phase).toBe('closed'));
    expect(pending()).toHaveLength(1);
  });
});
