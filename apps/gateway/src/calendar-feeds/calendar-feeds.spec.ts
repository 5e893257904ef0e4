import { rolesChanged } from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import request from 'supertest';
import { PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

const SECRET = 's'.repeat(43);
const FEEDS = '/api/user/user-ana/calendar_feeds';

describeWithBacking('calendar feeds at the gateway', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const as = (token: string) => {
    const signed = (asked: request.Test) => asked.set('authorization', `Bearer ${token}`);
    const call = request(gateway.url);
    return {
      get: (path: string) => signed(call.get(path)),
      post: (path: string, body: object) => signed(call.post(path)).send(body),
      remove: (path: string) => signed(call.delete(path)).send({}),
    };
  };
  const fetched = (query: string) => request(gateway.url).get(`/api/calendar.ics${query}`);

  it('are made, listed and ended by their owner alone', async () => {
    const { ana, luis } = gateway.world.people;
    const wanted = { projectId: PROJECT, contents: ['tasks', 'restrictions'] };
    const made = await as(ana.token).post(FEEDS, wanted).expect(200);
    expect(made.body).toMatchObject({ secret: SECRET, info: wanted });
    expect((await as(ana.token).get(FEEDS).expect(200)).body.feeds).toHaveLength(1);
    await as(luis.token).get(FEEDS).expect(404);
    await as(luis.token).post(FEEDS, wanted).expect(404);
    await as(luis.token).remove(`${FEEDS}/feed-1`).expect(404);
    await as(ana.token).remove(`${FEEDS}/feed-1`).expect(200, {});
  });

  it('are not made of a project that their owner does not see', async () => {
    const wanted = { projectId: 'project-2', contents: ['tasks'] };
    const answer = await as(gateway.world.people.ana.token).post(FEEDS, wanted);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['nothing in them', { contents: [] }],
    ['the same twice', { contents: ['tasks', 'tasks'] }],
    ['something else in them', { contents: ['minutes'] }],
    ['somebody else’s id', { userId: 'user-root' }],
  ])('are not made with %s', async (_what, change) => {
    const body = { projectId: PROJECT, contents: ['tasks'], ...change };
    const answer = await as(gateway.world.people.ana.token).post(FEEDS, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'REQUEST_INVALID']);
  });

  it('are fetched without a session, as a calendar that nothing keeps or runs', async () => {
    const answer = await fetched(`?secret=${SECRET}`).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.text).toBe(`own ${PROJECT} user-ana es tasks`);
  });

  it('are nothing once their owner sees the project no more', async () => {
    const { ana } = gateway.world.people;
    const held = ana.roles[PROJECT]!;
    ana.roles[PROJECT] = [];
    await gateway.events.publish(rolesChanged, { userId: 'user-ana' });
    await eventually(async () => (await fetched(`?secret=${SECRET}`)).status === 404);
    const { body } = await fetched(`?secret=${SECRET}`);
    expect(body).toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
    ana.roles[PROJECT] = held;
    await gateway.events.publish(rolesChanged, { userId: 'user-ana' });
    await eventually(async () => (await fetched(`?secret=${SECRET}`)).status === 200);
  });

  it.each([
    ['', 400],
    ['?secret=', 400],
    [`?secret=${SECRET}A`, 400],
    [`?secret[$ne]=${SECRET}`, 400],
    [`?secret=${SECRET}&secret=${SECRET}`, 400],
    [`?secret=${'x'.repeat(43)}`, 404],
  ])('open nothing with %j', async (query, status) => {
    await fetched(query).expect(status);
  });
});
