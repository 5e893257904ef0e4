import { cellWords } from '../../columns/report-column';
import { REPORTS } from '../catalogue';
import { RESULTS } from '../testing/results';
import { tellingIn } from '../testing/telling';

describe('the causes one by one', () => {
  it.each([
    ['es', ['N.º', 'Código', 'Tarea', 'Responsables', 'Tipo', 'Origen', 'Detalle', 'Impacto']],
    ['en', ['No.', 'Code', 'Task', 'Responsible', 'Type', 'Origin', 'Detail', 'Impact']],
  ] as const)('are a line each in the table, and so in its files, in %s', async (lang, heads) => {
    const telling = await tellingIn(lang);
    const { table } = REPORTS.find(({ id }) => id === 'CNC')!.fill(RESULTS)!;
    expect(table.columns.map(({ label }) => telling.t(label))).toEqual(heads);
    const lines = table.rows.map((row) => table.columns.map((column) => cellWords(column, row, telling)));
    expect(lines.map((line) => line.slice(0, 7))).toEqual([
      ['2', '1.1', 'Losa t2', 'Ana', 'Materiales', 'Bodega', 'No llegó'],
      ['2', '1.1', 'Losa t3', 'Ana', 'Clima', 'Obra', 'No llegó'],
      ['1', '1.1', 'Losa t1', 'Ana', 'Materiales', 'Bodega', 'No llegó'],
    ]);
    expect(new Set(table.rows.map(table.idOf)).size).toBe(3);
  });
});
