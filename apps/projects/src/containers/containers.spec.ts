import { randomUUID } from 'node:crypto';
import {
  allProjects,
  createContainer,
  deleteContainer,
  editContainer,
  getContainer,
  MAX_CONTAINED,
  restoreContainer,
} from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { Housekeeping } from '../lifecycle/housekeeping';
import { auth } from '../testing/neighbours';
import { failureOf, project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('a container', () => {
  let projects: RunningProjects;
  let businessId: string;
  const creator = randomUUID();
  beforeAll(async () => {
    projects = await startProjects();
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
  });
  afterAll(() => projects?.stop());
  beforeEach(async () => {
    businessId = await projects.newBusiness(creator);
  });

  const newProject = async (of = businessId) => (await projects.create(project(of), creator)).id;
  const create = (given: { name: string; projects?: string[]; id?: string }) =>
    projects.rpc.call(createContainer, {
      container: { id: randomUUID(), businessId, ...given },
      userId: creator,
    });
  const listed = async (userId = 'root') => {
    const { businesses } = await projects.rpc.call(allProjects, { userId });
    return businesses[businessId];
  };

  it('groups projects, and its projects say so', async () => {
    const [a, b] = [await newProject(), await newProject()];
    const made = await create({ name: 'Norte', projects: [a, b] });
    expect(made.projects).toEqual([a, b]);
    const business = await listed();
    expect(business?.containers).toMatchObject([{ id: made.id, isContainer: true, projects: [a, b] }]);
    expect(business?.projects.map(({ containerId }) => containerId)).toEqual([made.id, made.id]);
  });

  it('has a name of its own, and is made once', async () => {
    const id = randomUUID();
    await create({ name: 'Norte', id });
    await create({ name: 'Norte', id });
    expect(await failureOf(create({ name: ' norte ' }))).toMatchObject({ code: 'CONTAINER_NAME_TAKEN' });
    expect((await listed())?.containers).toHaveLength(1);
  });

  it('takes no project of another container or business', async () => {
    const mine = await newProject();
    await create({ name: 'Norte', projects: [mine] });
    const foreign = await newProject(await projects.newBusiness(creator));
    expect(await failureOf(create({ name: 'Sur', projects: [mine, foreign] }))).toMatchObject({
      code: 'PROJECT_NOT_CONTAINABLE',
      rows: [mine, foreign],
    });
  });

  it('can be changed: projects leave and come, the rest stays', async () => {
    const [a, b] = [await newProject(), await newProject()];
    const { id } = await create({ name: 'Norte', projects: [a] });
    const change = { projects: [b], classification: 'Salud' };
    const changed = await projects.rpc.call(editContainer, { containerId: id, change });
    expect(changed).toMatchObject({ name: 'Norte', classification: 'Salud', projects: [b] });
    expect(await projects.rpc.call(getContainer, { containerId: id })).toEqual(changed);
  });

  it('is seen with the projects that are seen, and edited by the admin of one of them', async () => {
    const [a, b] = [await newProject(), await newProject()];
    await create({ name: 'Norte', projects: [a, b] });
    await create({ name: 'Sur' });
    const held = (role: 'projectAdmin' | 'projectViewer') => ({
      platform: [],
      businesses: [],
      projects: [{ projectId: b, businessId, roles: [role] }],
    });
    auth.memberships.set('admin', held('projectAdmin'));
    auth.memberships.set('viewer', held('projectViewer'));
    expect((await listed('admin'))?.containers).toMatchObject([{ projects: [b], canEdit: true }]);
    expect((await listed('viewer'))?.containers).toMatchObject([{ projects: [b], canEdit: false }]);
  });

  it('takes no more projects than it may hold', async () => {
    const { id } = await create({ name: 'Norte' });
    const inside = Array.from({ length: MAX_CONTAINED }, () => ({
      _id: randomUUID() as never,
      containerId: id,
      businessId,
      projectIdKey: randomUUID(),
      status: 'ready',
    }));
    await projects.database.collection('projects').insertMany(inside);
    const one = projects.create(project(businessId, { containerId: id }), creator);
    expect(await failureOf(one)).toMatchObject({ code: 'CONTAINER_FULL', params: { max: MAX_CONTAINED } });
    await projects.database.collection('projects').deleteMany({ containerId: id });
  });

  it('gives its projects free when it goes, and comes back with those that no other took', async () => {
    const [a, b] = [await newProject(), await newProject()];
    const { id } = await create({ name: 'Norte', projects: [a, b] });
    const by = { userId: creator, name: 'Ana' };
    await projects.rpc.call(deleteContainer, { containerId: id, typedName: 'Norte', by });
    expect((await listed())?.projects).toMatchObject([{ containerId: null }, { containerId: null }]);
    const other = await create({ name: 'Sur', projects: [b] });
    expect(other.projects).toEqual([b]);
    await projects.rpc.call(restoreContainer, { businessId, containerId: id });
    expect((await projects.rpc.call(getContainer, { containerId: id })).projects).toEqual([a]);
    expect((await projects.rpc.call(getContainer, { containerId: other.id })).projects).toEqual([b]);
  });

  it('gives its projects free later when its end was cut off', async () => {
    const a = await newProject();
    const { id } = await create({ name: 'Norte', projects: [a] });
    const deletion = { at: new Date(), by: { userId: creator, name: 'Ana' } };
    await projects.database.collection('containers').updateOne({ _id: id as never }, { $set: { deletion } });
    await projects.app.get(Housekeeping).begin();
    expect((await listed())?.projects).toMatchObject([{ containerId: null }]);
    await projects.rpc.call(restoreContainer, { businessId, containerId: id });
    expect((await projects.rpc.call(getContainer, { containerId: id })).projects).toEqual([a]);
  });

  it('goes when its name is typed, leaves its projects, and comes back with them', async () => {
    const a = await newProject();
    const { id } = await create({ name: 'Norte', projects: [a] });
    const by = { userId: creator, name: 'Ana' };
    const remove = (typedName: string) =>
      projects.rpc.call(deleteContainer, { containerId: id, typedName, by });
    expect(await failureOf(remove('Nortes'))).toMatchObject({ code: 'NAME_NOT_CONFIRMED' });
    await remove('Norte');
    expect(await listed()).toMatchObject({ containers: [], projects: [{ id: a }] });
    const other = await create({ name: 'Norte' });
    const restore = () => projects.rpc.call(restoreContainer, { businessId, containerId: id });
    expect(await failureOf(restore())).toMatchObject({ code: 'CONTAINER_NAME_TAKEN' });
    await projects.rpc.call(deleteContainer, { containerId: other.id, typedName: 'Norte', by });
    await restore();
    expect((await listed())?.containers).toMatchObject([{ id, projects: [a] }]);
  });
});
