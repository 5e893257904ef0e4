import { selectNewestMessage } from '../../base/messages/messages-slice';
import { FULL, fullProject, relayed, renamedByLuis, SEQ, SINCE, WHEN } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { planActions } from '../state/plan-actions';

const live = livePage();

describe('a database that was restored as it was at an earlier moment', () => {
  const LATER = '2026-03-02T15:00:00.000Z';
  const back = (at: string | null) => ({ body: { entries: [], more: false, at } });
  const older = (text: string) => {
    const { plan, ...rest } = fullProject();
    const tasks = plan.tasks.map((task) => ({ ...task, text }));
    return { body: { ...rest, plan: { ...plan, tasks }, seq: SEQ, updatedAt: LATER } };
  };
  const text = () => live.page.ready().sync.visible.tasks.get('t1')!.text;
  const told = () => selectNewestMessage(live.page.store.getState());

  it('is found out when the page joins again: the plan is the server’s, and unsent work goes on upon it', async () => {
    const plans = [{ body: { ...fullProject(), seq: SEQ + 3 } }, older('De antes')];
    live.start({
      [FULL]: () => plans.shift()!,
      [SINCE(SEQ + 3)]: () => back(plans.length === 2 ? WHEN : null),
      [SINCE(SEQ)]: () => back(LATER),
    });
    await live.page.open();
    live.page.store.dispatch(
      planActions.submit({ type: 'CREATE_TASK', payload: { id: 't2', text: 'Mía', parent: null } }),
    );
    live.socket.opens();
    await wait(1);
    expect(live.page.ready().sync).toMatchObject({ seq: SEQ, at: LATER });
    expect(text()).toBe('De antes');
    expect(live.page.ready().sync.visible.tasks.get('t2')!.text).toBe('Mía');
    expect(told()).toMatchObject({ severity: 'warning', key: 'sync:setBack', lasting: true });
    expect(live.page.ready().sync.pending).toMatchObject([{ baseSeq: SEQ }]);
  });

  it('is found out by an entry of others that comes later and has a number from before', async () => {
    const plans = [{ body: fullProject() }, older('De antes')];
    const sinces = [WHEN, null, LATER];
    live.start({ [FULL]: () => plans.shift()!, [SINCE(SEQ)]: () => back(sinces.shift()!) });
    await live.page.joined();
    const before = live.page.asked.length;
    live.socket.says('doAction', relayed(renamedByLuis(SEQ, 'Cavar', 'Excavar')));
    await wait(1);
    expect(live.page.asked).toHaveLength(before);
    live.socket.says('doAction', relayed({ ...renamedByLuis(SEQ, 'Excavar', 'Otra'), at: LATER }));
    await wait(1);
    expect(text()).toBe('De antes');
    expect(told()?.key).toBe('sync:setBack');
  });

  it('is found out by the answer to an own action, which is in the plan of then', async () => {
    const plans = [{ body: fullProject() }, older('Uno')];
    const sinces = [WHEN, null, LATER];
    live.start({ [FULL]: () => plans.shift()!, [SINCE(SEQ)]: () => back(sinces.shift()!) });
    await live.page.joined();
    live.socket.answers['doAction'] = () => ({ status: 'OK', projectUpdatedAt: LATER, seq: SEQ - 1 });
    live.page.rename('Uno');
    await wait(1);
    expect(told()?.key).toBe('sync:setBack');
    expect(text()).toBe('Uno');
    expect(live.page.ready().sync.pending).toEqual([]);
  });
});
