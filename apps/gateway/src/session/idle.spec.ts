import { describeWithBacking, eventually } from '@plomada/testing';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('saying that a person went or came back', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const say = (token: string, body: object) =>
    request(gateway.url).post('/api/session/idle').set('authorization', `Bearer ${token}`).send(body);
  const session = (token: string) =>
    request(gateway.url).get('/api/session').set('authorization', `Bearer ${token}`);

  it('reaches auth for the session of the token, and for nobody without a good one', async () => {
    const { ana } = gateway.world.people;
    await say(ana.token, { idle: true, milliseconds: 600_000 }).expect(200);
    expect(gateway.world.asked).toContain('idle session-ana true 600000');
    expect((await say('made-up', { idle: false, milliseconds: 0 }).expect(401)).body.code).toBe(
      'TOKEN_INVALID',
    );
    await request(gateway.url).post('/api/session/idle').send({ idle: false, milliseconds: 0 }).expect(401);
  });

  it.each([
    { idle: true },
    { idle: 'yes', milliseconds: 0 },
    { idle: false, milliseconds: -1 },
    { idle: false, milliseconds: 12 * 3_600_000 + 1 },
    { idle: false, milliseconds: 0, sessionId: 'session-luis' },
  ])('is refused as %j', async (body) => {
    await say(gateway.world.people.ana.token, body).expect(400);
  });

  it('is heard of a session that this gateway believes to be over: it goes on as auth says', async () => {
    const { luis } = gateway.world.people;
    luis.session.expiresAt = new Date(Date.now() + 1_500).toISOString();
    await session(luis.token).expect(200);
    await eventually(async () => (await session(luis.token)).status === 401);
    luis.session.expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    await say(luis.token, { idle: false, milliseconds: 600_000 }).expect(200);
    await session(luis.token).expect(200);
  });
});
