import { MAX_ACTION_ID } from '@plomada/domain';
import { submittedAction } from './planning/submit';
import { doAction } from './socket';

it.each([
  ['a browser sends', doAction.shape.id],
  ['planning takes', submittedAction.shape.id],
])('an action that %s has an id with room for the rows it makes', (_, id) => {
  const longest = 'x'.repeat(MAX_ACTION_ID);
  expect(id.safeParse(longest).success).toBe(true);
  expect(id.safeParse(`${longest}x`).success).toBe(false);
});
