import type { Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { restrictionsOf } from './of-task';

const row = (id: string, type: 1 | 2, released: string | null, taskIds = ['A']): Restriction => ({
  id,
  taskIds,
  family: 'Materials',
  type,
  detail: 'Steel',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-06',
  released,
  releasedTerm: null,
  inProcess: false,
});
const open = (...rows: Restriction[]) => {
  const { all, startOpen, endOpen } = restrictionsOf({ restrictions: Table.of(rows) }, 'A');
  return [all.length, startOpen, endOpen];
};

it.each([
  ['none', [], [0, false, false]],
  ['those of other tasks', [row('r', 1, null, ['B'])], [0, false, false]],
  ['one of its start', [row('r', 1, null)], [1, true, false]],
  ['one of its end', [row('r', 2, null)], [1, false, true]],
  ['one of each', [row('r', 1, null), row('s', 2, null)], [2, true, true]],
  ['released ones', [row('r', 1, '2026-03-04'), row('s', 2, '2026-03-04')], [2, false, false]],
  ['a released and an open one', [row('r', 1, '2026-03-04'), row('s', 1, null)], [2, true, false]],
  ['one that names it twice', [row('r', 1, null, ['A', 'A'])], [1, true, false]],
])('a task with %s: how many, start held back, end held back', (_what, rows, expected) => {
  expect(open(...rows)).toEqual(expected);
});
