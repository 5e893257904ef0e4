import {
  backingConfig,
  buildApp,
  DatabaseProcess,
  describeWithBacking,
  eventually,
  ServiceProcess,
} from '@plomada/testing';
import { submitUntilAnswered, type Outcome, wholeLog } from './testing/submit-until-answered';
import { Probe } from './testing/probe';

const KILLS = 5;
const PROJECTS = 4;
const AUTHORS_EACH = 3;
const RECOVERY_MS = 10_000;

describeWithBacking('planning whose database is killed again and again while people write', () => {
  let database: DatabaseProcess;
  let planning: ServiceProcess;
  let probe: Probe;

  beforeAll(async () => {
    buildApp('planning');
    database = await DatabaseProcess.start();
    const config = { ...(await backingConfig()), MONGO_URL: database.url };
    planning = await ServiceProcess.start('planning', config);
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    await planning?.kill('SIGTERM');
    await probe?.close();
    await database?.stop();
  });

  // eslint-disable-next-line no-restricted-syntax -- How much is written before each kill.
  const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

  /** Milliseconds from now until the service says that it is ready and an action is accepted. */
  const recovery = async (projectId: string): Promise<number> => {
    const since = Date.now();
    await eventually(() => planning.isReady());
    await submitUntilAnswered(probe, projectId, ['ADD_RESOURCE', { name: `Recurso ${since}` }]);
    return Date.now() - since;
  };

  it('accepts actions within 10 s of its return, each time, and has each accepted one once, in its place', async () => {
    const other = await probe.plan();
    const projects = await Promise.all(Array.from({ length: PROJECTS }, () => probe.plan()));
    const told = new Map(projects.map((projectId) => [projectId, [] as Outcome[]]));
    let running = true;
    const write = async (projectId: string, author: number): Promise<void> => {
      for (let n = 0; running; n++) {
        const action = ['CREATE_TASK', { id: `${author}-${n}`, text: `Tarea ${n}`, parent: null }] as const;
        told.get(projectId)!.push(await submitUntilAnswered(probe, projectId, action));
      }
    };
    const writing = projects.flatMap((projectId) =>
      Array.from({ length: AUTHORS_EACH }, (_, author) => write(projectId, author)),
    );

    const took: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(500 + 250 * kill);
      database.kill();
      await database.back();
      took.push(await recovery(other));
    }
    running = false;
    await Promise.all(writing);

    expect(took.filter((ms) => ms > RECOVERY_MS)).toEqual([]);
    for (const projectId of projects) {
      const log = (await wholeLog(probe, projectId)).map(({ actionId, seq }) => ({ id: actionId, seq }));
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1));
      const bySeq = told.get(projectId)!.sort((a, b) => ('seq' in a && 'seq' in b ? a.seq - b.seq : 0));
      expect(log).toEqual(bySeq);
    }
  });
});
