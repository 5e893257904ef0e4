import { randomUUID } from 'node:crypto';
import {
  addMember,
  apiTokensOf,
  changePassword,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  grantBusiness,
  login,
  makeApiToken,
  membersOf,
  renewRecoveryCodes,
  resetTwoFactor,
  twoFactorOf,
  verifyToken,
} from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import { Secret, TOTP } from 'otpauth';
import { Mailbox } from '../testing/mailbox';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

const PASSWORD = 'right-password';
const STEP = 30_000;

describeWithBacking('logging in by two steps', () => {
  let auth: RunningAuth;
  let mailbox: Mailbox;
  let rootId: string;
  let businessId: string;
  let clock: jest.SpyInstance;
  let now: number;

  beforeAll(async () => {
    auth = await startAuth();
    mailbox = await Mailbox.open();
    rootId = (await tryLogin(ROOT.email, ROOT.password)).user.id;
  });
  afterAll(async () => {
    await mailbox?.stop();
    await auth?.stop();
  });
  beforeEach(async () => {
    businessId = randomUUID();
    await auth.rpc.call(grantBusiness, { businessId, adminId: rootId });
    // In the middle of a step: nothing that a test does takes long enough to leave it.
    now = Math.floor(Date.now() / STEP) * STEP + STEP / 2;
    clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => clock.mockRestore());

  const tryLogin = (email: string, password: string, code?: string) =>
    auth.rpc.call(login, {
      ...{ email: base64(email), password: base64(password), address: randomUUID() },
      ...(code !== undefined && { code }),
    });

  /** What the person's app shows. */
  const shown = (secret: string, at = now) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

  async function member() {
    const email = `${randomUUID()}@plomada.test`;
    const { user } = await auth.rpc.call(addMember, {
      businessId,
      byRoot: true,
      member: { email, firstName: 'Ana', lastName: '', role: 'businessMember', initialPassword: PASSWORD },
    });
    return { email, userId: user.id, address: randomUUID() };
  }

  const begin = ({ userId, address }: Person, password = PASSWORD) =>
    auth.rpc.call(beginTwoFactor, { userId, address, password: base64(password) });
  type Person = Awaited<ReturnType<typeof member>>;

  /** A member who logs in by two steps; the code of this step of time is used up. */
  async function careful() {
    const person = await member();
    const { secret } = await begin(person);
    const { recoveryCodes } = await auth.rpc.call(confirmTwoFactor, {
      ...asked(person),
      code: shown(secret),
    });
    return { ...person, secret, recoveryCodes };
  }
  const asked = ({ userId, address }: Person) => ({ userId, address });

  it('takes nothing but the password until a secret was confirmed by a code of it', async () => {
    const person = await member();
    const first = await begin(person);
    expect(new URL(first.uri).searchParams.get('secret')).toBe(first.secret);
    expect(decodeURIComponent(first.uri)).toContain(person.email);
    expect((await tryLogin(person.email, PASSWORD)).user.id).toBe(person.userId);
    const { secret } = await begin(person);
    const stale = { ...asked(person), code: shown(first.secret) };
    expect(await codeOf(auth.rpc.call(confirmTwoFactor, stale))).toBe('SECOND_STEP_WRONG');
    await auth.rpc.call(confirmTwoFactor, { ...asked(person), code: shown(secret) });
    expect(await codeOf(tryLogin(person.email, PASSWORD))).toBe('SECOND_STEP_NEEDED');
    expect(await codeOf(begin(person))).toBe('TWO_FACTOR_ON');
    expect(await codeOf(auth.rpc.call(confirmTwoFactor, { ...asked(person), code: shown(secret) }))).toBe(
      'TWO_FACTOR_NOT_BEGUN',
    );
  });

  it('begins for nobody who does not know the password, and is not confirmed an hour later', async () => {
    const person = await member();
    expect(await codeOf(begin(person, 'wrong'))).toBe('OLD_PASSWORD_WRONG');
    const { secret } = await begin(person);
    now += 61 * 60_000;
    expect(await codeOf(auth.rpc.call(confirmTwoFactor, { ...asked(person), code: shown(secret) }))).toBe(
      'TWO_FACTOR_NOT_BEGUN',
    );
  });

  it('says of a code only to who knows the password', async () => {
    const { email, secret } = await careful();
    now += STEP;
    expect(await codeOf(tryLogin(email, 'wrong', shown(secret)))).toBe('LOGIN_FAILED');
    expect(await codeOf(tryLogin(email, PASSWORD, '000000'))).toBe('SECOND_STEP_WRONG');
    expect((await tryLogin(email, PASSWORD, shown(secret))).user.email).toBe(email);
  });

  it.each([
    [-2, 'SECOND_STEP_WRONG'],
    [-1, 'answered'],
    [0, 'answered'],
    [1, 'answered'],
    [2, 'SECOND_STEP_WRONG'],
  ])('of a clock that is %d steps off makes of a code: %s', async (steps, outcome) => {
    const { email, secret } = await careful();
    now += 10 * STEP;
    expect(await codeOf(tryLogin(email, PASSWORD, shown(secret, now + steps * STEP)))).toBe(outcome);
  });

  it('takes a code once, also of two at the same time, and none that is older than one that was used', async () => {
    const { email, secret } = await careful();
    expect(await codeOf(tryLogin(email, PASSWORD, shown(secret)))).toBe('SECOND_STEP_WRONG');
    now += 2 * STEP;
    const both = await Promise.all([1, 2].map(() => codeOf(tryLogin(email, PASSWORD, shown(secret)))));
    expect(both.sort()).toEqual(['SECOND_STEP_WRONG', 'answered']);
    expect(await codeOf(tryLogin(email, PASSWORD, shown(secret, now - STEP)))).toBe('SECOND_STEP_WRONG');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const person = await careful();
    const [first = '', second = ''] = person.recoveryCodes;
    expect(new Set(person.recoveryCodes).size).toBe(10);
    const typed = ` ${first.replaceAll('-', '').toLowerCase()} `;
    expect((await tryLogin(person.email, PASSWORD, typed)).user.id).toBe(person.userId);
    expect(await codeOf(tryLogin(person.email, PASSWORD, first))).toBe('SECOND_STEP_WRONG');
    expect(await auth.rpc.call(twoFactorOf, { userId: person.userId })).toMatchObject({
      recoveryCodesLeft: 9,
    });
    now += STEP;
    const proof = { ...asked(person), password: base64(PASSWORD), code: shown(person.secret) };
    const { recoveryCodes } = await auth.rpc.call(renewRecoveryCodes, proof);
    expect(await codeOf(tryLogin(person.email, PASSWORD, second))).toBe('SECOND_STEP_WRONG');
    expect(await codeOf(tryLogin(person.email, PASSWORD, recoveryCodes[0]))).toBe('answered');
  });

  it('keeps nothing from which a code could be made', async () => {
    const { userId, secret, recoveryCodes } = await careful();
    const stored = await auth.database.collection('twoFactors').findOne({ _id: userId as never });
    const bytes = JSON.stringify(stored);
    for (const told of [secret, ...recoveryCodes]) expect(bytes).not.toContain(told);
    expect(bytes).not.toContain(Buffer.from(Secret.fromBase32(secret).buffer).toString('base64url'));
    expect(stored?.recovery).toHaveLength(10);
  });

  it('stops guessing at codes as at passwords, whoever knows the password', async () => {
    const { email, secret } = await careful();
    now += STEP;
    for (let n = 0; n < 5; n++) {
      expect(await codeOf(tryLogin(email, PASSWORD, '000000'))).toBe('SECOND_STEP_WRONG');
      expect(await codeOf(tryLogin(email, PASSWORD))).toBe('SECOND_STEP_NEEDED');
    }
    expect(await codeOf(tryLogin(email, PASSWORD, shown(secret)))).toBe('LOGIN_THROTTLED');
  });

  it('goes on counting the codes that were guessed at when the password is shown in the account', async () => {
    const person = await careful();
    now += STEP;
    for (let n = 0; n < 10; n++) {
      expect(await codeOf(tryLogin(person.email, PASSWORD, '000000'))).toBe('SECOND_STEP_WRONG');
      expect(await codeOf(begin({ ...person, address: randomUUID() }))).toBe('TWO_FACTOR_ON');
    }
    expect(await codeOf(tryLogin(person.email, PASSWORD, shown(person.secret)))).toBe('LOGIN_THROTTLED');
  });

  it('goes on counting them when the password is changed', async () => {
    const person = await careful();
    now += STEP;
    const change = { userId: person.userId, sessionId: 'one', address: randomUUID() };
    const password = { oldPassword: base64(PASSWORD), newPassword: base64(PASSWORD) };
    for (let n = 0; n < 10; n++) {
      expect(await codeOf(tryLogin(person.email, PASSWORD, '000000'))).toBe('SECOND_STEP_WRONG');
      if (n < 9) await auth.rpc.call(changePassword, { ...change, ...password });
    }
    expect(await codeOf(tryLogin(person.email, PASSWORD, shown(person.secret)))).toBe('LOGIN_THROTTLED');
  });

  it('ends by password and code together, and tells its owner of the beginning and the end', async () => {
    const person = await careful();
    expect((await mailbox.next(person.email, 'two-factor')).change).toBe('on');
    now += STEP;
    const proof = { ...asked(person), password: base64(PASSWORD), code: shown(person.secret) };
    expect(await codeOf(auth.rpc.call(endTwoFactor, { ...proof, password: base64('wrong') }))).toBe(
      'OLD_PASSWORD_WRONG',
    );
    expect(await codeOf(auth.rpc.call(endTwoFactor, { ...proof, code: '000000' }))).toBe('SECOND_STEP_WRONG');
    await auth.rpc.call(endTwoFactor, proof);
    expect((await tryLogin(person.email, PASSWORD)).user.id).toBe(person.userId);
    await eventually(async () => (await mailbox.next(person.email, 'two-factor')).change === 'off');
  });

  it('leaves sessions and API tokens as they are', async () => {
    const person = await member();
    const { token } = await tryLogin(person.email, PASSWORD);
    const made = { userId: person.userId, name: 'Tablero', scope: 'read', days: 7 } as const;
    const api = await auth.rpc.call(makeApiToken, made);
    const { secret } = await begin(person);
    await auth.rpc.call(confirmTwoFactor, { ...asked(person), code: shown(secret) });
    for (const good of [token, api.token]) {
      expect((await auth.rpc.call(verifyToken, { token: good })).user.id).toBe(person.userId);
    }
    expect((await auth.rpc.call(apiTokensOf, { userId: person.userId })).tokens).toHaveLength(1);
  });

  it('is taken away by an administrator of the business, who is noted, and of nobody else’s people', async () => {
    const person = await careful();
    const { members } = await auth.rpc.call(membersOf, { businessId });
    const listed = members.map(({ user, twoFactor }) => [user.id, twoFactor]);
    expect(Object.fromEntries(listed)).toEqual({ [rootId]: false, [person.userId]: true });
    const reset = { businessId, userId: person.userId, byUserId: 'admin', byRoot: false };
    const elsewhere = randomUUID();
    await auth.rpc.call(grantBusiness, { businessId: elsewhere, adminId: rootId });
    expect(await codeOf(auth.rpc.call(resetTwoFactor, { ...reset, businessId: elsewhere }))).toBe(
      'MEMBER_NOT_FOUND',
    );
    expect(await codeOf(auth.rpc.call(resetTwoFactor, { ...reset, userId: rootId }))).toBe('FORBIDDEN');
    const own = { ...reset, byUserId: person.userId };
    expect(await codeOf(auth.rpc.call(resetTwoFactor, own))).toBe('OWN_SECOND_STEP');
    await auth.rpc.call(resetTwoFactor, reset);
    await auth.rpc.call(resetTwoFactor, reset);
    expect((await tryLogin(person.email, PASSWORD)).user.id).toBe(person.userId);
    await eventually(async () => (await mailbox.next(person.email, 'two-factor')).change === 'reset');
    const noted = await auth.database.collection('accountLog').find({ businessId }).toArray();
    expect(noted).toEqual([
      expect.objectContaining({ byUserId: 'admin', what: 'twoFactorReset', userId: person.userId }),
    ]);
  });
});
