import { randomUUID } from 'node:crypto';
import {
  activateReset,
  beginTwoFactor,
  checkUser,
  confirmTwoFactor,
  forgetSignOnIdentity,
  grantBusiness,
  membersOf,
  addMember,
  passwordRules,
  removeFromBusiness,
  resetPassword,
  rolesOf,
  setSignInPolicy,
  signOnOf,
  verifyToken,
} from '@plomada/contracts';
import { OPEN_POLICY } from '@plomada/domain';
import { REDIS } from '@plomada/service-kit';
import { describeWithBacking, IdentityProvider } from '@plomada/testing';
import type { Redis } from 'ioredis';
import { Secret, TOTP } from 'otpauth';
import { Firm, PASSWORD } from '../testing/firm';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

const PUBLIC_URL = 'http://localhost:9';

describeWithBacking('signing on at a business’s provider', () => {
  let auth: RunningAuth;
  let provider: IdentityProvider;
  let firm: Firm;

  beforeAll(async () => {
    provider = await IdentityProvider.start(`${PUBLIC_URL}/login/sign_on`);
    auth = await startAuth({ PUBLIC_URL, SIGN_ON_TO_PRIVATE_ADDRESSES: 'true' });
  });
  afterAll(async () => {
    await auth?.stop();
    await provider?.stop();
  });
  beforeEach(async () => {
    firm = await Firm.found(auth, provider);
  });

  const offerTo = async (email: string) =>
    (await auth.rpc.call(checkUser, { email, address: randomUUID() })).signOn;
  const redis = () => auth.app.get<Redis>(REDIS);
  async function keysOfStates(): Promise<string[]> {
    const prefix = redis().options.keyPrefix ?? '';
    return (await redis().keys(`${prefix}sign-on:*`)).map((key) => key.slice(prefix.length));
  }

  describe('the whole way', () => {
    it('begins a session of its person, who stays the same account when their e-mail changes at the provider', async () => {
      const { email, userId } = await firm.member();
      const { token, user, from } = await firm.signOn(email.toUpperCase(), email);
      expect(user).toMatchObject({ id: userId, email });
      expect(from).toBeNull();
      expect((await auth.rpc.call(verifyToken, { token })).user.id).toBe(userId);
      const renamed = `ana.rojas@${firm.domain}`;
      await provider.know('renamed', { sub: `sub of ${email}`, email: renamed, email_verified: true });
      expect((await firm.signOn(email, 'renamed')).user.id).toBe(userId);
    });

    it('asks for nothing but a code with PKCE, a state, a nonce, and an ID token', async () => {
      const { email } = await firm.member();
      const { searchParams } = new URL((await firm.begin(email)).url);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ response_type: 'code', code_challenge_method: 'S256', login_hint: email },
        ...{ redirect_uri: `${PUBLIC_URL}/login/sign_on`, scope: 'openid email profile' },
      });
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(searchParams.get(name)).toHaveLength(43);
    });

    it('makes a member of who has no account, where the business wants that', async () => {
      await firm.set({ makesMembers: true });
      const email = `nueva@${firm.domain}`;
      await provider.know(email, {
        sub: 'new',
        email,
        email_verified: true,
        given_name: 'Eva',
        family_name: 'Paz',
      });
      expect(await offerTo(email)).toEqual({ name: 'Obra ID', isRequired: true });
      const { user } = await firm.signOn(email);
      expect(user).toMatchObject({ firstName: 'Eva', lastName: 'Paz', isRoot: false });
      const { roles } = await auth.rpc.call(rolesOf, { userId: user.id, businessId: firm.businessId });
      expect(roles).toEqual(['businessMember']);
    });
  });

  describe('who comes back', () => {
    it('is let in once', async () => {
      const { email } = await firm.member();
      const { url, browser } = await firm.begin(email);
      const back = await provider.visit(url, { name: email });
      await firm.enter(back, browser);
      expect(await codeOf(firm.enter(back, browser))).toBe('SIGN_ON_EXPIRED');
    });

    it('is not let in with a state that nobody began, from another browser, or from one that says nothing', async () => {
      const { email } = await firm.member();
      const { browser: other } = await firm.begin(email);
      for (const stranger of [other, undefined]) {
        const { url } = await firm.begin(email);
        const back = await provider.visit(url, { name: email });
        expect(await codeOf(firm.enter(back, stranger))).toBe('SIGN_ON_EXPIRED');
      }
      const { url, browser } = await firm.begin(email);
      const back = await provider.visit(url, { name: email });
      expect(await codeOf(firm.enter(back, browser, { state: 'x'.repeat(43) }))).toBe('SIGN_ON_EXPIRED');
    });

    it('is not let in after ten minutes', async () => {
      const { email } = await firm.member();
      const { url, browser } = await firm.begin(email);
      const [key = '', ...others] = await keysOfStates();
      for (const one of [key, ...others]) expect(await redis().ttl(one)).toBeLessThanOrEqual(600);
      for (const one of [key, ...others]) await redis().pexpire(one, 0);
      expect(await codeOf(firm.enter(await provider.visit(url, { name: email }), browser))).toBe(
        'SIGN_ON_EXPIRED',
      );
    });

    it('is not let in with what was said to somebody else: another login’s code, another nonce', async () => {
      const { email } = await firm.member();
      const [one, two] = [await firm.begin(email), await firm.begin(email)];
      const back = await provider.visit(one.url, { name: email });
      const state = new URL(two.url).searchParams.get('state') ?? '';
      expect(await codeOf(firm.enter(back, two.browser, { state }))).toBe('SIGN_ON_ANSWER_WRONG');

      for (const key of await keysOfStates()) await redis().del(key);
      const { url, browser } = await firm.begin(email);
      const [key = ''] = await keysOfStates();
      const kept = JSON.parse((await redis().get(key)) ?? '{}');
      await redis().set(key, JSON.stringify({ ...kept, nonce: 'n'.repeat(43) }), 'EX', 60);
      const answer = firm.enter(await provider.visit(url, { name: email }), browser);
      expect(await codeOf(answer)).toBe('SIGN_ON_ANSWER_WRONG');
    });

    it('is told that they left', async () => {
      const { email } = await firm.member();
      const { url, browser } = await firm.begin(email);
      expect(await codeOf(firm.enter(await provider.visit(url, 'cancel'), browser))).toBe(
        'SIGN_ON_CANCELLED',
      );
      expect((await auth.rpc.call(signOnOf, { businessId: firm.businessId })).lastFailure).toBeNull();
    });
  });

  describe('whom a provider does not open an account to', () => {
    it('somebody with an unverified e-mail, or one that nothing is said of unless that is trusted', async () => {
      const { email } = await firm.member();
      await provider.know('unverified', { sub: 'u', email, email_verified: false });
      await provider.know('unstated', { sub: 'unstated', email });
      expect(await codeOf(firm.signOn(email, 'unverified'))).toBe('SIGN_ON_EMAIL_UNVERIFIED');
      expect(await codeOf(firm.signOn(email, 'unstated'))).toBe('SIGN_ON_EMAIL_UNVERIFIED');
      const { lastFailure } = await auth.rpc.call(signOnOf, { businessId: firm.businessId });
      expect(lastFailure?.code).toBe('SIGN_ON_EMAIL_UNVERIFIED');
      await firm.set({ trustsUnstatedEmail: true }, null);
      expect((await firm.signOn(email, 'unstated')).user.email).toBe(email);
    });

    it('somebody unknown, where signing on makes no members', async () => {
      const { email } = await firm.member();
      const stranger = `otra@${firm.domain}`;
      await provider.know(stranger, { sub: 'stranger', email: stranger, email_verified: true });
      expect(await codeOf(firm.signOn(email, stranger))).toBe('SIGN_ON_PERSON_UNKNOWN');
      expect(await codeOf(firm.begin(stranger))).toBe('SIGN_ON_OFF');
    });

    it('a member of another business only, also where signing on makes members', async () => {
      await firm.set({ makesMembers: true });
      const { email } = await firm.member();
      const other = await Firm.found(auth, provider);
      const theirs = await other.member('businessMember', `ajena@${firm.domain}`);
      expect(await codeOf(firm.signOn(email, theirs.email))).toBe('SIGN_ON_PERSON_UNKNOWN');
      expect(await offerTo(theirs.email)).toBeUndefined();
    });

    it('somebody of a domain that the business has not proven', async () => {
      const { email } = await firm.member();
      const guest = await firm.member('businessMember', `${randomUUID()}@subcontrato.example`);
      expect(await codeOf(firm.signOn(email, guest.email))).toBe('SIGN_ON_EMAIL_FOREIGN');
      expect(await offerTo(guest.email)).toBeUndefined();
      // Another business proves it: its provider opens accounts of its own members only.
      const other = await Firm.found(auth, provider);
      await other.own('subcontrato.example');
      expect(await codeOf(other.begin(guest.email))).toBe('SIGN_ON_OFF');
    });

    it('the platform’s root, who is a member too', async () => {
      await firm.own('plomada.test');
      const { email } = await firm.member();
      await provider.know(ROOT.email, { sub: 'root', email: ROOT.email, email_verified: true });
      expect(await codeOf(firm.signOn(email, ROOT.email))).toBe('SIGN_ON_PLATFORM');
      expect(await offerTo(ROOT.email)).toBeUndefined();
    });

    it('somebody else who was given the e-mail, until an administrator says so', async () => {
      const { email, userId } = await firm.member();
      await firm.signOn(email);
      await provider.know('successor', { sub: 'successor', email, email_verified: true });
      expect(await codeOf(firm.signOn(email, 'successor'))).toBe('SIGN_ON_IDENTITY_CHANGED');
      const { businessId, rootId: byUserId } = firm;
      const isLinked = async () =>
        (await auth.rpc.call(membersOf, { businessId })).members.find(({ user }) => user.id === userId)
          ?.signOn;
      expect(await isLinked()).toBe(true);
      await auth.rpc.call(forgetSignOnIdentity, { businessId, userId, byUserId });
      expect(await isLinked()).toBe(false);
      expect((await firm.signOn(email, 'successor')).user.id).toBe(userId);
    });

    it('somebody who was taken out of the business', async () => {
      const { email, userId } = await firm.member();
      await firm.signOn(email);
      const { url, browser } = await firm.begin(email);
      const back = await provider.visit(url, { name: email });
      const { businessId, rootId: byUserId } = firm;
      await auth.rpc.call(removeFromBusiness, { businessId, userId, byUserId });
      expect(await codeOf(firm.enter(back, browser))).toBe('SIGN_ON_PERSON_UNKNOWN');
      expect(await codeOf(firm.begin(email))).toBe('SIGN_ON_OFF');
    });
  });

  describe('a password besides', () => {
    it('is offered beside it, or refused but to administrators of the business', async () => {
      const [worker, boss] = [await firm.member(), await firm.member('businessAdmin')];
      expect(await offerTo(worker.email)).toEqual({ name: 'Obra ID', isRequired: false });
      expect((await firm.logIn(worker.email)).user.id).toBe(worker.userId);
      await firm.set({ use: 'required' }, null);
      expect(await offerTo(worker.email)).toEqual({ name: 'Obra ID', isRequired: true });
      expect(await codeOf(firm.logIn(worker.email))).toBe('SIGN_ON_REQUIRED');
      expect(await offerTo(boss.email)).toEqual({ name: 'Obra ID', isRequired: false });
      expect((await firm.logIn(boss.email)).user.id).toBe(boss.userId);
      await firm.set({ use: 'off' }, null);
      expect(await offerTo(worker.email)).toBeUndefined();
      expect((await firm.logIn(worker.email)).user.id).toBe(worker.userId);
      expect(await codeOf(firm.signOn(worker.email))).toBe('SIGN_ON_OFF');
    });

    it('is not given to whom it would not let in: neither by a mailed link nor in the own account', async () => {
      const worker = await firm.member();
      const rulesOf = async () =>
        (await auth.rpc.call(passwordRules, { userId: worker.userId })).onlyProvider;
      const activate = () => auth.rpc.call(activateReset, { email: worker.email, address: randomUUID() });
      expect(await rulesOf()).toBeNull();
      expect(await codeOf(activate())).toBe('answered');
      await firm.set({ use: 'required' }, null);
      expect(await rulesOf()).toBe('Obra ID');
      expect(await codeOf(activate())).toBe('SIGN_ON_REQUIRED');
      const reset = { userId: worker.userId, token: 'x'.repeat(43), password: base64('another-password') };
      expect(await codeOf(auth.rpc.call(resetPassword, reset))).toBe('SIGN_ON_REQUIRED');
    });
  });

  describe('the second step', () => {
    async function turnOn(userId: string): Promise<(steps: number) => string> {
      const asked = { userId, address: randomUUID() };
      const { secret } = await auth.rpc.call(beginTwoFactor, { ...asked, password: base64(PASSWORD) });
      const shown = (steps: number) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
      await auth.rpc.call(confirmTwoFactor, { ...asked, code: shown(0) });
      return shown;
    }
    const ask = (businessId: string) =>
      auth.rpc.call(setSignInPolicy, {
        ...{ businessId, byUserId: firm.rootId },
        policy: { ...OPEN_POLICY, secondStepFor: 'everybody' },
      });
    const dueAfter = async (email: string) => {
      const { token } = await firm.signOn(email);
      return (await auth.rpc.call(verifyToken, { token })).secondStepDue ?? false;
    };

    it('is asked of an account that has one, with the same return, until the code is right', async () => {
      const { email, userId } = await firm.member();
      const shown = await turnOn(userId);
      const { url, browser } = await firm.begin(email);
      const back = await provider.visit(url, { name: email });
      expect(await codeOf(firm.enter(back, browser))).toBe('SECOND_STEP_NEEDED');
      expect(await codeOf(firm.enter(back, browser, { secondStep: '000000' }))).toBe('SECOND_STEP_WRONG');
      expect((await firm.enter(back, browser, { secondStep: shown(1) })).user.id).toBe(userId);
      expect(await codeOf(firm.enter(back, browser, { secondStep: shown(1) }))).toBe('SIGN_ON_EXPIRED');
    });

    it('is the provider’s, where the business says so', async () => {
      const { email, userId } = await firm.member();
      await ask(firm.businessId);
      expect(await dueAfter(email)).toBe(true);
      await turnOn(userId);
      await firm.set({ countsAsSecondStep: true }, null);
      expect(await dueAfter(email)).toBe(false);
    });

    it('is never the provider’s for somebody of several businesses', async () => {
      const { email } = await firm.member();
      await firm.set({ countsAsSecondStep: true }, null);
      const businessId = randomUUID();
      await auth.rpc.call(grantBusiness, { businessId, adminId: firm.rootId });
      const member = { email, firstName: 'Ana', lastName: '', role: 'businessMember' } as const;
      await auth.rpc.call(addMember, { businessId, byRoot: false, member });
      await ask(businessId);
      expect(await dueAfter(email)).toBe(true);
    });
  });

  describe('a provider that does not do as it should', () => {
    it('is away', async () => {
      const gone = await IdentityProvider.start(`${PUBLIC_URL}/login/sign_on`);
      const other = await Firm.found(auth, gone);
      const { email } = await other.member();
      const { url, browser } = await other.begin(email);
      const back = await gone.visit(url, { name: email });
      await gone.stop();
      expect(await codeOf(other.enter(back, browser))).toBe('SIGN_ON_UNREACHABLE');
      expect(await codeOf(other.begin(email))).toBe('SIGN_ON_UNREACHABLE');
    });

    it('says what its keys have not signed', async () => {
      const forger = await IdentityProvider.start(`${PUBLIC_URL}/login/sign_on`);
      const other = await Firm.found(auth, forger);
      const { email } = await other.member();
      await other.signOn(email);
      await forger.forge();
      expect(await codeOf(other.signOn(email))).toBe('SIGN_ON_ANSWER_WRONG');
      await forger.stop();
    });

    it('does not know the client by this secret', async () => {
      await firm.set({}, 'another-secret');
      const { email } = await firm.member();
      expect(await codeOf(firm.signOn(email))).toBe('SIGN_ON_CLIENT_WRONG');
    });
  });
});
