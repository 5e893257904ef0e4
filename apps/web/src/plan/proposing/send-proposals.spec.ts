import { livePage, wait } from '../../testing/live-page';
import { ACTOR, FULL } from '../../testing/plan-page';
import { loadStored } from '../offline/pending-store';
import { planActions, planEvents } from '../state/plan-actions';
import type { MadeProposal } from '../state/unsent-proposal';

const PROPOSE = 'POST /api/notifications/p1/propose';
const TAKE_BACK = (id: string) => `POST /api/notifications/p1/reject_notification/${id}`;
const UNREACHABLE = () => ({ status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } });
const taken = () => ({ body: {} });

const live = livePage();
const report = (id: string, taskId: string, progress = 0.5): MadeProposal => ({
  ...{ id, when: '2026-03-02T12:00:00.000Z', about: taskId },
  action: { type: 'FINISH_TASK', payload: { taskId, progress } },
});
const propose = (...proposals: readonly MadeProposal[]) =>
  live.page.store.dispatch(planActions.propose({ projectId: 'p1', proposals }));
const takeBack = (made: MadeProposal) => live.page.store.dispatch(planActions.takeProposalBack(made));
const waiting = () => live.page.ready().proposals.map(({ id, wish }) => [id, wish]);
/** What was asked of the server about proposals, by their ids. */
const asked = () =>
  live.page.asked.flatMap(({ call, body }) => {
    if (call === PROPOSE) return [`+${(body as { id: string }).id}`];
    return call.includes('reject_notification') ? [`-${call.split('/').at(-1)}`] : [];
  });
const nextPage = (answers: Parameters<typeof live.start>[0]) => {
  live.page.running.cancel();
  live.renewSocket();
  live.start(answers);
};

describe('what is proposed without a network', () => {
  it('outlives its page, and is sent once and in order when there is one', async () => {
    live.start();
    await live.page.open();
    propose(report('a1', 'dig'), report('a2', 'pour'));
    await wait(0);
    expect(asked()).toEqual([]);
    nextPage({ [FULL]: UNREACHABLE, [PROPOSE]: taken });
    await live.page.open();
    expect(waiting()).toEqual([
      ['a1', 'propose'],
      ['a2', 'propose'],
    ]);
    const told: unknown[] = [];
    live.page.listen((event) => planEvents.proposalsSent.match(event) && told.push(event.payload.count));
    live.socket.opens();
    await wait(1);
    expect(asked()).toEqual(['+a1', '+a2']);
    expect([waiting(), told]).toEqual([[], [2]]);
    expect(await loadStored('proposals', ACTOR.userId, 'p1')).toEqual([]);
  });

  it('is gone at once when it is taken back, and the server never hears of it', async () => {
    live.start({ [PROPOSE]: taken });
    await live.page.open();
    propose(report('a1', 'dig'), report('a2', 'pour'));
    takeBack(report('a1', 'dig'));
    live.socket.opens();
    await wait(1);
    expect(asked()).toEqual(['+a2']);
  });

  it('of one task is the newest report', async () => {
    live.start({ [PROPOSE]: taken });
    await live.page.open();
    propose(report('a1', 'dig'));
    propose(report('a2', 'pour'));
    propose(report('a3', 'dig', 1));
    live.socket.opens();
    await wait(1);
    expect(asked()).toEqual(['+a2', '+a3']);
  });
});

describe('what is taken back', () => {
  it('on the server waits for a network too', async () => {
    live.start({ [TAKE_BACK('known')]: taken });
    await live.page.open();
    takeBack(report('known', 'dig'));
    takeBack(report('known', 'dig'));
    expect(waiting()).toEqual([['known', 'takeBack']]);
    live.socket.opens();
    await wait(1);
    expect([asked(), waiting()]).toEqual([['-known'], []]);
  });

  it('is told to the server where nobody knows whether it had arrived, be it that it had not', async () => {
    let answers = 0;
    const gone = () => ({ status: 404, body: { kind: 'notFound', code: 'PROPOSAL_GONE' } });
    live.start({
      [PROPOSE]: () => (answers++ === 0 ? UNREACHABLE() : taken()),
      [TAKE_BACK('a1')]: gone,
    });
    await live.page.joined();
    propose(report('a1', 'dig'));
    await wait(1);
    takeBack(report('a1', 'dig'));
    await wait(5_000);
    expect([asked(), waiting()]).toEqual([['+a1', '-a1'], []]);
  });
});

describe('what the server does not take', () => {
  const full = () => ({ status: 409, body: { kind: 'conflict', code: 'PROPOSALS_FULL' } });

  it('keeps back nothing else, and is sent again or let go as its author says', async () => {
    let tries = 0;
    live.start({ [PROPOSE]: () => (tries++ === 0 ? full() : taken()) });
    await live.page.joined();
    propose(report('a1', 'dig'), report('a2', 'pour'));
    await wait(1);
    expect(live.page.ready().proposals).toMatchObject([{ id: 'a1', failure: { code: 'PROPOSALS_FULL' } }]);
    live.page.store.dispatch(planActions.proposeAgain({ ids: ['a1'] }));
    await wait(1);
    expect([asked(), waiting()]).toEqual([['+a1', '+a2', '+a1'], []]);
  });

  it('is still told of after the page was closed', async () => {
    live.start({ [PROPOSE]: full });
    await live.page.joined();
    propose(report('a1', 'dig'));
    await wait(1);
    nextPage({ [PROPOSE]: full });
    await live.page.joined();
    expect(live.page.ready().proposals).toMatchObject([{ failure: { code: 'PROPOSALS_FULL' } }]);
    expect(asked()).toEqual([]);
    live.page.store.dispatch(planActions.refusedProposalsRead({ ids: ['a1'] }));
    await wait(1);
    expect(await loadStored('proposals', ACTOR.userId, 'p1')).toEqual([]);
  });

  it('after several faults of ours does not stop the rest', async () => {
    const fault = { status: 500, body: { kind: 'internal', code: 'INTERNAL' } };
    live.start({
      [PROPOSE]: (body: unknown) => ((body as { id: string }).id === 'a1' ? fault : taken()),
    } as never);
    await live.page.joined();
    propose(report('a1', 'dig'), report('a2', 'pour'));
    await wait(120_000);
    expect(asked().filter((one) => one === '+a1')).toHaveLength(5);
    expect(asked().at(-1)).toBe('+a2');
    expect(waiting()).toEqual([['a1', 'propose']]);
  });
});
