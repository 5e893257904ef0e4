import { randomUUID } from 'node:crypto';
import { allProjects } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { describeWithBacking } from '@plomada/testing';
import { auth, planning } from '../testing/neighbours';
import { project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('the project list', () => {
  let projects: RunningProjects;
  let businessId: string;
  let first: string;

  const listOf = async (userId: string) => (await projects.rpc.call(allProjects, { userId })).businesses;
  const holder = (inBusiness: Role[], inFirst: Role[]) => {
    const userId = randomUUID();
    auth.memberships.set(userId, {
      platform: [],
      businesses: inBusiness.length > 0 ? [{ businessId, roles: inBusiness }] : [],
      projects: inFirst.length > 0 ? [{ projectId: first, businessId, roles: inFirst }] : [],
    });
    return userId;
  };
  const seenBy = async (inBusiness: Role[], inFirst: Role[]) => {
    const business = (await listOf(holder(inBusiness, inFirst)))[businessId];
    const rights = business?.projects.map(({ id, imAdmin, isViewer, canEdit }) => ({
      project: id === first ? 'first' : 'second',
      imAdmin,
      isViewer,
      canEdit,
    }));
    return { isAdmin: business?.isAdmin, isViewer: business?.isViewer, projects: rights };
  };

  beforeAll(async () => {
    projects = await startProjects();
    const creator = randomUUID();
    businessId = await projects.newBusiness(creator);
    first = (await projects.create(project(businessId), creator)).id;
    await projects.create(project(businessId), creator);
  });
  afterAll(() => projects?.stop());
  beforeEach(() => {
    planning.failure = null;
  });

  it('shows root everything, to be edited', async () => {
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
    const business = (await listOf('root'))[businessId];
    expect(business?.isAdmin).toBe(true);
    expect(business?.projects.map(({ canEdit }) => canEdit)).toEqual([true, true]);
  });

  it('shows nothing to somebody who belongs nowhere', async () => {
    expect(await listOf(randomUUID())).toEqual({});
  });

  it('shows all projects to the business’s admin and viewer', async () => {
    const all = (canEdit: boolean) => [
      { project: 'first', imAdmin: false, isViewer: false, canEdit },
      { project: 'second', imAdmin: false, isViewer: false, canEdit },
    ];
    expect(await seenBy(['businessAdmin'], [])).toEqual({
      isAdmin: true,
      isViewer: false,
      projects: all(true),
    });
    expect(await seenBy(['businessViewer'], [])).toEqual({
      isAdmin: false,
      isViewer: true,
      projects: all(false),
    });
  });

  it.each<[Role, { imAdmin: boolean; isViewer: boolean; canEdit: boolean }]>([
    ['projectAdmin', { imAdmin: true, isViewer: false, canEdit: true }],
    ['facilitator', { imAdmin: false, isViewer: false, canEdit: false }],
    ['responsible', { imAdmin: false, isViewer: false, canEdit: false }],
    ['projectViewer', { imAdmin: false, isViewer: true, canEdit: false }],
  ])('shows a %s the own projects only', async (role, rights) => {
    expect((await seenBy(['businessMember'], [role])).projects).toEqual([{ project: 'first', ...rights }]);
  });

  it('shows a plain member the business without projects', async () => {
    expect(await seenBy(['businessMember'], [])).toEqual({ isAdmin: false, isViewer: false, projects: [] });
  });

  it('says who changed a project last, and leaves open what reports would know', async () => {
    const date = '2026-05-04T12:00:00.000Z';
    planning.updates = [{ projectId: first, seq: 7, date, firstName: 'Ana', lastName: 'Rojas' }];
    const business = (await listOf(holder(['businessAdmin'], [])))[businessId];
    expect(business?.projects).toMatchObject([
      { lastModified: { date, firstName: 'Ana', lastName: 'Rojas' }, ppc: null, bl: null },
      { lastModified: null, currentTerm: null },
    ]);
  });

  it('answers when planning cannot', async () => {
    planning.failure = new Error('crashed');
    const business = (await listOf(holder(['businessAdmin'], [])))[businessId];
    expect(business?.projects.map(({ lastModified }) => lastModified)).toEqual([null, null]);
  });
});
