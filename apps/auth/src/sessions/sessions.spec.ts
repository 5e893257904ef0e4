import { randomUUID } from 'node:crypto';
import { login, logout, sessionsOf, verifyToken } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import { describeWithBacking } from '@plomada/testing';
import { decode, sign, type SignOptions } from 'jsonwebtoken';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('sessions', () => {
  let auth: RunningAuth;
  let token: string;
  let claims: { sub: string; sid: string; exp: number; iat: number };

  const verify = (given: string) => auth.rpc.call(verifyToken, { token: given });
  const forge = (payload: object, options: SignOptions = {}, secret = auth.secret) =>
    sign(payload, secret, { algorithm: 'HS256', issuer: 'plomada', ...options });

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());
  beforeEach(async () => {
    const root = { email: base64(ROOT.email), password: base64(ROOT.password), address: randomUUID() };
    ({ token } = await auth.rpc.call(login, root));
    claims = decode(token) as typeof claims;
  });

  it('live for twelve hours', () => {
    expect(claims.exp - claims.iat).toBe(12 * 3600);
  });

  it('are found by a token that says what auth signed', async () => {
    const same = forge({ sub: claims.sub, sid: claims.sid, exp: claims.exp });
    expect(await verify(same)).toMatchObject({ sessionId: claims.sid, user: { id: claims.sub } });
  });

  it.each<[string, () => string]>([
    ['signed with another secret', () => forge({ ...claims, iss: undefined }, {}, 'x'.repeat(40))],
    ['expired', () => forge({ sub: claims.sub, sid: claims.sid, exp: claims.iat - 1 })],
    ['that never expires', () => forge({ sub: claims.sub, sid: claims.sid })],
    [
      'of another issuer',
      () => forge({ sub: claims.sub, sid: claims.sid, exp: claims.exp }, { issuer: 'x' }),
    ],
    ['with another algorithm', () => forge({ ...claims, iss: undefined }, { algorithm: 'HS512' })],
    ['without a signature', () => unsigned({ alg: 'none', typ: 'JWT' }, { ...claims })],
    ['of another user', () => forge({ sub: randomUUID(), sid: claims.sid, exp: claims.exp })],
    ['of a session that never was', () => forge({ sub: claims.sub, sid: randomUUID(), exp: claims.exp })],
    ['cut off', () => token.slice(0, -5)],
    ['that is no token', () => 'not.a.token'],
  ])('refuse a token %s', async (_what, make) => {
    const failure = await verify(make()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
  });

  it('end with a logout, also where they were known before, and say so once', async () => {
    await verify(token);
    await auth.rpc.call(logout, { sessionId: claims.sid });
    await auth.rpc.call(logout, { sessionId: claims.sid });
    expect(await codeOf(verify(token))).toBe('TOKEN_INVALID');
    const told = auth.database.collection('outbox').find({ key: 'auth.session-ended' });
    expect((await told.toArray()).filter(({ payload }) => payload.sessionId === claims.sid)).toHaveLength(1);
  });

  it('stay ended when Redis forgets', async () => {
    await auth.rpc.call(logout, { sessionId: claims.sid });
    await auth.app.get(REDIS).del(`session:${claims.sid}`);
    expect(await codeOf(verify(token))).toBe('TOKEN_INVALID');
  });

  it('are told with what they were begun with, where that is known', async () => {
    const root = { email: base64(ROOT.email), password: base64(ROOT.password), address: randomUUID() };
    const device = { browser: 'Firefox', system: 'Windows' } as const;
    await auth.rpc.call(login, { ...root, device });
    const { sessions } = await auth.rpc.call(sessionsOf, { userId: claims.sub });
    expect(sessions.map((one) => one.device).slice(0, 2)).toEqual([device, undefined]);
  });

  it('end a logout of nobody’s session quietly', async () => {
    expect(await auth.rpc.call(logout, { sessionId: randomUUID() })).toEqual({});
  });
});

function unsigned(header: object, payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(payload)}.`;
}
