import type { PlanRow } from '@plomada/domain';
import { columnsOf } from './chart-columns';

const words = { header: () => 'Avance', headerInFull: () => 'Avance', percent: () => '20%' };
const may = { editable: false, mayRecord: true, proposes: true };

function cellOf(waiting: string): string {
  const now = { plan: () => ({}), peopleOn: () => [], isSelected: () => false, waitingOn: () => waiting };
  const grid = { columns: [{ name: 'progress', width: 80 }], total: 80 };
  const [column] = columnsOf(grid as never, words as never, may, now as never);
  const row = { id: 'A', progress: 0.2 } as PlanRow;
  return String((column!.template as unknown as (task: { row: PlanRow }) => unknown)({ row }));
}

it('marks progress that is proposed and waits, in words that a name cannot break out of', () => {
  expect(cellOf('Ana <b> propuso 50 %')).toContain('aria-label="Ana &lt;b&gt; propuso 50 %"');
  expect(cellOf('')).toBe('20%');
});
