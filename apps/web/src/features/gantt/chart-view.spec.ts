import { newTask, Table, viewOf } from '@plomada/domain';
import { PLAN } from '../../testing/plan-page';
import type { CellWords } from './chart-columns';
import { chartView, unfolded } from './chart-view';

const TODAY = '2026-03-02';
const task = (id: string, index: number, values: object = {}) =>
  newTask({ id, text: id, index, start: '2026-03-02', end: '2026-03-05', duration: 3, ...values });
const ROWS = viewOf(
  {
    ...PLAN,
    tasks: Table.of([
      task('Obra', 0),
      task('Etapa', 0, { parent: 'Obra' }),
      task('=Excavar', 0, { parent: 'Etapa', progress: 0.333, commitment: 0.5 }),
      task('Entrega', 1, { kind: 'milestone', duration: 0, end: '2026-03-02' }),
    ]),
  },
  TODAY,
).rows;
const WORDS = {
  header: (column: string) => column,
  state: () => 'En curso',
  responsibles: () => 'Ana R.',
} as unknown as CellWords;

describe('the Gantt as a table of a spreadsheet', () => {
  it('has the columns of its level: dates that are dates, and percents to calculate with', () => {
    const { name, columns, lines } = chartView('Plan maestro', 'masterPlan', ROWS, WORDS);
    expect(name).toBe('Plan maestro');
    expect(columns.map(({ head, holds }) => [head, holds])).toEqual([
      ['code', 'text'],
      ['text', 'text'],
      ['start', 'date'],
      ['end', 'date'],
      ['days', 'number'],
      ['progress (%)', 'number'],
      ['responsible', 'text'],
    ]);
    expect(lines[2]).toEqual(['1.1.1', '=Excavar', '2026-03-02', '2026-03-04', 3, 33, 'Ana R.']);
    expect(lines[3]!.slice(4, 6)).toEqual([null, 0]);
  });

  it('leaves cells empty where the grid does', () => {
    const { columns, lines } = chartView('Corto plazo', 'shortTerm', ROWS, WORDS);
    const commitment = columns.findIndex(({ head }) => head === 'commitment (%)');
    expect(lines.map((line) => line[commitment])).toEqual([null, null, 50, null]);
  });

  it('leaves out what stands below a closed branch, however deep', () => {
    const left = (...collapsed: string[]) => unfolded(ROWS, collapsed).map(({ id }) => id);
    expect(left()).toEqual(['Obra', 'Etapa', '=Excavar', 'Entrega']);
    expect(left('Etapa')).toEqual(['Obra', 'Etapa', 'Entrega']);
    expect(left('Obra')).toEqual(['Obra', 'Entrega']);
  });
});
