import { randomUUID } from 'node:crypto';
import { sessionEnded, ROUTES } from '@plomada/contracts';
import type { TokenScope } from '@plomada/domain';
import { describeWithBacking, eventually, freePort } from '@plomada/testing';
import request from 'supertest';
import { refused } from '../testing/messages';
import { BUSINESS, person, type Person, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

/** No id of ours: what is let through ends there. */
const NO_ID = '!';

describeWithBacking('API tokens at the gateway', () => {
  let gateway: RunningGateway;
  let second: number;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    second = await gateway.gateway({ PORT: await freePort() });
  });
  afterAll(() => gateway?.stop());

  /** A token of its own for somebody who is project admin in one business, and nothing elsewhere. */
  let count = 0;
  function tokenOf(scope: TokenScope, role: 'businessMember' | 'businessAdmin' = 'businessMember'): Person {
    const one = person(`token-${++count}`, { [PROJECT]: ['projectAdmin'], [BUSINESS]: [role] });
    const made: Person = { ...one, session: { ...one.session, apiToken: { scope } } };
    Object.assign(gateway.world.people, { [`token-${count}`]: made });
    return made;
  }
  const call = (method: string, path: string, token: string, at = gateway.config.PORT) => {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const asked = request(`http://127.0.0.1:${at}`)[verb](path).set('authorization', `Bearer ${token}`);
    return verb === 'get' ? asked : asked.send({});
  };

  it.each<TokenScope>(['read', 'write'])(
    'to %s make every call that is in their scope, and no other',
    async (scope) => {
      const { token } = tokenOf(scope);
      const guarded = ROUTES.filter(({ access }) => access !== 'public');
      const wrong: string[] = [];
      for (const { method, path, tokenScope } of guarded) {
        const { body, status } = await call(method, `/api${path.replace(/:(\w+)/g, NO_ID)}`, token);
        const code = tokenScope === null ? 'SIGN_IN_NEEDED' : 'TOKEN_SCOPE';
        const isMeant = tokenScope === 'read' || tokenScope === scope;
        const isRefused = status === 403 && body.code === code;
        if (isMeant === isRefused) wrong.push(`${method} ${path}: ${status} ${body.code}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('are good for nothing that changes the account, its people, or makes more of them', () => {
    const forPeople = ROUTES.filter(({ tokenScope, access }) => tokenScope === null && access !== 'public');
    const calls = forPeople.map(({ method, path }) => `${method} ${path}`);
    for (const one of [
      'POST /user/:id/change_password',
      'POST /user/:id/edit_profile',
      'POST /user/:id/end_sessions',
      'GET /user/:id/sessions',
      'GET /user/:id/api_tokens',
      'POST /user/:id/api_tokens',
      'DELETE /user/:id/api_tokens/:tokenId',
      'POST /business/:id/members',
      'POST /business/:businessId/invitations',
      'POST /project/:projectId/members/:userId/roles',
      'POST /project/:projectId/invitations',
      'POST /invitation/join',
      'POST /notifications/:project/accept_notification/:id',
      'POST /logout',
    ])
      expect(calls).toContain(one);
  });

  it('may what their owner may, and nothing elsewhere', async () => {
    const { token } = tokenOf('write');
    await call('GET', `/api/project/${PROJECT}/plan`, token).expect(200);
    await call('GET', '/api/project/project-2/plan', token).expect(404);
    const { body } = await call('GET', `/api/business/${BUSINESS}/settings`, token).expect(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN', params: { permission: 'manageBusiness' } });
    await call('GET', '/api/business/business-2/settings', token).expect(404);
  });

  it('bring nobody else into a project that they create', async () => {
    const { token, session } = tokenOf('write', 'businessAdmin');
    const { id: userId, firstName, lastName, email } = session.user;
    const own = { userId, firstName, lastName, email, roles: ['projectAdmin'] };
    const id = randomUUID();
    const create = (team: object[]) => {
      const about = { name: 'Obra', projectId: 'O-1', startDate: '2026-11-16', workingDays: '0111110' };
      const project = { id, businessId: BUSINESS, ...about, periodDays: 7, team };
      return request(gateway.url)
        .post(`/api/project/${id}/create`)
        .set('authorization', `Bearer ${token}`)
        .send(project);
    };
    const { body } = await create([own, { ...own, userId: 'user-luis' }]).expect(403);
    expect(body).toMatchObject({ code: 'SIGN_IN_NEEDED' });
    expect((await create([own])).body).not.toMatchObject({ code: 'SIGN_IN_NEEDED' });
  });

  it('open no socket: plans are edited by people who are signed in', async () => {
    const { token } = tokenOf('write');
    const socket = await gateway.socket();
    expect(await refused(socket, 'JoinIndependentUser', { token })).toEqual(['ERROR', 'SIGN_IN_NEEDED']);
    expect(await refused(socket, 'joinProject', { token, id: PROJECT })).toEqual(['ERROR', 'SIGN_IN_NEEDED']);
  });

  it('end at once where they are revoked, and at every other gateway that believed them', async () => {
    const { token, session } = tokenOf('read');
    const ask = (at?: number) => call('GET', '/api/session', token, at);
    await ask().expect(200);
    await ask(second).expect(200);
    for (const [name, one] of Object.entries(gateway.world.people))
      if (one.token === token) delete (gateway.world.people as Record<string, Person>)[name];
    // What it believed would last half a minute.
    await ask(second).expect(200);
    await gateway.events.publish(sessionEnded, { sessionId: session.sessionId, userId: session.user.id });
    for (const at of [gateway.config.PORT, second])
      await eventually(async () => (await ask(at)).status === 401);
  });

  it('are made, listed and revoked by their owner, who is signed in', async () => {
    const { ana, luis } = gateway.world.people;
    const path = '/api/user/user-ana/api_tokens';
    const wanted = { name: 'Tablero', scope: 'read', days: 30 };
    const made = await call('POST', path, ana.token).send(wanted).expect(200);
    expect(made.body.token).toBe('plomada_for-user-ana');
    expect((await call('GET', path, ana.token).expect(200)).body.tokens).toHaveLength(1);
    await call('DELETE', `${path}/${made.body.info.id}`, ana.token).expect(200, {});
    await call('POST', path, luis.token).send(wanted).expect(404);
    await call('GET', path, luis.token).expect(404);
    await call('DELETE', `${path}/any`, luis.token).expect(404);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name that nobody sees', { name: '\u200b' }],
    ['a name with a control', { name: 'a\u0000b' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['another scope', { scope: 'admin' }],
    ['several scopes', { scope: ['read', 'write'] }],
    ['another length', { days: 3650 }],
    ['no end', { days: null }],
    ['a field of another', { userId: 'user-root' }],
  ])('are not made with %s', async (_what, change) => {
    const body = { name: 'Tablero', scope: 'read', days: 30, ...change };
    const answer = await call('POST', '/api/user/user-ana/api_tokens', gateway.world.people.ana.token).send(
      body,
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'REQUEST_INVALID']);
  });
});
