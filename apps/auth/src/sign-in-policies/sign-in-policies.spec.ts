import { randomUUID } from 'node:crypto';
import {
  accountLogOf,
  addMember,
  beginTwoFactor,
  changePassword,
  passwordRules,
  confirmTwoFactor,
  grantBusiness,
  login,
  makeApiToken,
  setSignInPolicy,
  signInPolicyOf,
  verifyToken,
} from '@plomada/contracts';
import { OPEN_POLICY, type SignInPolicy } from '@plomada/domain';
import { describeWithBacking } from '@plomada/testing';
import { decode } from 'jsonwebtoken';
import { Secret, TOTP } from 'otpauth';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

const PASSWORD = 'right-password';
const HOUR = 3_600_000;

describeWithBacking('how a business lets its people in', () => {
  let auth: RunningAuth;
  let rootId: string;
  let businessId: string;

  beforeAll(async () => {
    auth = await startAuth();
    rootId = (await tryLogin(ROOT.email, ROOT.password)).user.id;
  });
  afterAll(() => auth?.stop());
  beforeEach(async () => {
    businessId = await newBusiness();
  });

  const tryLogin = (email: string, password = PASSWORD) =>
    auth.rpc.call(login, { email: base64(email), password: base64(password), address: randomUUID() });
  const sessionOf = async (email: string) =>
    auth.rpc.call(verifyToken, { token: (await tryLogin(email)).token });

  async function newBusiness(): Promise<string> {
    const id = randomUUID();
    await auth.rpc.call(grantBusiness, { businessId: id, adminId: rootId });
    return id;
  }
  const set = (change: Partial<SignInPolicy>, id = businessId) =>
    auth.rpc.call(setSignInPolicy, {
      businessId: id,
      byUserId: rootId,
      policy: { ...OPEN_POLICY, ...change },
    });
  type Role = 'businessAdmin' | 'businessMember';
  const add = (email: string, role: Role, id = businessId, initialPassword = PASSWORD) =>
    auth.rpc.call(addMember, {
      businessId: id,
      byRoot: true,
      member: { email, firstName: 'Ana', lastName: '', role, initialPassword },
    });
  async function member(role: Role = 'businessMember') {
    const email = `${randomUUID()}@plomada.test`;
    const { user } = await add(email, role);
    return { email, userId: user.id };
  }

  it('is open until it chooses, and keeps what it chose apart from others', async () => {
    expect(await auth.rpc.call(signInPolicyOf, { businessId })).toEqual(OPEN_POLICY);
    const chosen = { secondStepFor: 'administrators', passwordMinimum: 10, sessionHours: 8 } as const;
    await set(chosen);
    expect(await auth.rpc.call(signInPolicyOf, { businessId })).toEqual(chosen);
    expect(await auth.rpc.call(signInPolicyOf, { businessId: await newBusiness() })).toEqual(OPEN_POLICY);
  });

  it.each([
    ['administrators', true, undefined],
    ['everybody', true, true],
    ['nobody', undefined, undefined],
  ] as const)(
    'asks %s for a second step, and nobody of the platform',
    async (secondStepFor, admin, other) => {
      const [boss, worker] = [await member('businessAdmin'), await member()];
      await set({ secondStepFor });
      expect((await sessionOf(boss.email)).secondStepDue).toBe(admin);
      expect((await sessionOf(worker.email)).secondStepDue).toBe(other);
      const { token } = await tryLogin(ROOT.email, ROOT.password);
      expect((await auth.rpc.call(verifyToken, { token })).secondStepDue).toBeUndefined();
    },
  );

  it('leaves nothing due in the session that the second step is set up in, ends the others that wait for it, and leaves API tokens', async () => {
    const { email, userId } = await member();
    const made = { userId, name: 'Tablero', scope: 'read', days: 7 } as const;
    const api = await auth.rpc.call(makeApiToken, made);
    await set({ secondStepFor: 'everybody' });
    const [own, other] = [(await tryLogin(email)).token, (await tryLogin(email)).token];
    const verified = (token: string) => auth.rpc.call(verifyToken, { token });
    const { sessionId, secondStepDue } = await verified(own);
    expect([secondStepDue, (await verified(other)).secondStepDue]).toEqual([true, true]);
    expect((await auth.rpc.call(verifyToken, { token: api.token })).secondStepDue).toBeUndefined();
    const asked = { userId, address: randomUUID() };
    const { secret } = await auth.rpc.call(beginTwoFactor, { ...asked, password: base64(PASSWORD) });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await auth.rpc.call(confirmTwoFactor, { ...asked, sessionId, code });
    expect((await verified(own)).secondStepDue).toBeUndefined();
    // Whoever opened it knew the password and no code.
    expect(await codeOf(verified(other))).toBe('TOKEN_INVALID');
    await verified(api.token);
  });

  it('ends sessions when it says, by the token too', async () => {
    const { email } = await member();
    await set({ sessionHours: 2 });
    const { token, expiresAt } = await tryLogin(email);
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(1.9 * HOUR);
    expect(left).toBeLessThanOrEqual(2 * HOUR);
    const { exp = 0 } = decode(token, { json: true }) ?? {};
    expect(Math.abs(exp * 1000 - Date.parse(expiresAt))).toBeLessThan(5_000);
  });

  it('refuses passwords that are too short for it, however they are set', async () => {
    const { email, userId } = await member();
    await set({ passwordMinimum: 20 });
    const change = (password: string) =>
      auth.rpc.call(changePassword, {
        ...{ userId, sessionId: 'one', address: randomUUID() },
        ...{ oldPassword: base64(PASSWORD), newPassword: base64(password) },
      });
    expect(await change('x'.repeat(19)).catch((error: unknown) => error)).toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
      params: { minimum: 20 },
    });
    expect(await codeOf(add(`${randomUUID()}@plomada.test`, 'businessMember'))).toBe('PASSWORD_TOO_SHORT');
    expect(await auth.rpc.call(passwordRules, { userId })).toEqual({
      minimum: 20,
      hasPassword: true,
      onlyProvider: null,
    });
    // One of before stays good until it is changed.
    await tryLogin(email);
    expect(await codeOf(change('x'.repeat(20)))).toBe('answered');
  });

  it('is as strict as the strictest business of somebody who is in several', async () => {
    const { email } = await member();
    const other = await newBusiness();
    await add(email, 'businessMember', other);
    await set({ sessionHours: 3 }, other);
    await set({ secondStepFor: 'everybody' });
    const { secondStepDue, expiresAt } = await sessionOf(email);
    expect(secondStepDue).toBe(true);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3 * HOUR);
  });

  it('tells its administrators who changed what of it, the newest first', async () => {
    const boss = await member('businessAdmin');
    const policy = { ...OPEN_POLICY, sessionHours: 4 };
    await auth.rpc.call(setSignInPolicy, { businessId, byUserId: boss.userId, policy });
    await set({ secondStepFor: 'everybody' });
    await set({ secondStepFor: 'everybody' });
    const { changes } = await auth.rpc.call(accountLogOf, { businessId });
    expect(changes).toMatchObject([
      { what: 'policySet', of: null, policy: { secondStepFor: 'everybody', sessionHours: 12 } },
      { what: 'policySet', by: 'Ana', of: null, policy: { sessionHours: 4 } },
    ]);
    expect(changes).toHaveLength(2);
    expect((await auth.rpc.call(accountLogOf, { businessId: await newBusiness() })).changes).toEqual([]);
  });
});
