import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { type Person, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

jest.setTimeout(30_000);

describeWithBacking('the cancel of an import', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());
  afterEach(() => gateway.world.canceled.splice(0));

  const cancel = (who: Person | null, project = PROJECT) => {
    const call = request(gateway.url).post(`/api/gantt/import/${project}/job-1/cancel`);
    return who ? call.set('authorization', `Bearer ${who.token}`) : call;
  };

  it('reaches the imports service in the name of who asks', async () => {
    const { ana } = gateway.world.people;
    await cancel(ana).expect(200, {});
    expect(gateway.world.canceled).toEqual([
      { jobId: 'job-1', projectId: PROJECT, userId: ana.session.user.id },
    ]);
  });

  it('is refused without editing rights, on a foreign project and without a session', async () => {
    const { luis, eva } = gateway.world.people;
    expect((await cancel(luis).expect(403)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await cancel(eva).expect(404)).body).toMatchObject({ code: 'NOT_FOUND' });
    await cancel(null).expect(401);
    expect(gateway.world.canceled).toEqual([]);
  });
});
