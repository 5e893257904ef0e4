import { addDays } from '@plomada/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { keepDownloads } from '../../testing/downloads';
import { startTestTranslations } from '../../testing/translations';
import { choose, confirm, sheetOf, showSheet, today } from '../../testing/opened-sheet-menu';

jest.setTimeout(30_000);

/** A date as spreadsheets keep it. */
const serial = (date: string) => Date.parse(date) / 86_400_000 + 25_569;
const RESTRICTIONS_HEAD = [
  'task_id',
  'Familia',
  'Tipo',
  'Descripción',
  'Responsable',
  'Fecha requerida',
  'Fecha compromiso',
];

describe('a spreadsheet of constraints', () => {
  beforeAll(() => startTestTranslations());

  it('is handed out with the tasks and the families of the business', async () => {
    const kept = keepDownloads();
    showSheet('restrictions');
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar planilla' }));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]!.name).toBe('planilla_restricciones.xlsx');
  });

  it('says which tasks it moves before anything of it is in the plan', async () => {
    const { planNow } = showSheet('restrictions');
    const [required, commited] = [14, 7].map((days) => serial(addDays(today(), days)));
    const row = ['t1', 'Materiales', 'Comienzo', 'Acero', 'Ana Rojas', required!, commited!];
    await choose(sheetOf(RESTRICTIONS_HEAD, [row]));
    expect(await screen.findByText('1 fila lista para importar.')).toBeVisible();
    expect(screen.getByText('Cambia de fecha 1 tarea:')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Excavar' })).toBeVisible();
    expect(planNow().tasks.get('t1')!.start).toBe(today());
  });

  it('is refused without its columns', async () => {
    showSheet('restrictions');
    await choose(sheetOf(['otra', 'cosa'], [['a', 'b']]));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(confirm()).toBeDisabled();
  });
});
