import {
  createPlan,
  decide,
  defaultSettings,
  type ImportedSchedule,
  type ImportedTask,
  importedTask,
  type Plan,
  type Role,
  evolve,
} from '@plomada/domain';
import { readSheet } from '@plomada/interchange';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { put, takeEvery } from 'redux-saga/effects';
import { Messages } from '../../base/messages/messages';
import { failureShown } from '../../base/messages/messages-slice';
import { bytesOf, type Downloaded, keepDownloads } from '../../testing/downloads';
import { business, project } from '../../testing/examples';
import { ACTOR } from '../../testing/plan-page';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectPlan, selectReady } from '../../plan/state/plan-selectors';
import { submitAction } from '../../plan/sending/submit-action';
import { undoSaga } from '../../plan/undo/undo-saga';
import { MergePage } from './merge-page';

const RESULT = 'GET /api/gantt/import/p1/j1/result';
const COUNTS = { tasks: 4, links: 1, milestones: 0, summaries: 1, resources: 0, warnings: 0 };
const task = (id: string, text: string, values: Partial<ImportedTask> = {}): ImportedTask =>
  importedTask({ id, parent: '1', text, start: '2026-04-06', end: '2026-04-11', duration: 5, ...values });
const FIRST: ImportedSchedule = {
  name: 'Torre',
  startDate: '2026-04-06',
  workingDays: '0111110',
  holidays: [],
  tasks: [
    task('1', 'Torre', { parent: null }),
    task('2', 'Excavación'),
    task('3', 'Hormigón'),
    task('4', 'Muros'),
  ],
  links: [],
  resources: [],
};
/** One task renamed and moved, one gone, one more, a link. */
const LATER: ImportedSchedule = {
  ...FIRST,
  tasks: [
    FIRST.tasks[0]!,
    task('2', 'Excavación masiva', { end: '2026-04-15', duration: 7 }),
    task('3', 'Hormigón'),
    task('5', 'Fachada', { start: '2026-04-20', end: '2026-04-25' }),
  ],
  links: [{ source: '2', target: '3', type: '0', lag: 2 }],
};

function planOf(schedule: ImportedSchedule): Plan {
  const empty = createPlan(defaultSettings('Torre', '2026-04-06'), 'term-1');
  const context = {
    actor: { ...ACTOR, roles: ['root'] as const },
    now: '2026-03-02T12:00:00Z',
    today: '2026-03-02',
    newId: (n: number) => `t${n}`,
    schedule: () => schedule,
  };
  const decided = decide(empty, { type: 'LOAD_PROJECT', payload: { jobId: 'read' } }, context);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return evolve(empty, decided.changes);
}

const answersWith = (schedule: ImportedSchedule): Answers => ({
  [RESULT]: () => ({ body: { schedule, counts: COUNTS, warnings: [], readAt: '2026-03-02T12:00:00.000Z' } }),
});

interface Options {
  readonly plan?: Plan;
  readonly role?: Role;
  readonly path?: string;
  readonly answers?: Answers;
}

function showMerge({
  plan = planOf(FIRST),
  role = 'projectAdmin',
  path = '/merge?project=p1&job=j1',
  answers,
}: Options = {}) {
  const asked = serve(answers ?? answersWith(LATER));
  const page = show(
    <>
      <MergePage />
      <Messages />
    </>,
    {
      path,
      saga: deciding,
      actions: [
        planEvents.loaded({
          projectId: 'p1',
          summary: { ...project(), business: business() },
          actor: { ...ACTOR, roles: [role] },
          sync: begin(plan, 4),
        }),
      ],
    },
  );
  return { ...page, asked, planNow: () => selectPlan(page.store.getState())! };
}

function* deciding() {
  yield takeEvery(planActions.submit, submitAction);
  yield takeEvery(planEvents.refused, function* ({ payload }) {
    yield put(failureShown(payload.failure));
  });
  yield* undoSaga();
}

const texts = (plan: Plan) => plan.tasks.rows.map(({ text }) => text).sort();
const row = async (name: string) =>
  (await screen.findAllByText(name))[0]!.closest<HTMLElement>('[role="row"]')!;
const checkbox = (of: HTMLElement) => within(of).getByRole('checkbox');

describe('the comparison of a plan with a later version of its file', () => {
  beforeAll(() => startTestTranslations());

  it('says in words what is new, what changes and what is gone', async () => {
    showMerge();
    const changed = await row('Excavación masiva');
    expect(changed).toHaveTextContent('Nombre: Excavación → Excavación masiva');
    expect(changed).toHaveTextContent('Término: 10/04/2026 → 14/04/2026');
    expect(changed).toHaveTextContent('Duración: 5 días → 7 días');
    expect(await row('Hormigón')).toHaveTextContent('Predecesoras: — → Excavación (FC +2 días)');
    expect(await row('Fachada')).toHaveTextContent('Del 20/04/2026 al 24/04/2026 · en Torre');
    expect(await row('Muros')).toHaveTextContent('se quitará del plan');
    expect(screen.getByRole('button', { name: /Todas \(4\)/ })).toBeVisible();
    expect(screen.getByText('3 de 4 filas marcadas')).toBeVisible();
  });

  it('reads a milestone on one day', async () => {
    const flag = (day: string): ImportedSchedule => ({
      ...FIRST,
      tasks: [...FIRST.tasks, task('6', 'Entrega', { kind: 'milestone', start: day, end: day, duration: 0 })],
    });
    showMerge({ plan: planOf(flag('2026-04-13')), answers: answersWith(flag('2026-04-15')) });
    const row = await screen.findByRole('row', { name: /Entrega/ });
    expect(row).toHaveTextContent('Inicio: 13/04/2026 → 15/04/2026');
    expect(row).toHaveTextContent('Término: 13/04/2026 → 15/04/2026');
  });

  it('ticks nothing of a file that looks like another project’s, and says so', async () => {
    const other = (names: readonly string[]): ImportedSchedule => ({
      ...FIRST,
      tasks: [FIRST.tasks[0]!, ...names.map((name, n) => task(`${n + 2}`, name))],
    });
    showMerge({
      plan: planOf(other(['Excavación', 'Hormigón', 'Muros', 'Losa'])),
      answers: answersWith(other(['Tendido', 'Torres', 'Muros', 'Cables'])),
    });
    expect(await screen.findByText(/Parece el archivo de otro proyecto: 4 tareas/)).toBeVisible();
    expect(screen.getByText('0 de 3 filas marcadas')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Actualizar 0 filas' })).toBeDisabled();
  });

  it('takes over what is chosen, as one action that can be taken back and names the file’s job', async () => {
    const { planNow, store } = showMerge();
    fireEvent.click(checkbox(await row('Muros')));
    fireEvent.click(checkbox(await row('Fachada')));
    fireEvent.click(screen.getByRole('button', { name: 'Actualizar 3 filas' }));
    expect(texts(planNow())).toEqual(['Excavación masiva', 'Hormigón', 'Torre']);
    expect(planNow().links.rows).toMatchObject([{ type: '0', lag: 2 }]);
    expect(selectReady(store.getState())!.sync.pending[0]!.action).toEqual({
      type: 'MERGE_PROJECT',
      payload: { jobId: 'j1', added: [], changed: expect.any(Array), vanished: [expect.any(String)] },
    });
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  it('offers the way back', async () => {
    const { planNow, store } = showMerge();
    const before = texts(planNow());
    fireEvent.click(await screen.findByRole('button', { name: 'Actualizar 3 filas' }));
    expect(texts(planNow())).not.toEqual(before);
    const [message] = (
      store.getState() as unknown as { messages: { queue: { key: string; button: { action: never } }[] } }
    ).messages.queue;
    expect(message).toMatchObject({ key: 'merge:done', params: { count: 3 } });
    act(() => void store.dispatch(message!.button.action));
    expect(texts(planNow())).toEqual(before);
  });

  it('shows those of a kind, those of a name, and takes all or none of them', async () => {
    showMerge();
    fireEvent.click(await screen.findByRole('button', { name: /Ya no están/ }));
    expect(await row('Muros')).toBeVisible();
    expect(screen.queryByText('Fachada')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Marcar las visibles' }));
    expect(screen.getByText('4 de 4 filas marcadas')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Desmarcar las visibles' }));
    expect(screen.getByText('3 de 4 filas marcadas')).toBeVisible();
  });

  it('finds a task by part of its name, without accents', async () => {
    showMerge();
    await row('Fachada');
    fireEvent.change(screen.getByLabelText('Buscar tarea'), { target: { value: 'hormigon' } });
    await waitFor(() => expect(screen.queryByText('Fachada')).toBeNull());
    expect(await row('Hormigón')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Buscar tarea'), { target: { value: 'nada así' } });
    expect(await screen.findByText('Ninguna fila coincide con lo que buscas')).toBeVisible();
  });

  it('is taken away as shown, a line a field that differs', async () => {
    const kept = keepDownloads();
    showMerge();
    fireEvent.click(await screen.findByRole('button', { name: /Cambian/ }));
    for (const format of ['Excel (.xlsx)', 'CSV (.csv)']) {
      const before = kept.length;
      await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar vista' })).toBeEnabled());
      fireEvent.click(screen.getByRole('button', { name: 'Exportar vista' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: format }));
      await waitFor(() => expect(kept).toHaveLength(before + 1));
    }
    const [xlsx, csv] = kept as [Downloaded, Downloaded];
    expect(xlsx.name).toMatch(/^Actualizar desde un archivo_Torre_\d\d-\d\d-\d{4}\.xlsx$/);
    const { lines } = readSheet(await bytesOf(xlsx), { maxRows: 10 });
    expect(lines.map(({ cells }) => cells.slice(0, 6).join(' | '))).toEqual([
      'Cambia | Excavación masiva | 1.1 · Torre | Nombre | Excavación | Excavación masiva',
      'Cambia | Excavación masiva | 1.1 · Torre | Término | 10/04/2026 | 14/04/2026',
      'Cambia | Excavación masiva | 1.1 · Torre | Duración | 5 días | 7 días',
      'Cambia | Hormigón | 1.2 · Torre | Predecesoras |  | Excavación (FC +2 días)',
    ]);
    expect(csv.name).toMatch(/\.csv$/);
    expect(new TextDecoder().decode(await bytesOf(csv))).toContain(';Término;10/04/2026;14/04/2026;');
  });

  it('explains why a row cannot be accepted, and does not let anybody choose it', async () => {
    const plan = planOf(FIRST);
    const done = plan.tasks.rows.find(({ text }) => text === 'Excavación')!;
    showMerge({ plan: { ...plan, tasks: plan.tasks.with([{ ...done, progress: 1, lastProgress: 1 }]) } });
    const blocked = await row('Excavación masiva');
    expect(blocked).toHaveTextContent('No se puede aceptar:');
    expect(checkbox(blocked)).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('1 fila no se puede aceptar');
    expect(screen.getByRole('button', { name: /Con impedimento \(1\)/ })).toBeEnabled();
  });

  it('says so when nothing differs', async () => {
    showMerge({ plan: planOf(LATER) });
    expect(await screen.findByText('El plan ya está como el archivo')).toBeVisible();
  });

  it('says why the file cannot be read any more, and tries again', async () => {
    let fails = true;
    const { asked } = showMerge({
      answers: {
        [RESULT]: () =>
          fails
            ? { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }
            : { body: { schedule: LATER, counts: COUNTS, warnings: [], readAt: '2026-03-02T12:00:00.000Z' } },
      },
    });
    expect(await screen.findByText(/No pudimos leer el archivo importado/)).toBeVisible();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await row('Fachada')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('sends who comes after the file’s day back to import it again', async () => {
    showMerge({
      answers: { [RESULT]: () => ({ status: 404, body: { kind: 'notFound', code: 'IMPORT_RESULT_GONE' } }) },
    });
    expect(await screen.findByText(/se guarda un día\. Impórtalo de nuevo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el Gantt' })).toHaveAttribute('href', '/gantt?project=p1');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('is for those who may edit the plan, and needs a file', async () => {
    showMerge({ role: 'projectViewer' });
    expect(await screen.findByText('No puedes actualizar este plan')).toBeVisible();
  });

  it('asks for a file where there is none', async () => {
    showMerge({ path: '/merge?project=p1' });
    expect(await screen.findByText('No hay un archivo que comparar')).toBeVisible();
  });
});
