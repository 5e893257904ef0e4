import {
  portfolioOf,
  projectForecast,
  type ProjectForecast,
  projectPurged,
  type ReadyForecast,
  termClosed,
} from '@plomada/contracts';
import { FORECAST_METHOD } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { Redis } from 'ioredis';
import { type Connection, createConnection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { FORECAST_QUEUE } from '../queue/queue-name';
import { type Neighbours, type ProjectsDouble, startNeighbours } from '../testing/neighbours';
import { plannedInRecord, planWithRecord } from '../testing/plan-with-record';

describeWithBacking('the forecast of a project', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let neighbours: Neighbours;
  let projects: ProjectsDouble;
  let closeNeighbours: () => Promise<void>;
  let service: ServiceProcess;
  let worker: ServiceProcess;
  let database: Connection;
  let redis: Redis;

  beforeAll(async () => {
    buildApp('reports', 'main', 'worker');
    config = await backingConfig();
    ({ neighbours, projects, close: closeNeighbours } = await startNeighbours(config));
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    redis = new Redis(config.REDIS_URL);
    [service, worker] = await Promise.all([
      ServiceProcess.start('reports', config),
      ServiceProcess.start('reports', config, 'worker'),
    ]);
  });
  afterAll(async () => {
    await Promise.all([service.kill('SIGTERM'), worker.kill('SIGTERM')]);
    await closeNeighbours();
    redis.disconnect();
    await database.dropDatabase();
    await database.close();
  });
  afterEach(() => {
    neighbours.logIsRead = async () => undefined;
  });

  const newProject = () => `p-${randomUUID()}`;
  const forecastOf = (projectId: string) => neighbours.rpc.call(projectForecast, { projectId });
  const told = (projectId: string, holds: (answer: ProjectForecast) => boolean = () => true) =>
    eventually(async () => {
      const answer = await forecastOf(projectId);
      return answer.forecast !== null && answer.running === null && holds(answer) && answer;
    });
  const ready = async (projectId: string, holds?: (answer: ProjectForecast) => boolean) =>
    (await told(projectId, holds)).forecast as ReadyForecast;
  /** The plan comes to a seq with so many terms closed, all of whose tasks took two days more than planned. */
  const come = (projectId: string, seq: number, closed: number, closedAt?: string) => {
    const plan = planWithRecord(closed, closedAt);
    return neighbours.come(projectId, seq, plan, plannedInRecord(plan));
  };
  const close = async (projectId: string, seq: number, closed: number, closedAt?: string) => {
    await come(projectId, seq, closed, closedAt);
    const { id, number, startDate } = neighbours.plans.get(projectId)!.plan.terms[closed - 1]!;
    await neighbours.events.publish(termClosed, {
      ...{ projectId, seq, termId: id, number, closedBy: 'Ana', at: `${startDate}T18:00:00.000Z` },
      ...{ met: 0, promised: 0 },
    });
  };
  const pastTerms = async (projectId: string) =>
    ((await database.collection('forecasts').findOne({ projectId }))?.['past'] ?? []) as {
      termNumber: number;
      closedAt: string;
      p80: string;
    }[];

  const pendingCloses = async (projectId: string): Promise<readonly number[]> =>
    (await database.collection('forecasts').findOne({ projectId }))?.['pendingCloses'] ?? [];

  /** Whether the queue keeps one more calculation for when the one that runs is over. */
  const isAskedForAfterwards = async (projectId: string) =>
    (await redis.exists(`${config.PLOMADA_PREFIX}-bull:${FORECAST_QUEUE}:dn:${projectId}`)) === 1;

  it('is pending while the record is small, and says what it has of what it needs', async () => {
    const projectId = newProject();
    await come(projectId, 1, 2);
    expect((await told(projectId)).forecast).toEqual({
      status: 'pending',
      has: { tasks: 8, terms: 2 },
      needs: { tasks: 10, terms: 3 },
    });
  });

  it('tells days and what stands behind them', async () => {
    const projectId = newProject();
    await come(projectId, 1, 4);
    const told = await ready(projectId);
    expect(told).toMatchObject({
      status: 'ready',
      dataDate: '2026-03-30',
      runs: 1000,
      grounds: { tasks: 16, terms: 4, usesFirm: false },
    });
    const { p50, p80, baseline } = told.end;
    const { projects: listed } = await neighbours.rpc.call(portfolioOf, { projectIds: [projectId] });
    expect(listed[0]!.end).toEqual({ p50, p80, baseline });
    expect(listed[0]!.forecastAt).toBe((await forecastOf(projectId)).computedAt);
    expect(listed[0]!.dataDate).toBe(told.dataDate);
  });

  it('is calculated again when the plan has moved, and shows the old one meanwhile', async () => {
    const projectId = newProject();
    await come(projectId, 1, 4);
    const before = await ready(projectId);
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    neighbours.logIsRead = () => answered;
    await come(projectId, 2, 5);
    await eventually(async () => (await forecastOf(projectId)).running !== null);
    expect((await forecastOf(projectId)).forecast).toEqual(before);
    answer();
    expect(
      (
        await ready(
          projectId,
          ({ forecast }) =>
            forecast !== null && 'dataDate' in forecast && forecast.dataDate > before.dataDate,
        )
      ).dataDate,
    ).toBe('2026-04-06');
  });

  it('is calculated again by the present method, without anybody who looks, once the service starts', async () => {
    const projectId = newProject();
    await come(projectId, 1, 4);
    await ready(projectId);
    const stored = database.collection('forecasts');
    const older = { method: 1, computedAt: '2026-01-01T00:00:00.000Z' };
    await stored.updateOne({ projectId }, { $set: older });
    await service.kill('SIGTERM');
    service = await ServiceProcess.start('reports', config);
    await eventually(async () => (await stored.findOne({ projectId }))?.['method'] === FORECAST_METHOD);
    expect((await forecastOf(projectId)).computedAt).not.toBe(older.computedAt);
  });

  it('of a version that did not keep its data date is calculated again once the service starts', async () => {
    const projectId = newProject();
    await come(projectId, 1, 4);
    const { dataDate } = await ready(projectId);
    const stored = database.collection('forecasts');
    await stored.updateOne({ projectId }, { $unset: { dataDate: '' } });
    await service.kill('SIGTERM');
    service = await ServiceProcess.start('reports', config);
    await eventually(async () => (await stored.findOne({ projectId }))?.['dataDate'] === dataDate);
  });

  it('is calculated once for many who ask', async () => {
    const projectId = newProject();
    await come(projectId, 1, 4);
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    neighbours.logIsRead = () => answered;
    await Promise.all(Array.from({ length: 20 }, () => forecastOf(projectId)));
    answer();
    await ready(projectId);
    await Promise.all(Array.from({ length: 20 }, () => forecastOf(projectId)));
    expect(neighbours.logReadsOf(projectId)).toBe(1);
  });

  it('is made and kept once for each close, whether anybody looks or not', async () => {
    const projectId = newProject();
    await close(projectId, 1, 3);
    const [third] = await eventually(async () => {
      const past = await pastTerms(projectId);
      return past.length === 1 && past;
    });
    await close(projectId, 2, 4);
    await eventually(async () => (await pastTerms(projectId)).length === 2);
    await come(projectId, 3, 4);
    await told(projectId);
    const { past } = await told(projectId, ({ past: all }) => all.length === 2);
    expect(past.map(({ termNumber }) => termNumber)).toEqual([3, 4]);
    expect(past[0]).toMatchObject({ p80: third!.p80, milestones: { end: third!.p80 } });
  });

  it('is made for a close that comes while an older plan is calculated', async () => {
    const projectId = newProject();
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    neighbours.logIsRead = () => answered;
    await come(projectId, 1, 3);
    await forecastOf(projectId);
    await eventually(() => neighbours.logReadsOf(projectId) > 0);
    neighbours.logIsRead = async () => undefined;
    await close(projectId, 2, 4);
    await eventually(() => isAskedForAfterwards(projectId));
    answer();
    await eventually(async () => (await pastTerms(projectId)).length === 2);
    expect((await pastTerms(projectId)).map(({ termNumber }) => termNumber)).toEqual([3, 4]);
  });

  it('is kept anew with a term that was opened again, and not with closes that were rolled back', async () => {
    const projectId = newProject();
    for (const closed of [3, 4, 5]) {
      await close(projectId, closed, closed);
      await eventually(async () => (await pastTerms(projectId)).length === closed - 2);
    }
    const again = '2026-04-10T10:00:00.000Z';
    await close(projectId, 6, 4, again);
    await eventually(async () => (await pastTerms(projectId)).at(-1)?.closedAt === again);
    expect((await pastTerms(projectId)).map(({ termNumber }) => termNumber)).toEqual([3, 4]);
  });

  it('is kept for each of several closes in a row, as the plan stood at each', async () => {
    const [slow, quick] = [newProject(), newProject()];
    for (const closed of [3, 4, 5, 6]) {
      await close(slow, closed, closed);
      await eventually(async () => (await pastTerms(slow)).length === closed - 2);
    }
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    neighbours.logIsRead = () => answered;
    for (const closed of [3, 4, 5, 6]) await close(quick, closed, closed);
    await eventually(async () => (await pendingCloses(quick)).length === 4);
    answer();
    await eventually(async () => (await pendingCloses(quick)).length === 0);
    const { past } = await forecastOf(quick);
    expect(past.map(({ termNumber }) => termNumber)).toEqual([3, 4, 5, 6]);
    expect(past).toEqual((await forecastOf(slow)).past);
  });

  it('is kept of no close that was taken back before it was calculated', async () => {
    const projectId = newProject();
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    neighbours.logIsRead = () => answered;
    for (const closed of [3, 4, 5]) await close(projectId, closed, closed);
    await eventually(async () => (await pendingCloses(projectId)).length === 3);
    const again = '2026-04-10T10:00:00.000Z';
    await close(projectId, 6, 4, again);
    await eventually(async () => (await pendingCloses(projectId)).length === 4);
    answer();
    await eventually(async () => (await pendingCloses(projectId)).length === 0);
    const kept = (await forecastOf(projectId)).past.map(({ termNumber, closedAt }) => [termNumber, closedAt]);
    expect(kept).toEqual([
      [3, '2026-03-23T08:00:00.000Z'],
      [4, again],
    ]);
  });

  it('reads a small record with those of the other projects of the business, and of nobody else', async () => {
    const others = [newProject(), newProject(), newProject()];
    const strangers = [newProject(), newProject(), newProject()];
    for (const [at, one] of [...others, ...strangers].entries()) {
      const plan = planWithRecord(4);
      // Those of the business take what they planned; strangers take seven times as long.
      const days = others.includes(one) ? 7 : 1;
      const logged = Object.fromEntries(Object.keys(plannedInRecord(plan)).map((id) => [id, days]));
      await neighbours.come(one, at + 1, plan, logged);
      await ready(one);
    }
    const [alone, together] = [newProject(), newProject()];
    await come(alone, 1, 3);
    const byItself = await ready(alone);
    projects.siblings.set(together, others);
    await come(together, 1, 3);
    const helped = await ready(together);
    expect([byItself.grounds.usesFirm, helped.grounds.usesFirm]).toEqual([false, true]);
    expect(helped.end.p50 < byItself.end.p50).toBe(true);
  });

  it('is renewed when the records of the other projects that it reads change, and not because somebody looks', async () => {
    const others = [newProject(), newProject(), newProject()];
    const small = newProject();
    projects.siblings.set(small, others);
    await come(small, 1, 3);
    const alone = await ready(small);
    expect(alone.grounds.usesFirm).toBe(false);
    const inPortfolio = async () =>
      (await neighbours.rpc.call(portfolioOf, { projectIds: [small] })).projects[0]!;
    for (const [at, other] of others.entries()) {
      projects.siblings.set(other, [small, ...others.filter((one) => one !== other)]);
      const plan = planWithRecord(4);
      const asPlanned = Object.fromEntries(Object.keys(plannedInRecord(plan)).map((id) => [id, 7]));
      await neighbours.come(other, at + 1, plan, asPlanned);
      await ready(other);
    }
    const renewed = await eventually(async () => {
      const shown = await inPortfolio();
      return shown.end!.p50 < alone.end.p50 && shown;
    });
    const looked = await told(
      small,
      ({ forecast }) => forecast?.status === 'ready' && forecast.grounds.usesFirm,
    );
    expect((looked.forecast as ReadyForecast).end).toMatchObject(renewed.end!);
    expect(await inPortfolio()).toEqual({ ...renewed, forecastAt: looked.computedAt });
  });

  it('goes with the project, and does not come back by what was on its way', async () => {
    const [gone, stays] = [newProject(), newProject()];
    for (const projectId of [gone, stays]) {
      await come(projectId, 1, 4);
      await ready(projectId);
    }
    neighbours.plans.delete(gone);
    await neighbours.events.publish(projectPurged, { projectId: gone, businessId: 'b' });
    const kept = () =>
      database.collection('forecasts').distinct('projectId', { projectId: { $in: [gone, stays] } });
    await eventually(async () => (await kept()).join() === stays);
    await forecastOf(gone);
    // One is calculated after the other: who was asked for later is ready when that is done.
    const later = newProject();
    await come(later, 1, 4);
    await ready(later);
    expect(await kept()).toEqual([stays]);
  });

  it('leaves nothing of a close that is told after its project went', async () => {
    const [gone, busy] = [newProject(), newProject()];
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    neighbours.logIsRead = () => answered;
    await come(busy, 1, 4);
    await forecastOf(busy);
    await eventually(() => neighbours.logReadsOf(busy) > 0);
    await close(gone, 1, 3);
    neighbours.plans.delete(gone);
    await eventually(async () => (await pendingCloses(gone)).length === 1);
    answer();
    await eventually(
      async () => (await database.collection('forecasts').findOne({ projectId: gone })) === null,
    );
  });

  it('says that it could not be calculated, and is asked for again later', async () => {
    const projectId = newProject();
    const plan = planWithRecord(4);
    await neighbours.come(projectId, 1, { ...plan, settings: null } as never);
    await forecastOf(projectId);
    const failed = await eventually(async () => {
      const answer = await forecastOf(projectId);
      return answer.failed && answer;
    });
    expect(failed).toMatchObject({ forecast: null, running: null });
    await come(projectId, 2, 4);
    expect((await ready(projectId)).status).toBe('ready');
    expect((await forecastOf(projectId)).failed).toBe(false);
  });

  it('is taken over from a worker that was killed in the middle of it', async () => {
    const projectId = newProject();
    await come(projectId, 1, 4);
    let reached = 0;
    neighbours.logIsRead = () => (reached++ === 0 ? new Promise(() => undefined) : Promise.resolve());
    await forecastOf(projectId);
    await eventually(() => reached > 0);
    await worker.kill('SIGKILL');
    worker = await ServiceProcess.start('reports', config, 'worker');
    expect((await ready(projectId)).grounds.tasks).toBe(16);
  });
});
