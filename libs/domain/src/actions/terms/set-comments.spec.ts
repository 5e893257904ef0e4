import { after, refusalOf, specContext, termPlan } from '../testing/decide';
import { Site } from '../testing/site';

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

  it('are written by who must propose too, and taken back, for they promise and record nothing', () => {
    const site = new Site({ ...plan, settings: { ...plan.settings, responsiblesPropose: true } });
    const comment = (text: string) => ({ taskId: 'A', comments: text });
    site.do('SET_COMMENTS', comment('Falta fierro'), ana);
    const both = ['Falta', 'Llegó'].map((text) => ({ type: 'SET_COMMENTS', payload: comment(text) }));
    const changed = site.do('BATCH_UPDATE', { actions: both }, ana);
    site.undo(site.undo(changed, ana), ana);
    expect(site.plan.tasks.get('A')!.comments).toBe('Llegó');
    const mixed = [...both, { type: 'SET_PROGRESS', payload: { taskId: 'A', progress: 0.5 } }];
    expect(refusalOf(site.plan, 'BATCH_UPDATE', { actions: mixed }, ana)?.code).toBe('RESPONSIBLE_PROPOSES');
    expect(refusalOf(site.plan, 'SET_COMMENTS', { taskId: 'B', comments: 'x' }, ana)?.code).toBe(
      'TASK_NOT_YOURS',
    );
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
