import type { Failure } from '@plomada/contracts';
import { createPlan, defaultSettings } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen } from '@testing-library/react';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { business, project } from '../../testing/examples';
import { ACTOR } from '../../testing/plan-page';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { socketActions } from '../../plan/socket/socket-slice';
import { ImportDialog } from './import-dialog';
import { importSaga } from './import-saga';
import { importActions } from './import-slice';

const COUNTS = { tasks: 1, links: 0, milestones: 0, summaries: 0, resources: 0, warnings: 0 };
const CUT: Failure = { kind: 'unavailable', code: 'NETWORK_DOWN' };
const GONE: Failure = { kind: 'notFound', code: 'IMPORT_RESULT_GONE' };

/** A file that was read and confirmed; the server answers each time that it is asked to load it, until it says nothing. */
function showConfirmed(answers: readonly (Failure | null)[]) {
  const asked = serve({});
  const said: { readonly id: string; readonly action: unknown }[] = [];
  function* server() {
    yield fork(importSaga);
    yield takeEvery(planActions.ask, function* ({ payload }) {
      const failure = answers[said.push(payload) - 1];
      if (failure !== undefined) yield put(planEvents.asked({ id: payload.id, failure }));
    });
  }
  const summary = { ...project(), business: business() };
  const sync = begin(createPlan(defaultSettings('Torre', '2026-04-06'), 'term-1'), 4);
  const file = { jobId: 'j1', fileName: 'torre.xml', name: 'Torre', counts: COUNTS, warnings: [] };
  const view = show(<ImportDialog />, {
    path: '/?project=p1',
    saga: server,
    actions: [
      socketActions.connected('s1'),
      planEvents.loaded({ projectId: 'p1', summary, actor: { ...ACTOR, roles: ['projectAdmin'] }, sync }),
      importActions.opened({ projectId: 'p1' }),
      importActions.uploadStarted({ fileName: 'torre.xml' }),
      importActions.uploadAccepted({ jobId: 'j1' }),
      importActions.readSucceeded(file),
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Importar' }));
  return { ...view, asked, said };
}

describe('a confirmed schedule', () => {
  beforeAll(() => startTestTranslations());

  it('is named to the server, which has it, and is imported once its effect is here', async () => {
    const { asked, said } = showConfirmed([null]);
    expect(await screen.findByText('Programa importado')).toBeVisible();
    expect(said).toMatchObject([{ action: { type: 'LOAD_PROJECT', payload: { jobId: 'j1' } } }]);
    expect(asked).toEqual([]);
  });

  it('is asked for once more under the same id when the way there is cut', async () => {
    const { said, store } = showConfirmed([CUT, null]);
    act(() => void store.dispatch(socketActions.disconnected()));
    expect(await screen.findByText(/^Sin conexión\. El programa se carga en cuanto vuelva/)).toBeVisible();
    expect(await screen.findByText('Programa importado')).toBeVisible();
    expect(said.map(({ id }) => id)).toEqual([said[0]!.id, said[0]!.id]);
  });

  it('is not left without a word while it is on its way', () => {
    showConfirmed([]);
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  });

  it('says so when the file is kept no longer', async () => {
    showConfirmed([GONE]);
    expect(await screen.findByText(/ya no está en el servidor: se guarda un día/)).toBeVisible();
  });
});
