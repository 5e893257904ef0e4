import type { TiledReport } from '@plomada/domain';
import { cellWords } from '../columns/report-column';
import { REPORTS } from './catalogue';
import type { ChosenPoint } from './report';
import { RESULTS } from './testing/results';
import { tellingIn } from './testing/telling';

/** The ids of the rows that a table shows when a point is chosen. */
async function behind(id: TiledReport, point: Partial<ChosenPoint>): Promise<readonly string[]> {
  const telling = await tellingIn('es');
  const source = REPORTS.find((one) => one.id === id)!.fill(RESULTS)!.behind!;
  const chosen = { place: 0, category: '', series: '', ...point };
  const readings = Object.entries(source.at(chosen, telling));
  const rows = source.ofPoint?.({ point: chosen, plan: null, words: telling }) ?? source.rows;
  if (typeof rows === 'string') return [telling.t(rows)];
  return rows
    .filter((row) =>
      readings.every(([column, text]) => {
        const found = source.columns.find((one) => one.id === column)!;
        return cellWords(found, row, telling) === text;
      }),
    )
    .map(source.idOf);
}

describe('the rows behind a point of a report', () => {
  it('are there for every report of the catalogue that is no list of them itself', () => {
    const filled = REPORTS.map(({ id, fill }) => ({ id, ...fill(RESULTS)! }));
    expect(filled.filter(({ behind }) => !behind).map(({ id }) => id)).toEqual(['CNC']);
    expect(filled.filter(({ isList }) => isList).map(({ id }) => id)).toEqual(['CNC']);
  });

  it.each<[TiledReport, string, Partial<ChosenPoint>, readonly string[]]>([
    ['SPIt', 'the tasks of its close', { place: 0 }, ['1 t1']],
    ['SPIt', 'those of today', { place: 1 }, [' t1', ' t2']],
    ['CNCByTerm', 'the causes of its term and type', { place: 1, series: 'Materiales' }, ['2 t2 c t2']],
    ['PPC_PCR_RealProgress', 'the commitments of its term', { place: 1, series: 'PPC' }, ['ppc 2 t2']],
    ['PPC_PCR_RealProgress', 'the restrictions of its term', { place: 0, series: 'PCR' }, ['pcr 1 r1']],
    [
      'PPC_PCR_RealProgress',
      'the tasks that its close found begun',
      { place: 0, series: 'Avance real' },
      ['progress 1 t1'],
    ],
    ['rhythm', 'the tasks of the unit that it begins', { place: 2, series: 'Tabiques' }, ['walls f2 t2']],
    ['rhythm', 'the tasks of the unit that it leaves', { place: 1, series: 'Tabiques' }, ['walls f1 t1']],
    ['ProjectDetails', 'the tasks', {}, ['t1']],
    [
      'CriticalPathDrift',
      'those that entered the path and that left it',
      { place: 0 },
      ['2 entered t1', '2 left t2'],
    ],
    [
      'CriticalPathDrift',
      'none where the path stayed, and it says so',
      { place: 1 },
      ['En ese cierre ninguna tarea entró a la ruta crítica ni salió de ella.'],
    ],
    [
      'SCurve',
      'the tasks that its close found begun',
      { place: 0, series: 'Avance real' },
      ['realProgress 2026-03-08 t1'],
    ],
    ['SCurve', 'those of today', { place: 1, series: 'Avance real' }, ['realProgress 2026-03-18 t1']],
    [
      'burnDown',
      'the tasks of which something remains',
      { place: 0, series: 'Restante' },
      ['remaining t1', 'remaining t2'],
    ],
    [
      'burnDown',
      'the restrictions that are open',
      { place: 0, series: 'Restricciones abiertas' },
      ['open r1'],
    ],
    [
      'burnDown',
      'none, and it says why',
      { place: 0, series: 'A ritmo parejo' },
      ['Es una recta por los días hábiles, del primero al último: no tiene tareas detrás.'],
    ],
  ])('of %s are %s', async (id, _, point, ids) => {
    expect(await behind(id, point)).toEqual(ids);
  });
});
