import { randomUUID } from 'node:crypto';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  logout,
  passwordRules,
  renewRecoveryCodes,
  setSignInPolicy,
  twoFactorOf,
  verifyToken,
} from '@plomada/contracts';
import { OPEN_POLICY } from '@plomada/domain';
import { describeWithBacking, IdentityProvider } from '@plomada/testing';
import { Secret, TOTP } from 'otpauth';
import { Firm, PASSWORD } from '../testing/firm';
import { base64, codeOf, type RunningAuth, startAuth } from '../testing/start-auth';

const PUBLIC_URL = 'http://localhost:9';
const STEP = 30_000;
const MINUTE = 60_000;

describeWithBacking('the second step of somebody whom a provider signs on', () => {
  let auth: RunningAuth;
  let provider: IdentityProvider;
  let firm: Firm;
  let clock: jest.SpyInstance;
  /** How far the clock of auth is put forward, in milliseconds. */
  let ahead: number;

  beforeAll(async () => {
    provider = await IdentityProvider.start(`${PUBLIC_URL}/login/sign_on`);
    auth = await startAuth({ PUBLIC_URL, SIGN_ON_TO_PRIVATE_ADDRESSES: 'true' });
  });
  afterAll(async () => {
    await auth?.stop();
    await provider?.stop();
  });
  beforeEach(async () => {
    firm = await Firm.found(auth, provider, { makesMembers: true });
    ahead = 0;
    const now = Date.now.bind(Date);
    clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  });
  afterEach(() => clock.mockRestore());

  const sessionOf = async (token: string) => {
    const { sessionId, user, secondStepDue = false } = await auth.rpc.call(verifyToken, { token });
    return { sessionId, userId: user.id, secondStepDue, address: randomUUID() };
  };
  const signedOn = async (email: string) => sessionOf((await firm.signOn(email)).token);
  type Session = Awaited<ReturnType<typeof signedOn>>;

  /** Somebody who has come in by the provider and was given no password. */
  async function newcomer() {
    const email = `nueva-${randomUUID().slice(0, 8)}@${firm.domain}`;
    await provider.know(email, { sub: `sub of ${email}`, email, email_verified: true });
    return { email, session: await signedOn(email) };
  }

  /** As if the sign-on of the session had been so many minutes ago. */
  const agedTo = async (minutes: number, { sessionId }: Session) => {
    const sessions = auth.database.collection<{ _id: string }>('sessions');
    const signedOn = new Date(Date.now() - minutes * MINUTE);
    const { matchedCount } = await sessions.updateOne({ _id: sessionId }, { $set: { signedOn } });
    expect(matchedCount).toBe(1);
  };

  const asked = ({ userId, sessionId, address }: Session) => ({ userId, sessionId, address });
  const begin = (session: Session, password?: string) =>
    auth.rpc.call(beginTwoFactor, {
      ...asked(session),
      ...(password !== undefined && { password: base64(password) }),
    });
  const shown = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
  async function setUp(session: Session, password?: string): Promise<string> {
    const { secret } = await begin(session, password);
    await auth.rpc.call(confirmTwoFactor, { ...asked(session), code: shown(secret) });
    return secret;
  }

  it('is set up right after the first sign-on where the business asks for it, and passed at each one from then on', async () => {
    const { businessId, rootId: byUserId } = firm;
    const policy = { ...OPEN_POLICY, secondStepFor: 'everybody' } as const;
    await auth.rpc.call(setSignInPolicy, { businessId, byUserId, policy });
    const { email, session } = await newcomer();
    expect(session.secondStepDue).toBe(true);
    const { userId } = session;
    expect(await auth.rpc.call(twoFactorOf, { userId })).toMatchObject({ since: null, hasPassword: false });
    expect(await auth.rpc.call(passwordRules, { userId })).toMatchObject({ hasPassword: false });
    const secret = await setUp(session);
    expect(await codeOf(firm.signOn(email))).toBe('SECOND_STEP_NEEDED');
    ahead += STEP;
    const { url, browser } = await firm.begin(email);
    const back = await provider.visit(url, { name: email });
    const { token } = await firm.enter(back, browser, { secondStep: shown(secret) });
    expect(await sessionOf(token)).toMatchObject({ userId, secondStepDue: false });
  });

  it('is set up in a session that began with a sign-on ten minutes ago at most, and after the next one', async () => {
    const { email, session } = await newcomer();
    const other = await newcomer();
    for (const sessionId of [other.session.sessionId, randomUUID(), undefined]) {
      const request = { ...asked(session), sessionId };
      expect(await codeOf(auth.rpc.call(beginTwoFactor, request))).toBe('SIGN_ON_NOT_RECENT');
    }
    await agedTo(10.1, session);
    expect(await begin(session).catch((error: unknown) => error)).toMatchObject({
      kind: 'forbidden',
      code: 'SIGN_ON_NOT_RECENT',
      params: { minutes: 10 },
    });
    // No password is theirs: none that is given helps.
    expect(await codeOf(begin(session, PASSWORD))).toBe('SIGN_ON_NOT_RECENT');
    await setUp(await signedOn(email));
  });

  it('is not set up once the session has ended', async () => {
    const { session } = await newcomer();
    await agedTo(9.5, session);
    expect(await codeOf(begin(session))).toBe('answered');
    await auth.rpc.call(logout, { sessionId: session.sessionId });
    expect(await codeOf(begin(session))).toBe('SIGN_ON_NOT_RECENT');
  });

  it('is set up whoever guesses at their login meanwhile', async () => {
    const { email, session } = await newcomer();
    for (let n = 0; n < 11; n++) await codeOf(firm.logIn(email));
    expect(await codeOf(firm.logIn(email))).toBe('LOGIN_THROTTLED');
    expect(await codeOf(begin(session))).toBe('answered');
  });

  it('is renewed and ended by a recent sign-on and a code together', async () => {
    const { session } = await newcomer();
    const secret = await setUp(session);
    const proof = (code: string) => ({ ...asked(session), code });
    ahead = STEP;
    expect(await codeOf(auth.rpc.call(endTwoFactor, proof('000000')))).toBe('SECOND_STEP_WRONG');
    const { recoveryCodes } = await auth.rpc.call(renewRecoveryCodes, proof(shown(secret)));
    await agedTo(10.1, session);
    const [one = ''] = recoveryCodes;
    for (const change of [renewRecoveryCodes, endTwoFactor]) {
      expect(await codeOf(auth.rpc.call(change, proof(one)))).toBe('SIGN_ON_NOT_RECENT');
    }
    const { userId } = session;
    expect(await auth.rpc.call(twoFactorOf, { userId })).toMatchObject({ recoveryCodesLeft: 10 });
    await agedTo(9.5, session);
    await auth.rpc.call(endTwoFactor, proof(one));
    expect(await auth.rpc.call(twoFactorOf, { userId })).toMatchObject({ since: null });
  });

  it('takes the password of who has one, however they came in', async () => {
    const { email, userId } = await firm.member();
    const session = await signedOn(email);
    expect(await auth.rpc.call(twoFactorOf, { userId })).toMatchObject({ hasPassword: true });
    expect(await codeOf(begin(session))).toBe('OLD_PASSWORD_WRONG');
    const secret = await setUp(session, PASSWORD);
    ahead = STEP;
    for (const change of [renewRecoveryCodes, endTwoFactor]) {
      const withoutPassword = { ...asked(session), code: shown(secret) };
      expect(await codeOf(auth.rpc.call(change, withoutPassword))).toBe('OLD_PASSWORD_WRONG');
    }
    const proof = { ...asked(session), password: base64(PASSWORD), code: shown(secret) };
    expect(await codeOf(auth.rpc.call(endTwoFactor, proof))).toBe('answered');
  });
});
