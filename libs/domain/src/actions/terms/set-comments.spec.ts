import { after, refusalOf, specContext, termPlan } from '../testing/decide';

const plan = termPlan({ tasks: [{ id: 'A' }, { id: 'B', responsibles: ['luis'] }] });
const ana = specContext('responsible', {
  actor: { userId: 'user-ana', name: 'Ana', roles: ['responsible'] },
});

describe('comments', () => {
  it('are written by a responsible on own tasks', () => {
    const changed = after(plan, 'SET_COMMENTS', { taskId: 'A', comments: 'Falta fierro' }, ana);
    expect(changed.tasks.get('A')!.comments).toBe('Falta fierro');
    expect(after(changed, 'SET_COMMENTS', { taskId: 'A', comments: '' }, ana).tasks.get('A')!.comments).toBe(
      '',
    );
  });

  it('are written by whoever edits the plan on every task', () => {
    const facilitator = specContext('facilitator');
    const changed = after(plan, 'SET_COMMENTS', { taskId: 'B', comments: 'ok' }, facilitator);
    expect(changed.tasks.get('B')!.comments).toBe('ok');
  });

  it.each([
    [{ taskId: 'B', comments: 'x' }, ana, 'TASK_NOT_YOURS'],
    [{ taskId: 'gone', comments: 'x' }, ana, 'TASK_UNKNOWN'],
    [{ taskId: 'A', comments: 'x' }, specContext('projectViewer'), 'ACTION_FORBIDDEN'],
    [{ taskId: 'A', comments: 'x'.repeat(5001) }, ana, 'ACTION_INVALID'],
  ])('refuse %j', (payload, context, code) => {
    expect(refusalOf(plan, 'SET_COMMENTS', payload, context)?.code).toBe(code);
  });
});
