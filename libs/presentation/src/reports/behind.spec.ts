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
  const readings = Object.entries(source.at({ place: 0, category: '', series: '', ...point }));
  return source.rows
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
  ])('of %s are %s', async (id, _, point, ids) => {
    expect(await behind(id, point)).toEqual(ids);
  });
});
