import { allProjects, getProjectSettings, planDescribed, projectSummary } from '@plomada/contracts';
import { EventBus } from '@plomada/service-kit';
import { describeWithBacking, eventually } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { auth } from '../testing/neighbours';
import { project, type RunningProjects, startProjects } from '../testing/start-projects';

describeWithBacking('a project whose plan is called otherwise', () => {
  let projects: RunningProjects;
  let projectId: string;
  beforeAll(async () => {
    projects = await startProjects();
  });
  afterAll(() => projects?.stop());
  beforeEach(async () => {
    const businessId = await projects.newBusiness(randomUUID());
    projectId = (await projects.create(project(businessId), randomUUID())).id;
  });

  const tell = (seq: number, what: { name?: string; startDate?: string; timeZone?: string | null }) =>
    projects.app.get(EventBus).publish(planDescribed, { projectId, seq, ...what });
  const summary = async () => {
    const { name, startDate } = await projects.rpc.call(projectSummary, { projectId });
    return [name, startDate];
  };
  const becomes = (name: string, startDate: string) =>
    eventually(async () => (await summary()).join() === [name, startDate].join());

  it('has the name and the start of the plan in its summary, its settings and the list', async () => {
    await tell(3, { name: 'Torre Sur', startDate: '2026-03-09' });
    await becomes('Torre Sur', '2026-03-09');
    expect((await projects.rpc.call(getProjectSettings, { projectId })).name).toBe('Torre Sur');
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
    const { businesses } = await projects.rpc.call(allProjects, { userId: 'root' });
    const listed = Object.values(businesses).flatMap((business) => business.projects);
    expect(listed.find(({ id }) => id === projectId)).toMatchObject({
      name: 'Torre Sur',
      startDate: '2026-03-09',
    });
  });

  it('keeps what a later entry said when an older one comes late or again, each field for itself', async () => {
    await tell(5, { name: 'Torre Sur' });
    await becomes('Torre Sur', '2026-03-02');
    await tell(4, { name: 'Torre', startDate: '2026-04-06' });
    await tell(5, { name: 'Torre Sur' });
    await becomes('Torre Sur', '2026-04-06');
    await tell(6, { name: 'Torre Norte' });
    await becomes('Torre Norte', '2026-04-06');
  });

  it('has its mails where its days are, while nobody chose', async () => {
    const zone = async () => (await projects.rpc.call(getProjectSettings, { projectId })).emails.timeZone;
    expect(await zone()).toBe('America/Santiago');
    await tell(1, { timeZone: 'Europe/Madrid' });
    await eventually(async () => (await zone()) === 'Europe/Madrid');
    await tell(2, { timeZone: null });
    await eventually(async () => (await zone()) === 'America/Santiago');
  });

  it('keeps its name when the plan has none that could be shown', async () => {
    await tell(1, { name: '  ', startDate: '2026-04-06' });
    await becomes('Edificio Los Aromos', '2026-04-06');
  });
});
