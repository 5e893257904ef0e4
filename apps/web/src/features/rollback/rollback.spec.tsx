import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Failure, PlanSnapshot } from '@plomada/contracts';
import { createPlan, defaultSettings, type Role } from '@plomada/domain';
import { begin, type SyncState } from '@plomada/sync';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { business, project } from '../../testing/examples';
import { ACTOR } from '../../testing/plan-page';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { projectsActions } from '../projects/projects-slice';
import { RollbackPage } from './rollback-page';
import { rollbackSaga } from './rollback-saga';

const LIST = 'GET /api/project/p1/snapshots';
const SEQ = 42;
const snapshot = (number: number, seq: number): PlanSnapshot => ({
  snapshotId: `copy-${number}`,
  termId: `term-${number}`,
  number,
  seq,
  author: { userId: 'luis', name: 'Luis Pizarro' },
  createdAt: '2026-03-09T15:00:00.000Z',
});
const listed: Answers = { [LIST]: () => ({ body: { snapshots: [snapshot(2, 40), snapshot(1, 12)] } }) };
const CUT: Failure = { kind: 'unavailable', code: 'NETWORK_DOWN' };

interface Server {
  readonly roles?: readonly Role[];
  readonly joined?: boolean;
  readonly sync?: Partial<SyncState>;
  readonly answers?: Answers;
  /** What comes of an announcement or of the rollback; nothing said is well. */
  readonly fails?: (what: string) => Failure | null;
}

/** The page on a project whose third term is open, with the real reducers and saga; the server answers as told. */
async function page({ roles = ['projectAdmin'], joined = true, sync, answers, fails }: Server = {}) {
  const asked = serve(answers ?? listed);
  const said: unknown[] = [];
  const failed = (what: string) => fails?.(what) ?? null;
  function* server() {
    yield fork(rollbackSaga);
    yield takeEvery(planActions.announce, function* ({ payload: { id, announcement } }) {
      said.push(announcement);
      yield put(planEvents.announced({ id, failure: failed(announcement) }));
    });
    yield takeEvery(planActions.ask, function* ({ payload: { id, action } }) {
      said.push(action);
      yield put(planEvents.asked({ id, failure: failed(action.type) }));
    });
  }
  const plan = createPlan(defaultSettings('Edificio Los Alerces', '2026-03-02'), 'term-3');
  const [term] = plan.terms.rows;
  const summary = { ...project(), business: business() };
  const opened = { ...begin({ ...plan, terms: plan.terms.with([{ ...term!, number: 3 }]) }, SEQ), ...sync };
  const view = show(<RollbackPage />, {
    path: '/rollback?project=p1',
    saga: server,
    actions: [
      projectsActions.loaded({ b1: business() }),
      planEvents.loaded({ projectId: 'p1', summary, actor: { ...ACTOR, roles }, sync: opened }),
      planEvents.joinedChanged(joined),
    ],
  });
  await wait(0);
  return { ...view, asked, said };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const restored = { type: 'DO_ROLLBACK', payload: { snapshotId: 'copy-1' } };

/** As a person does it, up to the point of no return. */
async function confirmed() {
  press('Volver al corto plazo 1');
  fireEvent.change(screen.getByLabelText('Nombre del proyecto'), {
    target: { value: 'Edificio Los Alerces' },
  });
  press('Volver y perder lo posterior');
  await wait(0);
}

beforeAll(() => startTestTranslations());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the list of what a plan can go back to', () => {
  it('says of each term who closed it, and what going back would cost', async () => {
    await page();
    const rows = within(screen.getByRole('region', { name: 'Copias del plan' })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent(/Corto plazo 2.*Luis Pizarro.*2 acciones y 1 cierre/);
    expect(rows[2]).toHaveTextContent(/Corto plazo 1.*Luis Pizarro.*30 acciones y 2 cierres/);
  });

  it('tells the closes of a term apart that was closed, opened again and closed', async () => {
    const again = { ...snapshot(1, 20), snapshotId: 'copy-1b' };
    const snapshots = [snapshot(2, 40), again, snapshot(1, 12)];
    await page({ answers: { [LIST]: () => ({ body: { snapshots } }) } });
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names[0]).toMatch(/^Corto plazo 2[^,]/);
    expect(names[1]).toMatch(/^Corto plazo 1, cierre 2 de 2/);
    expect(names[2]).toMatch(/^Corto plazo 1, cierre 1 de 2/);
    expect(screen.getByRole('button', { name: 'Volver al corto plazo 1, cierre 1 de 2' })).toBeVisible();
  });

  it('leads to the minutes of the terms that have some', async () => {
    const meeting = { date: '2026-03-06', startedAt: '2026-03-06T15:00:00.000Z', present: 3, decisions: 1 };
    const answers = {
      ...listed,
      'GET /api/project/p1/minutes': () => ({ body: { minutes: [{ ...meeting, number: 2 }] } }),
    };
    await page({ answers });
    const links = screen.getAllByRole('link', { name: /^Acta/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/minutes?project=p1&term=2']);
  });

  it('can be read without a connection, and nothing else', async () => {
    await page({ joined: false });
    expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión no se puede volver atrás');
    expect(screen.getByRole('button', { name: 'Volver al corto plazo 1' })).toBeDisabled();
  });

  it('says when there is nothing yet, and when it could not be loaded', async () => {
    await page({ answers: { [LIST]: () => ({ body: { snapshots: [] } }) } });
    expect(screen.getByText('Todavía no hay copias')).toBeVisible();
    const answers: { [call: string]: Answers[string] } = {
      [LIST]: () => ({ status: 503, body: CUT }),
    };
    await page({ answers });
    expect(screen.getByText('No se pudo cargar la lista de copias')).toBeVisible();
    Object.assign(answers, listed);
    press('Reintentar');
    await wait(0);
    expect(screen.getByRole('button', { name: 'Volver al corto plazo 2' })).toBeEnabled();
  });

  it('is for administrators only', async () => {
    const { asked } = await page({ roles: ['facilitator'] });
    expect(screen.getByText('No eres Administrador')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('a rollback', () => {
  it('asks for the name of the project and can be given up', async () => {
    const { said } = await page();
    press('Volver al corto plazo 1');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Se pierde lo hecho después: 30 acciones y 2 cierres',
    );
    const go = screen.getByRole('button', { name: 'Volver y perder lo posterior' });
    expect(go).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Nombre del proyecto'), { target: { value: 'Edificio' } });
    expect(go).toBeDisabled();
    press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said).toEqual([]);
  });

  it('warns the others a second ahead, restores, and says what left the plan', async () => {
    const { said } = await page();
    await confirmed();
    expect(said).toEqual(['ROLLBACK_START']);
    expect(screen.getByRole('dialog', { name: 'Volviendo al corto plazo 1' })).toBeVisible();
    await wait(999);
    expect(said).toEqual(['ROLLBACK_START']);
    await wait(1);
    expect(said).toEqual(['ROLLBACK_START', restored, 'ROLLBACK_END']);
    const outcome = screen.getByRole('dialog', { name: 'De vuelta en el corto plazo 1' });
    expect(outcome).toHaveTextContent('Salió del plan: 30 acciones y 2 cierres.');
    expect(within(outcome).getByRole('link', { name: 'Ver el registro' })).toHaveAttribute(
      'href',
      '/log_actions?project=p1',
    );
  });

  it('asks before its page is left half way, and no more at its end', async () => {
    const { router } = await page();
    await confirmed();
    await act(() => router.navigate('/gantt?project=p1'));
    expect(screen.getByRole('dialog', { name: 'Se está volviendo atrás' })).toBeVisible();
    press('Esperar');
    await wait(1_000);
    await act(() => router.navigate('/gantt?project=p1'));
    expect(screen.getByText('elsewhere')).toBeVisible();
  });

  it.each([
    ['the others cannot be told', 'ROLLBACK_START', 'Aviso a los demás', ['ROLLBACK_START']],
    [
      'the server does not restore',
      'DO_ROLLBACK',
      'Vuelta a la copia',
      ['ROLLBACK_START', restored, 'ROLLBACK_CANCELED'],
    ],
  ])('stops when %s, calls itself off, and can be tried again', async (_, step, stage, told) => {
    let broken = true;
    const { said } = await page({ fails: (what) => (broken && what === step ? CUT : null) });
    await confirmed();
    await wait(1_000);
    const stopped = screen.getByRole('dialog', { name: 'No se volvió al corto plazo 1' });
    expect(stopped).toHaveTextContent(`Se detuvo en: ${stage}. El plan sigue como estaba.`);
    expect(stopped).toHaveTextContent('No hay conexión con el servidor');
    expect(said).toEqual(told);
    broken = false;
    press('Reintentar');
    await wait(1_000);
    expect(screen.getByRole('dialog', { name: 'De vuelta en el corto plazo 1' })).toBeVisible();
  });

  it('stops when own changes cannot be sent for half a minute, and leaves nothing behind', async () => {
    const unsent = {
      id: 'a1',
      action: { type: 'CREATE_TASK', payload: { id: 't1', text: 'Excavar' } },
      when: '2026-03-10T12:00:00.000Z',
      baseSeq: SEQ,
      stage: { name: 'sent' },
    } as const;
    const { said, store } = await page({ sync: { pending: [unsent] } });
    await confirmed();
    await wait(30_999);
    expect(said).toEqual(['ROLLBACK_START']);
    await wait(1);
    expect(said).toEqual(['ROLLBACK_START', 'ROLLBACK_CANCELED']);
    expect(screen.getByRole('dialog')).toHaveTextContent('Se detuvo en: Envío de lo pendiente');
    press('Cerrar');
    expect(store.getState().rollback.run).toEqual({ phase: 'idle' });
  });
});
