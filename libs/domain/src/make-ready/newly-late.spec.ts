import { termPlan } from '../actions/testing/decide';
import type { Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { newlyLate } from './newly-late';

const restriction = (id: string, values: Partial<Restriction>): Restriction => ({
  ...{ id, taskIds: ['wall'], family: 'Materiales', type: 1, detail: id, comments: '', responsible: null },
  ...{ created: '2026-02-20', commited: null, required: '2026-03-01', released: null, releasedTerm: null },
  inProcess: false,
  ...values,
});

it('are late since one of the last days: neither due today, nor for long, nor released', () => {
  const plan = {
    ...termPlan({ tasks: [{ id: 'wall', duration: 3 }] }),
    restrictions: Table.of([
      restriction('today', { required: '2026-03-10' }),
      restriction('since today', { required: '2026-03-09' }),
      restriction('since two days before', { required: '2026-03-20', commited: '2026-03-07' }),
      restriction('for long', { required: '2026-03-06' }),
      restriction('released', { required: '2026-03-09', released: '2026-03-10' }),
    ]),
  };
  const late = newlyLate(plan, '2026-03-10', 3).map(({ id }) => id);
  expect(late).toEqual(['since today', 'since two days before']);
});
