import { randomUUID } from 'node:crypto';
import {
  API_TOKEN_PREFIX,
  apiTokensOf,
  endSessions,
  login,
  makeApiToken,
  MOST_API_TOKENS,
  noteIdle,
  revokeApiToken,
  verifyToken,
} from '@plomada/contracts';
import type { TokenScope } from '@plomada/domain';
import { describeWithBacking } from '@plomada/testing';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('API tokens', () => {
  let auth: RunningAuth;
  let userId: string;

  const stored = () => auth.database.collection<{ _id: string; digest: string }>('apiTokens');
  const verify = (token: string) => auth.rpc.call(verifyToken, { token });
  const make = (scope: TokenScope = 'read') =>
    auth.rpc.call(makeApiToken, { userId, name: 'Tablero', scope, days: 7 });
  const listed = async () => (await auth.rpc.call(apiTokensOf, { userId })).tokens;
  const signIn = () =>
    auth.rpc.call(login, {
      ...{ email: base64(ROOT.email), password: base64(ROOT.password) },
      address: randomUUID(),
    });

  beforeAll(async () => {
    auth = await startAuth();
    userId = (await signIn()).user.id;
  });
  afterAll(() => auth?.stop());
  beforeEach(() => stored().deleteMany({}));

  it('stand for their owner, within their scope, until they expire', async () => {
    const { token, info } = await make('write');
    const session = await verify(token);
    expect(session).toMatchObject({ sessionId: info.id, user: { id: userId }, apiToken: { scope: 'write' } });
    expect(session.expiresAt).toBe(info.expiresAt);
    expect(Date.parse(info.expiresAt) - Date.parse(info.createdAt)).toBe(7 * 24 * 3_600_000);
  });

  it('are kept as a digest, and told once', async () => {
    const { token, info } = await make();
    expect(token).toMatch(/^plomada_[\w-]{43}$/);
    expect(JSON.stringify(await stored().find().toArray())).not.toContain(
      token.slice(API_TOKEN_PREFIX.length),
    );
    expect(await listed()).toEqual([info]);
    expect(info).toMatchObject({ name: 'Tablero', scope: 'read', ending: token.slice(-4) });
  });

  it('say when they were used last, to the minute', async () => {
    const { token, info } = await make();
    expect(info.lastUsedAt).toBeNull();
    await verify(token);
    const [first] = await listed();
    expect(Math.abs(Date.parse(first!.lastUsedAt!) - Date.now())).toBeLessThan(30_000);
    await verify(token);
    expect((await listed())[0]!.lastUsedAt).toBe(first!.lastUsedAt);
    const before = new Date(Date.now() - 120_000);
    await stored().updateOne({ _id: info.id }, { $set: { lastUsedAt: before } });
    await verify(token);
    expect(Date.parse((await listed())[0]!.lastUsedAt!)).toBeGreaterThan(before.getTime());
  });

  it.each<[string, (token: string, id: string) => Promise<string>]>([
    ['made up', async () => API_TOKEN_PREFIX + 'x'.repeat(43)],
    ['of the prefix alone', async () => API_TOKEN_PREFIX],
    ['with a letter of other case', async (token) => token.replace(/^plomada/, 'Plomada')],
    ['with something behind it', async (token) => `${token}A`],
    [
      'expired',
      async (token, id) => {
        await stored().updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
        return token;
      },
    ],
    [
      'revoked',
      async (token, tokenId) => {
        await auth.rpc.call(revokeApiToken, { userId, tokenId });
        await auth.rpc.call(revokeApiToken, { userId, tokenId });
        return token;
      },
    ],
    [
      'of somebody who is gone',
      async (token, id) => {
        await stored().updateOne({ _id: id }, { $set: { userId: randomUUID() } });
        return token;
      },
    ],
    [
      'given as its digest',
      async (_token, id) => API_TOKEN_PREFIX + (await stored().findOne({ _id: id }))!.digest,
    ],
  ])('refuse one that is %s', async (_what, change) => {
    const { token, info } = await make();
    expect(await codeOf(verify(await change(token, info.id)))).toBe('TOKEN_INVALID');
  });

  it('are told as ended to every gateway when they are revoked, once', async () => {
    const { info } = await make();
    await auth.rpc.call(revokeApiToken, { userId, tokenId: info.id });
    await auth.rpc.call(revokeApiToken, { userId, tokenId: info.id });
    const told = await auth.database.collection('outbox').find({ key: 'auth.session-ended' }).toArray();
    expect(told.filter(({ payload }) => payload.sessionId === info.id)).toHaveLength(1);
    expect(await listed()).toEqual([]);
  });

  it('are revoked by their owner alone', async () => {
    const { token, info } = await make();
    const others = auth.rpc.call(revokeApiToken, { userId: randomUUID(), tokenId: info.id });
    expect(await codeOf(others)).toBe('NOT_FOUND');
    expect(await codeOf(auth.rpc.call(revokeApiToken, { userId, tokenId: 'none' }))).toBe('NOT_FOUND');
    await verify(token);
  });

  it('are so many at most, also made at once; expired ones do not count', async () => {
    const { info: old } = await make();
    await stored().updateOne({ _id: old.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    for (let n = 0; n < MOST_API_TOKENS - 1; n += 1) await make();
    const codes = await Promise.all([codeOf(make()), codeOf(make()), codeOf(make())]);
    expect(codes.filter((code) => code === 'answered').length).toBeLessThanOrEqual(1);
    expect(await listed()).toHaveLength(MOST_API_TOKENS + codes.filter((code) => code === 'answered').length);
    if (!codes.includes('answered')) await make();
    expect(await codeOf(make())).toBe('API_TOKENS_FULL');
  });

  it('stay when other sessions end, and go when all do: the account may be in wrong hands', async () => {
    const { token } = await make();
    await auth.rpc.call(endSessions, { userId, keep: 'this-one' });
    await verify(token);
    await auth.rpc.call(endSessions, { userId });
    expect(await codeOf(verify(token))).toBe('TOKEN_INVALID');
  });

  it('are no sessions: nobody is away with them, and no session is one of them', async () => {
    const { token } = await make();
    expect(await codeOf(auth.rpc.call(noteIdle, { token, idle: true, milliseconds: 1 }))).toBe(
      'TOKEN_INVALID',
    );
    const { token: ofSession } = await signIn();
    expect(await verify(ofSession)).not.toHaveProperty('apiToken');
  });
});
