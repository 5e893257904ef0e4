import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { allProjects, planChanged, reportsComputed } from '@plomada/contracts';
import { EventBus } from '@plomada/service-kit';
import { describeWithBacking, eventually } from '@plomada/testing';
import { auth, reports, startReports } from '../testing/neighbours';
import { project, type RunningProjects, startProjects } from '../testing/start-projects';
import { KnownFigures } from './known-figures';
import { NOTHING_TOLD } from './summary';

const ppc = (value: number) => ({ ...NOTHING_TOLD, ppc: value });

describe('known figures', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are believed for ten seconds', () => {
    const known = new KnownFigures();
    known.asking()([['a', ppc(50)]]);
    jest.advanceTimersByTime(9_999);
    expect(known.of('a')).toEqual(ppc(50));
    jest.advanceTimersByTime(1);
    expect(known.of('a')).toBeNull();
  });

  it.each([
    ['changes', (known: KnownFigures) => known.onPlanChanged({ projectId: 'a' })],
    ['is recalculated', (known: KnownFigures) => known.onComputed({ projectId: 'a' })],
  ])('are forgotten when their plan %s, also while they are asked for', (_what, happens) => {
    const known = new KnownFigures();
    const keep = known.asking();
    happens(known);
    keep([
      ['a', ppc(50)],
      ['b', ppc(60)],
    ]);
    expect([known.of('a'), known.of('b')]).toEqual([null, ppc(60)]);
    known.asking()([['a', ppc(70)]]);
    expect(known.of('a')).toEqual(ppc(70));
    happens(known);
    expect([known.of('a'), known.of('b')]).toEqual([null, ppc(60)]);
  });
});

describeWithBacking('the list of projects that were seen before', () => {
  let projects: RunningProjects;
  let neighbour: NestExpressApplication;
  let businessId: string;
  let ids: string[];
  beforeAll(async () => {
    projects = await startProjects();
    neighbour = await startReports(projects.config);
    auth.memberships.set('root', { platform: ['root'], businesses: [], projects: [] });
    const creator = randomUUID();
    businessId = await projects.newBusiness(creator);
    const [one, other] = [project(businessId), project(businessId)];
    await projects.create(one, creator);
    await projects.create(other, creator);
    ids = [one.id, other.id];
  });
  afterAll(async () => {
    await neighbour?.close();
    await projects?.stop();
  });

  it('asks only of those that have changed', async () => {
    const [first] = ids as [string];
    const ppcs = async () => {
      const { businesses } = await projects.rpc.call(allProjects, { userId: 'root' });
      return businesses[businessId]?.projects.map((one) => one.ppc);
    };
    for (const id of ids) reports.ppc.set(id, 50);
    expect(await ppcs()).toEqual([50, 50]);
    for (const id of ids) reports.ppc.set(id, 80);
    reports.asked = [];
    expect(await ppcs()).toEqual([50, 50]);
    expect(reports.asked).toEqual([]);
    await projects.app.get(EventBus).publish(reportsComputed, { projectId: first, seq: 3 });
    await eventually(async () => (await ppcs())?.join() === '80,50');
    expect(reports.asked).toEqual([[first]]);
    await projects.app.get(EventBus).publish(planChanged, { projectId: first, seq: 4 });
    await eventually(async () => (await ppcs(), reports.asked.length === 2));
  });
});
