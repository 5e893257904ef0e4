import { randomUUID } from 'node:crypto';
import {
  endSessions,
  IDLE_ENDS_MS,
  IDLE_MS,
  login,
  logout,
  noteIdle,
  sessionsOf,
  verifyToken,
} from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import { describeWithBacking, eventually } from '@plomada/testing';
import { decode } from 'jsonwebtoken';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

const MINUTE = 60_000;

describeWithBacking('a session whose person went', () => {
  let auth: RunningAuth;
  let token: string;
  let sessionId: string;
  let userId: string;

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());
  beforeEach(async () => {
    const root = { email: base64(ROOT.email), password: base64(ROOT.password), address: randomUUID() };
    ({ token } = await auth.rpc.call(login, root));
    ({ sid: sessionId, sub: userId } = decode(token) as { sid: string; sub: string });
  });

  const verify = () => auth.rpc.call(verifyToken, { token });
  const left = (milliseconds: number) => auth.rpc.call(noteIdle, { token, idle: true, milliseconds });
  const returned = (milliseconds: number) => auth.rpc.call(noteIdle, { token, idle: false, milliseconds });
  /** What was said was said so long ago. */
  async function later(milliseconds: number) {
    const sessions = auth.database.collection<{
      _id: string;
      idleSince: Date | null;
      returnedAt: Date | null;
    }>('sessions');
    const { idleSince, returnedAt } = (await sessions.findOne({ _id: sessionId }))!;
    const before = (instant: Date | null) => instant && new Date(instant.getTime() - milliseconds);
    const $set = { idleSince: before(idleSince), returnedAt: before(returnedAt) };
    await sessions.updateOne({ _id: sessionId }, { $set });
    await auth.app.get(REDIS).del(`session:${sessionId}`);
  }

  it('ends 45 minutes after the person was last there, and says so beforehand', async () => {
    await left(IDLE_MS);
    const { expiresAt } = await verify();
    expect(Math.abs(Date.parse(expiresAt) - (Date.now() + IDLE_ENDS_MS - IDLE_MS))).toBeLessThan(MINUTE);
    const told = auth.database.collection('outbox').find({ key: 'auth.session-end-moved' });
    expect((await told.toArray()).map(({ payload }) => payload)).toContainEqual({ sessionId, expiresAt });
    await later(34 * MINUTE);
    expect(await codeOf(verify())).toBe('answered');
    await later(MINUTE);
    expect(await codeOf(verify())).toBe('TOKEN_INVALID');
  });

  it('does not outlive its end as a copy', async () => {
    await left(IDLE_ENDS_MS - 1_500);
    expect(await codeOf(verify())).toBe('answered');
    await eventually(async () => (await codeOf(verify())) === 'TOKEN_INVALID');
  });

  it('goes on as it was when the person comes back', async () => {
    const before = await verify();
    await left(IDLE_MS);
    await later(30 * MINUTE);
    await returned(0);
    await later(5 * 60 * MINUTE);
    expect(await verify()).toEqual(before);
  });

  it('goes on when the person was back in time and the network later', async () => {
    await left(IDLE_MS);
    await later(2 * 60 * MINUTE);
    expect(await codeOf(verify())).toBe('TOKEN_INVALID');
    await returned(100 * MINUTE);
    expect(await codeOf(verify())).toBe('answered');
  });

  it('stays over when the person came back too late', async () => {
    await left(IDLE_MS);
    await later(36 * MINUTE);
    expect(await codeOf(returned(0))).toBe('TOKEN_INVALID');
    expect(await codeOf(left(IDLE_MS))).toBe('TOKEN_INVALID');
    expect(await codeOf(verify())).toBe('TOKEN_INVALID');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a logout', () => auth.rpc.call(logout, { sessionId })],
    ['the end of all sessions', () => auth.rpc.call(endSessions, { userId })],
  ])('stays over after %s, whatever is said of a return', async (_what, end) => {
    await left(IDLE_MS);
    await later(40 * MINUTE);
    await end();
    expect(await codeOf(returned(30 * MINUTE))).toBe('TOKEN_INVALID');
    expect(await codeOf(verify())).toBe('TOKEN_INVALID');
  });

  it('is nearer its end by no sign of life that is older than another', async () => {
    await left(IDLE_MS);
    await returned(0);
    await left(IDLE_MS);
    expect(Date.parse((await verify()).expiresAt) - Date.now()).toBeGreaterThan(60 * MINUTE);
    await later(25 * MINUTE);
    await left(IDLE_MS);
    await left(20 * MINUTE);
    const { expiresAt } = await verify();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(34 * MINUTE);
    const { sessions } = await auth.rpc.call(sessionsOf, { userId });
    expect(sessions.find(({ id }) => id === sessionId)).toMatchObject({ expiresAt });
  });

  it('lasts to its own end while its page has said nothing', async () => {
    await later(11 * 60 * MINUTE);
    expect(await codeOf(verify())).toBe('answered');
  });
});
