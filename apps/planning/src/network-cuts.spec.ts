import { getPlan } from '@plomada/contracts';
import { evolve, fromDocument, toDocument } from '@plomada/domain';
import {
  backingConfig,
  buildApp,
  TcpProxy,
  describeWithBacking,
  eventually,
  Random,
  ServiceProcess,
} from '@plomada/testing';
import { randomInt } from 'node:crypto';
import { submitUntilAnswered, type Outcome, wholeLog } from './testing/submit-until-answered';
import { Probe } from './testing/probe';
import { samplePlan } from './testing/sample-plan';

const SEED = Number(process.env['PLOMADA_SEED'] ?? randomInt(2 ** 31));
const PROJECTS = 4;
const ACTIONS_EACH = 50;
const TASKS = 20;

/** A planning process, and its ways to the broker and the database. */
interface Instance {
  readonly process: ServiceProcess;
  readonly broker: TcpProxy;
  readonly database: TcpProxy;
}

describeWithBacking(`planning on a bad network (PLOMADA_SEED=${SEED})`, () => {
  const fate = new Random(SEED);
  const instances: Instance[] = [];
  let probe: Probe;
  let config: Awaited<ReturnType<typeof backingConfig>>;

  const start = async (): Promise<void> => {
    const [broker, database] = await Promise.all([
      TcpProxy.to(config.RABBITMQ_URL),
      TcpProxy.to(config.MONGO_URL),
    ]);
    const own = { ...config, RABBITMQ_URL: broker.url, MONGO_URL: database.url };
    instances.push({ process: await ServiceProcess.start('planning', own), broker, database });
  };
  const end = async ({ process, broker, database }: Instance, signal: NodeJS.Signals): Promise<void> => {
    await process.kill(signal);
    broker.close();
    database.close();
  };

  beforeAll(async () => {
    buildApp('planning');
    config = await backingConfig();
    await Promise.all([start(), start()]);
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    for (const { broker, database } of instances) {
      broker.mend();
      database.mend();
    }
    await Promise.all(instances.map((instance) => end(instance, 'SIGTERM')));
    await probe?.close();
  });

  /** Valid and invalid ones, on few enough rows to meet. */
  const someAction = (random: Random, n: number): readonly [string, unknown] => {
    const taskId = `t${random.integer(0, TASKS + 2)}`;
    const pick = random.integer(0, 4);
    if (pick === 0) return ['ADD_RESOURCE', { name: `r${n}` }];
    if (pick === 1) return ['SET_PROGRESS', { taskId, progress: random.integer(0, 12) / 10 }];
    if (pick === 2) return ['MOVE_TASK', { id: taskId, duration: random.integer(0, 9) }];
    if (pick === 3) return ['DELETE_TASKS', { ids: [taskId] }];
    return ['CREATE_TASK', { id: `n${n}`, text: `Nueva ${n}` }];
  };

  // eslint-disable-next-line no-restricted-syntax -- How long a cut lasts is up to fate.
  const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

  /** One spoilt way at a time, for about as long as people notice; and now and then a killed process. */
  const spoil = async (): Promise<void> => {
    const { broker, database } = fate.pick(instances);
    const proxy = fate.pick([broker, database]);
    const what = fate.pick(['drop', 'cut', 'slow', 'deafen', 'kill'] as const);
    if (what === 'kill') {
      await end(instances.shift()!, 'SIGKILL');
      await start();
      return;
    }
    if (what === 'slow') proxy.slow(fate.integer(5, 60));
    else proxy[what]();
    await pause(fate.integer(50, 700));
    if (what === 'deafen') proxy.drop();
    proxy.mend();
    await pause(fate.integer(50, 400));
  };

  it('keeps every log gapless and single: every OK in it once, in its place, every other answer nowhere', async () => {
    const projects = await Promise.all(Array.from({ length: PROJECTS }, () => probe.plan(samplePlan(TASKS))));
    const told = new Map(projects.map((projectId) => [projectId, [] as Outcome[]]));
    let running = true;
    const load = Promise.all(
      projects.map(async (projectId, place) => {
        const random = new Random(SEED + 1 + place);
        for (let n = 0; n < ACTIONS_EACH; n++) {
          const action = someAction(random, place * ACTIONS_EACH + n);
          const said = { baseSeq: random.integer(0, n), who: random.pick(['ana', 'luis']) };
          told.get(projectId)!.push(await submitUntilAnswered(probe, projectId, action, said));
          await pause(random.integer(0, 80));
        }
      }),
    ).finally(() => (running = false));
    while (running) await spoil();
    await load;

    for (const projectId of projects) {
      const log = await wholeLog(probe, projectId);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1));
      const answers = told.get(projectId)!;
      expect(answers).toHaveLength(ACTIONS_EACH);
      const logged = new Set(log.map(({ actionId }) => actionId));
      // What was refused stays among them if it is in the log, so that a failure tells how it was answered.
      expect(log.map(({ actionId, seq }) => ({ id: actionId, seq }))).toEqual(
        answers.filter((one) => 'seq' in one || logged.has(one.id)),
      );
      const { plan, seq } = await probe.rpc.call(getPlan, { projectId });
      const folded = log.reduce(
        (state, { changes }) => evolve(state, changes),
        fromDocument(samplePlan(TASKS)),
      );
      expect([seq, plan]).toEqual([log.length, toDocument(folded)]);
      const heard = () => probe.heard.entries.filter((entry) => entry.projectId === projectId);
      await eventually(() => new Set(heard().map((entry) => entry.seq)).size === log.length);
      await eventually(
        async () =>
          (await probe.database.collection('log').countDocuments({ projectId, pending: true })) === 0,
      );
    }
    const accepted = [...told.values()].flat().filter((one) => 'seq' in one).length;
    expect(accepted).toBeGreaterThan(PROJECTS * 10);
    expect(accepted).toBeLessThan(PROJECTS * ACTIONS_EACH);
  });
});
