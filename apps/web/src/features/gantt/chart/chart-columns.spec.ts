import type { PlanRow, Refusal } from '@plomada/domain';
import { columnsOf } from './chart-columns';

const words = {
  header: () => 'Avance',
  headerInFull: () => 'Avance',
  percent: () => '20%',
  why: ({ code }: Refusal) => code,
};

function cellOf(waiting: string, kind: PlanRow['kind'] = 'task', name = 'progress', proposes = true): string {
  const may = { editable: false, mayRecord: true, proposes };
  const now = { plan: () => ({}), peopleOn: () => [], isSelected: () => false, waitingOn: () => waiting };
  const grid = { columns: [{ name, width: 80 }], total: 80 };
  const [column] = columnsOf(grid as never, words as never, may, now as never);
  const row = { id: 'A', text: 'Muro', kind, progress: 0.2, commitment: 0.2 } as PlanRow;
  return String((column!.template as unknown as (task: { row: PlanRow }) => unknown)({ row }));
}

it('marks progress that is proposed and waits, in words that a name cannot break out of', () => {
  expect(cellOf('Ana <b> propuso 50 %')).toContain('aria-label="Ana &lt;b&gt; propuso 50 %"');
  expect(cellOf('')).toBe('20%');
});

it('says in a cell that takes nothing which rule would refuse whatever is typed', () => {
  expect(cellOf('', 'summary')).toContain('aria-description="SUMMARY_TAKES_NO_PROGRESS"');
  expect(cellOf('', 'task', 'commitment')).toContain('title="RESPONSIBLE_PROPOSES"');
  expect(cellOf('', 'task', 'commitment', false)).toBe('20%');
});
