import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import { Mailbox } from '../testing/mailbox';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('a forgotten password', () => {
  let auth: RunningAuth;
  let mailbox: Mailbox;
  let rootId: string;
  let email: string;
  let userId: string;

  const address = () => randomUUID();
  const logIn = (password: string) =>
    auth.rpc.call(contracts.login, { email: base64(email), password: base64(password), address: address() });
  const activate = (to = email, from = address()) =>
    auth.rpc.call(contracts.activateReset, { email: to, address: from });
  const choose = (token: string, password = 'a-new-password') =>
    auth.rpc.call(contracts.resetPassword, { userId, token, password: base64(password) });
  const link = async (): Promise<string> => {
    await activate();
    return (await mailbox.next(email, 'password-reset')).token;
  };

  beforeAll(async () => {
    auth = await startAuth();
    mailbox = await Mailbox.open();
    rootId =
      (await auth.database.collection<{ _id: string }>('users').findOne({ email: ROOT.email }))?._id ?? '';
  });
  afterAll(async () => {
    await mailbox?.stop();
    await auth?.stop();
  });
  beforeEach(async () => {
    const businessId = randomUUID();
    email = `${randomUUID()}@plomada.test`;
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId: rootId });
    const member = { email, firstName: 'Ana', lastName: 'Rojas', role: 'businessMember' } as const;
    const request = { businessId, byRoot: true, member: { ...member, initialPassword: 'the-old-one' } };
    userId = (await auth.rpc.call(contracts.addMember, request)).user.id;
  });

  it('is chosen again by the link of a mail, once, and everybody who was in is out', async () => {
    const before = await logIn('the-old-one');
    const token = await link();
    expect(await auth.rpc.call(contracts.resetIsActive, { userId, token })).toEqual({
      active: true,
      email,
      passwordMinimum: 6,
    });
    await choose(token);
    expect(await codeOf(auth.rpc.call(contracts.verifyToken, { token: before.token }))).toBe('TOKEN_INVALID');
    expect(await codeOf(logIn('the-old-one'))).toBe('LOGIN_FAILED');
    expect((await logIn('a-new-password')).user.id).toBe(userId);
    expect(await codeOf(choose(token, 'another-one'))).toBe('RESET_LINK_INVALID');
    await mailbox.next(email, 'password-changed');
  });

  it('is set by one of many who use the same link at once', async () => {
    const token = await link();
    const codes = await Promise.all(
      Array.from({ length: 6 }, (_, n) => codeOf(choose(token, `password-${n}`))),
    );
    expect(codes.sort()).toEqual([
      'RESET_LINK_INVALID',
      'RESET_LINK_INVALID',
      'RESET_LINK_INVALID',
      'RESET_LINK_INVALID',
      'RESET_LINK_INVALID',
      'answered',
    ]);
  });

  it('keeps its link when the new one is refused', async () => {
    const token = await link();
    expect(await codeOf(choose(token, 'cinco'))).toBe('PASSWORD_TOO_SHORT');
    expect(await codeOf(choose(token, 'x'.repeat(129)))).toBe('PASSWORD_TOO_LONG');
    const broken = auth.rpc.call(contracts.resetPassword, { userId, token, password: '%%%' });
    expect(await codeOf(broken)).toBe('REQUEST_INVALID');
    await choose(token, 'seis-6');
  });

  it('knows no link that is forged, expired, replaced or of somebody else', async () => {
    const token = await link();
    const works = (of: string, given: string) =>
      codeOf(auth.rpc.call(contracts.resetIsActive, { userId: of, token: given }));
    expect(await works(userId, 'A'.repeat(43))).toBe('RESET_LINK_INVALID');
    expect(await works(rootId, token)).toBe('RESET_LINK_INVALID');
    await activate();
    const newer = await eventually(() =>
      mailbox.mails
        .map(({ to, content }) =>
          to === email && content.template === 'password-reset' ? content.token : null,
        )
        .findLast((one) => one !== null && one !== token),
    );
    expect(await works(userId, token)).toBe('RESET_LINK_INVALID');
    expect(await works(userId, newer)).toBe('answered');
    const resets = auth.database.collection<{ _id: string }>('password_resets');
    await resets.updateOne({ _id: userId }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await works(userId, newer)).toBe('RESET_LINK_INVALID');
    expect(await codeOf(choose(newer))).toBe('RESET_LINK_INVALID');
  });

  it('leaves no secret behind that could be read', async () => {
    const token = await link();
    const names = (await auth.database.listCollections()).map(({ name }) => name);
    expect(names).toContain('outbox');
    for (const name of names) {
      const stored = JSON.stringify(await auth.database.collection(name).find().toArray());
      expect({ name, holds: stored.includes(token) }).toEqual({ name, holds: false });
    }
  });

  it('says the same of an address that has no account, and mails nobody', async () => {
    const nobody = `${randomUUID()}@plomada.test`;
    expect(await activate(nobody)).toEqual(await activate());
    await mailbox.next(email, 'password-reset');
    expect(mailbox.mails.filter(({ to }) => to === nobody)).toEqual([]);
  });

  it('is mailed though the mail service was away at first', async () => {
    mailbox.refusals = 1;
    const token = await link();
    expect(await auth.rpc.call(contracts.resetIsActive, { userId, token })).toEqual({
      active: true,
      email,
      passwordMinimum: 6,
    });
  });

  it.each([['an account'], ['a stranger']])('is asked for five times an hour at most: %s', async (who) => {
    const to = who === 'an account' ? email : `${randomUUID()}@plomada.test`;
    for (let n = 0; n < 5; n++) await activate(to.toUpperCase());
    const refused = await activate(to).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      kind: 'tooMany',
      code: 'PASSWORD_RESET_THROTTLED',
      params: { minutes: 60 },
    });
  });

  it('that is known is changed by its owner, whose other sessions end', async () => {
    const [here, there] = [await logIn('the-old-one'), await logIn('the-old-one')];
    const { sessionId } = await auth.rpc.call(contracts.verifyToken, { token: here.token });
    const change = (oldPassword: string) =>
      auth.rpc.call(contracts.changePassword, {
        userId,
        sessionId,
        address: address(),
        oldPassword: base64(oldPassword),
        newPassword: base64('a-new-password'),
      });
    expect(await codeOf(change('not-the-old-one'))).toBe('OLD_PASSWORD_WRONG');
    const mailed = await link();
    await change('the-old-one');
    expect(await codeOf(choose(mailed, 'somebody-elses'))).toBe('RESET_LINK_INVALID');
    expect(await codeOf(auth.rpc.call(contracts.verifyToken, { token: here.token }))).toBe('answered');
    expect(await codeOf(auth.rpc.call(contracts.verifyToken, { token: there.token }))).toBe('TOKEN_INVALID');
    expect(await codeOf(logIn('the-old-one'))).toBe('LOGIN_FAILED');
  });
});
