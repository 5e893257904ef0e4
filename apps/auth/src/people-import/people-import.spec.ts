import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { Mailbox } from '../testing/mailbox';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

type Line = Partial<contracts.PersonLine> & { readonly email: string };

describeWithBacking('people of a business by a list', () => {
  let auth: RunningAuth;
  let mailbox: Mailbox;
  let rootId: string;
  let businessId: string;
  let projectId: string;
  let adminId: string;
  let email: string;

  const newMember = async (role: 'businessAdmin' | 'businessMember', to = `${randomUUID()}@plomada.test`) => {
    const member = { email: to, firstName: 'Eva', lastName: 'Mora', role };
    return (await auth.rpc.call(contracts.addMember, { businessId, byRoot: true, member })).user;
  };
  const asked = (lines: readonly Line[]) => ({
    businessId,
    lines: lines.map((line, at) => ({
      line: at + 2,
      firstName: '',
      lastName: '',
      role: null,
      projects: [],
      ...line,
    })),
    byUserId: adminId,
    byPlatform: false,
  });
  const preview = async (...lines: Line[]) =>
    (await auth.rpc.call(contracts.previewPeople, asked(lines))).outcomes;
  const bringIn = (...lines: Line[]) =>
    auth.rpc.call(contracts.importPeople, {
      ...asked(lines),
      lang: 'es',
      scopeName: 'Constructora',
      inviterName: 'Ada',
    });
  const outcomes = async (...lines: Line[]) => (await bringIn(...lines)).outcomes;
  const people = async () => (await auth.rpc.call(contracts.peopleOfBusiness, { businessId })).people;
  const rolesIn = async (userId: string, scope: object) =>
    (await auth.rpc.call(contracts.rolesOf, { userId, ...scope })).roles.sort();
  const inProject = (...roles: contracts.PersonLine['projects'][number]['roles']) => [{ projectId, roles }];

  beforeAll(async () => {
    auth = await startAuth();
    mailbox = await Mailbox.open();
    const root = await auth.database.collection<{ _id: string }>('users').findOne({ email: ROOT.email });
    rootId = root?._id ?? '';
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
    adminId = (await newMember('businessAdmin')).id;
  });

  it('are invited by one mail to the business and its projects, and have all of it once they come', async () => {
    const line: Line = {
      email,
      firstName: 'Luis',
      lastName: 'Vera',
      role: 'businessViewer',
      projects: inProject('facilitator', 'responsible'),
    };
    expect(await preview(line)).toMatchObject([{ line: 2, outcome: 'invite' }]);
    expect(await people()).not.toContainEqual(expect.objectContaining({ email }));
    expect(await outcomes(line)).toMatchObject([{ line: 2, outcome: 'invite' }]);
    const { token } = await mailbox.next(email, 'invitation');
    expect(mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1);
    expect(await auth.rpc.call(contracts.previewInvitation, { token })).toMatchObject({
      kind: 'business',
      projects: 1,
      firstName: 'Luis',
      lastName: 'Vera',
    });
    const { userId } = await auth.rpc.call(contracts.acceptInvitation, {
      token,
      firstName: 'Luis',
      lastName: 'Vera',
      password: base64('a-password'),
    });
    expect(await rolesIn(userId, { businessId })).toEqual(['businessViewer']);
    expect(await rolesIn(userId, { projectId })).toEqual(['businessViewer', 'facilitator', 'responsible']);
    expect(await outcomes(line)).toEqual([{ line: 2, outcome: 'same' }]);
  });

  it('who are invited anew without projects get none of those that an earlier list named', async () => {
    await bringIn({ email, firstName: 'Luis', projects: inProject('projectAdmin') });
    const first = await mailbox.next(email, 'invitation');
    const inviter = { userId: rootId, name: 'Root' };
    const wish = { email, roles: ['businessMember' as const], scopeName: 'Constructora', inviter };
    await auth.rpc.call(contracts.invite, { businessId, projectId: null, ...wish });
    const { token } = await mailbox.next(
      email,
      'invitation',
      mailbox.mails.find((mail) => mail.to === email)?.id,
    );
    expect(token).not.toBe(first.token);
    expect(await auth.rpc.call(contracts.previewInvitation, { token })).toMatchObject({
      firstName: '',
      projects: 0,
    });
    const account = { token, firstName: 'Luis', lastName: 'Vera', password: base64('a-password') };
    const { userId } = await auth.rpc.call(contracts.acceptInvitation, account);
    expect(await rolesIn(userId, { projectId })).toEqual([]);
  });

  it('are changed where the list says otherwise, and only there', async () => {
    const { id, email: known } = await newMember('businessMember');
    const line: Line = {
      email: known.toUpperCase(),
      role: 'businessViewer',
      projects: inProject('responsible'),
    };
    const { outcomes: done, changedUserIds } = await bringIn(line);
    expect(done).toEqual([
      {
        line: 2,
        outcome: 'change',
        changes: [
          { projectId: null, from: ['businessMember'], to: ['businessViewer'] },
          { projectId, from: [], to: ['responsible'] },
        ],
      },
    ]);
    expect(changedUserIds).toEqual([id]);
    expect(await rolesIn(id, { projectId })).toEqual(['businessViewer', 'responsible']);
    expect(await outcomes(line)).toEqual([{ line: 2, outcome: 'same' }]);
    expect(await outcomes({ email: known })).toEqual([{ line: 2, outcome: 'same' }]);
  });

  it('come once each in a call: a second line would be decided by what the first has yet to do', async () => {
    const { email } = await newMember('businessMember');
    const twice = bringIn({ email, role: 'businessAdmin' }, { email: email.toUpperCase(), role: null });
    expect(await codeOf(twice)).toBe('REQUEST_INVALID');
  });

  it('say nothing of who has an account elsewhere', async () => {
    const { email: elsewhere } = await newMember('businessMember');
    const stranger = `${randomUUID()}@plomada.test`;
    [businessId, projectId] = [randomUUID(), randomUUID()];
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId });
    const [other, nobody, root] = [elsewhere, stranger, ROOT.email].map((to) => ({ email: to }));
    const [first, ...others] = await preview(other!, nobody!, root!);
    for (const one of others) expect({ ...one, line: 2 }).toEqual(first);
    const [invited, ...rest] = await outcomes(other!, nobody!, root!);
    for (const one of rest) expect({ ...one, line: 2 }).toEqual(invited);
    const listed = (await people()).filter(({ state }) => state === 'invited');
    expect(listed.map(({ firstName, lastName }) => firstName + lastName)).toEqual(['', '', '']);
    const { invitations } = await auth.rpc.call(contracts.invitationsOf, { businessId, projectId: null });
    expect(new Set(invitations.map(({ lang }) => lang))).toEqual(new Set(['es']));
  });

  it('are not those of the platform, oneself, or of projects of other businesses', async () => {
    const [mine] = [businessId];
    const other = randomUUID();
    const foreign = randomUUID();
    await auth.rpc.call(contracts.grantBusiness, { businessId: other, adminId: rootId });
    const members = [{ userId: rootId, roles: ['projectAdmin' as const] }];
    await auth.rpc.call(contracts.grantProject, { projectId: foreign, businessId: other, members });
    const own = (await people()).find((one) => one.role === 'businessAdmin' && one.email !== ROOT.email);
    const done = await outcomes(
      { email: ROOT.email, role: 'businessMember' },
      { email: own?.email ?? '', role: 'businessViewer' },
      { email, projects: [{ projectId: foreign, roles: ['projectAdmin'] }] },
    );
    expect(done.map((one) => (one.outcome === 'refused' ? one.code : one.outcome))).toEqual([
      'PERSON_OF_PLATFORM',
      'OWN_MEMBERSHIP',
      'PROJECT_UNKNOWN',
    ]);
    expect(await rolesIn(rootId, { businessId: mine })).toContain('businessAdmin');
    expect(await rolesIn(adminId, { businessId: mine })).toEqual(['businessAdmin']);
    expect(await rolesIn(adminId, { projectId: foreign })).toEqual([]);
  });

  it('leave a business and its projects an administrator', async () => {
    const asRoot = { byUserId: rootId, byPlatform: true };
    const [first, second] = [await newMember('businessAdmin'), { email: ROOT.email }];
    const all = (await people()).filter(({ role }) => role === 'businessAdmin').map((one) => one.email);
    expect(all).toEqual(expect.arrayContaining([first.email, second.email]));
    const lines = asked(all.map((to) => ({ email: to, role: 'businessMember' as const })));
    const { outcomes: done } = await auth.rpc.call(contracts.importPeople, {
      ...lines,
      ...asRoot,
      lang: 'es',
      scopeName: 'Constructora',
      inviterName: 'Root',
    });
    const codes = done.map((one) => (one.outcome === 'refused' ? one.code : one.outcome));
    expect(codes).toEqual([...all.slice(1).map(() => 'change'), 'LAST_ADMIN']);
    const demoted = { email: ROOT.email, projects: inProject('projectViewer') };
    const [refused] = (await auth.rpc.call(contracts.previewPeople, { ...asked([demoted]), ...asRoot }))
      .outcomes;
    expect(refused).toMatchObject({ outcome: 'refused', code: 'LAST_ADMIN' });
  });

  it('are told as they can be brought in again, also those who have not come', async () => {
    await bringIn({ email, firstName: 'Luis', role: 'businessViewer', projects: inProject('responsible') });
    const listed = await people();
    expect(listed).toContainEqual({
      email,
      firstName: 'Luis',
      lastName: '',
      state: 'invited',
      role: 'businessViewer',
      projects: inProject('responsible'),
    });
    const again = await outcomes(
      ...listed.map(({ email: to, role, projects }) => ({ email: to, role, projects }) as Line),
    );
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  });

  it('are noted as one change of who brought them in, however many portions they came in', async () => {
    const { email: known } = await newMember('businessMember');
    const strangers = () => ({ email: `${randomUUID()}@plomada.test` });
    await bringIn(strangers(), strangers(), { email: known, role: 'businessViewer' });
    await bringIn(strangers(), { email: known, role: 'businessViewer' });
    await bringIn({ email: known, role: 'businessViewer' });
    const log = async () => (await auth.rpc.call(contracts.accountLogOf, { businessId })).changes;
    const people = { invited: 3, changed: 1 };
    expect(await log()).toMatchObject([{ what: 'peopleImported', by: 'Eva Mora', of: null, people }]);
    adminId = (await newMember('businessAdmin')).id;
    await bringIn(strangers());
    const accounts = auth.database.collection('accountLog');
    await accounts.updateMany({ businessId }, { $set: { at: new Date(Date.now() - 6 * 60_000) } });
    await bringIn(strangers());
    const counted = (await log()).map((change) => change.people);
    expect(counted[0]).toEqual({ invited: 1, changed: 0 });
    expect(counted).toHaveLength(3);
  });

  it('are not flooded with mails: the line says so, and the others go on', async () => {
    const roles = ['businessMember', 'businessViewer'] as const;
    for (let times = 0; times < 10; times += 1) await bringIn({ email, role: roles[times % 2]! });
    const done = await outcomes({ email, role: 'businessMember' }, { email: `${randomUUID()}@plomada.test` });
    expect(done).toMatchObject([
      { outcome: 'refused', code: 'INVITATION_THROTTLED', params: { minutes: 60 } },
      { outcome: 'invite' },
    ]);
  });

  it('come in portions, in a business that there is', async () => {
    const many = Array.from({ length: contracts.PEOPLE_PER_CALL + 1 }, () => ({ email }));
    expect(await codeOf(preview(...many))).toBe('REQUEST_INVALID');
    expect(await codeOf(preview({ email: 'nobody' }))).toBe('REQUEST_INVALID');
    expect(await codeOf(preview({ email, role: 'root' as never }))).toBe('REQUEST_INVALID');
    businessId = randomUUID();
    expect(await codeOf(preview({ email }))).toBe('NOT_FOUND');
  });
});
