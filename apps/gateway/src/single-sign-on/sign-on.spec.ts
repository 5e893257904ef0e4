import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { PER_ADDRESS_SIGN_ON_BEGUN } from '../limits/rate-limiter';
import { BUSINESS } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';
import { BROWSER } from '../testing/sign-on-double';

describeWithBacking('the calls of signing on', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start({ PUBLIC_URL: 'https://plomada.example' });
  });
  afterAll(() => gateway?.stop());

  const post = (path: string, body: object = {}) => request(gateway.url).post(`/api${path}`).send(body);
  const begin = () => post('/login/single_sign_on/begin', { email: 'ana@obra.cl', from: '/gantt' });
  const enter = (cookie: string) =>
    post('/login/single_sign_on/enter', { state: 's', code: 'c' }).set('cookie', cookie);

  it('know the browser that began by a cookie that no script and no other site can use', async () => {
    const answer = await begin().expect(200, { url: 'https://login.example/ana%40obra.cl' });
    const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
    const said = cookie.split('; ').filter((part) => !part.startsWith('Expires'));
    expect(said).toEqual([
      `plomada_sign_on=${BROWSER}`,
      ...['Max-Age=600', 'Path=/api/login/single_sign_on', 'HttpOnly', 'Secure', 'SameSite=Strict'],
    ]);
    await enter(said[0]!).expect(200);
    for (const other of ['', `plomada_sign_on=${'c'.repeat(43)}`, 'plomada_sign_on=short', `x=${BROWSER}`]) {
      expect((await enter(other).expect(404)).body.code).toBe('SIGN_ON_EXPIRED');
    }
  });

  it('leave a browser what it is known by when it begins again', async () => {
    const mine = `plomada_sign_on=${'m'.repeat(43)}`;
    const answer = await begin().set('cookie', `a=b; ${mine}`).expect(200);
    expect(answer.headers['set-cookie']?.[0]).toContain(mine);
  });

  it('go on to nowhere but to a page of ours', async () => {
    for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:1'])
      await post('/login/single_sign_on/begin', { email: 'ana@obra.cl', from }).expect(400);
  });

  it('take the word of root for a domain, and of nobody else', async () => {
    const path = `/business/${BUSINESS}/single_sign_on/domains/OBRA.cl/prove`;
    const as = (name: keyof typeof gateway.world.people) =>
      post(path).set('authorization', `Bearer ${gateway.world.people[name].token}`);
    await as('root').expect(200);
    expect(gateway.world.asked).toContain('prove obra.cl, root');
    await as('ana').expect(200);
    expect(gateway.world.asked.at(-1)).toBe('prove obra.cl');
    await as('luis').expect(403);
    await post(path.replace('OBRA.cl', 'obra'))
      .set('authorization', `Bearer ${gateway.world.people.root.token}`)
      .expect(400);
  });

  it('are counted by themselves: an office that may begin no more for now can come back, and log in by password', async () => {
    let status = 200;
    // The window may turn within the test: two windows take twice as many at most.
    const most = 2 * PER_ADDRESS_SIGN_ON_BEGUN.most + 1;
    for (let n = 0; n < most && status === 200; n++) ({ status } = await begin());
    expect(status).toBe(429);
    expect((await enter('')).body.code).toBe('SIGN_ON_EXPIRED');
    expect((await post('/login/check_user', { email: 'ana@obra.cl' })).status).not.toBe(429);
  });

  it('are refused to who asks too often for servers outside', async () => {
    const ask = () =>
      post(`/business/${BUSINESS}/single_sign_on/check`, { issuer: 'https://login.example' }).set(
        'authorization',
        `Bearer ${gateway.world.people.root.token}`,
      );
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await ask()).status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });
});
