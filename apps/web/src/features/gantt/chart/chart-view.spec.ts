import type { CellWords } from './chart-columns';
import { newTask, Table, viewOf } from '@plomada/domain';
import { PLAN as EMPTY } from '../../../testing/plan-page';
import { chartView, unfolded } from './chart-view';
import { ownColumns } from '../grid/grid-shown';

const TODAY = '2026-03-02';
const task = (id: string, index: number, values: object = {}) =>
  newTask({ id, text: id, index, start: '2026-03-02', end: '2026-03-05', duration: 3, ...values });
const PLAN = {
  ...EMPTY,
  tasks: Table.of([
    task('Obra', 0),
    task('Etapa', 0, { parent: 'Obra' }),
    task('=Excavar', 0, {
      parent: 'Etapa',
      progress: 0.333,
      commitment: 0.5,
      constraintType: 'snet',
      constraintDate: '2026-03-02',
      wbs: 'A.1',
      actualStart: '2026-03-01',
    }),
    task('Entrega', 1, { kind: 'milestone', duration: 0, end: '2026-03-02' }),
  ]),
  links: Table.of([{ id: 'l1', source: '=Excavar', target: 'Entrega', type: '0' as const, lag: 2 }]),
};
const ROWS = viewOf(PLAN, TODAY).rows;
const WORDS = {
  headerInFull: (column: string) => column,
  state: () => 'En curso',
  responsibles: () => 'Ana R.',
  links: (links: readonly object[]) => JSON.stringify(links),
  constraint: (type: string) => type,
} as unknown as CellWords;

const SUCCESSOR = '[{"code":"2","type":"0","lag":2}]';

describe('the Gantt as a table of a spreadsheet', () => {
  it('has the columns of its level: dates that are dates, and percents to calculate with', () => {
    const { name, columns, lines } = chartView(
      'Plan maestro',
      ownColumns('masterPlan', 'wide'),
      ROWS,
      WORDS,
      PLAN,
    );
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
    const { lines } = chartView('Corto plazo', ['text', 'commitment'], ROWS, WORDS, PLAN);
    expect(lines.map(([, commitment]) => commitment)).toEqual([null, null, 50, null]);
  });

  it('has the columns that somebody chose, in their order', () => {
    const names = [
      'predecessors',
      'text',
      'constraint',
      'constraintDate',
      'actualStart',
      'successors',
    ] as const;
    const { lines } = chartView('Plan maestro', names, ROWS, WORDS, PLAN);
    expect(lines[2]).toEqual(['[]', '=Excavar', 'snet', '2026-03-02', '2026-03-01', SUCCESSOR]);
    expect(lines[3]![5]).toBe('[]');
    expect(lines[3]![0]).toBe('[{"code":"1.1.1","type":"0","lag":2}]');
  });

  it('leaves out what stands below a closed branch, however deep', () => {
    const left = (...collapsed: string[]) => unfolded(ROWS, collapsed).map(({ id }) => id);
    expect(left()).toEqual(['Obra', 'Etapa', '=Excavar', 'Entrega']);
    expect(left('Etapa')).toEqual(['Obra', 'Etapa', 'Entrega']);
    expect(left('Obra')).toEqual(['Obra', 'Entrega']);
  });
});
