import { describeWithBacking, freePort } from '@plomada/testing';
import request from 'supertest';
import type { Socket } from 'socket.io-client';
import {
  PER_ADDRESS_BAD_TOKENS,
  PER_USER_MESSAGES,
  type RateLimit,
  RateLimiter,
} from '../limits/rate-limiter';
import { person, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

/** At once, over all sockets: fewer than one gateway takes for a flood by itself. */
const AT_ONCE = 100;

interface Answer {
  readonly status: unknown;
  readonly failure?: { readonly code: string };
}

const isRefusedAsTooMuch = ({ failure }: Answer) => failure?.code === 'TOO_MANY_REQUESTS';

/**
 * Says something over all sockets in equal shares until one is refused as too much; how much a single socket had said by
 * then in the present window.
 */
async function saidUntilTooMuch(
  sockets: readonly Socket[],
  say: (socket: Socket) => Promise<Answer>,
  { seconds }: RateLimit,
) {
  let window = 0;
  for (let said = 0; ; said += AT_ONCE / sockets.length) {
    const now = Math.floor(Date.now() / 1000 / seconds);
    if (now !== window) [window, said] = [now, 0];
    const answers = await Promise.all(
      sockets.flatMap((socket) => Array.from({ length: AT_ONCE / sockets.length }, () => say(socket))),
    );
    if (answers.some(isRefusedAsTooMuch)) return said;
  }
}

describeWithBacking('what somebody does over two gateways', () => {
  let gateway: RunningGateway;
  let port: number;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    port = await gateway.gateway({ PORT: await freePort() });
  });
  afterAll(() => gateway?.stop());

  it('is one flood with what other gateways counted, and nobody else’s', async () => {
    const flora = person('flora', { [PROJECT]: ['projectAdmin'] });
    Object.assign(gateway.world.people, { flora });
    const leave = (socket: Socket) => socket.emitWithAck('leftProject', { id: 'nothing' });
    for (const at of [undefined, port]) {
      const socket = await gateway.joined(flora, at);
      const isTooMuch = async () => {
        // In each round, for a new window may have begun meanwhile.
        await gateway.part(RateLimiter).add(PER_USER_MESSAGES, 'user-flora', PER_USER_MESSAGES.most);
        const answers: Answer[] = await Promise.all(Array.from({ length: AT_ONCE }, () => leave(socket)));
        return answers.some(isRefusedAsTooMuch);
      };
      while (!(await isTooMuch())) expect(socket.connected).toBe(true);
    }
    const other = await gateway.joined(gateway.world.people.ana, port);
    expect(await leave(other)).toEqual({ status: 'OK' });
  });

  it('is one series of bad tokens, together with those of calls', async () => {
    const { ana } = gateway.world.people;
    const known = await gateway.joined(ana);
    // Of somebody: a socket of nobody is closed after half a minute, and so many tokens may take longer.
    const sockets = [await gateway.joined(ana), await gateway.joined(ana, port)];
    const forge = (socket: Socket) => socket.emitWithAck('JoinIndependentUser', { token: 'forged' });
    const said = await saidUntilTooMuch(sockets, forge, PER_ADDRESS_BAD_TOKENS);
    expect(said).toBeLessThan(PER_ADDRESS_BAD_TOKENS.most);
    const call = request(`http://127.0.0.1:${port}`).get(`/api/reports/${PROJECT}`);
    await call.set('authorization', 'Bearer forged').expect(429);
    const { token } = ana;
    expect(await known.emitWithAck('JoinIndependentUser', { token })).toEqual({ status: 200 });
    expect(await sockets[0]!.emitWithAck('JoinIndependentUser', { token })).toEqual({ status: 200 });
  });
});
