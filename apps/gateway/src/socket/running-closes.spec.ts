import { describeWithBacking, eventually } from '@plomada/testing';
import type { Socket } from 'socket.io-client';
import { edit } from '../testing/messages';
import { type People, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';
import { RunningCloses } from './running-closes';

describeWithBacking('a close that is announced', () => {
  let gateway: RunningGateway;
  let people: People;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    ({ people } = gateway.world);
  });
  afterAll(() => gateway?.stop());

  const announce = async (socket: Socket, type: string) => {
    const { token } = people.root;
    const answer = await socket.emitWithAck(
      'doAction',
      edit(people.root, { action: { type, payload: {} }, token }),
    );
    expect(answer).toMatchObject({ status: 'OK' });
  };
  /** For whom signs of life are given now. */
  const renewed = async () => {
    const before = gateway.world.renewed.length;
    await gateway.part(RunningCloses).renewAll();
    return gateway.world.renewed.slice(before);
  };
  const join = (socket: Socket, { token } = people.root) =>
    socket.emitWithAck('joinProject', { token, id: PROJECT });

  it('is named to who joins meanwhile', async () => {
    const closer = await gateway.joined(people.root);
    await announce(closer, 'CLOSE_TERM_START');
    const other = await gateway.socket();
    // A busy planning is not waited for: who joins then is told of nobody.
    const closing = await eventually(async () => (await join(other, people.luis)).closing);
    expect(closing).toMatchObject({ userId: 'user-root', name: 'root Prueba' });
    await announce(closer, 'CLOSE_TERM_CANCELED');
    for (const socket of [closer, other]) socket.disconnect();
  });

  it.each(['CLOSE_TERM_END', 'CLOSE_TERM_CANCELED'])(
    'gets signs of life until its page says %s',
    async (end) => {
      const closer = await gateway.joined(people.root);
      await announce(closer, 'CLOSE_TERM_START');
      expect(await renewed()).toEqual(['user-root']);
      expect(await renewed()).toEqual(['user-root']);
      await announce(closer, end);
      expect(await renewed()).toEqual([]);
      closer.disconnect();
    },
  );

  it('gets none once its page is gone, although its author has the project open elsewhere and opens it again', async () => {
    const [closer, elsewhere] = [await gateway.joined(people.root), await gateway.joined(people.root)];
    await announce(closer, 'CLOSE_TERM_START');
    expect(await renewed()).toEqual(['user-root']);
    closer.disconnect();
    await eventually(async () => (await renewed()).length === 0);
    const again = await gateway.joined(people.root);
    expect((await join(elsewhere)).closing).toMatchObject({ userId: 'user-root' });
    expect(await renewed()).toEqual([]);
    await announce(again, 'CLOSE_TERM_CANCELED');
    for (const socket of [elsewhere, again]) socket.disconnect();
  });

  it('gets none once its page has left the project, also when it comes back', async () => {
    const closer = await gateway.joined(people.root);
    await announce(closer, 'CLOSE_TERM_START');
    await closer.emitWithAck('leftProject', { id: PROJECT });
    expect(await renewed()).toEqual([]);
    await join(closer);
    expect(await renewed()).toEqual([]);
    await announce(closer, 'CLOSE_TERM_CANCELED');
    closer.disconnect();
  });

  it('gets them again from a page that is back from a cut and says so', async () => {
    const before = await gateway.joined(people.root);
    await announce(before, 'CLOSE_TERM_START');
    before.disconnect();
    const after = await gateway.joined(people.root);
    await announce(after, 'CLOSE_TERM_START');
    await eventually(async () => (await renewed()).length === 1);
    await announce(after, 'CLOSE_TERM_END');
    after.disconnect();
  });

  it('gets no more of them once somebody else is closing', async () => {
    const closer = await gateway.joined(people.root);
    await announce(closer, 'CLOSE_TERM_START');
    gateway.world.closing = { userId: 'user-ana', name: 'ana Prueba', since: '2026-03-02T10:00:00.000Z' };
    expect(await renewed()).toEqual(['user-root']);
    expect(await renewed()).toEqual([]);
    gateway.world.closing = null;
    closer.disconnect();
  });
});
