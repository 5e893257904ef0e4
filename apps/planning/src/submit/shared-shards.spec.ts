import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { PLAN_SHARDS, planQueue, planQueueOf } from '@plomada/contracts';
import { Probe } from '../testing/probe';
import { ownedBy } from './owned-shards';

const HALF = PLAN_SHARDS / 2;

it('every shard is one process’s own', () => {
  const instances = ['a', 'b', 'c'];
  const all = instances.flatMap((me) => ownedBy(me, instances).own);
  expect([...all].sort()).toEqual(Array.from({ length: PLAN_SHARDS }, (_, shard) => shard));
  expect(ownedBy('a', ['a']).others).toEqual([]);
});

describeWithBacking('several planning processes', () => {
  let probe: Probe;
  const processes: ServiceProcess[] = [];
  let config: Awaited<ReturnType<typeof backingConfig>>;
  /** A project in every shard. */
  let projects: string[];

  beforeAll(async () => {
    buildApp('planning');
    config = await backingConfig();
    processes.push(await ServiceProcess.start('planning', config));
    probe = await Probe.connect(config);
    const found = new Map<string, string>();
    while (found.size < PLAN_SHARDS) {
      const projectId = await probe.plan();
      found.set(planQueueOf(projectId), projectId);
    }
    projects = Array.from({ length: PLAN_SHARDS }, (_, shard) => found.get(planQueue(shard))!);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.kill('SIGTERM')));
    await probe.close();
  });

  let round = 0;
  /** How many of one action for each shard each process has decided. */
  const shares = async (): Promise<number[]> => {
    const decided = async () =>
      Promise.all(
        processes.map(async (process) => {
          const count = /plomada_planning_decide_seconds_count (\d+)/.exec(await process.metrics());
          return Number(count?.[1] ?? 0);
        }),
      );
    const before = await decided();
    round += 1;
    await Promise.all(projects.map((id) => probe.submit(id, 'ADD_RESOURCE', { name: `r${round}` })));
    return (await decided()).map((count, place) => count - before[place]!);
  };

  it('share the shards evenly, and the one that stays takes all of them back', async () => {
    expect(await shares()).toEqual([PLAN_SHARDS]);
    processes.push(await ServiceProcess.start('planning', config));
    await eventually(async () => (await shares()).join() === [HALF, HALF].join());
    await processes.shift()!.kill('SIGKILL');
    await eventually(async () => (await shares()).join() === [PLAN_SHARDS].join());
    processes.push(await ServiceProcess.start('planning', config));
    await eventually(async () => (await shares()).join() === [HALF, HALF].join());
  });
});
