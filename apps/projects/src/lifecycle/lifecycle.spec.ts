import { randomUUID } from 'node:crypto';
import {
  allProjects,
  companyReportOf,
  deletedOf,
  deleteProject,
  projectSummary,
  restoreProject,
} from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { auth } from '../testing/neighbours';
import { failureOf, project, type RunningProjects, startProjects } from '../testing/start-projects';
import { Attachments } from '../files/attachments';
import { ProjectRepository } from '../project-store/project.repository';
import { Housekeeping } from './housekeeping';

describeWithBacking('a deleted project', () => {
  let projects: RunningProjects;
  let businessId: string;
  let projectId: string;
  const creator = randomUUID();
  beforeAll(async () => {
    projects = await startProjects();
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
  });
  afterAll(() => projects?.stop());
  beforeEach(async () => {
    auth.failure = null;
    businessId = await projects.newBusiness(creator);
    projectId = (await projects.create(project(businessId, { projectId: 'T-1' }), creator)).id;
  });

  const by = { userId: creator, name: 'Ana Rojas' };
  const remove = (typedName = 'edificio los  aromos') =>
    projects.rpc.call(deleteProject, { projectId, typedName, by });
  const restore = (of = businessId, code?: string) =>
    projects.rpc.call(restoreProject, { businessId: of, projectId, restoration: { projectId: code } });
  const deleted = async () => (await projects.rpc.call(deletedOf, { businessId })).deleted;
  const listed = async () => {
    const { businesses } = await projects.rpc.call(allProjects, { userId: 'root' });
    return businesses[businessId]?.projects.map(({ id }) => id);
  };
  const told = (key: string) =>
    projects.database.collection('outbox').countDocuments({ key, 'payload.projectId': projectId });
  const age = (days: number) =>
    projects.database
      .collection('projects')
      .updateOne(
        { _id: projectId as never },
        { $set: { 'deletion.at': new Date(Date.now() - days * 86_400_000) } },
      );

  it('is gone for everybody once its name was typed', async () => {
    expect(await failureOf(remove('Edificio'))).toMatchObject({ code: 'NAME_NOT_CONFIRMED' });
    expect(await listed()).toEqual([projectId]);
    await remove();
    expect(await listed()).toEqual([]);
    expect(auth.hidden.get(projectId)).toBe(true);
    expect(await told('projects.project-deleted')).toBe(1);
    const unseen = projects.rpc.call(projectSummary, { projectId });
    expect(await failureOf(unseen)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await failureOf(remove())).toMatchObject({ code: 'NOT_FOUND' });
    const report = await projects.rpc.call(companyReportOf, { businessId });
    expect(report.totals.projects).toBe(0);
  });

  it('comes back for its own business', async () => {
    await remove();
    expect(await deleted()).toMatchObject([
      { id: projectId, kind: 'project', projectId: 'T-1', deletedBy: 'Ana Rojas' },
    ]);
    const elsewhere = await projects.newBusiness(creator);
    expect(await failureOf(restore(elsewhere))).toMatchObject({ code: 'NOT_FOUND' });
    await restore();
    expect(await listed()).toEqual([projectId]);
    expect(auth.hidden.get(projectId)).toBe(false);
    expect(await deleted()).toEqual([]);
  });

  it('gives its code free, and comes back under another one when it was taken', async () => {
    await remove();
    await projects.create(project(businessId, { projectId: 'T-1' }), creator);
    expect(await failureOf(restore())).toMatchObject({ kind: 'conflict', code: 'PROJECT_ID_TAKEN' });
    expect((await restore(businessId, 'T-2')).projectId).toBe('T-2');
  });

  it('is hidden by the next round when auth was away', async () => {
    auth.failure = new Error('away');
    await remove();
    auth.failure = null;
    expect(auth.hidden.get(projectId)).toBeUndefined();
    await projects.app.get(Housekeeping).begin();
    expect(auth.hidden.get(projectId)).toBe(true);
    expect(await told('projects.project-deleted')).toBe(1);
  });

  it('is forgotten after 30 days, here and everywhere, and not before', async () => {
    await remove();
    await age(29.9);
    await projects.app.get(Housekeeping).begin();
    expect(await deleted()).toHaveLength(1);
    await age(30.1);
    await projects.app.get(Housekeeping).begin();
    expect(await deleted()).toEqual([]);
    expect(await told('projects.project-purged')).toBe(1);
    expect(await failureOf(restore())).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('comes back no more once its purge has begun, which the next round finishes where one was cut off', async () => {
    await remove();
    await age(30.1);
    jest.spyOn(projects.app.get(Attachments), 'removeAll').mockRejectedValueOnce(new Error('away'));
    await projects.app.get(Housekeeping).begin();
    expect(await told('projects.project-purged')).toBe(1);
    expect(await failureOf(restore())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await deleted()).toEqual([]);
    await projects.app.get(Housekeeping).begin();
    expect(await projects.app.get(ProjectRepository).findOne({ _id: projectId })).toBeNull();
    expect(await told('projects.project-purged')).toBe(1);
  });
});
