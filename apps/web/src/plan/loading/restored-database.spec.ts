import { selectNewestMessage } from '../../base/messages/messages-slice';
import { records } from '../../testing/browser-database';
import {
  FULL,
  fullProject,
  planPage,
  relayed,
  renamedByLuis,
  SEQ,
  SINCE,
  WHEN,
} from '../../testing/plan-page';
import { ServerSocket } from '../../testing/server-socket';
import { planActions } from '../state/plan-actions';

let mockSocket: ServerSocket;
jest.mock('socket.io-client', () => ({ io: () => mockSocket }));
jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/browser-database'));

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let page: ReturnType<typeof planPage>;

beforeEach(() => {
  jest.useFakeTimers();
  records.clear();
  mockSocket = new ServerSocket();
});
afterEach(() => {
  page.running.cancel();
  jest.useRealTimers();
});

describe('a database that was restored as it was at an earlier moment', () => {
  const LATER = '2026-03-02T15:00:00.000Z';
  const back = (at: string | null) => ({ body: { entries: [], more: false, at } });
  const older = (text: string) => {
    const { plan, ...rest } = fullProject();
    const tasks = plan.tasks.map((task) => ({ ...task, text }));
    return { body: { ...rest, plan: { ...plan, tasks }, seq: SEQ, updatedAt: LATER } };
  };
  const text = () => page.ready().sync.visible.tasks.get('t1')!.text;
  const told = () => selectNewestMessage(page.store.getState());

  it('is found out when the page joins again: the plan is the server’s, and unsent work goes on upon it', async () => {
    const plans = [{ body: { ...fullProject(), seq: SEQ + 3 } }, older('De antes')];
    page = planPage(mockSocket, {
      [FULL]: () => plans.shift()!,
      [SINCE(SEQ + 3)]: () => back(plans.length === 2 ? WHEN : null),
      [SINCE(SEQ)]: () => back(LATER),
    });
    await page.open();
    page.store.dispatch(
      planActions.submit({ type: 'CREATE_TASK', payload: { id: 't2', text: 'Mía', parent: null } }),
    );
    mockSocket.opens();
    await wait(1);
    expect(page.ready().sync).toMatchObject({ seq: SEQ, at: LATER });
    expect(text()).toBe('De antes');
    expect(page.ready().sync.visible.tasks.get('t2')!.text).toBe('Mía');
    expect(told()).toMatchObject({ severity: 'warning', key: 'sync:setBack', lasting: true });
    expect(page.ready().sync.pending).toMatchObject([{ baseSeq: SEQ }]);
  });

  it('is found out by an entry of others that comes later and has a number from before', async () => {
    const plans = [{ body: fullProject() }, older('De antes')];
    const sinces = [WHEN, null, LATER];
    page = planPage(mockSocket, { [FULL]: () => plans.shift()!, [SINCE(SEQ)]: () => back(sinces.shift()!) });
    await page.joined();
    const before = page.asked.length;
    mockSocket.says('doAction', relayed(renamedByLuis(SEQ, 'Cavar', 'Excavar')));
    await wait(1);
    expect(page.asked).toHaveLength(before);
    mockSocket.says('doAction', relayed({ ...renamedByLuis(SEQ, 'Excavar', 'Otra'), at: LATER }));
    await wait(1);
    expect(text()).toBe('De antes');
    expect(told()?.key).toBe('sync:setBack');
  });

  it('is found out by the answer to an own action, which is in the plan of then', async () => {
    const plans = [{ body: fullProject() }, older('Uno')];
    const sinces = [WHEN, null, LATER];
    page = planPage(mockSocket, { [FULL]: () => plans.shift()!, [SINCE(SEQ)]: () => back(sinces.shift()!) });
    await page.joined();
    mockSocket.answers['doAction'] = () => ({ status: 'OK', projectUpdatedAt: LATER, seq: SEQ - 1 });
    page.rename('Uno');
    await wait(1);
    expect(told()?.key).toBe('sync:setBack');
    expect(text()).toBe('Uno');
    expect(page.ready().sync.pending).toEqual([]);
  });
});
