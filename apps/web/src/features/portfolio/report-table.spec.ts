import { formatFor } from '../../base/format';
import { shownTable } from '../../base/grid/shown-table';
import { columnsOf } from '../../columns/catalogue';
import { PROJECT_COLUMNS } from '../../columns/project-columns';
import { project } from '../../testing/examples';
import { reportTable } from './report-table';

const words = { t: ((key: string) => key) as never, format: formatFor('es') };

describe('the company report taken away', () => {
  it('has the columns that are shown, and a last line of the projects that are shown together', () => {
    const shown = columnsOf(PROJECT_COLUMNS, words, null).filter(({ id }) =>
      ['status', 'name', 'startDate', 'realProgress', 'pcr'].includes(id),
    );
    const found = [project({ name: 'Puente' }), project({ name: 'Torre', realProgress: 50 })];
    const table = () => shownTable('Informe', shown, found);
    expect(reportTable({ shown, found, table }, 'Promedio').lines).toEqual([
      ['projects:status.behind', 'Puente', '2026-03-02', 42.35, null],
      ['projects:status.behind', 'Torre', '2026-03-02', 50, null],
      [null, 'Promedio', null, 46.18, null],
    ]);
  });
});
