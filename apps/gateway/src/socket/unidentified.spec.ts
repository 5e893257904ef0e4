import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { PER_ADDRESS_MESSAGES, RateLimiter } from '../limits/rate-limiter';
import { edit } from '../testing/messages';
import { heard, RunningGateway } from '../testing/running-gateway';

// Shorter than a unidentified socket lives: what is cut off must be cut off at once.
const LARGE = 'x'.repeat(70_000);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const deep = () => JSON.parse(nested(2_000)) as unknown;

describeWithBacking('who has not said who they are', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  it('sends a socket no more than a token needs', async () => {
    const socket = await gateway.socket();
    const closed = heard(socket, 'disconnect');
    socket.emit('JoinIndependentUser', { token: LARGE });
    await closed;
    const named = await gateway.joined(gateway.world.people.ana);
    const answer = await named.emitWithAck('doAction', { ...edit(gateway.world.people.ana), more: LARGE });
    expect(answer).toMatchObject({ status: 'OK' });
  });

  it('sends it no more in pieces, either', async () => {
    const socket = await gateway.socket();
    const closed = heard(socket, 'disconnect');
    for (let piece = 0; piece < 70; piece += 1) socket.emit('nothing', LARGE.slice(0, 1_000));
    await closed;
  });

  it('has nothing parsed that has too much in it, nor has anybody else', async () => {
    const socket = await gateway.joined(gateway.world.people.ana);
    const closed = heard(socket, 'disconnect');
    socket.emit('doAction', Array(600_000).fill(0));
    await closed;
  });

  it('has nothing parsed that is deep, and neither has anybody else', async () => {
    for (const open of [() => gateway.socket(), () => gateway.joined(gateway.world.people.ana)]) {
      const socket = await open();
      const closed = heard(socket, 'disconnect');
      socket.emit('doAction', deep());
      await closed;
    }
  });

  it('floods no gateway by messages: those of an address are counted over all gateways', async () => {
    const most = PER_ADDRESS_MESSAGES.most;
    const socket = await gateway.socket();
    const say = (message: string) => socket.emitWithAck(message, { project: 'p', row: null });
    const codes = async (message: string) => {
      await gateway.part(RateLimiter).add(PER_ADDRESS_MESSAGES, '127.0.0.1', most);
      const answers = await Promise.all(Array.from({ length: 110 }, () => say(message)));
      return answers.map((answer) => answer.failure?.code as string | undefined);
    };
    for (const message of ['presence', 'leftProject', 'doAction', 'JoinIndependentUser']) {
      // In each round, for a new window may have begun meanwhile.
      while (!(await codes(message)).includes('TOO_MANY_REQUESTS')) expect(socket.connected).toBe(true);
    }
  });

  describe('in calls', () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      request(gateway.url)
        .post('/api/terms/validation_server_multiple')
        .set({ 'content-type': 'application/json', ...headers })
        .send(body);
    const ana = () => ({ authorization: `Bearer ${gateway.world.people.ana.token}` });
    const large = JSON.stringify({ projectId: 'project-1', data: [], more: LARGE });

    it('sends nothing large', async () => {
      await post(large).expect(413);
      await post(large, { authorization: 'Bearer forged' }).expect(401);
      const named = await post(large, ana()).expect(400);
      expect(named.body).toMatchObject({ code: 'REQUEST_INVALID' });
    });

    it('has nothing parsed that is deep, and neither has anybody else', async () => {
      for (const headers of [{}, ana()]) {
        const answer = await post(`{"data":${nested(40)}}`, headers).expect(400);
        expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID' });
      }
    });
  });
});
