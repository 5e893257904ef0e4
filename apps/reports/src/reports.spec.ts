import { figuresOf, laboratoryOf, portfolioOf, projectPurged, projectReports } from '@plomada/contracts';
import { createPlan, defaultSettings, toDocument } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { Queue, QueueEvents } from 'bullmq';
import { createConnection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { INDICATOR_QUEUE } from './queue/queue-name';
import { type Neighbours, startNeighbours } from './testing/neighbours';
import { planWithRecord } from './testing/plan-with-record';

describeWithBacking('reports', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let neighbours: Neighbours;
  let closeNeighbours: () => Promise<void>;
  let service: ServiceProcess;
  let worker: ServiceProcess;

  beforeAll(async () => {
    buildApp('reports', 'main', 'worker');
    config = await backingConfig();
    ({ neighbours, close: closeNeighbours } = await startNeighbours(config));
    [service, worker] = await Promise.all([
      ServiceProcess.start('reports', config),
      ServiceProcess.start('reports', config, 'worker'),
    ]);
  });
  afterAll(async () => {
    await Promise.all([service.kill('SIGTERM'), worker.kill('SIGTERM')]);
    await closeNeighbours();
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  const newProject = () => `p-${randomUUID()}`;
  const reportsOf = (projectId: string) => neighbours.rpc.call(projectReports, { projectId });
  const ready = (projectId: string, seq: number) =>
    eventually(async () => {
      const answer = await reportsOf(projectId);
      return answer.status === 'ready' && answer.seq === seq && answer;
    });

  it('calculates the indicators of a plan that changed, and tells that they are there', async () => {
    const projectId = newProject();
    await neighbours.edit(projectId, 1);
    const answer = await ready(projectId, 1);
    expect(answer).toMatchObject({ status: 'ready', seq: 1, stale: false });
    expect(answer.indicators).toMatchObject({
      ProjectDetails: { name: 'Torre', term: { number: 1 } },
      PPC: {},
    });
    await eventually(() =>
      neighbours.computed.some((told) => told.projectId === projectId && told.seq === 1),
    );
    const { figures } = await neighbours.rpc.call(figuresOf, { projectIds: [projectId] });
    const none = { bl: null, ppc: null, pcr: null };
    expect(figures).toEqual([{ projectId, ...none, planned: 0, realProgress: 0, currentTerm: 1 }]);
  });

  it('tells Prometheus how many jobs its queues have, and its workers do not tell it again', async () => {
    const queues = async (asked: ServiceProcess) => {
      const text = await asked.metrics();
      return [...text.matchAll(/^plomada_jobs\{queue="([\w-]+)",state="waiting"\}/gm)].map(
        ([, name]) => name,
      );
    };
    expect(await queues(service)).toEqual(['indicators', 'forecasts', 'dashboard-pdfs']);
    expect(await queues(worker)).toEqual([]);
  });

  it('keeps what a portfolio shows, and knows of no other project', async () => {
    const projectId = newProject();
    await neighbours.edit(projectId, 1);
    await ready(projectId, 1);
    const { projects } = await neighbours.rpc.call(portfolioOf, { projectIds: [projectId, 'unknown'] });
    const trends = { ppc: [], pcr: [], spi: [], openRestrictions: 0, restrictionsAtRisk: 0, lastClose: null };
    const none = { end: null, forecastAt: null, dataDate: null, failed: false };
    expect(projects).toEqual([
      { projectId, trends, ...none },
      { projectId: 'unknown', trends: null, ...none },
    ]);
  });

  it('keeps the closed terms that the laboratory compares: those of a period, by the indicators asked for, of no plan', async () => {
    const [projectId, unknown] = [newProject(), newProject()];
    await neighbours.come(projectId, 1, planWithRecord(4));
    await ready(projectId, 1);
    const asked = { projectIds: [projectId, unknown], from: '2026-03-09', to: '2026-03-24' };
    const look = () => neighbours.rpc.call(laboratoryOf, { ...asked, indicators: ['realProgress'] });
    const { projects } = await look();
    const [found, none] = projects;
    // Weeks from Monday 2 March: the first ends before, the fourth after.
    expect(found!.terms.map(({ number, lastDay }) => [number, lastDay])).toEqual([
      [2, '2026-03-15'],
      [3, '2026-03-22'],
    ]);
    for (const { figures } of found!.terms) expect(Object.keys(figures)).toEqual(['realProgress']);
    expect(found!.computedAt).not.toBeNull();
    const nothing = { terms: [], causes: [], families: [] };
    expect(none).toEqual({ projectId: unknown, computedAt: null, failed: false, ...nothing });
    const reads = neighbours.reads;
    for (let looks = 0; looks < 10; looks++) await look();
    // Less than one a look: the calculation of this edit may still come a second time meanwhile.
    expect(neighbours.reads - reads).toBeLessThan(5);
  });

  it('calculates what an older version stored without such terms, because somebody looks', async () => {
    const projectId = newProject();
    await neighbours.come(projectId, 1, planWithRecord(2));
    await ready(projectId, 1);
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.collection('reports').updateOne({ projectId }, { $unset: { laboratory: 1 } });
    await database.close();
    const asked = { projectIds: [projectId], indicators: ['ppc' as const], from: null, to: null };
    const look = async () => (await neighbours.rpc.call(laboratoryOf, asked)).projects[0]!;
    expect(await look()).toMatchObject({ computedAt: null, terms: [] });
    await eventually(async () => (await look()).terms.length === 2);
  });

  it('says beside what is stored that it is old since a calculation failed, until one succeeds because somebody looks', async () => {
    const projectId = newProject();
    await neighbours.come(projectId, 1, planWithRecord(2));
    await ready(projectId, 1);
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.collection('reports').updateOne({ projectId }, { $set: { failed: true } });
    await database.close();
    const asked = { projectIds: [projectId], indicators: ['ppc' as const], from: null, to: null };
    const told = async () => {
      const [portfolio, laboratory] = await Promise.all([
        neighbours.rpc.call(portfolioOf, { projectIds: [projectId] }),
        neighbours.rpc.call(laboratoryOf, asked),
      ]);
      return [portfolio.projects[0]!.failed, laboratory.projects[0]!.failed];
    };
    expect(await told()).toEqual([true, true]);
    expect((await reportsOf(projectId)).status).toBe('error');
    await eventually(async () => (await told()).every((failed) => !failed));
  });

  it('recalculates the figures of another day when a list names the project', async () => {
    const projectId = newProject();
    await neighbours.edit(projectId, 1);
    await ready(projectId, 1);
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    const reports = database.collection('reports');
    const dayOf = async () => (await reports.findOne({ projectId }))?.['day'] as string;
    const today = await dayOf();
    await reports.updateOne({ projectId }, { $set: { day: '2026-01-01' } });
    await neighbours.rpc.call(figuresOf, { projectIds: [projectId] });
    await eventually(async () => (await dayOf()) === today);
    await database.close();
  });

  it('is as of the day where the plan is', async () => {
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    // Twenty-five hours apart: never on the same day.
    const days = await Promise.all(
      ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (timeZone) => {
        const projectId = newProject();
        const settings = { ...defaultSettings('Torre', '2026-03-02'), timeZone };
        await neighbours.come(projectId, 1, toDocument(createPlan(settings, 'term-1')));
        await expect(ready(projectId, 1)).resolves.toMatchObject({ stale: false });
        return (await database.collection('reports').findOne({ projectId }))?.['day'] as string;
      }),
    );
    expect(days[0]! > days[1]!).toBe(true);
    await database.close();
  });

  it('forgets a project that is gone for good, and no other', async () => {
    const [gone, stays] = [newProject(), newProject()];
    for (const projectId of [gone, stays]) {
      await neighbours.edit(projectId, 1);
      await ready(projectId, 1);
    }
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    const kept = () =>
      database.collection('reports').distinct('projectId', { projectId: { $in: [gone, stays] } });
    const told = { projectId: gone, businessId: 'b' };
    await neighbours.events.publish(projectPurged, told);
    await neighbours.events.publish(projectPurged, told);
    await eventually(async () => (await kept()).join() === stays);
    await database.close();
  });

  it('calculates once for a burst of edits, upon the last of them', async () => {
    const projectId = newProject();
    const before = neighbours.reads;
    for (let seq = 1; seq <= 40; seq++) await neighbours.edit(projectId, seq, `Torre ${seq}`);
    const answer = await ready(projectId, 40);
    expect(answer.indicators).toMatchObject({ ProjectDetails: { name: 'Torre 40' } });
    expect(neighbours.reads - before).toBeLessThanOrEqual(4);
  });

  it('calculates for whoever looks, when nobody has before', async () => {
    const projectId = newProject();
    await neighbours.edit(projectId, 0);
    neighbours.plans.set(newProject(), neighbours.plans.get(projectId)!);
    const [unseen] = [...neighbours.plans.keys()].slice(-1);
    expect(await reportsOf(unseen!)).toEqual({
      status: 'loading',
      seq: 0,
      stale: true,
      running: expect.any(Number) as number,
      computedAt: null,
      indicators: null,
    });
    expect((await ready(unseen!, 0)).indicators).not.toBeNull();
  });

  it('says so when the indicators could not be calculated, and tries again when somebody looks', async () => {
    const projectId = newProject();
    await reportsOf(projectId);
    await eventually(async () => (await reportsOf(projectId)).status === 'error');
    const { figures } = await neighbours.rpc.call(figuresOf, { projectIds: [projectId] });
    expect(figures).toMatchObject([{ projectId, ppc: null, currentTerm: null }]);
    await neighbours.edit(projectId, 3);
    expect((await ready(projectId, 3)).stale).toBe(false);
  });

  it('tells who waits how far the worker is, which says so after each piece of a long curve', async () => {
    const projectId = newProject();
    await worker.kill('SIGKILL');
    const plan = planWithRecord(0);
    const late = { ...plan.tasks[0]!, id: 'late', start: '2036-03-03', end: '2036-03-10' };
    await neighbours.come(projectId, 1, { ...plan, tasks: [...plan.tasks, late] });
    await eventually(async () => (await reportsOf(projectId)).running === 0);

    const connection = { url: config.REDIS_URL, maxRetriesPerRequest: null };
    const access = { connection, prefix: `${config.PLOMADA_PREFIX}-bull` };
    const [queue, events] = [
      new Queue(INDICATOR_QUEUE, access),
      new QueueEvents(INDICATOR_QUEUE, { ...access, lastEventId: '0' }),
    ];
    const jobId = (await queue.getDeduplicationJobId(projectId))!;
    const told: unknown[] = [];
    events.on('progress', ({ jobId: of, data }) => of === jobId && told.push(data));
    await (await queue.getJob(jobId))!.updateProgress(0.1);
    expect(await reportsOf(projectId)).toMatchObject({ status: 'loading', running: 0.1 });

    worker = await ServiceProcess.start('reports', config, 'worker');
    expect(await ready(projectId, 1)).toMatchObject({ stale: false, running: null });
    await eventually(() => told.length === 4);
    // Eleven years are three pieces of four years; everything else is the fourth.
    expect(told).toEqual([0.1, 0.25, 0.5, 0.75]);
    await Promise.all([queue.close(), events.close()]);
  });

  it('loses no change while its worker and itself are dead', async () => {
    const projectId = newProject();
    await neighbours.edit(projectId, 1);
    await ready(projectId, 1);
    await worker.kill('SIGKILL');
    await neighbours.edit(projectId, 2, 'Torre nueva');
    await eventually(async () => (await reportsOf(projectId)).stale);
    await service.kill('SIGKILL');
    await neighbours.edit(projectId, 3, 'Torre última');
    [service, worker] = await Promise.all([
      ServiceProcess.start('reports', config),
      ServiceProcess.start('reports', config, 'worker'),
    ]);
    const answer = await ready(projectId, 3);
    expect(answer.indicators).toMatchObject({ ProjectDetails: { name: 'Torre última' } });
  });
});
