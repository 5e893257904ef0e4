import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('a gateway under maintenance', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start({ MAINTENANCE: true });
  });
  afterAll(() => gateway?.stop());

  it.each(['/api/version/last_version', '/api/session', '/api/project/all/user-ana', '/api/nothing'])(
    'says so instead of answering %s',
    async (path) => {
      const { token } = gateway.world.people.ana;
      const answer = await request(gateway.url)
        .get(path)
        .set('authorization', `Bearer ${token}`)
        .expect(503)
        .expect('retry-after', '60');
      expect(answer.body).toMatchObject({ kind: 'unavailable', code: 'MAINTENANCE' });
    },
  );

  it('still says that it lives', async () => {
    await request(gateway.url).get('/api/health/live').expect(200);
  });

  it('takes nothing over the socket either', async () => {
    const socket = await gateway.socket();
    const { token } = gateway.world.people.ana;
    const answer = await socket.emitWithAck('JoinIndependentUser', { token });
    expect(answer).toMatchObject({ status: 'ERROR', failure: { code: 'MAINTENANCE' } });
    expect(gateway.world.asked).toEqual([]);
  });
});
