import { setFields } from '../../plan/change';
import { pulledForward } from '../../schedule';
import { object } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from './cascade';

export const PULL_FORWARD = defineAction({
  type: 'PULL_FORWARD',
  summary:
    'Moves every task that could begin earlier to its earliest dates, once: what strict scheduling would do, in a plan without it. What has begun stays, and nothing goes before the open term.',
  payload: object({}),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan) {
    return acceptWithFollowers(
      plan,
      pulledForward(plan).map(({ id, ...dates }) => setFields('tasks', plan.tasks.get(id)!, dates)),
    );
  },
});
