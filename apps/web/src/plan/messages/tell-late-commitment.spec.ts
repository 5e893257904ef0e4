import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { planStore } from '../../testing/plan-store';
import { tellLateCommitment } from './tell-late-commitment';

const steel = {
  ...{ id: 'r1', taskIds: ['t1'], family: 'Acero', type: 1 as const, detail: 'Fierro', comments: '' },
  ...{ responsible: null, created: '2026-03-02', commited: null, required: '2026-03-13' },
  ...{ released: null, releasedTerm: null, inProcess: false },
};
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([newTask({ id: 't1', text: 'Muro', index: 0, start: '2026-03-16', end: '2026-03-19' })]),
  restrictions: Table.of([steel]),
};

/** What is said when somebody commits to a day. */
function committed(commited: string) {
  const { submit, message } = planStore(plan, tellLateCommitment);
  submit({ type: 'EDIT_RESTRICTION', payload: { restrictionId: 'r1', values: { commited } } });
  return message();
}

it('says when somebody commits to a later day than is required, and only then', () => {
  expect(committed('2026-03-20')).toMatchObject({
    key: 'actions:lateCommitment',
    params: { about: 'Fierro', date: '2026-03-13', count: 1 },
  });
  expect(committed('2026-03-13')).toBeNull();
});
