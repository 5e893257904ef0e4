import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('the admins of a business', () => {
  let auth: RunningAuth;
  let rootId: string;
  let businessId: string;

  const newAdmin = async (): Promise<string> => {
    const email = `${randomUUID()}@plomada.test`;
    const member = { email, firstName: 'Ana', lastName: 'Rojas', role: 'businessAdmin' } as const;
    return (await auth.rpc.call(contracts.addMember, { businessId, byRoot: true, member })).user.id;
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
