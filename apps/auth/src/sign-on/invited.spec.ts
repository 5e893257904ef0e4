import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  addMember,
  checkUser,
  grantProject,
  importPeople,
  invitationsOf,
  invite,
  previewInvitation,
  removeFromBusiness,
  rolesOf,
} from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { describeWithBacking, IdentityProvider } from '@plomada/testing';
import { Firm, PASSWORD } from '../testing/firm';
import { Mailbox } from '../testing/mailbox';
import { base64, codeOf, type RunningAuth, startAuth } from '../testing/start-auth';

const PUBLIC_URL = 'http://localhost:9';

describeWithBacking('somebody invited who signs on at the business’s provider', () => {
  let auth: RunningAuth;
  let provider: IdentityProvider;
  let firm: Firm;
  let mailbox: Mailbox;

  beforeAll(async () => {
    provider = await IdentityProvider.start(`${PUBLIC_URL}/login/sign_on`);
    auth = await startAuth({ PUBLIC_URL, SIGN_ON_TO_PRIVATE_ADDRESSES: 'true' });
    mailbox = await Mailbox.open();
  });
  afterAll(async () => {
    await mailbox?.stop();
    await auth?.stop();
    await provider?.stop();
  });

  let email: string;
  let projectId: string;
  beforeEach(async () => {
    firm = await Firm.found(auth, provider);
    email = `invitada-${randomUUID().slice(0, 8)}@${firm.domain}`;
    projectId = randomUUID();
    await provider.know(email, { sub: `sub of ${email}`, email, email_verified: true });
    const { businessId, rootId } = firm;
    const members = [{ userId: rootId, roles: ['projectAdmin' as const] }];
    await auth.rpc.call(grantProject, { projectId, businessId, members });
  });
  const offerTo = async (address: string) =>
    (await auth.rpc.call(checkUser, { email: address, address: randomUUID() })).signOn;
  const inviteTo = (
    of: Firm,
    roles: Role[],
    { project = null, inviterId = of.rootId }: { project?: string | null; inviterId?: string } = {},
  ) =>
    auth.rpc.call(invite, {
      ...{ businessId: of.businessId, projectId: project, email, roles, lang: 'en', scopeName: 'Obra' },
      inviter: { userId: inviterId, name: 'Root' },
    });
  const pending = async (project: string | null = null) =>
    (await auth.rpc.call(invitationsOf, { businessId: firm.businessId, projectId: project })).invitations;
  const rolesIn = async (userId: string, scope: object) =>
    (await auth.rpc.call(rolesOf, { userId, ...scope })).roles.sort();
  const invitations = () => auth.database.collection('invitations');

  it.each([true, false])(
    'comes in by the provider as what they were invited as (signing on makes members: %s)',
    async (makesMembers) => {
      await firm.set({ makesMembers, use: 'required' }, null);
      await inviteTo(firm, ['businessViewer']);
      await inviteTo(firm, ['facilitator'], { project: projectId });
      expect(await offerTo(email.toUpperCase())).toEqual({ name: 'Obra ID', isRequired: true });
      const { user } = await firm.signOn(email);
      expect(user).toMatchObject({ email, lang: 'en' });
      const { businessId } = firm;
      expect(await rolesIn(user.id, { businessId })).toEqual(['businessMember', 'businessViewer']);
      expect(await rolesIn(user.id, { projectId })).toContain('facilitator');
      expect([...(await pending()), ...(await pending(projectId))]).toEqual([]);
    },
  );

  it('as administrator is one, and nothing besides', async () => {
    await firm.set({ makesMembers: true }, null);
    await inviteTo(firm, ['businessAdmin']);
    const { user } = await firm.signOn(email);
    expect(await rolesIn(user.id, { businessId: firm.businessId })).toEqual(['businessAdmin']);
  });

  it('by a list has the roles in the projects of their line', async () => {
    const { businessId, rootId } = firm;
    const projects = [{ projectId, roles: ['responsible' as const] }];
    await auth.rpc.call(importPeople, {
      ...{
        businessId,
        byUserId: rootId,
        byPlatform: true,
        lang: 'es',
        scopeName: 'Obra',
        inviterName: 'Root',
      },
      lines: [{ line: 2, email, firstName: '', lastName: '', role: null, projects }],
    });
    const { user } = await firm.signOn(email);
    expect(await rolesIn(user.id, { projectId })).toEqual(['businessMember', 'responsible']);
  });

  it('who is a member already takes up what waits at the next sign-on', async () => {
    const member = await firm.member('businessMember', email);
    await inviteTo(firm, ['facilitator'], { project: projectId });
    await firm.signOn(email);
    expect(await rolesIn(member.userId, { projectId })).toEqual(['businessMember', 'facilitator']);
    expect(await pending(projectId)).toEqual([]);
  });

  it('takes up nothing that was sent to another address, whichever the provider tells of now', async () => {
    const member = await firm.member();
    await firm.signOn(member.email);
    await inviteTo(firm, ['businessAdmin']);
    await provider.know(member.email, { sub: `sub of ${member.email}`, email, email_verified: true });
    expect((await firm.signOn(member.email)).user.id).toBe(member.userId);
    expect(await rolesIn(member.userId, { businessId: firm.businessId })).toEqual(['businessMember']);
    expect(await pending()).toHaveLength(1);
  });

  it('comes back, who had left, to the account of before', async () => {
    await inviteTo(firm, ['businessMember']);
    const { id: userId } = (await firm.signOn(email)).user;
    const { businessId, rootId: byUserId } = firm;
    await auth.rpc.call(removeFromBusiness, { businessId, userId, byUserId });
    expect(await codeOf(firm.begin(email))).toBe('SIGN_ON_OFF');
    await inviteTo(firm, ['businessViewer']);
    expect((await firm.signOn(email)).user.id).toBe(userId);
    expect(await rolesIn(userId, { businessId })).toEqual(['businessViewer']);
  });

  it('is nobody by an invitation that is over, taken back, of who may not invite any more, or of another business', async () => {
    const other = await Firm.found(auth, provider);
    await inviteTo(other, ['businessAdmin']);
    expect(await codeOf(auth.rpc.call(checkUser, { email, address: randomUUID() }))).toBe('USER_NOT_FOUND');

    await inviteTo(firm, ['businessAdmin']);
    expect(await offerTo(email)).toBeDefined();
    await invitations().updateOne(
      { email, businessId: firm.businessId },
      { $set: { expiresAt: new Date(0) } },
    );
    expect(await codeOf(firm.begin(email))).toBe('SIGN_ON_OFF');

    const boss = await firm.member('businessAdmin');
    await inviteTo(firm, ['businessAdmin'], { inviterId: boss.userId });
    const { url, browser } = await firm.begin(email);
    const { businessId, rootId: byUserId } = firm;
    await auth.rpc.call(removeFromBusiness, { businessId, userId: boss.userId, byUserId });
    const back = await provider.visit(url, { name: email });
    expect(await codeOf(firm.enter(back, browser))).toBe('SIGN_ON_PERSON_UNKNOWN');
    expect(await auth.database.collection('users').findOne({ email })).toBeNull();
  });

  it('is not let into an account of another business, nor into one that has a password', async () => {
    const other = await Firm.found(auth, provider);
    const member = { email, firstName: 'Ana', lastName: '', role: 'businessMember' } as const;
    const { user } = await auth.rpc.call(addMember, {
      ...{ businessId: other.businessId, byRoot: false, member },
    });
    await inviteTo(firm, ['businessAdmin']);
    const { email: known } = await firm.member();
    expect(await offerTo(email)).toBeUndefined();
    expect(await codeOf(firm.signOn(known, email))).toBe('SIGN_ON_PERSON_UNKNOWN');
    expect(await pending()).toHaveLength(1);

    // Of no business any more, but with a password.
    const initialPassword = PASSWORD;
    await auth.rpc.call(addMember, {
      ...{ businessId: other.businessId, byRoot: true, member: { ...member, initialPassword } },
    });
    const gone = { businessId: other.businessId, userId: user.id, byUserId: other.rootId };
    await auth.rpc.call(removeFromBusiness, gone);
    expect(await codeOf(firm.signOn(known, email))).toBe('SIGN_ON_PERSON_UNKNOWN');
    expect(await pending()).toHaveLength(1);
  });

  it('who is somebody else at the provider than the account was gets nothing', async () => {
    await inviteTo(firm, ['businessMember']);
    const { id: userId } = (await firm.signOn(email)).user;
    const { businessId, rootId: byUserId } = firm;
    await auth.rpc.call(removeFromBusiness, { businessId, userId, byUserId });
    await inviteTo(firm, ['businessAdmin']);
    await provider.know('successor', { sub: 'another', email, email_verified: true });
    expect(await codeOf(firm.signOn(email, 'successor'))).toBe('SIGN_ON_IDENTITY_CHANGED');
    expect(await rolesIn(userId, { businessId })).toEqual([]);
    expect(await pending()).toHaveLength(1);
  });

  it.each([
    ['required', ['businessMember'], { name: 'Obra ID' }],
    ['required', ['businessAdmin'], null],
    ['offered', ['businessMember'], null],
    ['off', ['businessMember'], null],
  ] as const)(
    'is told of the provider by the link, with signing on %s, as %s: %j',
    async (use, roles, signOn) => {
      await firm.set({ use }, null);
      await inviteTo(firm, [...roles]);
      const { token } = await mailbox.next(email, 'invitation');
      expect((await auth.rpc.call(previewInvitation, { token })).signOn).toEqual(signOn);
      const account = { token, firstName: 'Ana', lastName: 'Rojas', password: base64(PASSWORD) };
      const accepted = await codeOf(auth.rpc.call(acceptInvitation, account));
      expect(accepted).toBe(signOn ? 'SIGN_ON_REQUIRED' : 'answered');
    },
  );
});
