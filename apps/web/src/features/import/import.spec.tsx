import type { ImportCounts, ImportWarning } from '@plomada/contracts';
import { readSheet } from '@plomada/interchange';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { bytesOf, keepDownloads } from '../../testing/downloads';
import { business } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { socketActions } from '../../plan/socket/socket-slice';
import { projectsActions } from '../projects/projects-slice';
import { ImportDialog } from './import-dialog';
import { importSaga } from './import-saga';
import { importActions } from './import-slice';

const COUNTS: ImportCounts = {
  tasks: 184,
  links: 231,
  milestones: 12,
  summaries: 29,
  resources: 9,
  warnings: 2,
};
const WARNINGS: ImportWarning[] = [
  { code: 'DURATION_ROUNDED', taskId: '7', task: 'Entibaciones', params: { before: 2.5, after: 3 } },
  { code: 'DURATION_ROUNDED', taskId: '8', task: 'Moldajes', params: { before: 1.5, after: 2 } },
];
const LIMIT = { code: 'IMPORT_FAILED_DATA_EXCEEDED', params: { count: 4211, limit: 3500 } };
const about = { jobId: 'j1', projectId: 'other', fileName: 'obra.xml' };
const success = socketActions.dataForMe({
  type: 'LOAD_PROJECT_2JSON_SUCCESS',
  socketId: 's1',
  data: { ...about, name: 'Obra', counts: COUNTS, warnings: WARNINGS },
});
const failure = socketActions.dataForMe({
  type: 'LOAD_PROJECT_2JSON_FAILURE',
  socketId: 's1',
  data: { ...about, ...LIMIT },
});

/** The upload's way to the server: the browser's XMLHttpRequest, at its edge. */
class FakeUpload {
  static last: FakeUpload;
  upload: { onprogress?: (event: object) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  status = 0;
  responseText = '';
  timeout = 0;
  aborted = false;
  form: FormData | null = null;
  constructor() {
    FakeUpload.last = this;
  }
  open() {}
  setRequestHeader() {}
  abort() {
    this.aborted = true;
  }
  send(form: FormData) {
    this.form = form;
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload());
  }
}

function showDialog({ path = '/?project=p1', begin = [importActions.opened({ projectId: 'p1' })] } = {}) {
  const view = show(<ImportDialog />, {
    path,
    saga: importSaga,
    actions: [projectsActions.loaded({ b1: business() }), socketActions.connected('s1'), ...begin],
  });
  const phase = () => view.store.getState().import.phase;
  const says = (action: Parameters<typeof view.store.dispatch>[0]) =>
    act(() => void view.store.dispatch(action));
  return { ...view, phase, says };
}
const choose = (name: string, content = '<Project/>') =>
  fireEvent.change(screen.getByLabelText('Archivo del programa'), {
    target: { files: [new File([content], name)] },
  });

jest.setTimeout(30_000);

describe('the import dialog', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => {
    sessionStorage.clear();
    globalThis.XMLHttpRequest = FakeUpload as never;
    serve({});
  });

  it('waits for the page of the project that it was opened for, and ends when that is left', async () => {
    const { phase, router } = showDialog({ path: '/?project=' });
    expect(phase()).toBe('choosing');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate('/?project=p1'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(() => router.navigate('/?project=p2'));
    expect(phase()).toBe('closed');
  });

  it('uploads, shows how far it is, and asks before anything enters the plan', async () => {
    const { phase, says } = showDialog();
    choose('obra.xml');
    expect(await screen.findByText('Subiendo el programa')).toBeVisible();
    expect(Object.fromEntries(FakeUpload.last.form!)).toMatchObject({
      type: 'xml',
      project: JSON.stringify({ id: 'p1', name: 'Edificio Los Alerces' }),
      business: JSON.stringify({ id: 'b1', name: 'Constructora Demo' }),
      socketId: 's1',
    });
    act(() => FakeUpload.last.upload.onprogress?.({ loaded: 30, total: 100, lengthComputable: true }));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    expect(await screen.findByText('Leyendo el programa')).toBeVisible();
    says(success);
    expect(await screen.findByText('Revisa antes de importar')).toBeVisible();
    expect(screen.getByText('184')).toBeVisible();
    expect(screen.getByText('2 filas.')).toBeVisible();
    expect(phase()).toBe('confirming');
  });

  it('does not miss a result that comes before the answer to the upload', async () => {
    const { phase, says } = showDialog();
    choose('obra.xml');
    await waitFor(() => expect(phase()).toBe('uploading'));
    says(success);
    FakeUpload.last.answer(200, { jobId: 'j1' });
    await waitFor(() => expect(phase()).toBe('confirming'));
  });

  it('keeps to its own project and job', async () => {
    const { store, says } = showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j2' });
    says(success);
    expect(store.getState().import.phase).toBe('waiting');
    says(importActions.readSucceeded({ ...about, jobId: 'j2', name: 'Obra', counts: COUNTS, warnings: [] }));
    expect(store.getState().import).toMatchObject({ phase: 'confirming', projectId: 'p1' });
  });

  it('says what is wrong with the file, and lets choose another', async () => {
    const { says } = showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(failure);
    expect(await screen.findByText(/tiene 4211 tareas y el máximo es 3500/)).toBeVisible();
    expect(screen.getByText('No se importó nada de obra.xml: el plan sigue igual.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
    expect(await screen.findByText(/Arrastra aquí tu programa/)).toBeVisible();
  });

  it.each([
    ['vacio.xml', '', /El archivo no tiene tareas/],
    ['obra.mpp', 'binary', /guárdalo como XML/],
  ])('refuses %s before sending it', async (name, content, text) => {
    const { phase } = showDialog();
    choose(name, content);
    expect(await screen.findByText(text)).toBeVisible();
    expect(phase()).toBe('choosing');
  });

  it('says that the file is too large when the server stops it', async () => {
    showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(413, {
      kind: 'tooLarge',
      code: 'IMPORT_FAILED_TOO_LARGE',
      params: { megabytes: 50 },
    });
    expect(await screen.findByText(/El máximo es 50 MB/)).toBeVisible();
  });

  it('gives the upload up when it is cancelled', async () => {
    const { phase } = showDialog();
    choose('obra.xml');
    const upload = FakeUpload.last;
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(upload.aborted).toBe(true);
    expect(phase()).toBe('closed');
  });

  it('lets the server stop when a file that is being read is given up', async () => {
    const cancel = 'POST /api/gantt/import/p1/j1/cancel';
    const asked = serve({ [cancel]: () => ({ body: {} }) });
    const { phase } = showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    await screen.findByText('Leyendo el programa');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain(cancel));
    expect(phase()).toBe('closed');
  });

  it('does not let the server stop what has ended', async () => {
    const asked = serve({});
    const { phase, says } = showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(success);
    await screen.findByText('Revisa antes de importar');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(phase()).toBe('closed'));
    expect(asked).toEqual([]);
  });

  it('sends the same file again after a failure that was none of its own', async () => {
    const { says, phase } = showDialog();
    choose('obra.xml');
    const first = FakeUpload.last;
    first.answer(503, { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(FakeUpload.last).not.toBe(first));
    expect((FakeUpload.last.form!.get('file') as File).name).toBe('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(success);
    await waitFor(() => expect(phase()).toBe('confirming'));
  });

  it('does not offer to send a file again that is itself to blame', async () => {
    const { says } = showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(failure);
    await screen.findByText(/el máximo es 3500/);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('folds what there is much of by kind, with its count, and opens it', async () => {
    const { says } = showDialog();
    const many = Array.from({ length: 12 }, (_, at) => ({ ...WARNINGS[0]!, task: `Tarea ${at + 1}` }));
    const other = { ...WARNINGS[0]!, code: 'DATES_REVERSED', task: 'Sola' };
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(importActions.readSucceeded({ ...about, name: 'Obra', counts: COUNTS, warnings: [...many, other] }));
    expect(await screen.findByText('Sola')).toBeVisible();
    expect(screen.queryByText('Tarea 1')).toBeNull();
    expect(screen.getByText('13 filas.')).toBeVisible();
    expect(screen.getByRole('row', { name: /12 avisos/, expanded: false })).toBeVisible();
    fireEvent.click(screen.getByText('12 avisos'));
    expect(await screen.findByText('Tarea 1')).toBeVisible();
    fireEvent.keyDown(screen.getByText('12 avisos').closest('[role=gridcell]')!, { key: 'ArrowLeft' });
    await waitFor(() => expect(screen.queryByText('Tarea 1')).toBeNull());
    // What somebody looks for is never folded away.
    fireEvent.change(screen.getByLabelText('Buscar tarea'), { target: { value: 'Tarea 12' } });
    expect(await screen.findByText('Tarea 12')).toBeVisible();
  });

  it('lists every difference, and draws those that are scrolled to', async () => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32);
    const { says } = showDialog();
    const warnings = Array.from({ length: 130 }, (_, at) => ({ ...WARNINGS[0]!, task: `Tarea ${at + 1}` }));
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(importActions.readSucceeded({ ...about, name: 'Obra', counts: COUNTS, warnings }));
    fireEvent.click(await screen.findByText('130 avisos'));
    expect(await screen.findByText('Tarea 1')).toBeVisible();
    expect(screen.queryByText('Tarea 130')).toBeNull();
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(132 * 32);
    fireEvent.scroll(screen.getByRole('treegrid'), { target: { scrollTop: 131 * 32 } });
    expect(await screen.findByText('Tarea 130')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('fetches the differences that the socket did not bring', async () => {
    const all = Array.from({ length: 3 }, (_, at) => ({ ...WARNINGS[0]!, task: `Tarea ${at + 1}` }));
    const counts = { ...COUNTS, warnings: 3 };
    const page = (from: number) => `GET /api/gantt/import/p1/j1/warnings?from=${from}`;
    serve({
      [page(1)]: () => ({ body: { warnings: all.slice(1, 2), next: 2 } }),
      [page(2)]: () => ({ body: { warnings: all.slice(2), next: null } }),
    });
    const { says } = showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(importActions.readSucceeded({ ...about, name: 'Obra', counts, warnings: all.slice(0, 1) }));
    expect(await screen.findByText('Tarea 3')).toBeVisible();
    expect(screen.getByText('3 filas.')).toBeVisible();
  });

  it('lets take every difference away', async () => {
    const kept = keepDownloads();
    const { says } = showDialog();
    choose('obra.xml');
    FakeUpload.last.answer(200, { jobId: 'j1' });
    says(success);
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar vista' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]!.name).toMatch(/^Avisos de importación_obra_\d\d-\d\d-\d{4}\.xlsx$/);
    const { head, lines } = readSheet(await bytesOf(kept[0]!), { maxRows: 10 });
    expect(head).toEqual(['Tarea', 'Diferencia', 'En el archivo', 'En el plan']);
    expect(lines.map(({ cells }) => cells[0])).toEqual(['Entibaciones', 'Moldajes']);
  });

  describe('comes back after a reload of the page', () => {
    const STATUS = 'GET /api/gantt/import/p1/j1/status';
    const found = () => ({
      body: { stage: 'ready', percent: 100, name: 'Obra', counts: COUNTS, warnings: WARNINGS },
    });
    const leaveWaiting = async () => {
      const { phase, unmount } = showDialog();
      choose('obra.xml');
      FakeUpload.last.answer(200, { jobId: 'j1' });
      await waitFor(() => expect(phase()).toBe('waiting'));
      unmount();
    };

    it('to what was read meanwhile', async () => {
      await leaveWaiting();
      serve({ [STATUS]: found });
      showDialog({ begin: [] });
      expect(await screen.findByText('Revisa antes de importar')).toBeVisible();
      expect(screen.getByText(/del archivo obra\.xml/)).toBeVisible();
    });

    it('to the queue, and says how many files come first', async () => {
      await leaveWaiting();
      serve({ [STATUS]: () => ({ body: { stage: 'waiting', percent: 0, before: 3 } }) });
      showDialog({ begin: [] });
      expect(await screen.findByText('En cola: hay 3 archivos antes…')).toBeVisible();
    });

    it.each([
      [{ stage: 'failed', ...LIMIT }, /tiene 4211 tareas y el máximo es 3500/],
      [{ stage: 'cancelled' }, /La importación se canceló/],
    ])('to how it ended: %j', async (body, text) => {
      await leaveWaiting();
      serve({ [STATUS]: () => ({ body }) });
      showDialog({ begin: [] });
      expect(await screen.findByText(text)).toBeVisible();
    });

    it('to the reason why nothing is there any more', async () => {
      await leaveWaiting();
      serve({ [STATUS]: () => ({ status: 404, body: { kind: 'notFound', code: 'IMPORT_RESULT_GONE' } }) });
      showDialog({ begin: [] });
      expect(await screen.findByText(/ya no está en el servidor: se guarda un día/)).toBeVisible();
    });

    it('and not once it was cancelled', async () => {
      await leaveWaiting();
      const cancel = 'POST /api/gantt/import/p1/j1/cancel';
      const notYet = () => ({ body: { stage: 'reading', percent: 10 } });
      const asked = serve({ [STATUS]: notYet, [cancel]: () => ({ body: {} }) });
      const { phase, unmount } = showDialog({ begin: [] });
      await waitFor(() => expect(asked).toHaveLength(1));
      expect(phase()).toBe('waiting');
      fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(asked.map(({ call }) => call)).toContain(cancel));
      await waitFor(() => expect(phase()).toBe('closed'));
      unmount();
      expect(showDialog({ begin: [] }).phase()).toBe('closed');
    });

    it('in its own project only', async () => {
      await leaveWaiting();
      serve({ [STATUS]: found });
      const { phase } = showDialog({ begin: [], path: '/?project=p2' });
      await waitFor(() => expect(phase()).toBe('confirming'));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('waits for the connection before it takes a file', async () => {
    const { says } = showDialog();
    says(socketActions.reconnecting());
    expect(await screen.findByText(/Conectando con el servidor/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Arrastra aquí/ })).toBeDisabled();
  });
});
