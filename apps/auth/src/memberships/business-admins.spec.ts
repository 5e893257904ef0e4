import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';
import { BusinessAdmins } from './business-admins';
import { KNOWN_BUSINESSES } from './known-business.schema';
import { PROJECT_MEMBERS } from './project-members.schema';

type ProjectRole = (typeof contracts.projectRole.options)[number];

describeWithBacking('the admins of a business', () => {
  let auth: RunningAuth;
  let rootId: string;
  let businessId: string;

  const newMember = async (role: 'businessAdmin' | 'businessMember'): Promise<string> => {
    const email = `${randomUUID()}@plomada.test`;
    const member = { email, firstName: 'Ana', lastName: 'Rojas', role } as const;
    return (await auth.rpc.call(contracts.addMember, { businessId, byRoot: true, member })).user.id;
  };
  const newAdmin = () => newMember('businessAdmin');
  const newProject = async (held: Record<string, ProjectRole>): Promise<string> => {
    const projectId = randomUUID();
    const members = Object.entries(held).map(([userId, role]) => ({ userId, roles: [role] }));
    await auth.rpc.call(contracts.grantProject, { projectId, businessId, members });
    return projectId;
  };
  const give = (projectId: string, userId: string, roles: ProjectRole[]) =>
    auth.rpc.call(contracts.setProjectRoles, { projectId, userId, roles });
  const rolesIn = async (projectId: string, userId: string) =>
    (await auth.rpc.call(contracts.rolesOf, { userId, projectId })).roles;
  const membersOf = async (projectId: string): Promise<string[]> =>
    (await auth.rpc.call(contracts.projectMembersOf, { projectId })).members.map(({ user }) => user.id);
  /** What happens when a removal has found nothing that bars it, and has left no project yet. */
  const onceFoundFree = (happens: () => Promise<unknown>) => {
    const list = auth.app.get(BusinessAdmins);
    const leaves = list.leaves.bind(list);
    jest.spyOn(list, 'leaves').mockImplementationOnce(async (...asked) => {
      await happens();
      return leaves(...asked);
    });
  };
  /** What happens when a removal has just left the projects that it could. */
  const onceLeft = (happens: () => Promise<unknown>) => {
    const projects = auth.database.model(PROJECT_MEMBERS);
    const updateMany = projects.updateMany.bind(projects);
    const thenHappens = async (...asked: Parameters<typeof updateMany>) => {
      const left = await updateMany(...asked);
      await happens();
      return left;
    };
    jest.spyOn(projects, 'updateMany').mockImplementationOnce(thenHappens as never);
  };
  /** Everybody who is on the business's list after any write to it from now on, were it for a moment. */
  const everListed = (): Set<string> => {
    const listed = new Set<string>();
    const places = auth.database.model(KNOWN_BUSINESSES);
    const updateOne = places.updateOne.bind(places);
    const thenLook = async (...asked: Parameters<typeof updateOne>) => {
      const written = await updateOne(...asked);
      for (const userId of await listedAdmins()) listed.add(userId);
      return written;
    };
    jest.spyOn(places, 'updateOne').mockImplementation(thenLook as never);
    return listed;
  };
  const remove = (userId: string) =>
    codeOf(auth.rpc.call(contracts.removeFromBusiness, { businessId, userId }));
  const setRole = (userId: string, role: 'businessAdmin' | 'businessMember') =>
    codeOf(auth.rpc.call(contracts.setBusinessRole, { businessId, userId, role }));
  const admins = async (): Promise<string[]> => {
    const { members } = await auth.rpc.call(contracts.membersOf, { businessId });
    return members.filter(({ roles }) => roles.includes('businessAdmin')).map(({ user }) => user.id);
  };
  const businesses = () => auth.database.collection<{ _id: string; admins: string[] }>('business_places');
  const listedAdmins = async () => (await businesses().findOne({ _id: businessId }))?.admins ?? [];

  beforeAll(async () => {
    auth = await startAuth();
    const root = await auth.database.collection<{ _id: string }>('users').findOne({ email: ROOT.email });
    rootId = root?._id ?? '';
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => auth?.stop());
  beforeEach(async () => {
    businessId = randomUUID();
    await auth.rpc.call(contracts.grantBusiness, { businessId, adminId: rootId });
  });

  it('never all leave, however many leave at once: all but one can', async () => {
    const all = [rootId, ...(await Promise.all([newAdmin(), newAdmin(), newAdmin(), newAdmin()]))];
    const leave = (userId: string, n: number) => (n % 2 ? remove(userId) : setRole(userId, 'businessMember'));
    const codes = await Promise.all(all.map(leave));
    expect(codes.sort()).toEqual(['LAST_ADMIN', 'answered', 'answered', 'answered', 'answered']);
    expect(await admins()).toHaveLength(1);
  });

  it('who alone administer a project are never all taken out, however many at once', async () => {
    const pair = await Promise.all([newAdmin(), newAdmin()]);
    const projectIds = Array.from({ length: 5 }, () => randomUUID());
    const members = pair.map((userId) => ({ userId, roles: ['projectAdmin' as const] }));
    for (const projectId of projectIds)
      await auth.rpc.call(contracts.grantProject, { projectId, businessId, members });
    expect(await Promise.all(pair.map(remove))).toContain('LAST_PROJECT_ADMIN');
    for (const projectId of projectIds) {
      const left = await auth.rpc.call(contracts.projectMembersOf, { projectId });
      expect(left.members.length).toBeGreaterThan(0);
    }
    expect((await admins()).length).toBeGreaterThan(1);
  });

  it('who is refused at such a moment keeps every other role', async () => {
    const pair = await Promise.all([newAdmin(), newMember('businessMember')]);
    const [one, other] = pair;
    const shared = { [one]: 'projectAdmin', [other]: 'projectAdmin' } as const;
    for (let n = 0; n < 5; n += 1) await newProject(shared);
    const roles = ['responsible', 'facilitator'] as const;
    const elsewhere = await Promise.all(
      roles.map((role) => newProject({ [rootId]: 'projectAdmin', [one]: role, [other]: role })),
    );
    const codes = await Promise.all(pair.map(remove));
    const refused = pair.filter((_, n) => codes[n] === 'LAST_PROJECT_ADMIN');
    expect(refused.length).toBeGreaterThan(0);
    for (const userId of refused) {
      for (const [n, projectId] of elsewhere.entries())
        expect(await rolesIn(projectId, userId)).toContain(roles[n]);
    }
  });

  it('never count a plain member among them who is refused, and tell what that one lost', async () => {
    const [leaving, other] = await Promise.all([newMember('businessMember'), newMember('businessMember')]);
    const barred = await newProject({ [leaving]: 'projectAdmin', [other]: 'projectAdmin' });
    const left = await newProject({ [leaving]: 'projectAdmin', [rootId]: 'projectAdmin' });
    const kept = await newProject({ [leaving]: 'responsible', [rootId]: 'projectAdmin' });
    expect(await rolesIn(left, leaving)).toContain('projectAdmin');
    const listed = everListed();
    onceFoundFree(() => give(barred, other, ['responsible']));
    expect(await remove(leaving)).toBe('LAST_PROJECT_ADMIN');
    expect([...listed]).toEqual([rootId]);
    expect(await rolesIn(barred, leaving)).toContain('projectAdmin');
    expect(await rolesIn(left, leaving)).not.toContain('projectAdmin');
    expect(await rolesIn(kept, leaving)).toContain('responsible');
    expect(await setRole(rootId, 'businessMember')).toBe('LAST_ADMIN');
  });

  it('count again who is refused', async () => {
    const [leaving, other] = await Promise.all([newAdmin(), newAdmin()]);
    const barred = await newProject({ [leaving]: 'projectAdmin', [other]: 'projectAdmin' });
    onceFoundFree(() => give(barred, other, ['responsible']));
    expect(await remove(leaving)).toBe('LAST_PROJECT_ADMIN');
    expect(await listedAdmins()).toContain(leaving);
  });

  it('leave nobody in a project who went when another became its admin', async () => {
    const [leaving, other] = await Promise.all([newAdmin(), newAdmin()]);
    const projectId = await newProject({ [leaving]: 'projectAdmin', [other]: 'projectAdmin' });
    onceFoundFree(() => give(projectId, other, ['responsible']));
    onceLeft(() => give(projectId, other, ['projectAdmin']));
    expect(await remove(leaving)).toBe('answered');
    expect(await membersOf(projectId)).toEqual([other]);
  });

  it('are there at every moment of a removal that a crash cuts short', async () => {
    const leaving = await newAdmin();
    // What the database holds when auth dies after its first write.
    await businesses().updateOne({ _id: businessId }, { $pull: { admins: leaving } });
    expect((await admins()).sort()).toEqual([rootId, leaving].sort());
    expect(await remove(rootId)).toBe('LAST_ADMIN');
    expect(await remove(leaving)).toBe('answered');
    expect(await admins()).toEqual([rootId]);
  });

  it('take neither themselves out nor their own role, whoever else is there', async () => {
    const own = await newAdmin();
    const asked = { businessId, userId: own, byUserId: own };
    expect(await codeOf(auth.rpc.call(contracts.removeFromBusiness, asked))).toBe('OWN_MEMBERSHIP');
    const less = { ...asked, role: 'businessMember' } as const;
    expect(await codeOf(auth.rpc.call(contracts.setBusinessRole, less))).toBe('OWN_MEMBERSHIP');
    expect((await admins()).sort()).toEqual([rootId, own].sort());
    const another = await newAdmin();
    expect(await codeOf(auth.rpc.call(contracts.removeFromBusiness, { ...asked, byUserId: another }))).toBe(
      'answered',
    );
  });

  it('change nobody of the platform, which changes them and itself', async () => {
    const admin = await newAdmin();
    const superAdmin = await newAdmin();
    const users = auth.database.collection<{ _id: string }>('users');
    await users.updateOne({ _id: superAdmin }, { $set: { isSuperAdmin: true } });
    const byAdmin = { businessId, byUserId: admin, byPlatform: false };
    for (const userId of [rootId, superAdmin]) {
      const less = { ...byAdmin, userId, role: 'businessMember' } as const;
      expect(await codeOf(auth.rpc.call(contracts.setBusinessRole, less))).toBe('PERSON_OF_PLATFORM');
      expect(await codeOf(auth.rpc.call(contracts.removeFromBusiness, { ...byAdmin, userId }))).toBe(
        'PERSON_OF_PLATFORM',
      );
    }
    expect((await admins()).sort()).toEqual([rootId, admin, superAdmin].sort());
    const byPlatform = { businessId, byUserId: superAdmin, byPlatform: true };
    for (const userId of [rootId, superAdmin]) {
      const less = { ...byPlatform, userId, role: 'businessMember' } as const;
      expect(await codeOf(auth.rpc.call(contracts.setBusinessRole, less))).toBe('answered');
    }
    expect(await admins()).toEqual([admin]);
  });

  it('count again when they are given the role again', async () => {
    const other = await newAdmin();
    expect(await setRole(other, 'businessMember')).toBe('answered');
    expect(await remove(rootId)).toBe('LAST_ADMIN');
    expect(await setRole(other, 'businessAdmin')).toBe('answered');
    expect(await remove(rootId)).toBe('answered');
    expect(await admins()).toEqual([other]);
  });

  it('are known in a business from before they were listed', async () => {
    const other = await newAdmin();
    await businesses().updateOne({ _id: businessId }, { $unset: { admins: '' } });
    expect(await remove(rootId)).toBe('answered');
    expect(await remove(other)).toBe('LAST_ADMIN');
  });
});
