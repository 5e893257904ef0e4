import { randomUUID } from 'node:crypto';
import {
  calendarFeedsOf,
  endSessions,
  login,
  makeCalendarFeed,
  MOST_CALENDAR_FEEDS,
  openCalendarFeed,
  projectPurged,
  revokeCalendarFeed,
} from '@plomada/contracts';
import { EventBus } from '@plomada/service-kit';
import { describeWithBacking, eventually } from '@plomada/testing';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

interface StoredFeed {
  readonly _id: string;
  readonly digest: string;
}

describeWithBacking('calendar feeds', () => {
  let auth: RunningAuth;
  let userId: string;

  const stored = () => auth.database.collection<StoredFeed>('calendarFeeds');
  const make = (projectId = 'p1') =>
    auth.rpc.call(makeCalendarFeed, { userId, projectId, contents: ['tasks'] });
  const opened = (secret: string) => auth.rpc.call(openCalendarFeed, { secret });
  const listed = async () => (await auth.rpc.call(calendarFeedsOf, { userId })).feeds;

  beforeAll(async () => {
    auth = await startAuth();
    const credentials = { email: base64(ROOT.email), password: base64(ROOT.password) };
    userId = (await auth.rpc.call(login, { ...credentials, address: randomUUID() })).user.id;
  });
  afterAll(() => auth?.stop());
  beforeEach(() => stored().deleteMany({}));

  it('say whose they are, of which project, of what, and in which language', async () => {
    const { secret, info } = await make();
    expect(await opened(secret)).toEqual({ userId, projectId: 'p1', contents: ['tasks'], lang: 'es' });
    expect(await listed()).toMatchObject([{ id: info.id, projectId: 'p1', contents: ['tasks'] }]);
  });

  it('are kept as a digest, and their secret is told once', async () => {
    const { secret } = await make();
    expect(JSON.stringify(await stored().find().toArray())).not.toContain(secret);
    expect(JSON.stringify(await listed())).not.toContain(secret);
  });

  it('say when they were fetched last', async () => {
    const { secret, info } = await make();
    expect(info.lastUsedAt).toBeNull();
    await opened(secret);
    expect(Date.now() - Date.parse((await listed())[0]!.lastUsedAt!)).toBeLessThan(30_000);
  });

  it('open nothing once they are revoked, by their owner alone', async () => {
    const { secret, info } = await make();
    const revoke = (by: string) => auth.rpc.call(revokeCalendarFeed, { userId: by, feedId: info.id });
    expect(await codeOf(revoke(randomUUID()))).toBe('NOT_FOUND');
    await opened(secret);
    await revoke(userId);
    expect(await codeOf(opened(secret))).toBe('NOT_FOUND');
    expect(await codeOf(revoke(userId))).toBe('NOT_FOUND');
    expect(await listed()).toEqual([]);
  });

  it.each<[string, (secret: string, id: string) => Promise<string>]>([
    ['made up', async () => 'x'.repeat(43)],
    ['its digest', async (_secret, id) => (await stored().findOne({ _id: id }))!.digest],
    [
      'of somebody who is gone',
      async (secret, id) => {
        await stored().updateOne({ _id: id }, { $set: { userId: randomUUID() } });
        return secret;
      },
    ],
  ])('open nothing with a secret that is %s', async (_what, change) => {
    const { secret, info } = await make();
    expect(await codeOf(opened(await change(secret, info.id)))).toBe('NOT_FOUND');
  });

  it('are so many at most, also made at once', async () => {
    for (let n = 0; n < MOST_CALENDAR_FEEDS - 1; n += 1) await make();
    const codes = await Promise.all([codeOf(make()), codeOf(make()), codeOf(make())]);
    expect(codes.filter((code) => code === 'answered').length).toBeLessThanOrEqual(1);
    if (!codes.includes('answered')) await make();
    expect(await codeOf(make())).toBe('CALENDAR_FEEDS_FULL');
  });

  it('go when all sessions end, for the account may be in wrong hands, and stay when only others do', async () => {
    const { secret } = await make();
    await auth.rpc.call(endSessions, { userId, keep: 'this-one' });
    await opened(secret);
    await auth.rpc.call(endSessions, { userId });
    expect(await codeOf(opened(secret))).toBe('NOT_FOUND');
  });

  it('go with their project', async () => {
    const [{ secret }, other] = [await make('gone'), await make('stays')];
    await auth.app.get(EventBus).publish(projectPurged, { projectId: 'gone', businessId: 'b1' });
    await eventually(async () => (await codeOf(opened(secret))) === 'NOT_FOUND');
    await opened(other.secret);
  });
});
