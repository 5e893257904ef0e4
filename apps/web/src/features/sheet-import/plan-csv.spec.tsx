import { addDays, Table } from '@plomada/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { keepDownloads } from '../../testing/downloads';
import { startTestTranslations } from '../../testing/translations';
import { choose, confirm, csvOf, IN_TERM, showSheet, today } from '../../testing/opened-sheet-menu';

jest.setTimeout(30_000);

const spanish = (date: string) => date.split('-').reverse().join('/');

describe('a CSV for the plan', () => {
  beforeAll(() => startTestTranslations());

  it('of dates is handed out, and moves the tasks that it names', async () => {
    const kept = keepDownloads();
    const { planNow } = showSheet('dates');
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar planilla' }));
    await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['planilla_fechas.csv']));
    const [start, finish] = [addDays(today(), 7), addDays(today(), 9)];
    const row = `1,Losa,${spanish(start)},${spanish(finish)}`;
    await choose(csvOf('fechas.csv', 'CODE,TASK,START,FINISH', row, '9,Otra,01/01/2026,02/01/2026'));
    expect(await screen.findByText('9: Tarea no encontrada')).toBeVisible();
    fireEvent.click(confirm());
    await waitFor(() => expect(planNow().tasks.get('t1')).toMatchObject({ start }));
  });

  it('of a baseline becomes one that is named after the file', async () => {
    const tasks = [{ taskId: 't1', start: today(), end: addDays(today(), 3) }];
    const contract = { id: 'b1', name: 'Rev 1', created: '2026-03-02T12:00:00Z', isDefault: true, tasks };
    const baselines = Table.of([contract]);
    const { planNow } = showSheet('baseline', { plan: { ...IN_TERM, baselines } });
    const dashed = (date: string) => spanish(date).replaceAll('/', '-');
    const row = `1;Losa;${dashed(today())};${dashed(addDays(today(), 5))};5`;
    await choose(csvOf('rev 1.csv', 'CODE;TASK;START;FINISH;DURATION', row));
    await screen.findByText('1 fila lista para importar.');
    fireEvent.click(confirm());
    await waitFor(() => expect(planNow().baselines.rows.map(({ name }) => name)).toContain('rev 1 (2)'));
  });

  it('of amounts changes those of the resource that its column names', async () => {
    const resources = Table.of([{ id: 'r1', name: 'Hormigón' }]);
    const { planNow } = showSheet('resources', { plan: { ...IN_TERM, resources } });
    await choose(csvOf('x.csv', 'CODE,TASK,hormigón', '1,Losa,12'));
    await screen.findByText('1 fila lista para importar.');
    fireEvent.click(confirm());
    await waitFor(() => expect(planNow().tasks.get('t1')!.resources).toEqual([{ id: 'r1', amount: 12 }]));
  });

  it.each([
    [
      'another delimiter',
      'CODE,TASK,START,FINISH,DURATION',
      'separado por comas: guárdalo separado por punto y coma',
    ],
    ['no headers', 'Obra;Etapa', 'No encontramos: CODE, TASK, START, FINISH, DURATION.'],
  ])('says what to do about a file with %s', async (_, head, help) => {
    showSheet('baseline');
    await choose(csvOf('rev 1.csv', head, '1,a'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Faltan columnas');
    expect(screen.getByRole('alert')).toHaveTextContent(help);
  });

  it('is refused when it is larger than any of its kind, with how large it may be', async () => {
    showSheet('dates');
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'fechas.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('El máximo es 5 MB.');
  });

  it('is for those who may edit the plan', async () => {
    showSheet('dates', { role: 'responsible' });
    fireEvent.click(await screen.findByRole('button', { name: 'Planillas' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });
});
