import { siblingProjects } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('the other projects of a business', () => {
  let projects: RunningProjects;
  const creator = randomUUID();

  beforeAll(async () => {
    projects = await startProjects();
  });
  afterAll(() => projects?.stop());

  const newProjectIn = async (businessId: string) =>
    (await projects.create(project(businessId, {}), creator)).id;
  const siblingsOf = async (projectId: string) =>
    (await projects.rpc.call(siblingProjects, { projectId })).projectIds;

  it("are told without the project itself, and without any other business's", async () => {
    const own = await projects.newBusiness(creator);
    const other = await projects.newBusiness(creator);
    const [first, second] = [await newProjectIn(own), await newProjectIn(own)];
    const strange = await newProjectIn(other);
    expect(await siblingsOf(first)).toEqual([second]);
    expect(await siblingsOf(strange)).toEqual([]);
  });

  it('are not told of a project that is not there', async () => {
    await expect(siblingsOf('nobody')).rejects.toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
  });
});
