import { planQueue, planQueueOf } from '@plomada/contracts';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { Probe } from '../testing/probe';
import { type Outcome, submitUntilAnswered, wholeLog } from '../testing/submit-until-answered';

const [FEW, MANY] = [2, 5];

describeWithBacking('the number of queues of plans', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let probe: Probe;
  const processes: ServiceProcess[] = [];

  const start = async (planQueues: number) => {
    const settings = { PLAN_QUEUES: String(planQueues) };
    const process = await ServiceProcess.start('planning', { ...config, ...settings });
    processes.push(process);
    return process;
  };
  const endOldest = (signal: NodeJS.Signals = 'SIGTERM') => processes.shift()?.kill(signal);
  /** A project whose actions go to this queue where there are so many. */
  const projectIn = async (queue: string, planQueues: number): Promise<string> => {
    for (;;) {
      const projectId = await probe.plan();
      if (planQueueOf(projectId, planQueues) === queue) return projectId;
    }
  };

  beforeAll(() => buildApp('planning'));
  beforeEach(async () => {
    config = await backingConfig();
    probe = await Probe.connect(config);
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((process) => process.kill('SIGTERM')));
    await probe.close();
  });

  it('can be lowered: what waits in a queue beyond it is worked off, and who still sends there is answered', async () => {
    await start(MANY);
    const beyond = planQueue(MANY - 1);
    const projectId = await projectIn(beyond, MANY);
    await endOldest();
    const waiting = probe.submit(projectId, 'ADD_RESOURCE', { name: 'waits' }, { planQueues: MANY });
    await start(FEW);
    expect(await waiting).toMatchObject({ seq: 1 });
    const payload = { name: 'by an old gateway' };
    const late = await probe.submit(projectId, 'ADD_RESOURCE', payload, { planQueues: MANY });
    expect(late.seq).toBe(2);
  });

  it('can be raised at the sender first: it is told to send again until one planning process is raised, and then all serve', async () => {
    const old = await start(FEW);
    const projectId = await projectIn(planQueue(MANY - 1), MANY);
    const id = randomUUID();
    const submit = () => probe.submit(projectId, 'ADD_RESOURCE', { name: 'new' }, { id, planQueues: MANY });
    await expect(submit()).rejects.toMatchObject({ kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
    await start(MANY);
    expect(await submit()).toMatchObject({ seq: 1, again: false });
    await eventually(async () => {
      const owned = await Promise.all(processes.map(ownedBy));
      return owned.sort().join() === '2,3';
    });
    await processes.splice(1, 1)[0]!.kill('SIGKILL');
    await eventually(() => old.isReady());
    expect(await submit()).toMatchObject({ seq: 1, again: true });
  });

  it('changes while people write, by old and new senders at once, without a gap, a double or a lost answer', async () => {
    await start(FEW);
    const projects = await Promise.all(Array.from({ length: 4 }, () => probe.plan()));
    const answers = new Map(projects.map((projectId) => [projectId, [] as Outcome[]]));
    /** Of each sender of each project: two gateways, of which the second is told the new number later. */
    const numbers = [FEW, FEW];
    let stopped = false;
    const editing = projects.flatMap((projectId) =>
      numbers.map(async (_, sender) => {
        for (let n = 0; !stopped; n += 1) {
          const action = ['ADD_RESOURCE', { name: `${sender}-${n}` }] as const;
          const planQueues = numbers[sender]!;
          const outcome = await submitUntilAnswered(probe, projectId, action, { planQueues });
          answers.get(projectId)!.push(outcome);
        }
      }),
    );
    /** Everybody was answered some more times. */
    const goesOn = () => {
      const before = projects.map((projectId) => answers.get(projectId)!.length);
      const more = (projectId: string, place: number) => answers.get(projectId)!.length > before[place]! + 10;
      return eventually(() => projects.every(more));
    };

    await goesOn();
    await start(MANY);
    numbers[0] = MANY;
    await goesOn();
    await endOldest();
    numbers[1] = MANY;
    await goesOn();
    await start(FEW);
    numbers[0] = FEW;
    await goesOn();
    await endOldest('SIGKILL');
    await goesOn();
    numbers[1] = FEW;
    await goesOn();
    stopped = true;
    await Promise.all(editing);

    for (const projectId of projects) {
      const entries = await wholeLog(probe, projectId);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place + 1));
      const told = [...answers.get(projectId)!].sort((a, b) => seqOf(a) - seqOf(b));
      expect(entries.map(({ actionId, seq }) => ({ id: actionId, seq }))).toEqual(told);
    }
  });
});

const seqOf = (outcome: Outcome): number => ('seq' in outcome ? outcome.seq : NaN);

/** How many queues are a process's share. */
async function ownedBy(process: ServiceProcess): Promise<number> {
  return Number(/plomada_planning_queues_owned (\d+)/.exec(await process.metrics())![1]);
}
