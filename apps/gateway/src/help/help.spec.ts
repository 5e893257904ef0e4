import { describeWithBacking, freePort } from '@plomada/testing';
import request from 'supertest';
import { PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

type Name = keyof RunningGateway['world']['people'];
const SUPPORT_EMAIL = 'ayuda@example.org';
const ASKED = { topic: 'technical', text: 'No veo\nmi semana', screen: '/gantt', version: '4.15.4' } as const;

describeWithBacking('help', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start({ HELP_URL: 'https://ayuda.example.org', SUPPORT_EMAIL });
  });
  afterAll(() => gateway?.stop());
  afterEach(() => gateway.world.asked.splice(0));

  const ask = (name: Name, body: object, url = gateway.url) =>
    request(url)
      .post('/api/help/request')
      .set('authorization', `Bearer ${gateway.world.people[name].token}`)
      .send(body);
  const mails = () =>
    gateway.world.asked.flatMap((line) => {
      const [, to, content = ''] = /^mail (\S+) (.*)$/.exec(line) ?? [];
      return to ? [{ to, content: JSON.parse(content) as object }] : [];
    });

  it('says to anybody where it leads, as the operator has set it', async () => {
    const { body } = await request(gateway.url).get('/api/help/settings').expect(200);
    expect(body).toEqual({ desk: 'https://ayuda.example.org', takesRequests: true });
    const port = await gateway.gateway({
      PORT: await freePort(),
      HELP_URL: undefined,
      SUPPORT_EMAIL: undefined,
    });
    const bare = `http://127.0.0.1:${port}`;
    expect((await request(bare).get('/api/help/settings')).body).toEqual({
      desk: null,
      takesRequests: false,
    });
    const refused = await ask('ana', ASKED, bare).expect(404);
    expect(refused.body).toMatchObject({ code: 'SUPPORT_NOT_TAKEN' });
  });

  it('mails a request with who asks and from where, and nothing that is secret', async () => {
    await ask('ana', { ...ASKED, projectId: PROJECT }).expect(200);
    expect(mails()).toEqual([
      {
        to: SUPPORT_EMAIL,
        content: {
          template: 'support-request',
          ...ASKED,
          from: { name: 'ana Prueba', email: 'ana@example.org' },
          project: { name: 'Edificio', code: 'E-1', business: 'Constructora' },
        },
      },
    ]);
    expect(JSON.stringify(mails())).not.toContain(gateway.world.people.ana.token);
    await ask('ana', ASKED).expect(200);
    expect(mails()[1]).toMatchObject({ content: { project: null } });
  });

  it.each([
    ['nothing said', { text: ' \n ' }],
    ['too much said', { text: 'x'.repeat(4001) }],
    ['a topic that is none', { topic: 'other' }],
    ['somebody else as its author', { from: { name: 'Luis', email: 'luis@example.org' } }],
  ])('mails no request with %s', async (_what, change) => {
    const { body } = await ask('ana', { ...ASKED, ...change }).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID' });
    expect(mails()).toEqual([]);
  });

  it('tells nobody of a project that they do not see', async () => {
    await ask('eva', { ...ASKED, projectId: PROJECT }).expect(404);
    expect(mails()).toEqual([]);
  });

  it('takes five requests of a person in an hour', async () => {
    const statuses: number[] = [];
    // The window may turn within the test: two windows take ten at most.
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await ask('luis', ASKED)).status);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('remembers the lessons of oneself alone', async () => {
    const put = (name: Name, path: string) =>
      request(gateway.url)
        .put(`/api/user/${path}`)
        .set('authorization', `Bearer ${gateway.world.people[name].token}`)
        .send({ done: true });
    const { body } = await put('ana', 'user-ana/lessons/lookahead').expect(200);
    expect(body.done).toMatchObject([{ lesson: 'lookahead' }]);
    expect(gateway.world.asked).toContain('lesson lookahead of user-ana done');
    await put('luis', 'user-ana/lessons/lookahead').expect(404);
    await put('ana', 'user-ana/lessons/gossip').expect(400);
  });
});
