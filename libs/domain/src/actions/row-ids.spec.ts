import { after, refusalOf, specContext, termPlan } from './testing/decide';
import { IDS_PER_ACTION, MAX_ACTION_ID, MAX_BATCH, rowIdOf } from './row-ids';

it('the last row that the largest bulk edit may make has an id that later actions can name', () => {
  const newId = (): string => rowIdOf('x'.repeat(MAX_ACTION_ID), MAX_BATCH * IDS_PER_ACTION - 1);
  const context = specContext('projectAdmin', { newId });
  const plan = after(termPlan({ tasks: [] }), 'ADD_RESOURCE', { name: 'Steel' }, context);
  const resourceId = newId();
  expect(refusalOf(plan, 'RENAME_RESOURCE', { resourceId, name: 'Iron' })).toBeUndefined();
});
