import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { type Person, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

const CALLS = [
  ['status', 'get', 'followed', { stage: 'waiting', percent: 0, before: 2 }],
  ['cancel', 'post', 'canceled', {}],
] as const;

describeWithBacking('what may be asked about an import', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  describe.each(CALLS)('its %s', (call, method, heard, answer) => {
    afterEach(() => gateway.world[heard].splice(0));

    const ask = (who: Person | null, project = PROJECT) => {
      const asked = request(gateway.url)[method](`/api/gantt/import/${project}/job-1/${call}`);
      return who ? asked.set('authorization', `Bearer ${who.token}`) : asked;
    };

    it('reaches the imports service in the name of who asks', async () => {
      const { ana } = gateway.world.people;
      await ask(ana).expect(200, answer);
      expect(gateway.world[heard]).toEqual([
        { jobId: 'job-1', projectId: PROJECT, userId: ana.session.user.id },
      ]);
    });

    it('is refused without editing rights, on a foreign project and without a session', async () => {
      const { luis, eva } = gateway.world.people;
      expect((await ask(luis).expect(403)).body).toMatchObject({ code: 'FORBIDDEN' });
      expect((await ask(eva).expect(404)).body).toMatchObject({ code: 'NOT_FOUND' });
      await ask(null).expect(401);
      expect(gateway.world[heard]).toEqual([]);
    });
  });
});
