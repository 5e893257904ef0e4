import { describeWithBacking, freePort } from '@plomada/testing';
import request from 'supertest';
import { edit, refused } from '../testing/messages';
import { person, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('who is taken out of a project', () => {
  let gateway: RunningGateway;
  let port: number;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    port = await gateway.gateway({ PORT: await freePort() });
  });
  afterAll(() => gateway?.stop());

  it('does nothing more from the answer on, at whichever gateway, before anybody is told of it', async () => {
    const { ana } = gateway.world.people;
    for (const [n, at] of [gateway.config.PORT, port, port, gateway.config.PORT].entries()) {
      const flora = person(`flora-${n}`, { [PROJECT]: ['facilitator'] });
      Object.assign(gateway.world.people, { [`flora-${n}`]: flora });
      const socket = await gateway.joined(flora, at);
      expect(await socket.emitWithAck('doAction', edit(flora))).toMatchObject({ status: 'OK' });
      await request(gateway.url)
        .post(`/api/project/${PROJECT}/members/${flora.session.user.id}/remove`)
        .set('authorization', `Bearer ${ana.token}`)
        .expect(200);
      expect(await refused(socket, 'doAction', edit(flora))).toEqual(['ERROR', 'NOT_FOUND']);
    }
  });
});
