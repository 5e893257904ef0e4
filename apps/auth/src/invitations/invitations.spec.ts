import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import { Mailbox } from '../testing/mailbox';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('invitations and members', () => {
  let auth: RunningAuth;
  let mailbox: Mailbox;
  let rootId: string;
  let businessId: string;
  let projectId: string;
  let email: string;

  type Wish = {
    roles?: ('businessAdmin' | 'businessMember' | 'facilitator')[];
    project?: string | null;
    scopeName?: string;
    by?: string;
    byId?: string;
  };
  const invite = (
    {
      roles = ['businessMember'],
      project = null,
      scopeName = 'Constructora',
      by = 'Root',
      byId = rootId,
    }: Wish = {},
    to = email,
  ) =>
    auth.rpc.call(contracts.invite, {
      businessId,
      projectId: project,
      email: to,
      roles,
      scopeName,
      inviter: { userId: byId, name: by },
    });
  const accept = (token: string, password = 'a-password') =>
    auth.rpc.call(contracts.acceptInvitation, {
      token,
      firstName: 'Ana',
      lastName: 'Rojas',
      password: base64(password),
    });
  const logIn = () =>
    auth.rpc.call(contracts.login, {
      email: base64(email),
      password: base64('a-password'),
      address: randomUUID(),
    });
  const rolesIn = async (userId: string, scope: object) =>
    (await auth.rpc.call(contracts.rolesOf, { userId, ...scope })).roles.sort();
  const newMember = async (role: 'businessAdmin' | 'businessMember' = 'businessMember') => {
    const member = { email: `${randomUUID()}@plomada.test`, firstName: 'Eva', lastName: '', role };
    return (await auth.rpc.call(contracts.addMember, { businessId, byRoot: true, member })).user;
  };
  const pending = async (project: string | null = null) =>
    (await auth.rpc.call(contracts.invitationsOf, { businessId, projectId: project })).invitations;

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
    [businessId, projectId] = [randomUUID(), randomUUID()];
    email = `${randomUUID()}@plomada.test`;
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId: rootId });
    const members = [{ userId: rootId, roles: ['projectAdmin' as const] }];
    await auth.rpc.call(contracts.grantProject, { projectId, businessId, members });
  });

  it('make an account with name and password, and a member of the business', async () => {
    await invite({ roles: ['businessAdmin'] });
    const { token } = await mailbox.next(email, 'invitation');
    expect(await auth.rpc.call(contracts.previewInvitation, { token })).toMatchObject({
      email,
      scopeName: 'Constructora',
      kind: 'business',
      hasAccount: false,
    });
    const { userId } = await accept(token);
    expect((await logIn()).user).toMatchObject({ id: userId, firstName: 'Ana', lastName: 'Rojas' });
    expect(await rolesIn(userId, { businessId })).toEqual(['businessAdmin']);
    expect(await pending()).toEqual([]);
    expect(await codeOf(accept(token))).toBe('INVITATION_INVALID');
  });

  it('to a project make a plain member of its business', async () => {
    await invite({ roles: ['facilitator'], project: projectId });
    const { token } = await mailbox.next(email, 'invitation');
    const { userId } = await accept(token);
    expect(await rolesIn(userId, { projectId })).toEqual(['businessMember', 'facilitator']);
    expect(await rolesIn(userId, { businessId })).toEqual(['businessMember']);
  });

  it('do not open an account that exists: its owner joins, and nobody else', async () => {
    await invite();
    await accept((await mailbox.next(email, 'invitation')).token);
    const { user } = await logIn();
    const first = mailbox.mails.at(-1)?.id ?? '';
    await invite({ roles: ['facilitator'], project: projectId });
    const { token } = await mailbox.next(email, 'invitation', first);
    expect((await auth.rpc.call(contracts.previewInvitation, { token })).hasAccount).toBe(true);
    expect(await codeOf(accept(token))).toBe('ACCOUNT_EXISTS');
    const join = (userId: string) => auth.rpc.call(contracts.joinByInvitation, { userId, token });
    expect(await codeOf(join((await newMember()).id))).toBe('INVITATION_FOR_ANOTHER');
    expect(await join(user.id)).toEqual({ userId: user.id, businessId, projectId });
    expect(await codeOf(join(user.id))).toBe('INVITATION_INVALID');
  });

  it('make one account when two are taken up at once, and the other link goes on working', async () => {
    await invite();
    const first = await mailbox.next(email, 'invitation');
    const seen = mailbox.mails.at(-1)?.id ?? '';
    await invite({ roles: ['facilitator'], project: projectId });
    const second = await mailbox.next(email, 'invitation', seen);
    const tokens = [first.token, second.token];
    const codes = await Promise.all(
      tokens.map((token, n) => codeOf(accept(token, n === 0 ? 'a-password' : 'another-one'))),
    );
    expect([...codes].sort()).toEqual(['ACCOUNT_EXISTS', 'answered']);
    const left = tokens[codes.indexOf('ACCOUNT_EXISTS')] ?? '';
    expect(await auth.rpc.call(contracts.previewInvitation, { token: left })).toMatchObject({
      hasAccount: true,
    });
  });

  it('do not bring back who was taken out meanwhile', async () => {
    const { id: userId, email: known } = await newMember();
    await invite({ roles: ['facilitator'], project: projectId }, known);
    const { token } = await mailbox.next(known, 'invitation');
    await auth.rpc.call(contracts.removeFromBusiness, { businessId, userId });
    expect(await pending(projectId)).toEqual([]);
    expect(await codeOf(auth.rpc.call(contracts.joinByInvitation, { userId, token }))).toBe(
      'INVITATION_INVALID',
    );
    expect(await rolesIn(userId, { projectId })).toEqual([]);
  });

  it.each([
    ['who is no admin any more', 'setBusinessRole', { role: 'businessMember' }],
    ['who was taken out', 'removeFromBusiness', {}],
  ] as const)('are worth no more than their inviter: one %s', async (_what, change, more) => {
    const { id: byId } = await newMember('businessAdmin');
    const wishes = [{ byId }, { byId, project: projectId, roles: ['facilitator' as const] }];
    const tokens: string[] = [];
    for (const wish of wishes) {
      const to = `${randomUUID()}@plomada.test`;
      await invite(wish, to);
      tokens.push((await mailbox.next(to, 'invitation')).token);
    }
    const token = tokens[0]!;
    expect(await codeOf(auth.rpc.call(contracts.previewInvitation, { token }))).toBe('answered');
    await auth.rpc.call(contracts[change], { businessId, userId: byId, ...more } as never);
    for (const token of tokens) {
      expect(await codeOf(auth.rpc.call(contracts.previewInvitation, { token }))).toBe('INVITATION_INVALID');
      expect(await codeOf(accept(token))).toBe('INVITATION_INVALID');
    }
  });

  it('lead into no deleted project, and none is made to one', async () => {
    await invite({ project: projectId, roles: ['facilitator'] });
    const { token } = await mailbox.next(email, 'invitation');
    await auth.rpc.call(contracts.hideProject, { projectId, hidden: true });
    expect(await codeOf(accept(token))).toBe('INVITATION_INVALID');
    expect(await codeOf(invite({ project: projectId, roles: ['facilitator'] }))).toBe('NOT_FOUND');
    await auth.rpc.call(contracts.hideProject, { projectId, hidden: false });
    expect(await codeOf(accept(token))).toBe('answered');
  });

  it('take names as long as they come', async () => {
    const long = {
      scopeName: `${'P'.repeat(200)} (${'E'.repeat(200)})`,
      by: `${'N'.repeat(200)} ${'A'.repeat(200)}`,
    };
    expect(await invite(long)).toMatchObject({ invitedBy: long.by });
    expect((await mailbox.next(email, 'invitation')).token).toBeTruthy();
  });

  it('go to the address as it is compared, and to none with something invisible in it', async () => {
    expect((await invite({}, `\u212A${email}`)).email).toBe(`K${email}`);
    for (const sign of ['\u200b', '\u0000', '\u202e', '\ufeff'])
      expect(await codeOf(invite({}, `a${sign}${email}`))).toBe('REQUEST_INVALID');
  });

  it('are one an address and scope: another replaces roles and link', async () => {
    await invite();
    const old = await mailbox.next(email, 'invitation');
    const first = mailbox.mails.at(-1)?.id ?? '';
    await invite({ roles: ['businessAdmin'] }, email.toUpperCase());
    const newer = await mailbox.next(email.toUpperCase(), 'invitation', first);
    expect(await pending()).toMatchObject([{ roles: ['businessAdmin'], status: 'pending' }]);
    expect(await codeOf(accept(old.token))).toBe('INVITATION_INVALID');
    const made = await accept(newer.token);
    expect(await rolesIn(made.userId, { businessId })).toEqual(['businessAdmin']);
  });

  it('can be sent again and withdrawn, by their own scope only, and expire', async () => {
    const { id: invitationId } = await invite();
    const old = await mailbox.next(email, 'invitation');
    const scope = { businessId, projectId: null, invitationId };
    const elsewhere = { ...scope, businessId: randomUUID() };
    const inviter = { userId: rootId, name: 'Root' };
    expect(await codeOf(auth.rpc.call(contracts.withdrawInvitation, elsewhere))).toBe('NOT_FOUND');
    expect(await codeOf(auth.rpc.call(contracts.resendInvitation, { ...elsewhere, inviter }))).toBe(
      'NOT_FOUND',
    );
    const first = mailbox.mails.at(-1)?.id;
    await auth.rpc.call(contracts.resendInvitation, { ...scope, inviter });
    const newer = await mailbox.next(email, 'invitation', first);
    expect(await codeOf(accept(old.token))).toBe('INVITATION_INVALID');
    const stored = auth.database.collection<{ _id: string }>('invitations');
    await stored.updateOne({ _id: invitationId }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await codeOf(accept(newer.token))).toBe('INVITATION_INVALID');
    expect(await pending()).toMatchObject([{ status: 'expired' }]);
    await auth.rpc.call(contracts.withdrawInvitation, scope);
    expect(await pending()).toEqual([]);
  });

  it('are not for those who are in already, nor to places that are not there', async () => {
    const { email: known } = await newMember();
    expect(await codeOf(invite({}, known))).toBe('ALREADY_MEMBER');
    expect(await codeOf(invite({ project: randomUUID() }))).toBe('NOT_FOUND');
    const own = businessId;
    businessId = randomUUID();
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId: rootId });
    expect(await codeOf(invite({ project: projectId }))).toBe('NOT_FOUND');
    businessId = own;
  });

  it('flood no mailbox', async () => {
    for (let n = 0; n < 10; n++) await invite();
    expect(await codeOf(invite())).toBe('INVITATION_THROTTLED');
  });

  it('leave a business its last admin, however many leave at once', async () => {
    const [one, other] = [await newMember('businessAdmin'), await newMember('businessAdmin')];
    const remove = (userId: string) => auth.rpc.call(contracts.removeFromBusiness, { businessId, userId });
    const { id: userId } = await newMember();
    await auth.rpc.call(contracts.setProjectRoles, { projectId, userId, roles: ['projectAdmin'] });
    await remove(rootId);
    await Promise.all([codeOf(remove(one.id)), codeOf(remove(other.id))]);
    const { members } = await auth.rpc.call(contracts.membersOf, { businessId });
    const admins = members.filter(({ roles }) => roles.includes('businessAdmin'));
    expect(admins.length).toBeGreaterThan(0);
    for (const { user } of admins.slice(1)) await remove(user.id);
    const last = admins[0]?.user.id ?? '';
    expect(await codeOf(remove(last))).toBe('LAST_ADMIN');
    const demote = { businessId, userId: last, role: 'businessMember' } as const;
    expect(await codeOf(auth.rpc.call(contracts.setBusinessRole, demote))).toBe('LAST_ADMIN');
    expect(await rolesIn(last, { businessId })).toEqual(['businessAdmin']);
  });

  it('leave a project its last admin, however many leave at once', async () => {
    const other = await newMember();
    const give = (userId: string, roles: ('projectAdmin' | 'responsible')[]) =>
      auth.rpc.call(contracts.setProjectRoles, { projectId, userId, roles });
    await give(other.id, ['projectAdmin']);
    const codes = await Promise.all([
      codeOf(give(rootId, ['responsible'])),
      codeOf(auth.rpc.call(contracts.removeFromProject, { projectId, userId: other.id })),
    ]);
    expect(codes.sort()).toEqual(['LAST_ADMIN', 'answered']);
    expect(await codeOf(give(randomUUID(), ['responsible']))).toBe('MEMBER_NOT_FOUND');
  });

  it('take somebody out of a business and its projects, and tell it', async () => {
    const { id: userId } = await newMember();
    await auth.rpc.call(contracts.setProjectRoles, { projectId, userId, roles: ['facilitator'] });
    expect(await rolesIn(userId, { projectId })).toContain('facilitator');
    const outbox = auth.database.collection('outbox');
    const told = () => outbox.countDocuments({ key: 'auth.roles-changed', 'payload.userId': userId });
    const before = await told();
    await auth.rpc.call(contracts.removeFromBusiness, { businessId, userId });
    expect(await rolesIn(userId, { projectId })).toEqual([]);
    expect(await told()).toBe(before + 1);
    const { members } = await auth.rpc.call(contracts.projectMembersOf, { projectId });
    expect(members.map(({ user }) => user.id)).toEqual([rootId]);
  });

  it('take nobody out who alone administers a project, until somebody else does', async () => {
    const { id: userId } = await newMember();
    const remove = () => auth.rpc.call(contracts.removeFromBusiness, { businessId, userId });
    const made = randomUUID();
    const only = [{ userId, roles: ['projectAdmin' as const] }];
    await auth.rpc.call(contracts.grantProject, { projectId: made, businessId, members: only });
    expect(await remove().catch((error: unknown) => error)).toMatchObject({
      code: 'LAST_PROJECT_ADMIN',
      params: { count: 1 },
    });
    expect(await rolesIn(userId, { businessId })).toEqual(['businessMember']);
    await auth.rpc.call(contracts.setProjectRoles, {
      projectId: made,
      userId: rootId,
      roles: ['projectAdmin'],
    });
    await remove();
    expect(await rolesIn(userId, { projectId: made })).toEqual([]);
  });

  it('tell when each member opened the project last', async () => {
    await auth.rpc.call(contracts.noteVisit, { userId: rootId, projectId });
    const { lastSession } = await auth.rpc.call(contracts.lastSession, { userId: rootId, projectId });
    expect(Date.now() - Date.parse(lastSession ?? '')).toBeLessThan(60_000);
    const { userLastActivity } = await auth.rpc.call(contracts.lastActivity, { userId: rootId });
    expect(userLastActivity).toEqual({ projectId, at: lastSession });
    const { members } = await auth.rpc.call(contracts.projectMembersOf, { projectId });
    expect(members[0]?.lastSession).toBe(lastSession);
  });

  it('let an admin end the sessions of a member, but not those of the platform’s people', async () => {
    await invite();
    const { userId } = await accept((await mailbox.next(email, 'invitation')).token);
    const { token } = await logIn();
    const end = (of: string, byRoot = false) =>
      auth.rpc.call(contracts.endMemberSessions, { businessId, userId: of, byRoot });
    expect(await end(userId)).toEqual({ ended: 1 });
    expect(await codeOf(auth.rpc.call(contracts.verifyToken, { token }))).toBe('TOKEN_INVALID');
    expect(await codeOf(end(rootId))).toBe('FORBIDDEN');
    expect(await codeOf(end(randomUUID()))).toBe('MEMBER_NOT_FOUND');
  });

  it('note when their mail was handed over', async () => {
    const { sentAt } = await invite();
    expect(sentAt).toBeNull();
    await eventually(async () => (await pending())[0]?.sentAt);
  });
});
