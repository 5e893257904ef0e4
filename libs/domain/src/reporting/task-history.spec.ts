import { termPlan } from '../actions/testing/decide';
import type { Plan, Term } from '../plan/plan';
import { Table } from '../plan/table';
import { taskHistory } from './task-history';

const record = (taskId: string, commitment: number | null, progress: number): Term['tasks'][number] => ({
  ...{ taskId, code: '1', text: 'A', weight: 1, lastProgress: 0, responsibles: [], causes: [] },
  ...{ commitment, progress },
});
const closed = (number: number, ...tasks: Term['tasks']): Term => ({
  id: `term-${number}`,
  number,
  startDate: `2026-02-0${number}`,
  periodDays: 7,
  realClosingTime: '2026-03-01T12:00:00.000Z',
  tasks,
});

it('tells what a task promised and did in each closed term it was in, the newest first', () => {
  const open = termPlan({ tasks: [{ id: 'A' }] });
  const terms = [closed(1, record('A', 0.5, 0.2), record('B', 1, 1)), closed(2, record('B', 1, 1))];
  const last = closed(3, record('A', 1, 0.99));
  const promisedNothing = closed(4, record('A', 0, 0.5));
  const plan: Plan = {
    ...open,
    terms: Table.of([...terms, last, promisedNothing, { ...open.terms.rows[0]!, id: 'open', number: 5 }]),
  };
  const told = taskHistory(plan, 'A').map(({ termNumber, commitment, progress, kept }) => [
    ...[termNumber, commitment, progress, kept],
  ]);
  expect(told).toEqual([
    [4, 0, 0.5, null],
    [3, 1, 0.99, true],
    [1, 0.5, 0.2, false],
  ]);
  expect(taskHistory(plan, 'gone')).toEqual([]);
});
