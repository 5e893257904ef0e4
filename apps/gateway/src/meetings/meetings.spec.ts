import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

type Name = keyof RunningGateway['world']['people'];
const TERM = `project/${PROJECT}/minutes/3`;
const MINUTES = {
  ...{ version: 0, startedAt: '2026-03-06T15:00:00.000Z', endedAt: null },
  ...{ attendance: [{ id: 'g1', name: 'Rosa', company: '', isGuest: true, isPresent: true }] },
  ...{ said: [], outcomes: [] },
};

describeWithBacking('the minutes of meetings', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());
  afterEach(() => gateway.world.asked.splice(0));

  const call = (method: 'get' | 'post', path: string, name: Name) =>
    request(gateway.url)
      [method](`/api/${path}`)
      .set('authorization', `Bearer ${gateway.world.people[name].token}`);

  it('are kept in the name of the caller, and read by whoever sees the project', async () => {
    const { body } = await call('post', TERM, 'ana').send(MINUTES).expect(200);
    expect(body.minutes).toMatchObject({ number: 3, version: 1, attendance: MINUTES.attendance });
    expect(gateway.world.asked).toContain(`save minutes ${PROJECT} 3 upon 0 by user-ana`);
    expect((await call('get', TERM, 'luis').expect(200)).body).toEqual({ minutes: null, open: [] });
    await call('get', `project/${PROJECT}/minutes`, 'luis').expect(200);
  });

  it('are written by nobody who only looks on, and are not there for strangers', async () => {
    const mail = { id: 'm1', reviewed: 3, version: 1, to: ['r1'] };
    for (const [path, body] of [
      [TERM, MINUTES],
      [`project/${PROJECT}/meeting_protocol`, mail],
    ] as const) {
      const { body: failure } = await call('post', path, 'luis').send(body).expect(403);
      expect(failure).toMatchObject({ code: 'FORBIDDEN', params: { permission: 'editPlan' } });
      await call('post', path, 'eva').send(body).expect(404);
    }
    for (const path of [TERM, `project/${PROJECT}/minutes`, `project/${PROJECT}/meeting_people`]) {
      await call('get', path, 'eva').expect(404);
    }
    await call('get', `project/${PROJECT}/meeting_people`, 'luis').expect(403);
  });

  it.each([
    ['a guest without a name', TERM, { attendance: [{ ...MINUTES.attendance[0], name: ' ' }] }],
    ['a field of nobody', TERM, { savedBy: { userId: 'user-luis', name: 'Luis' } }],
    ['a term that is none', `project/${PROJECT}/minutes/0`, {}],
    ['a version that is none', TERM, { version: -1 }],
  ])('refuse %s', async (_what, path, values) => {
    const { body } = await call('post', path, 'ana')
      .send({ ...MINUTES, ...values })
      .expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(gateway.world.asked.filter((asked) => asked.startsWith('save'))).toEqual([]);
  });

  it('can ask for everybody who holds a role in the project, by name and no more', async () => {
    const { body } = await call('get', `project/${PROJECT}/meeting_people`, 'ana').expect(200);
    expect(body.people).toContainEqual({ id: 'user-luis', name: 'luis Prueba' });
    expect(JSON.stringify(body)).not.toContain('@');
  });
});
