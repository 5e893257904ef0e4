import { evolve } from '@plomada/domain';
import { PLAN } from '../../testing/plan-page';
import { planViewOf } from './use-plan-view';

const DAY = '2026-03-02';
const [dig] = PLAN.tasks.rows;
const plan = { ...PLAN, tasks: PLAN.tasks.with([{ ...dig!, id: 't2', text: 'Hormigonar', index: 1 }]) };

it('keeps the rows that an edit leaves as they were', () => {
  const before = planViewOf(plan, DAY);
  const renamed = evolve(plan, [
    { kind: 'set', table: 'tasks', id: 't2', before: { text: 'Hormigonar' }, after: { text: 'Estucar' } },
  ]);
  const after = planViewOf(renamed, DAY);
  expect(after.of('t1')).toBe(before.of('t1'));
  expect(after.of('t2')!.text).toBe('Estucar');
});
