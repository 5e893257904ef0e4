import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithBacking, eventually, freePort } from '@plomada/testing';
import request from 'supertest';
import { Roles } from './access/roles';
import { Sessions } from './access/sessions';
import { BUSINESS, PROJECT } from './testing/people';
import { RunningGateway } from './testing/running-gateway';

const TOKEN = 'T'.repeat(43);
const password = Buffer.from('a-new-password').toString('base64');

describeWithBacking('the calls of accounts', () => {
  let gateway: RunningGateway;
  let folder: string;
  const file = '2026-03-02T10-00-00-000Z.00000000-0000-4000-8000-000000000000.json';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mails-'));
    const mail = { id: 'x', to: 'a@b.c', subject: '<b>Hola</b>', text: 'Mira http://x.example/#token=1 <b>' };
    const html = '<script>alert(1)</script><p>Hola</p>';
    writeFileSync(join(folder, file), JSON.stringify({ ...mail, html, at: '2026-03-02T10:00:00.000Z' }));
    gateway = await RunningGateway.start({ MAIL_DIR: folder });
  });
  afterAll(async () => {
    await gateway?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  type Name = keyof RunningGateway['world']['people'];
  const as = (name: Name) => `Bearer ${gateway.world.people[name].token}`;
  const get = (path: string, name: Name) => request(gateway.url).get(path).set('authorization', as(name));
  const post = (path: string, body: object, name?: Name) => {
    const call = request(gateway.url).post(path).send(body);
    return name ? call.set('authorization', as(name)) : call;
  };
  const asked = (what: string) => gateway.world.asked.filter((one) => one.startsWith(what));

  it('give a new password without a token, by the link alone', async () => {
    const path = '/api/login/reset_password/new_password';
    await post('/api/login/reset_password_activate', { email: 'x@example.org' }).expect(200, { sent: true });
    await post(path, { userId: 'user-ana', token: TOKEN, password }).expect(200);
    const gone = await post(path, { userId: 'gone', token: TOKEN, password }).expect(404);
    expect(gone.body.code).toBe('RESET_LINK_INVALID');
    await post(path, { userId: 'user-ana', token: 'short', password }).expect(400);
    await post(path, { userId: 'user-ana', token: TOKEN, password, isRoot: true }).expect(400);
    await post('/api/invitation/preview', { token: TOKEN }).expect(404);
  });

  it('end digests without a token, as mail programs do it by themselves', async () => {
    const at = (token: string) => request(gateway.url).post(`/api/restrictions_digest/unsubscribe/${token}`);
    await at('aaa.bbb.ccc').type('form').send('List-Unsubscribe=One-Click').expect(200, {});
    expect(asked('digest')).toEqual(['digest ended']);
    await post('/api/restrictions_digest/subscribe/aaa.bbb.ccc', {}).expect(200, {});
    expect(asked('digest')).toEqual(['digest ended', 'digest wanted']);
    await at('x'.repeat(43)).expect(400);
  });

  it('lead whoever opens the address that mail programs end digests by to the page, and end nothing', async () => {
    const before = asked('digest').length;
    const at = (token: string) => request(gateway.url).get(`/api/restrictions_digest/unsubscribe/${token}`);
    const good = await at('aaa.bbb-1.c_c').expect(303);
    expect(good.headers).toMatchObject({
      location: '/unsubscribe#token=aaa.bbb-1.c_c',
      'cache-control': 'no-store',
    });
    for (const bad of ['x'.repeat(43), `${'a'.repeat(700)}.b.c`, 'a.b.c%0d%0aset-cookie:%20x=1'])
      expect((await at(bad).expect(303)).headers['location']).toBe('/unsubscribe');
    expect(asked('digest')).toHaveLength(before);
  });

  it('say what the link of a digest is about, to whoever has it', async () => {
    const at = (token: string) => post('/api/restrictions_digest/preview', { token });
    await at('aaa.bbb.ccc').expect(200, {
      ...{ projectName: 'Edificio', address: 'l…@example.org', lang: 'es', wanted: true },
    });
    const unknown = await at('zzz.zzz.zzz').expect(404);
    expect(unknown.body.code).toBe('DIGEST_LINK_INVALID');
    await at('cut').expect(400);
  });

  it('say when to come again to those who ask too often', async () => {
    const answer = await post('/api/login/reset_password_activate', { email: 'often@example.org' }).expect(
      429,
    );
    expect(answer.body).toMatchObject({ code: 'PASSWORD_RESET_THROTTLED', params: { minutes: 7 } });
    expect(answer.headers['retry-after']).toBe('420');
  });

  it.each([
    ['edit_profile', {}],
    ['preferences', { lang: 'en' }],
    ['change_password', { oldPassword: password, newPassword: password }],
    ['end_sessions', {}],
    ['two_factor/begin', { password }],
    ['two_factor/confirm', { code: '123456' }],
    ['two_factor/recovery_codes', { password, code: '123456' }],
    ['two_factor/end', { password, code: '123456' }],
  ])('let nobody near the account of somebody else: %s', async (what, body) => {
    await post(`/api/user/user-ana/${what}`, body, 'luis').expect(404);
    await post(`/api/user/user-ana/${what}`, body).expect(401);
  });

  it('take a profile with its picture, and refuse what is none', async () => {
    const form = () =>
      request(gateway.url).post('/api/user/user-ana/edit_profile').set('authorization', as('ana'));
    const sent = await form()
      .field('firstName', 'Anita')
      .attach('avatar', Buffer.alloc(5000), 'me.png')
      .expect(200);
    expect(sent.body).toEqual({ firstName: 'Anita', lastName: '', avatarURL: null });
    expect(asked('avatar')).toEqual(['avatar user-ana 5000']);
    expect(asked('edit')).toEqual(['edit user-ana {"firstName":"Anita"}']);
    const broken = await form().attach('avatar', Buffer.alloc(5), 'me.png').expect(400);
    expect(broken.body.code).toBe('IMAGE_UNREADABLE');
    const large = await form()
      .attach('avatar', Buffer.alloc(5 * 1024 * 1024 + 1), 'me.png')
      .expect(413);
    expect(large.body).toMatchObject({ code: 'IMAGE_TOO_LARGE', params: { megabytes: 5 } });
    await form().field('isRoot', 'true').expect(400);
    await form().attach('other', Buffer.alloc(500), 'x.png').expect(400);
    expect(asked('edit')).toHaveLength(1);
  });

  it('serve pictures as pictures and nothing else, for ever', async () => {
    const answer = await request(gateway.url)
      .get(`/api/user/avatar/${'a'.repeat(64)}.webp`)
      .expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await request(gateway.url)
      .get(`/api/user/avatar/${'b'.repeat(64)}.webp`)
      .expect(404);
    await request(gateway.url).get('/api/user/avatar/..%2fx').expect(400);
  });

  it('list the own sessions and end them', async () => {
    const { body } = await get('/api/user/user-ana/sessions', 'ana').expect(200);
    expect(body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    await post('/api/user/user-ana/end_sessions', {}, 'ana').expect(200);
    await post('/api/user/user-ana/end_sessions', { keepCurrent: false }, 'ana').expect(200);
    expect(asked('end')).toEqual(['end user-ana session-ana', 'end user-ana all']);
  });

  const member = `/api/business/${BUSINESS}/members/user-luis`;
  const ofProject = `/api/project/${PROJECT}`;
  it.each([
    [`${member}/role`, { role: 'businessAdmin' }],
    [`${member}/remove`, {}],
    [`${member}/end_sessions`, {}],
    [`${member}/reset_two_factor`, {}],
    [`/api/business/${BUSINESS}/invitations`, { email: 'x@example.org', role: 'businessAdmin' }],
    [`/api/business/${BUSINESS}/invitations/i-1/resend`, {}],
    [`/api/business/${BUSINESS}/invitations/i-1/withdraw`, {}],
    [`${ofProject}/members/user-luis/roles`, { roles: ['projectAdmin'] }],
    [`${ofProject}/members/user-luis/remove`, {}],
    [`${ofProject}/invitations`, { email: 'x@example.org', roles: ['projectAdmin'] }],
    [`${ofProject}/invitations/i-1/resend`, {}],
    [`${ofProject}/invitations/i-1/withdraw`, {}],
  ])('are forbidden to those who manage nothing, and not there for strangers: %s', async (path, body) => {
    await post(path, body, 'luis').expect(403);
    await post(path, body, 'eva').expect(404);
    await post(path, body).expect(401);
  });

  it('let those who manage do it', async () => {
    const { roles } = gateway.world.people.luis;
    const held = { ...roles };
    await post(`${member}/role`, { role: 'businessViewer' }, 'ana').expect(200);
    await post(`${member}/role`, { role: 'root' }, 'ana').expect(400);
    await post(`${member}/role`, { role: 'businessViewer' }, 'root').expect(200);
    expect(asked('role of')).toEqual([
      'role of user-luis by user-ana',
      'role of user-luis by user-root, platform',
    ]);
    await post(`${ofProject}/members/user-luis/remove`, {}, 'ana').expect(200);
    const left = await get(`${ofProject}/members`, 'ana').expect(200);
    expect(JSON.stringify(left.body)).not.toContain('user-luis');
    // Whoever was taken out learns nothing of the project any more.
    await get(`${ofProject}/members`, 'luis').expect(404);
    Object.assign(roles, held);
    gateway.part(Roles).forgetUser('user-luis');
    await get(`${ofProject}/members`, 'luis').expect(403);
    await get(`${ofProject}/invitations`, 'ana').expect(200);
    const wish = { email: 'x@example.org', roles: ['facilitator'] };
    const { body } = await post(`${ofProject}/invitations`, wish, 'ana').expect(200);
    expect(body).toMatchObject({ projectId: PROJECT, businessId: BUSINESS, invitedBy: 'ana Prueba' });
    expect(asked('invite')).toEqual(['invite to Edificio (Constructora)']);
  });

  it('tell auth who takes the second step of a member away, and from where codes are tried', async () => {
    await post(`${member}/reset_two_factor`, {}, 'ana').expect(200);
    await post(`${member}/reset_two_factor`, {}, 'root').expect(200);
    expect(asked('reset')).toEqual(['reset user-luis by user-ana', 'reset user-luis by user-root, root']);
    await post('/api/user/user-ana/two_factor/confirm', { code: '12345' }, 'ana').expect(400);
    const { body } = await post('/api/user/user-ana/two_factor/confirm', { code: '123456' }, 'ana').expect(
      200,
    );
    expect(body.recoveryCodes).toHaveLength(10);
    expect(asked('code')).toEqual(['code 123456 of user-ana from 127.0.0.1']);
  });

  it('tell auth in which session a second step is changed, by who has a password and by who has none', async () => {
    await post('/api/user/user-ana/two_factor/begin', {}, 'ana').expect(200);
    await post('/api/user/user-ana/two_factor/begin', { password }, 'ana').expect(200);
    expect(asked('secret')).toEqual([
      'secret of user-ana in session-ana',
      'secret of user-ana in session-ana, password',
    ]);
    await post('/api/user/user-ana/two_factor/end', { code: '123456' }, 'ana').expect(200);
    expect(asked('ended')).toEqual(['ended of user-ana in session-ana']);
  });

  it('tell auth with what somebody comes in, and nothing more of it than that', async () => {
    const said = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
    const by = (path: string, body: object) => post(path, body).set('user-agent', said);
    await by('/api/login', { email: password, password }).expect(404);
    await by('/api/login/single_sign_on/enter', { state: 's' }).expect(404);
    expect(asked('login with')).toEqual(['login with Firefox on Linux']);
    expect(asked('enter with')).toEqual(['enter with Firefox on Linux']);
  });

  it('do nothing before a password that is due but choose it, and set up a second step that is due too', async () => {
    const { luis } = gateway.world.people;
    luis.session.passwordDue = true;
    gateway.part(Sessions).forgetUser('user-luis');
    try {
      await get('/api/user/user-luis/sessions', 'luis').expect(403, /PASSWORD_DUE/);
      await get(`${ofProject}/members`, 'luis').expect(403, /PASSWORD_DUE/);
      await get('/api/session', 'luis').expect(200);
      await post('/api/user/user-luis/two_factor/confirm', { code: '123456' }, 'luis').expect(200);
      // Refused for what it lacks, after it was let through.
      await post('/api/user/user-luis/change_password', {}, 'luis').expect(400, /REQUEST_INVALID/);
      await expect(gateway.joined(luis)).rejects.toThrow('PASSWORD_DUE');
    } finally {
      // Chosen at another gateway: this one has not heard of it yet.
      delete luis.session.passwordDue;
    }
    await get('/api/user/user-luis/sessions', 'luis').expect(200);
  });

  it('do nothing before a second step that is due but what sets it up', async () => {
    const { luis } = gateway.world.people;
    luis.session.secondStepDue = true;
    gateway.part(Sessions).forgetUser('user-luis');
    try {
      const refused = await get('/api/user/user-luis/sessions', 'luis').expect(403);
      expect(refused.body.code).toBe('SECOND_STEP_DUE');
      await get(`${ofProject}/members`, 'luis').expect(403, /SECOND_STEP_DUE/);
      await get('/api/session', 'luis').expect(200);
      await post('/api/user/user-luis/two_factor/confirm', { code: '123456' }, 'luis').expect(200);
      await expect(gateway.joined(luis)).rejects.toThrow();
    } finally {
      delete luis.session.secondStepDue;
      gateway.part(Sessions).forgetUser('user-luis');
    }
    await get('/api/user/user-luis/sessions', 'luis').expect(200);
  });

  it('take ratings from one to five of who sees the project', async () => {
    await post(`/api/rating/${PROJECT}/5`, {}, 'luis').expect(200, { rating: 5 });
    for (const wrong of ['0', '6', '2.5', 'x'])
      await post(`/api/rating/${PROJECT}/${wrong}`, {}, 'luis').expect(400);
    await post(`/api/rating/${PROJECT}/5`, {}, 'eva').expect(404);
  });

  it('take the own view of a project of who sees it, and nothing else in it', async () => {
    const path = `/api/project/${PROJECT}/view`;
    const view = {
      level: 'shortTerm',
      zoom: 'day',
      showCritical: true,
      responsible: null,
      filter: { states: ['late'], from: '', to: 'today+28' },
      collapsed: ['t1'],
      columns: {},
      bars: {
        ...{ baseline: true, against: null, label: 'name', colour: 'critical' },
        ...{ earlier: true, legend: false },
      },
      grouping: 'month',
    };
    await post(path, view, 'luis').expect(200, { view });
    expect(asked('view of')).toEqual(['view of user-luis']);
    await post(path, { ...view, userId: 'user-ana' }, 'luis').expect(400);
    await post(path, { ...view, zoom: 'century' }, 'luis').expect(400);
    await post(path, view, 'eva').expect(404);
  });

  it('tell the last visit to oneself and to who manages', async () => {
    await get(`/api/user/user-luis/getLastSession/${PROJECT}`, 'luis').expect(200, {
      ...{ lastSession: null, previousVisitEnd: null },
    });
    await get(`/api/user/user-ana/getLastSession/${PROJECT}`, 'luis').expect(403);
    await get(`/api/user/user-luis/getLastSession/${PROJECT}`, 'ana').expect(200);
    await gateway.joined(gateway.world.people.luis);
    await eventually(() => asked('visit').length > 0);
    expect(asked('visit')).toEqual([`visit user-luis ${PROJECT}`]);
  });

  it('show mails to whoever sits at the machine in local mode', async () => {
    const list = await request(gateway.url).get('/dev/mail').expect(200);
    expect(list.text).toContain('&lt;b&gt;Hola&lt;/b&gt;');
    const one = await request(gateway.url).get(`/dev/mail/${file}`).expect(200);
    expect(one.text).toContain('<a href="http://x.example/#token=1">');
    const html = await request(gateway.url).get(`/dev/mail/${file}/html`).expect(200);
    expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/);
    const { body } = await request(gateway.url).get('/dev/mail.json').expect(200);
    expect(body.mails).toMatchObject([{ to: 'a@b.c' }]);
    await request(gateway.url).get('/dev/mail/..%2f..%2fetc%2fpasswd').expect(404);
  });

  it('show no mails in a deployment, whatever folder of them it is told', async () => {
    expect(gateway.config.MAIL_DIR).toBeDefined();
    const port = await gateway.gateway({ PORT: await freePort(), PLOMADA_MODE: 'deployed' });
    for (const path of ['/dev/mail', '/dev/mail.json', `/dev/mail/${file}`, `/dev/mail/${file}/html`]) {
      const answer = await request(`http://127.0.0.1:${port}`).get(path);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });
});
