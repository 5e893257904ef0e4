import { randomUUID } from 'node:crypto';
import { allProjects, projectSummary } from '@plomada/contracts';
import { invalid } from '@plomada/service-kit';
import { describeWithBacking } from '@plomada/testing';
import { auth, planning } from '../testing/neighbours';
import { failureOf, person, project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('creating a project', () => {
  let projects: RunningProjects;
  let businessId: string;
  let creatorId: string;

  const listed = async () => {
    const { businesses } = await projects.rpc.call(allProjects, { userId: 'root' });
    return businesses[businessId]?.projects.map(({ id }) => id) ?? [];
  };
  const plansOf = (id: string) => planning.plans.filter(({ projectId }) => projectId === id);

  beforeAll(async () => {
    projects = await startProjects();
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
  });
  afterAll(() => projects?.stop());
  beforeEach(async () => {
    auth.failure = planning.failure = null;
    creatorId = randomUUID();
    businessId = await projects.newBusiness(creatorId);
  });

  it('has the roles granted, the plan made, and shows it then', async () => {
    const viewer = { ...person(randomUUID()), roles: ['projectViewer' as const] };
    const foreman = { ...person(randomUUID()), company: 'Fierros SpA', roles: ['responsible' as const] };
    const wanted = project(businessId, { team: [viewer, foreman], laPeriods: 6 });
    const summary = await projects.create(wanted, creatorId);
    expect(summary).toMatchObject({
      id: wanted.id,
      projectId: wanted.projectId,
      ppc: null,
      lastModified: null,
    });
    expect(auth.projects.at(-1)).toEqual({
      projectId: wanted.id,
      businessId,
      members: [
        { userId: creatorId, roles: ['projectAdmin'] },
        { userId: viewer.userId, roles: ['projectViewer'] },
        { userId: foreman.userId, roles: ['responsible'] },
      ],
    });
    const [plan] = plansOf(wanted.id);
    expect(plan?.settings).toMatchObject({
      id: 'settings',
      startDate: '2026-03-02',
      workingDays: '0111110',
      holidays: ['2026-04-03', '2026-05-01'],
      periodDays: 7,
      laPeriods: 6,
      autoScheduling: true,
    });
    expect(plan?.responsibles).toMatchObject([
      { id: creatorId, userId: creatorId, role: 'user', isActive: true },
      { id: foreman.userId, company: 'Fierros SpA', role: 'user' },
    ]);
    expect(await listed()).toEqual([wanted.id]);
  });

  it('has the plan of another of its business made for it when it is to be a copy', async () => {
    const source = await projects.create(project(businessId), creatorId);
    const wanted = project(businessId, { copyOf: source.id });
    await projects.create(wanted, creatorId);
    expect(plansOf(wanted.id)).toMatchObject([{ copyOf: source.id }]);
    expect(plansOf(source.id)[0]).not.toHaveProperty('copyOf');
    const abroad = project(await projects.newBusiness(creatorId), { copyOf: source.id });
    expect(await failureOf(projects.create(abroad, creatorId))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is done once, however often the same creator asks', async () => {
    const wanted = project(businessId);
    const summaries = await Promise.all([1, 2, 3].map(() => projects.create(wanted, creatorId)));
    await projects.create(wanted, creatorId);
    expect(new Set(summaries.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(await listed()).toEqual([wanted.id]);
  });

  it('refuses a code that another project of the business has', async () => {
    await projects.create(project(businessId, { projectId: 'Torre 1' }), creatorId);
    const again = projects.create(project(businessId, { projectId: ' torre  1 ' }), creatorId);
    expect(await failureOf(again)).toMatchObject({ kind: 'conflict', code: 'PROJECT_ID_TAKEN' });
    const elsewhere = await projects.newBusiness(creatorId);
    await projects.create(project(elsewhere, { projectId: 'Torre 1' }), creatorId);
  });

  it('refuses an id that is somebody else’s project', async () => {
    const wanted = project(businessId);
    await projects.create(wanted, creatorId);
    const stolen = projects.create({ ...wanted, projectId: 'OTRO' }, randomUUID());
    expect(await failureOf(stolen)).toMatchObject({ kind: 'conflict', code: 'PROJECT_EXISTS' });
  });

  it('refuses a business that does not exist', async () => {
    const nowhere = projects.create(project(randomUUID()), creatorId);
    expect(await failureOf(nowhere)).toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
  });

  it.each(['auth', 'planning'] as const)(
    'hides what %s cut off, and completes it when asked again',
    async (at) => {
      const wanted = project(businessId);
      const neighbour = at === 'auth' ? auth : planning;
      neighbour.failure = new Error('crashed');
      expect(await failureOf(projects.create(wanted, creatorId))).toMatchObject({ kind: 'internal' });
      expect(await listed()).toEqual([]);
      const unseen = projects.rpc.call(projectSummary, { projectId: wanted.id });
      expect(await failureOf(unseen)).toMatchObject({ code: 'NOT_FOUND' });
      neighbour.failure = null;
      await projects.create({ ...wanted, name: 'Nombre corregido' }, creatorId);
      expect(await listed()).toEqual([wanted.id]);
      const summary = await projects.rpc.call(projectSummary, { projectId: wanted.id });
      expect(summary).toMatchObject({ name: 'Nombre corregido', business: { id: businessId } });
      expect(plansOf(wanted.id)).toHaveLength(1);
    },
  );

  it('keeps a cut-off project’s code for its creator, and frees it when nobody comes back', async () => {
    const wanted = project(businessId);
    planning.failure = new Error('crashed');
    await failureOf(projects.create(wanted, creatorId));
    planning.failure = null;
    const other = project(businessId, { projectId: wanted.projectId });
    expect(await failureOf(projects.create(other, creatorId))).toMatchObject({ code: 'PROJECT_ID_TAKEN' });
    const longAgo = new Date(Date.now() - 3_600_000);
    const cutOff = { _id: wanted.id as never };
    await projects.database.collection('projects').updateOne(cutOff, { $set: { triedAt: longAgo } });
    await projects.create(other, creatorId);
    expect(await listed()).toEqual([other.id]);
  });

  it('leaves nothing of a project that auth refuses', async () => {
    const wanted = project(businessId);
    auth.failure = invalid('TEAM_MEMBER_UNKNOWN', { count: 1 }, ['x']);
    expect(await failureOf(projects.create(wanted, creatorId))).toMatchObject({
      code: 'TEAM_MEMBER_UNKNOWN',
      rows: ['x'],
    });
    auth.failure = null;
    await projects.create(project(businessId, { projectId: wanted.projectId }), randomUUID());
  });
});
