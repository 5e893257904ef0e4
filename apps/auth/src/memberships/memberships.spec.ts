import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { EventBus } from '@plomada/service-kit';
import { describeWithBacking, eventually } from '@plomada/testing';
import type { z } from 'zod';
import { codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

type BusinessRole = z.infer<typeof contracts.newMember>['role'];
type ProjectRole = z.infer<typeof contracts.projectRole>;

describeWithBacking('memberships', () => {
  let auth: RunningAuth;
  let rootId: string;
  let businessId: string;

  const add = (role: BusinessRole, email = `${randomUUID()}@plomada.test`, business = businessId) =>
    auth.rpc.call(contracts.addMember, {
      businessId: business,
      byRoot: true,
      member: { email, firstName: 'Ana', lastName: 'Rojas', role },
    });
  const newMember = async (role: BusinessRole) => (await add(role)).user.id;
  const grant = (projectId: string, members: Record<string, ProjectRole[]>, business = businessId) =>
    auth.rpc.call(contracts.grantProject, {
      projectId,
      businessId: business,
      members: Object.entries(members).map(([userId, roles]) => ({ userId, roles })),
    });
  const roles = async (userId: string, projectId?: string, business?: string) =>
    auth.rpc.call(contracts.rolesOf, { userId, projectId, businessId: business });
  const nothing = { roles: [], businessId: null };

  beforeAll(async () => {
    auth = await startAuth();
    const root = await auth.database.collection<{ _id: string }>('users').findOne({ email: ROOT.email });
    rootId = root?._id ?? '';
  });
  afterAll(() => auth?.stop());
  beforeEach(async () => {
    businessId = randomUUID();
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId: rootId });
  });

  it('make one account of one address, however many add it at once', async () => {
    const email = `Jefe.${randomUUID()}@Plomada.test`;
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, n) => add('businessMember', n % 2 ? email : email.toUpperCase())),
    );
    expect(new Set(added.map(({ user }) => user.id)).size).toBe(1);
    const { members } = await auth.rpc.call(contracts.membersOf, { businessId });
    expect(members.filter(({ user }) => user.email.toLowerCase() === email.toLowerCase())).toHaveLength(1);
  });

  it('are added once, and roles join those held', async () => {
    const { user } = await add('businessMember');
    await add('businessMember', user.email);
    expect((await add('businessAdmin', user.email)).roles.sort()).toEqual([
      'businessAdmin',
      'businessMember',
    ]);
  });

  it('leave an account’s password alone that exists already', async () => {
    const email = `${randomUUID()}@plomada.test`;
    const member = { email, firstName: 'Ana', lastName: '', role: 'businessMember' } as const;
    const give = (initialPassword: string) =>
      auth.rpc.call(contracts.addMember, {
        businessId,
        byRoot: true,
        member: { ...member, initialPassword },
      });
    await give('the-first-one');
    await give('the-second-one');
    const tryLogin = (password: string) =>
      auth.rpc.call(contracts.login, {
        email: Buffer.from(email).toString('base64'),
        password: Buffer.from(password).toString('base64'),
        address: 'x',
      });
    expect(await codeOf(tryLogin('the-second-one'))).toBe('LOGIN_FAILED');
    expect(await codeOf(tryLogin('the-first-one'))).toBe('answered');
  });

  it('let nobody but root choose a password for others', async () => {
    const member = { email: 'a@b.cl', firstName: 'A', lastName: '', role: 'businessMember' } as const;
    const asked = auth.rpc.call(contracts.addMember, {
      businessId,
      byRoot: false,
      member: { ...member, initialPassword: 'a-password' },
    });
    expect(await codeOf(asked)).toBe('INITIAL_PASSWORD_FORBIDDEN');
  });

  it('need a business that exists', async () => {
    expect(await codeOf(add('businessMember', 'a@b.cl', randomUUID()))).toBe('NOT_FOUND');
    expect(await codeOf(grant(randomUUID(), {}, randomUUID()))).toBe('NOT_FOUND');
  });

  it('give the roles of platform, business and project together', async () => {
    const projectId = randomUUID();
    const admin = await newMember('businessAdmin');
    const person = await newMember('businessMember');
    await grant(projectId, { [person]: ['projectAdmin', 'facilitator'] });
    expect(await roles(rootId, projectId)).toEqual({ roles: ['root', 'businessAdmin'], businessId });
    expect(await roles(admin, projectId)).toEqual({ roles: ['businessAdmin'], businessId });
    expect(await roles(person, projectId)).toEqual({
      roles: ['businessMember', 'projectAdmin', 'facilitator'],
      businessId,
    });
    expect(await roles(person, undefined, businessId)).toEqual({ roles: ['businessMember'], businessId });
    expect(await roles(rootId)).toEqual({ roles: ['root'], businessId: null });
  });

  it('let a viewer of the business see its projects, and a plain member not know of them', async () => {
    const projectId = randomUUID();
    await grant(projectId, { [rootId]: ['projectAdmin'] });
    expect(await roles(await newMember('businessViewer'), projectId)).toEqual({
      roles: ['businessViewer'],
      businessId,
    });
    expect(await roles(await newMember('businessMember'), projectId)).toEqual(nothing);
  });

  it('are nothing where the thing does not exist, is another’s, or the person is unknown', async () => {
    const projectId = randomUUID();
    const other = randomUUID();
    await auth.rpc.call(contracts.grantBusiness, { businessId: other, adminId: rootId });
    await grant(projectId, { [rootId]: ['projectAdmin'] });
    const admin = await newMember('businessAdmin');
    expect(await roles(admin, randomUUID())).toEqual(nothing);
    expect(await roles(rootId, randomUUID())).toEqual(nothing);
    expect(await roles(admin, undefined, other)).toEqual(nothing);
    expect(await roles(admin, projectId, other)).toEqual(nothing);
    expect(await roles(rootId, projectId, other)).toEqual(nothing);
    expect(await roles(randomUUID(), projectId)).toEqual(nothing);
  });

  it('replace what a project’s grant said before, at once and everywhere', async () => {
    const projectId = randomUUID();
    const [first, second] = [await newMember('businessMember'), await newMember('businessMember')];
    await grant(projectId, { [first]: ['facilitator'] });
    expect((await roles(first, projectId)).roles).toContain('facilitator');
    await grant(projectId, { [second]: ['responsible'] });
    expect(await roles(first, projectId)).toEqual(nothing);
    expect((await roles(second, projectId)).roles).toContain('responsible');
    const told = await auth.database.collection('outbox').find({ key: 'auth.roles-changed' }).toArray();
    const changes = told.filter(({ payload }) => payload.userId === first);
    expect(changes.length).toBeGreaterThanOrEqual(2);
  });

  it('count for nothing in a deleted project, for nobody, until it is restored', async () => {
    const projectId = randomUUID();
    const [admin, person] = [await newMember('businessAdmin'), await newMember('businessMember')];
    await grant(projectId, { [person]: ['facilitator'] });
    const hide = (hidden: boolean) => auth.rpc.call(contracts.hideProject, { projectId, hidden });
    expect((await roles(admin, projectId)).roles).toContain('businessAdmin');
    await hide(true);
    await hide(true);
    expect(await roles(person, projectId)).toEqual(nothing);
    expect(await roles(admin, projectId)).toEqual(nothing);
    expect((await auth.rpc.call(contracts.membershipsOf, { userId: person })).projects).toEqual([]);
    await hide(false);
    expect((await roles(person, projectId)).roles).toContain('facilitator');
  });

  it('are forgotten with what else is known of a project that is gone for good', async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    const person = await newMember('businessMember');
    for (const projectId of [gone, stays]) {
      await grant(projectId, { [person]: ['facilitator'] });
      await auth.rpc.call(contracts.rate, { userId: person, projectId, rating: 4 });
      await auth.rpc.call(contracts.noteVisit, { userId: person, projectId });
      const view: contracts.ProjectView = {
        level: 'baseline',
        zoom: 'day',
        showCritical: false,
        responsible: null,
        filter: { states: ['late'], from: 'today', to: '' },
        collapsed: [],
        columns: {},
        bars: {
          baseline: false,
          against: null,
          label: 'none',
          colour: 'state',
          earlier: false,
          legend: true,
        },
        grouping: null,
      };
      await auth.rpc.call(contracts.saveProjectView, { userId: person, projectId, view });
    }
    await auth.rpc.call(contracts.hideProject, { projectId: gone, hidden: true });
    const kept = async (projectId: string) => [
      await auth.database.collection<{ _id: string }>('project_places').countDocuments({ _id: projectId }),
      await auth.database.collection('ratings').countDocuments({ projectId }),
      await auth.database.collection('visits').countDocuments({ projectId }),
      await auth.database.collection('project_views').countDocuments({ projectId }),
    ];
    const told = { projectId: gone, businessId };
    await auth.app.get(EventBus).publish(contracts.projectPurged, told);
    await auth.app.get(EventBus).publish(contracts.projectPurged, told);
    await eventually(async () => (await kept(gone)).join() === '0,0,0,0');
    expect(await kept(stays)).toEqual([1, 1, 1, 1]);
  });

  it('refuse a team with strangers to the business, naming them', async () => {
    const stranger = randomUUID();
    const failure = await grant(randomUUID(), { [stranger]: ['projectAdmin'] }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: 'TEAM_MEMBER_UNKNOWN', rows: [stranger] });
  });

  it('never move a project to another business', async () => {
    const projectId = randomUUID();
    const other = randomUUID();
    await auth.rpc.call(contracts.grantBusiness, { businessId: other, adminId: rootId });
    await grant(projectId, { [rootId]: ['projectAdmin'] });
    expect(await codeOf(grant(projectId, { [rootId]: ['projectAdmin'] }, other))).toBe('PROJECT_EXISTS');
    expect((await roles(rootId, projectId)).businessId).toBe(businessId);
  });

  it('in a project count for nothing without one in its business', async () => {
    const projectId = randomUUID();
    const person = await newMember('businessMember');
    await grant(projectId, { [person]: ['projectAdmin'] });
    // As it is left when a grant and a removal cross each other.
    await auth.database.collection('business_memberships').deleteOne({ businessId, userId: person });
    expect(await roles(person, projectId)).toEqual(nothing);
    expect((await auth.rpc.call(contracts.membershipsOf, { userId: person })).projects).toEqual([]);
  });

  it('list what somebody belongs to', async () => {
    const projectId = randomUUID();
    const person = await newMember('businessMember');
    await grant(projectId, { [person]: ['responsible'] });
    expect(await auth.rpc.call(contracts.membershipsOf, { userId: person })).toEqual({
      platform: [],
      businesses: [{ businessId, roles: ['businessMember'] }],
      projects: [{ projectId, businessId, roles: ['responsible'] }],
    });
    expect((await auth.rpc.call(contracts.membershipsOf, { userId: rootId })).platform).toEqual(['root']);
  });
});
