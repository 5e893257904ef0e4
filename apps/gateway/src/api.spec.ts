import { rolesChanged, sessionEnded } from '@plomada/contracts';
import { describeWithBacking, freePort } from '@plomada/testing';
import request from 'supertest';
import { BUSINESS, PROJECT } from './testing/people';
import { RunningGateway } from './testing/running-gateway';
import { SCENARIO } from './testing/scenarios-double';

const base64 = (text: string) => Buffer.from(text).toString('base64');

describeWithBacking('the calls of the gateway', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const as = (name: keyof RunningGateway['world']['people']) => `Bearer ${gateway.world.people[name].token}`;
  const get = (path: string, name?: Parameters<typeof as>[0]) => {
    const call = request(gateway.url).get(path);
    return name ? call.set('authorization', as(name)) : call;
  };
  const post = (path: string, body: object, name?: Parameters<typeof as>[0]) => {
    const call = request(gateway.url).post(path).send(body);
    return name ? call.set('authorization', as(name)) : call;
  };

  describe('without a good token', () => {
    it.each([
      ['no header', undefined],
      ['another scheme', 'Basic YTpi'],
      ['a forged token', 'Bearer forged'],
      ['a token of absurd length', `Bearer ${'x'.repeat(5000)}`],
    ])('are refused: %s', async (_what, authorization) => {
      const call = request(gateway.url).get('/api/session');
      const answer = await (authorization ? call.set('authorization', authorization) : call);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    });

    it('are refused as soon as the session has ended, though the token was believed before', async () => {
      await get('/api/session', 'eva').expect(200);
      const eva = gateway.world.people.eva;
      const { sessionId, user } = eva.session;
      Object.assign(eva, { token: 'another token' });
      await gateway.events.publish(sessionEnded, { sessionId, userId: user.id });
      let status = 200;
      while (status === 200) {
        ({ status } = await request(gateway.url)
          .get('/api/session')
          .set('authorization', 'Bearer token-of-eva'));
      }
      expect(status).toBe(401);
      Object.assign(eva, { token: 'token-of-eva' });
    });
  });

  it('ask who holds a token once, not with every call', async () => {
    await get('/api/session', 'ana').expect(200);
    const before = gateway.world.asked.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/api/session', 'ana')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(gateway.world.asked.length).toBe(before);
  });

  describe("on somebody else's things", () => {
    it.each([
      ['the plan of a foreign project', `/api/project/${PROJECT}/full/user-eva`, 'eva'],
      ['the plan alone of a foreign project', `/api/project/${PROJECT}/plan`, 'eva'],
      ['the plan of no project at all', '/api/project/nothing/full/user-eva', 'eva'],
      ['the entries of a foreign project', `/api/actions/${PROJECT}/since/0`, 'eva'],
      ['what was done in a foreign project', `/api/actions/${PROJECT}/all`, 'eva'],
      ['one thing done in a foreign project', `/api/actions/${PROJECT}/entry/a1`, 'eva'],
      ['the snapshots of a foreign project', `/api/project/${PROJECT}/snapshots`, 'eva'],
      ['the reports of a foreign project', `/api/reports/${PROJECT}`, 'eva'],
      ["another user's list", '/api/project/all/user-ana', 'eva'],
      ["an own project under another user's name", `/api/project/${PROJECT}/full/user-luis`, 'ana'],
      ['the members of a foreign business', `/api/business/${BUSINESS}/members`, 'eva'],
    ] as const)('answer as if they did not exist: %s', async (_what, path, who) => {
      const answer = await get(path, who).expect(404);
      expect(answer.body).toEqual({
        kind: 'notFound',
        code: 'NOT_FOUND',
        correlationId: answer.headers['x-correlation-id'],
      });
    });

    it.each([
      ['/api/project/..%2fx/settings', 'id'],
      [`/api/actions/${PROJECT}/get_after/2026-13-45`, 'date'],
      [`/api/user/user-ana/getLastSession/%00`, 'projectId'],
    ])('name what is wrong in an address: %s', async (path, name) => {
      const answer = await get(path, 'ana').expect(400);
      expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID', params: { path: name } });
    });

    it('are forbidden, with the permission, to those who may see but not do', async () => {
      const answer = await post(
        '/api/terms/validation_server_multiple',
        { projectId: PROJECT, data: [] },
        'luis',
      ).expect(403);
      expect(answer.body).toMatchObject({ code: 'FORBIDDEN', params: { permission: 'closeTerm' } });
      await get(`/api/business/${BUSINESS}/members`, 'luis').expect(403);
      await get(`/api/project/${PROJECT}/snapshots`, 'luis').expect(403);
      await post('/api/business', { name: 'Otra' }, 'ana').expect(403);
      await post('/api/business', { name: 'Otra' }, 'root').expect(200);
    });

    it('are refused as soon as the roles are gone, though they were believed before', async () => {
      const { luis } = gateway.world.people;
      const path = `/api/actions/${PROJECT}/since/0`;
      await get(path, 'luis').expect(200);
      const roles = luis.roles[PROJECT] ?? [];
      delete luis.roles[PROJECT];
      await gateway.events.publish(rolesChanged, { userId: luis.session.user.id });
      let status = 200;
      while (status === 200) ({ status } = await get(path, 'luis'));
      expect(status).toBe(404);
      luis.roles[PROJECT] = roles;
      await gateway.events.publish(rolesChanged, { userId: luis.session.user.id });
    });
  });

  describe('with bad input', () => {
    it('refuse fields that nobody knows, and say which', async () => {
      const member = {
        email: 'x@example.org',
        firstName: 'X',
        lastName: '',
        role: 'businessMember',
        isRoot: true,
      };
      const answer = await post(`/api/business/${BUSINESS}/members`, member, 'root').expect(400);
      expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID' });
      expect(answer.body.params.expected).toContain('isRoot');
    });

    it('let only who runs the platform add people who were not asked, and root choose their first password', async () => {
      const member = { email: 'x@example.org', firstName: 'X', lastName: '', role: 'businessMember' };
      const path = `/api/business/${BUSINESS}/members`;
      await post(path, member, 'ana').expect(403);
      await post(path, { ...member, initialPassword: 'secret-word' }, 'root').expect(200);
      await post(path, member, 'root').expect(200);
    });

    it('refuse a body over one megabyte, one that is no JSON, and ids that are none', async () => {
      const huge = await post('/api/terms/validation_server_multiple', { x: 'x'.repeat(1_100_000) }, 'ana');
      expect([huge.status, huge.body.code]).toEqual([413, 'REQUEST_TOO_LARGE']);
      const broken = await request(gateway.url)
        .post('/api/business')
        .set('authorization', as('ana'))
        .set('content-type', 'application/json')
        .send('{"name":');
      expect([broken.status, broken.body.kind]).toEqual([400, 'invalid']);
      await get('/api/actions/..%2f..%2fetc/since/0', 'ana').expect(400);
      await get(`/api/actions/${PROJECT}/since/-1`, 'ana').expect(400);
    });

    it('answer unknown paths in JSON', async () => {
      const answer = await get('/api/nothing/here', 'ana').expect(404);
      expect(answer.body).toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
    });
  });

  describe('of the login', () => {
    const sound = { email: base64('ana@example.org'), password: base64('secret-word') };

    it('take the credentials from the body and from the query', async () => {
      const byBody = await post('/api/login', sound).expect(200);
      expect(byBody.body).toMatchObject({ token: 'token-of-ana', user: { id: 'user-ana' } });
      await request(gateway.url).post('/api/login').query(sound).expect(200);
    });

    it('answer 404 LOGIN_FAILED when they are wrong', async () => {
      const answer = await post('/api/login', { ...sound, password: base64('wrong') }).expect(404);
      expect(answer.body).toMatchObject({ code: 'LOGIN_FAILED' });
    });

    it('refuse what is no login at all', async () => {
      await post('/api/login', { email: 'a' }).expect(400);
      await post('/api/login', { ...sound, address: '10.0.0.1' }).expect(400);
    });
  });

  describe('of a whole project', () => {
    const path = `/api/project/${PROJECT}/full/user-ana`;

    it('bring plan, seq, roles and summary, compressed', async () => {
      const answer = await get(path, 'ana').expect(200);
      expect(answer.body).toMatchObject({
        seq: 7,
        roles: ['facilitator', 'projectAdmin'],
        summary: { id: PROJECT },
        programs: { [PROJECT]: { id: PROJECT, name: 'Edificio', startDate: '2026-03-02', baselines: [] } },
        progList: [PROJECT, `${PROJECT}~${SCENARIO}`],
        outsources: [{ name: 'Hormigones Sur', responsibleIds: ['eva'] }],
        // The reports do not run here: the plan opens without them.
        reports: null,
      });
      expect(answer.body.actions).toEqual([
        { id: expect.any(String), when: expect.any(String), userFirstName: 'ana', userLastName: 'Prueba' },
      ]);
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    });

    it('bring nothing, and load nothing, while the tag holds; and all of it after a change', async () => {
      const first = await get(path, 'ana');
      const tag = first.headers['etag'] as string;
      const loads = () => gateway.world.asked.filter((what) => what === 'plan').length;
      const before = loads();
      await get(path, 'ana').set('if-none-match', tag).expect(304);
      expect(loads()).toBe(before);
      gateway.world.seq += 1;
      const next = await get(path, 'ana').set('if-none-match', tag).expect(200);
      expect(next.body.seq).toBe(gateway.world.seq);
      expect(next.headers['etag']).not.toBe(tag);
    });
  });

  it('bring the plan alone to who asks for no more, by the same tag, and ask nobody for more', async () => {
    const path = `/api/project/${PROJECT}/plan`;
    const before = gateway.world.asked.length;
    const answer = await get(path, 'ana').expect(200);
    expect(gateway.world.asked.slice(before)).toEqual(['plan']);
    const { plan, seq, updatedAt, roles, summary } = answer.body;
    expect(answer.body).toEqual({ plan, seq, updatedAt, roles, summary });
    expect(plan.settings).toMatchObject({ name: 'Edificio' });
    const tag = answer.headers['etag'] as string;
    await get(path, 'ana').set('if-none-match', tag).expect(304);
    await get(`/api/project/${PROJECT}/full/user-ana`, 'ana').set('if-none-match', tag).expect(304);
  });

  describe('of what was done to a plan', () => {
    const asked = async (path: string) => {
      const { body } = await get(`/api/actions/${PROJECT}/${path}`, 'luis').expect(200);
      return body.actions[0].id as string;
    };

    it('ask for the day and the page that the path names', async () => {
      expect(await asked('all')).toBe(':');
      expect(await asked('all?before=12')).toBe(':12');
      expect(await asked('get_after/2026-03-02')).toBe('2026-03-02:');
      expect(await asked('get_after/2026-03-02?before=12')).toBe('2026-03-02:12');
    });

    it('ask for whom, for what kinds, for the time and the words', async () => {
      expect(await asked('all?from=2026-03-02T04:00:00Z')).toBe('2026-03-02T04:00:00Z:');
      const path = 'all?user=user-ana&types=UNDO,ADD_LINK&text=Muro&most=50&until=2026-03-03T04:00:00Z';
      expect(await asked(path)).toBe('::2026-03-03T04:00:00Z:user-ana:UNDO_ADD_LINK:Muro:50');
      expect(await asked('all?others=true')).toBe('::not-user-luis');
    });

    it('answer one of them with what it changed', async () => {
      const { body } = await get(`/api/actions/${PROJECT}/entry/a1`, 'luis').expect(200);
      expect(body).toMatchObject({ action: { id: 'a1' }, changes: [], undoBarrier: false });
    });

    it.each([
      'get_after/yesterday',
      'get_after/2026-02-30',
      'all?before=0',
      'all?before=x',
      'all?before=1&before=2',
      'all?from=2026-03-02',
      'all?until=tomorrow',
      'all?most=201',
      `all?text=${'x'.repeat(101)}`,
      'all?user=a%20b',
      'all?others=user-ana',
      'entry/..%2f..%2fetc',
    ])('refuse what is no day and no page: %s', async (path) => {
      const answer = await get(`/api/actions/${PROJECT}/${path}`, 'luis').expect(400);
      expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID' });
    });

    it('list the snapshots for who may roll back', async () => {
      const answer = await get(`/api/project/${PROJECT}/snapshots`, 'ana').expect(200);
      expect(answer.body.snapshots).toMatchObject([{ snapshotId: 'close-1', number: 1 }]);
    });
  });

  it('tell when and by whom a plan was changed last', async () => {
    const answer = await get(`/api/project/lastUpdate/${PROJECT}`, 'luis').expect(200);
    expect(answer.body).toMatchObject({ date: '2026-03-02T10:00:00.000Z', firstName: 'ana', lastName: '' });
  });

  it('tell it of every project of a business that the caller sees, however many these are', async () => {
    gateway.world.listed = Array.from({ length: 1_001 }, (_, n) => `project-${n}`);
    const answer = await get(`/api/project/lastUpdateBusiness/${BUSINESS}`, 'luis').expect(200);
    expect(answer.body.updates.map(({ projectId }: { projectId: string }) => projectId)).toEqual(
      gateway.world.listed,
    );
    await get('/api/project/lastUpdateBusiness/constructor', 'luis').expect(404);
  });

  it('show the newest version and their documentation to everybody', async () => {
    const version = await get('/api/version/last_version').expect(200);
    expect(version.body).toMatchObject({ number: '4.15.4', title: { es: expect.any(String) } });
    const docs = await get('/api/docs-json').expect(200);
    expect(Object.keys(docs.body.paths)).toContain('/api/project/{id}/full/{userId}');
  });

  it('come with strict headers and open to no other origin', async () => {
    const answer = await get('/api/health/live').set('origin', 'https://elsewhere.example').expect(200);
    const policy = answer.headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describeWithBacking('the health of the gateway', () => {
  it('is ready when every service is, and names the one that is not', async () => {
    const gateway = await RunningGateway.start();
    const ready = await request(gateway.url).get('/api/health/ready').expect(200);
    expect(ready.body).toEqual({
      ready: true,
      checks: { rabbitmq: 'up', redis: 'up', imports: 'up', projects: 'up', auth: 'up' },
    });

    const SERVICE_URLS = [...gateway.config.SERVICE_URLS, { name: 'reports', url: 'http://127.0.0.1:1' }];
    const port = await gateway.gateway({ PORT: await freePort(), SERVICE_URLS });
    const other = await request(`http://127.0.0.1:${port}`).get('/api/health/ready').expect(503);
    expect(other.body).toEqual({
      ready: false,
      checks: { rabbitmq: 'up', redis: 'up', imports: 'up', projects: 'up', auth: 'up', reports: 'down' },
    });
    await gateway.stop();
  });
});
