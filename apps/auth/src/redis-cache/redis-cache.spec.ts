import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { Metrics } from '@plomada/service-kit';
import { TcpProxy, describeWithBacking, eventually } from '@plomada/testing';
import { decode } from 'jsonwebtoken';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('auth without Redis', () => {
  const given = process.env['REDIS_URL'];
  let proxy: TcpProxy;
  let auth: RunningAuth;
  let token: string;
  let ids: { sub: string; sid: string };
  let businessId: string;

  beforeAll(async () => {
    proxy = await TcpProxy.to(given ?? '');
    process.env['REDIS_URL'] = proxy.url;
    auth = await startAuth();
  });
  afterAll(async () => {
    proxy?.mend();
    await auth?.stop();
    proxy?.close();
    process.env['REDIS_URL'] = given;
  });
  beforeEach(async () => {
    const root = { email: base64(ROOT.email), password: base64(ROOT.password), address: randomUUID() };
    const answer = await eventually(() => auth.rpc.call(contracts.login, root).catch(() => null));
    token = answer.token;
    ids = decode(token) as typeof ids;
    businessId = randomUUID();
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId: ids.sub });
  });
  afterEach(async () => {
    proxy.mend();
    await eventually(async () => (await missed()) === (await verify().then(missed)));
  });

  const verify = () => auth.rpc.call(contracts.verifyToken, { token });
  const roles = (userId = ids.sub) => auth.rpc.call(contracts.rolesOf, { userId, businessId });
  const missed = async (): Promise<number> => {
    const text = await auth.app.get(Metrics).registry.metrics();
    return Number(/^plomada_auth_copies_missed_total (\d+)$/m.exec(text)?.[1]);
  };
  const member = async () => {
    const { user } = await auth.rpc.call(contracts.addMember, {
      businessId,
      byRoot: true,
      member: {
        email: `${randomUUID()}@plomada.test`,
        firstName: 'Ana',
        lastName: '',
        role: 'businessMember',
      },
    });
    return user.id;
  };

  const outages: [string, () => void][] = [
    ['refuses every connection', () => proxy.cut()],
    ['takes questions and answers none', () => proxy.deafen()],
  ];
  it.each(outages)(
    'knows sessions and roles from the database when it %s, and counts it',
    async (_, spoil) => {
      await Promise.all([verify(), roles()]);
      const before = await missed();
      spoil();
      expect(await verify()).toMatchObject({ sessionId: ids.sid, user: { id: ids.sub } });
      expect((await roles()).roles).toContain('businessAdmin');
      expect(await missed()).toBeGreaterThan(before);
      proxy.drop();
    },
  );

  it('ends a session for good, also after Redis is back with its copy', async () => {
    await verify();
    proxy.cut();
    await auth.rpc.call(contracts.logout, { sessionId: ids.sid });
    expect(await codeOf(verify())).toBe('TOKEN_INVALID');
    proxy.mend();
    await eventually(async () => {
      const before = await missed();
      expect(await codeOf(verify())).toBe('TOKEN_INVALID');
      return before === (await missed());
    });
    ({ token } = await auth.rpc.call(contracts.login, {
      email: base64(ROOT.email),
      password: base64(ROOT.password),
      address: randomUUID(),
    }));
  });

  it('tells a change of roles, also after Redis is back with the answer of before', async () => {
    const userId = await member();
    expect((await roles(userId)).roles).toEqual(['businessMember']);
    proxy.cut();
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId: userId });
    expect([...(await roles(userId)).roles].sort()).toEqual(['businessAdmin', 'businessMember']);
    proxy.mend();
    await eventually(async () => {
      const before = await missed();
      expect([...(await roles(userId)).roles].sort()).toEqual(['businessAdmin', 'businessMember']);
      return before === (await missed());
    });
  });
});
