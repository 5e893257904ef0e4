import { type Plan, Table } from '@plomada/domain';
import { readSheet, type Cell } from '@plomada/interchange';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { bytesOf, keepDownloads } from '../../testing/downloads';
import { startTestTranslations } from '../../testing/translations';
import { planEvents } from '../../plan/state/plan-actions';
import { choose, confirm, csvOf, IN_TERM, ANA, sheetOf, showSheet } from '../../testing/opened-sheet-menu';

jest.setTimeout(30_000);

/** The template as it is handed out, with the cells of its first line changed. */
async function filled(kept: ReturnType<typeof keepDownloads>, cells: Readonly<Record<string, Cell>>) {
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar planilla' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  const { head, lines } = readSheet(await bytesOf(kept[0]!), { sheet: 'Planilla', maxRows: 499 });
  const line = head.map((title, at) => cells[String(title)] ?? lines[0]!.cells[at] ?? null);
  return sheetOf(head.map(String), [line]);
}

async function pick(label: string, option: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}
/** The tasks of the spreadsheet that is handed out now. */
async function idsOf(kept: ReturnType<typeof keepDownloads>) {
  const before = kept.length;
  fireEvent.click(screen.getByRole('button', { name: 'Descargar planilla' }));
  await waitFor(() => expect(kept).toHaveLength(before + 1));
  const { lines } = readSheet(await bytesOf(kept.at(-1)!), { sheet: 'Planilla', maxRows: 499 });
  return lines.map(({ cells }) => cells[0]);
}

describe('a spreadsheet of the short term', () => {
  beforeAll(() => startTestTranslations());

  it('is handed out, filled in and brought in', async () => {
    const kept = keepDownloads();
    const { planNow } = showSheet('shortTerm');
    const file = await filled(kept, { 'Compromiso (%)': 80, 'Avance real (%)': 30 });
    expect(kept[0]!.name).toBe('planilla_short_term.xlsx');
    expect(confirm()).toBeDisabled();
    await choose(file);
    expect(await screen.findByText('1 fila lista para importar.')).toBeVisible();
    fireEvent.click(confirm());
    expect(await screen.findByText('1 fila ya está en el plan.')).toBeVisible();
    expect(planNow().tasks.get('t1')).toMatchObject({ progress: 0.3, commitment: 0.8 });
  });

  it('says so where what was brought in has not reached the server', async () => {
    showSheet('shortTerm');
    const head = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];
    await choose(sheetOf(head, [['t1', 'Ana Rojas', 80, 30]]));
    await screen.findByText('1 fila lista para importar.');
    // Nothing is sent in this test, as without a network.
    fireEvent.click(confirm());
    expect(await screen.findByText('1 fila ya está en el plan.')).toBeVisible();
    expect(await screen.findByText(/todavía no están en el servidor/, {}, { timeout: 5_000 })).toBeVisible();
  });

  it('takes out of the term what it does not name, told before with the count and the list', async () => {
    const [task] = IN_TERM.tasks.rows;
    const wall = { ...task!, id: 't2', index: 1, text: 'Muro', progress: 0.4, commitment: 0.5 };
    const { planNow } = showSheet('shortTerm', { plan: { ...IN_TERM, tasks: Table.of([task!, wall]) } });
    const head = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];
    await choose(sheetOf(head, [['t1', 'Ana Rojas', null, 0]]));
    expect(
      await screen.findByText(/1 tarea del corto plazo no está en la planilla y sale de él/),
    ).toBeVisible();
    expect(screen.getByText('2 Muro')).toBeInTheDocument();
    fireEvent.click(confirm());
    expect(await screen.findByText('1 tarea salió del corto plazo.')).toBeVisible();
    expect(planNow().tasks.get('t2')).toMatchObject({ inTerm: false, progress: 0, commitment: null });
  });

  it.each([
    ['who edits the plan', 'projectAdmin', /las tareas que borres de ella salen de él/],
    [
      'whoever may not take tasks out of the term',
      'responsible',
      /Las tareas que borres de ella quedan como están/,
    ],
  ] as const)('says what deleting a task from it does, for %s', async (_, role, text) => {
    showSheet('shortTerm', { role });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is of one person, or a part, where the term has more tasks than it holds', async () => {
    const kept = keepDownloads();
    const [task] = IN_TERM.tasks.rows;
    const many = Array.from({ length: 501 }, (_, index) => ({
      ...task!,
      ...{ id: `t${index}`, index, parent: null, responsibles: index === 7 ? ['luis'] : ['ana'] },
    }));
    const responsibles = Table.of([ANA, { ...ANA, id: 'luis', firstName: 'Luis', email: '' }]);
    showSheet('shortTerm', { plan: { ...IN_TERM, responsibles, tasks: Table.of(many) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Son 501 tareas');
    await pick('Parte', 'Tareas 500 a 501');
    expect(await idsOf(kept)).toEqual(['t499', 't500']);
    await pick('Tareas de', 'Luis Rojas');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await idsOf(kept)).toEqual(['t7']);
  });

  describe('of several people', () => {
    const LUIS = { ...ANA, id: 'luis', firstName: 'Luis', email: 'luis@obra.cl' };
    const [task] = IN_TERM.tasks.rows;
    const SHARED: Plan = {
      ...IN_TERM,
      responsibles: Table.of([ANA, LUIS]),
      tasks: Table.of([
        { ...task!, responsibles: ['ana'] },
        { ...task!, id: 't2', index: 1, text: 'Muro', responsibles: ['luis'] },
      ]),
    };
    const HEAD = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];
    const named = (name: string, file: File) => Object.defineProperty(file, 'name', { value: name });

    it('is handed out as one for each, packed together', async () => {
      const kept = keepDownloads();
      showSheet('shortTerm', { plan: SHARED });
      fireEvent.click(await screen.findByRole('button', { name: 'Una por responsable (ZIP)' }));
      await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['planilla_short_term.zip']));
      const files = Object.keys(unzipSync(await bytesOf(kept[0]!)));
      expect(files).toEqual(['planilla_short_term_Ana Rojas.xlsx', 'planilla_short_term_Luis Rojas.xlsx']);
    });

    it('comes in together, and what each file comes to is said', async () => {
      const { planNow } = showSheet('shortTerm', { plan: SHARED });
      await choose(
        named('ana.xlsx', sheetOf(HEAD, [['t1', 'Ana Rojas', 80, 30]])),
        named('luis.xlsx', sheetOf(HEAD, [['t2', 'Luis Rojas', 70, 10]])),
      );
      expect(await screen.findAllByText('1 fila lista para importar.')).toHaveLength(2);
      expect(screen.getByRole('region', { name: 'luis.xlsx' })).toBeVisible();
      fireEvent.click(confirm());
      expect(await screen.findByText('2 filas ya están en el plan.')).toBeVisible();
      expect(planNow().tasks.rows.map(({ progress, inTerm }) => [progress, inTerm])).toEqual([
        [0.3, true],
        [0.1, true],
      ]);
    });

    it('does not come in while one of the files cannot be read, which is named', async () => {
      showSheet('shortTerm', { plan: SHARED });
      const broken = named('rota.xlsx', csvOf('rota.xlsx', 'nada'));
      await choose(named('ana.xlsx', sheetOf(HEAD, [['t1', 'Ana Rojas', 80, 30]])), broken);
      expect(await screen.findByText('rota.xlsx')).toBeVisible();
      expect(screen.queryByText('ana.xlsx')).toBeNull();
      expect(confirm()).toBeDisabled();
    });

    it('names only the file that could not be opened', async () => {
      showSheet('shortTerm', { plan: SHARED });
      const gone = Object.assign(new File(['x'], 'ida.xlsx'), {
        arrayBuffer: () => Promise.reject(new Error()),
      });
      await choose(named('ana.xlsx', sheetOf(HEAD, [['t1', 'Ana Rojas', 80, 30]])), gone);
      expect(await screen.findByText('ida.xlsx')).toBeVisible();
      expect(screen.queryByText('ana.xlsx')).toBeNull();
    });
  });

  it('is shown again before it overwrites what another has recorded meanwhile', async () => {
    const { planNow, store } = showSheet('shortTerm');
    const head = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];
    await choose(sheetOf(head, [['t1', 'Ana Rojas', null, 30]]));
    await screen.findByText('1 fila lista para importar.');
    const [task] = IN_TERM.tasks.rows;
    const recorded = { ...IN_TERM, tasks: Table.of([{ ...task!, progress: 0.6 }]) };
    act(() => void store.dispatch(planEvents.synced(begin(recorded, 5))));
    fireEvent.click(confirm());
    expect(await screen.findByText(/El plan cambió mientras mirabas/)).toBeVisible();
    expect(planNow().tasks.get('t1')!.progress).toBe(0.6);
    fireEvent.click(confirm());
    await screen.findByText('1 fila ya está en el plan.');
    expect(planNow().tasks.get('t1')!.progress).toBe(0.3);
  });

  it('of a term that is closed by now is refused', async () => {
    const kept = keepDownloads();
    const before = { ...IN_TERM, terms: Table.of(IN_TERM.terms.rows.map((one) => ({ ...one, number: 7 }))) };
    const { store } = showSheet('shortTerm', { plan: before });
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar planilla' }));
    await waitFor(() => expect(kept).toHaveLength(1));
    const bytes = await bytesOf(kept[0]!);
    act(() => void store.dispatch(planEvents.synced(begin(IN_TERM, 9))));
    await choose(
      Object.assign(new File([new Uint8Array(bytes)], 'x.xlsx'), { arrayBuffer: async () => bytes.buffer }),
    );
    expect(await screen.findByText(/es de un corto plazo que ya se cerró/)).toBeVisible();
  });

  it('is shown again before it comes in where the plan has changed meanwhile', async () => {
    const { planNow, store } = showSheet('shortTerm');
    const head = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];
    await choose(sheetOf(head, [['t1', 'Ana Rojas', 80, 30]]));
    await screen.findByText('1 fila lista para importar.');
    const [task] = IN_TERM.tasks.rows;
    const changed = { ...IN_TERM, tasks: Table.of([{ ...task!, analysed: false }]) };
    act(() => void store.dispatch(planEvents.synced(begin(changed, 5))));
    fireEvent.click(confirm());
    expect(await screen.findByText(/El plan cambió mientras mirabas/)).toBeVisible();
    expect(screen.getByText('1 fila con error: no se importará.')).toBeVisible();
    expect(planNow().tasks.get('t1')).toMatchObject({ progress: 0, commitment: null });
  });

  it('says which line is wrong and why, and brings nothing of it in', async () => {
    const { planNow } = showSheet('shortTerm');
    const head = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];
    await choose(sheetOf(head, [['t1', 'Nadie', 50, 10]]));
    expect(await screen.findByText('1 fila con error: no se importará.')).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Filas con errores de mi planilla.xlsx' })).toHaveTextContent(
      '2',
    );
    expect(confirm()).toBeDisabled();
    expect(planNow().tasks.get('t1')).toMatchObject({ progress: 0, commitment: null });
  });

  it('names the task of each wrong row', async () => {
    showSheet('shortTerm');
    const head = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];
    await choose(sheetOf(head, [['t1', '', 50, 10]]));
    expect(await screen.findByText(/1 Excavar: Faltan datos/)).toBeVisible();
  });

  it('is refused when it is none', async () => {
    showSheet('shortTerm');
    await choose(Object.assign(new File(['x'], 'x.xlsx'), { arrayBuffer: async () => new ArrayBuffer(4) }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(confirm()).toBeDisabled();
  });
});
