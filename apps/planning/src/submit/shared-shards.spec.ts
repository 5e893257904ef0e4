import {
  backingConfig,
  buildApp,
  describeWithBacking,
  eventually,
  ServiceProcess,
  TcpProxy,
} from '@plomada/testing';
import { DEFAULT_PLAN_QUEUES, planQueue, planQueueOf } from '@plomada/contracts';
import { Probe } from '../testing/probe';
import { ownedBy } from './owned-shards';

const QUEUES = Array.from({ length: DEFAULT_PLAN_QUEUES }, (_, shard) => planQueue(shard));
const HALF = QUEUES.length / 2;

it('every queue is one process’s own, and each has as many as the others, or one more', () => {
  const instances = ['a', 'b', 'c'];
  const all = instances.map((me) => ownedBy(me, instances, QUEUES).own);
  expect(all.flat().sort()).toEqual(QUEUES);
  expect(all.map((own) => own.length)).toEqual([3, 3, 2]);
  expect(ownedBy('a', ['a'], QUEUES).others).toEqual([]);
});

describeWithBacking('several planning processes', () => {
  let probe: Probe;
  const processes: ServiceProcess[] = [];
  let way: TcpProxy;
  let config: Awaited<ReturnType<typeof backingConfig>>;
  /** A project in every shard. */
  let projects: string[];

  beforeAll(async () => {
    buildApp('planning');
    config = await backingConfig();
    way = await TcpProxy.to(config.RABBITMQ_URL);
    processes.push(await ServiceProcess.start('planning', config));
    probe = await Probe.connect(config);
    const found = new Map<string, string>();
    while (found.size < QUEUES.length) {
      const projectId = await probe.plan();
      found.set(planQueueOf(projectId, QUEUES.length), projectId);
    }
    projects = QUEUES.map((queue) => found.get(queue)!);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.kill('SIGTERM')));
    await probe.close();
    way.close();
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
    expect(await shares()).toEqual([QUEUES.length]);
    processes.push(await ServiceProcess.start('planning', config));
    await eventually(async () => (await shares()).join() === [HALF, HALF].join());
    await processes.shift()!.kill('SIGKILL');
    await eventually(async () => (await shares()).join() === [QUEUES.length].join());
    processes.push(await ServiceProcess.start('planning', { ...config, RABBITMQ_URL: way.url }));
    await eventually(async () => (await shares()).join() === [HALF, HALF].join());
  });

  it('give a process its share back whose connection to the broker was cut', async () => {
    way.cut();
    await eventually(async () => (await shares()).join() === [QUEUES.length, 0].join());
    way.mend();
    await eventually(async () => (await shares()).join() === [HALF, HALF].join());
  });
});
