import { specContext, termPlan } from './testing/decide';
import { taskAccess } from './task-access';

const plan = termPlan({
  tasks: [
    { id: 'A', analysed: true },
    { id: 'B', analysed: true, responsibles: ['luis'] },
    { id: 'C', analysed: false },
  ],
});
const ana = specContext('responsible', {
  actor: { userId: 'user-ana', name: 'Ana', roles: ['responsible'] },
});

describe('what may be changed of a task', () => {
  it.each([
    [
      'all by who edits the plan',
      'B',
      specContext('facilitator'),
      [undefined, undefined, undefined, undefined],
    ],
    [
      'an own one by a responsible, but for the plan',
      'A',
      ana,
      ['ACTION_FORBIDDEN', undefined, undefined, undefined],
    ],
    [
      'nothing of another’s',
      'B',
      ana,
      ['ACTION_FORBIDDEN', 'TASK_NOT_YOURS', 'TASK_NOT_YOURS', 'TASK_NOT_YOURS'],
    ],
    [
      'nothing by who looks on',
      'A',
      specContext('projectViewer'),
      ['ACTION_FORBIDDEN', 'ACTION_FORBIDDEN', 'ACTION_FORBIDDEN', 'ACTION_FORBIDDEN'],
    ],
    [
      'no progress of what nobody analysed',
      'C',
      specContext('facilitator'),
      [undefined, undefined, undefined, 'TASK_NOT_ANALYSED'],
    ],
  ] as const)('is %s', (_, id, context, codes) => {
    const { plan: whole, record, comment, raise } = taskAccess(plan, id, context);
    expect([whole, record, comment, raise].map((refusal) => refusal?.code)).toEqual(codes);
  });
});
