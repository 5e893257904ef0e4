import { entriesSince, getPlan, type LogEntry } from '@plomada/contracts';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { Probe } from './testing/probe';

const PROJECTS = 6;
const ACTIONS_EACH = 60;
/** Of all actions: how far the load is when the first writer is killed, and when the second is. */
const FIRST_KILL = 0.3;
const SECOND_KILL = 0.65;

describeWithBacking('two planning processes, killed while they work', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let probe: Probe;
  const processes: ServiceProcess[] = [];

  const start = async () => void processes.push(await ServiceProcess.start('planning', config));
  const killOldest = async () => processes.shift()?.kill('SIGKILL');

  beforeAll(async () => {
    buildApp('planning');
    config = await backingConfig();
    await Promise.all([start(), start()]);
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.kill('SIGTERM')));
    await probe.close();
  });

  /** As a client does: the same action again until it is answered. */
  const submitUntilAnswered = async (
    projectId: string,
    name: string,
  ): Promise<{ id: string; seq: number }> => {
    const id = randomUUID();
    const payload = { name };
    for (;;) {
      try {
        const { seq } = await probe.submit(projectId, 'ADD_RESOURCE', payload, { id, timeoutMs: 1_000 });
        return { id, seq };
      } catch (error) {
        expect((error as { kind: string }).kind).toBe('unavailable');
      }
    }
  };

  const allEntries = async (projectId: string): Promise<LogEntry[]> => {
    const entries: LogEntry[] = [];
    for (;;) {
      const part = await probe.rpc.call(entriesSince, { projectId, seq: entries.length });
      entries.push(...part.entries);
      if (!part.more) return entries;
    }
  };

  it('lose nothing that was answered, double nothing, leave no gap and tell everything in order', async () => {
    const projects = await Promise.all(Array.from({ length: PROJECTS }, () => probe.plan()));
    const answered = new Map(projects.map((projectId) => [projectId, [] as { id: string; seq: number }[]]));
    let done = 0;
    const load = projects.map(async (projectId) => {
      for (let n = 0; n < ACTIONS_EACH; n++) {
        answered.get(projectId)?.push(await submitUntilAnswered(projectId, `r${n}`));
        done++;
      }
    });
    const reached = (share: number) => eventually(() => done >= share * PROJECTS * ACTIONS_EACH);
    await reached(FIRST_KILL);
    await killOldest();
    await start();
    await reached(SECOND_KILL);
    await killOldest();
    await Promise.all(load);

    for (const projectId of projects) {
      const entries = await allEntries(projectId);
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: ACTIONS_EACH }, (_, n) => n + 1));
      expect(entries.map(({ actionId, seq }) => ({ id: actionId, seq }))).toEqual(answered.get(projectId));
      const { plan, seq } = await probe.rpc.call(getPlan, { projectId });
      expect([seq, plan.resources.length]).toEqual([ACTIONS_EACH, ACTIONS_EACH]);
      await eventually(() => heardSeqs(projectId).size === ACTIONS_EACH);
      expect([...heardSeqs(projectId)]).toEqual(entries.map((entry) => entry.seq));
    }
  });

  /** In order of first arrival: what comes again after a crash was known. */
  const heardSeqs = (projectId: string) =>
    new Set(probe.heard.entries.filter((entry) => entry.projectId === projectId).map(({ seq }) => seq));
});
