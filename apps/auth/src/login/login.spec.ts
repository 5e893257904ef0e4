import { randomUUID } from 'node:crypto';
import { addMember, checkUser, grantBusiness, login, verifyToken } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { base64, codeOf, ROOT, type RunningAuth, startAuth, startInstance } from '../testing/start-auth';

describeWithBacking('logging in', () => {
  let auth: RunningAuth;
  let address: string;

  const tryLogin = (email: string, password: string, from = address) =>
    auth.rpc.call(login, { email: base64(email), password: base64(password), address: from });

  /** A member with a password, in a business of the root's. */
  async function newUser(password: string): Promise<string> {
    const email = `${randomUUID()}@plomada.test`;
    const root = await tryLogin(ROOT.email, ROOT.password);
    const businessId = randomUUID();
    await auth.rpc.call(grantBusiness, { businessId, adminId: root.user.id });
    const member = { email, firstName: 'Ana', lastName: 'Rojas', initialPassword: password } as const;
    await auth.rpc.call(addMember, {
      businessId,
      byRoot: true,
      member: { ...member, role: 'businessMember' },
    });
    return email;
  }

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());
  beforeEach(() => {
    address = randomUUID();
  });

  it('gives the first root a token that stands for the root', async () => {
    const { token, user } = await tryLogin(ROOT.email, ROOT.password);
    expect(user).toMatchObject({ email: ROOT.email, isRoot: true, isSuperAdmin: false, lang: 'es' });
    expect(await auth.rpc.call(verifyToken, { token })).toMatchObject({ user });
  });

  it('makes the first root once, however often auth starts', async () => {
    const second = await startInstance({ rpc: false });
    await second.close();
    expect(await auth.database.collection('users').countDocuments({ isRoot: true })).toBe(1);
  });

  it('knows an account however its address is capitalised', async () => {
    const email = await newUser('contraseña-ñandú');
    expect(await auth.rpc.call(checkUser, { email: email.toUpperCase(), address })).toEqual({ exists: true });
    expect((await tryLogin(` ${email.toUpperCase()}`, 'contraseña-ñandú')).user.email).toBe(email);
  });

  it('keeps no password that could be read', async () => {
    await newUser('visible-secret');
    const stored = await auth.database.collection('credentials').find().toArray();
    expect(stored.every(({ hash }) => /^\$argon2id\$/.test(hash))).toBe(true);
    expect(JSON.stringify(await auth.database.collection('users').find().toArray())).not.toContain('argon2');
  });

  it('says the same of a wrong password and of an unknown account', async () => {
    const email = await newUser('right-password');
    const wrong = await tryLogin(email, 'wrong-password').catch((error: unknown) => error);
    const unknown = await tryLogin('nobody@plomada.test', 'wrong-password').catch((error: unknown) => error);
    expect(wrong).toMatchObject({ kind: 'notFound', code: 'LOGIN_FAILED' });
    expect(unknown).toMatchObject({ kind: 'notFound', code: 'LOGIN_FAILED' });
    expect(await codeOf(auth.rpc.call(checkUser, { email: 'nobody@plomada.test', address }))).toBe(
      'USER_NOT_FOUND',
    );
  });

  it('refuses what is not base64 of text', async () => {
    const asked = auth.rpc.call(login, { email: '%%%', password: base64('x'), address });
    expect(await codeOf(asked)).toBe('REQUEST_INVALID');
  });

  it('refuses an account without a password', async () => {
    const { user } = await tryLogin(ROOT.email, ROOT.password);
    const businessId = randomUUID();
    const email = `${randomUUID()}@plomada.test`;
    await auth.rpc.call(grantBusiness, { businessId, adminId: user.id });
    const member = { email, firstName: 'Ana', lastName: '', role: 'businessMember' } as const;
    await auth.rpc.call(addMember, { businessId, byRoot: false, member });
    expect(await codeOf(tryLogin(email, 'null'))).toBe('LOGIN_FAILED');
    expect(await codeOf(tryLogin(email, 'undefined'))).toBe('LOGIN_FAILED');
  });

  it('stops guessing at an account after ten failures, from wherever, even with the right password', async () => {
    const email = await newUser('right-password');
    for (let n = 0; n < 10; n++) {
      expect(await codeOf(tryLogin(email, 'wrong', randomUUID()))).toBe('LOGIN_FAILED');
    }
    const refused = await tryLogin(email, 'right-password', randomUUID()).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'tooMany', code: 'LOGIN_THROTTLED', params: { minutes: 15 } });
  });

  it('leaves the owner in, where they have logged in before, whoever guesses elsewhere', async () => {
    const email = await newUser('right-password');
    await tryLogin(email, 'right-password');
    for (let n = 0; n < 11; n++) await codeOf(tryLogin(email, 'wrong', randomUUID()));
    expect(await codeOf(tryLogin(email, 'right-password', randomUUID()))).toBe('LOGIN_THROTTLED');
    expect((await tryLogin(email, 'right-password')).user.email).toBe(email);
    for (let n = 0; n < 10; n++) await codeOf(tryLogin(email, 'wrong'));
    expect(await codeOf(tryLogin(email, 'right-password'))).toBe('LOGIN_THROTTLED');
  });

  it('counts guesses that come at the same time', async () => {
    const email = await newUser('right-password');
    const codes = await Promise.all(
      Array.from({ length: 25 }, () => codeOf(tryLogin(email, 'wrong', randomUUID()))),
    );
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10);
    expect(codes.filter((code) => code === 'LOGIN_THROTTLED')).toHaveLength(15);
  });

  it('stops guessing at many accounts from one address', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 61; n++) codes.push(await codeOf(tryLogin(`${n}@plomada.test`, 'wrong')));
    expect(codes.slice(0, 60).every((code) => code === 'LOGIN_FAILED')).toBe(true);
    expect(codes[60]).toBe('LOGIN_THROTTLED');
  });

  it('forgets an account’s failures once its owner logs in', async () => {
    const email = await newUser('right-password');
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 6; n++) await codeOf(tryLogin(email, 'wrong'));
      expect((await tryLogin(email, 'right-password')).user.email).toBe(email);
    }
  });
});
