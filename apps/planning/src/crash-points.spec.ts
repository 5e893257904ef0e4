import { announceClose, getPlan, lastUpdate, snapshotsOf } from '@plomada/contracts';
import {
  backingConfig,
  buildApp,
  TcpProxy,
  describeWithBacking,
  eventually,
  ServiceProcess,
} from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { submitUntilAnswered, wholeLog } from './testing/submit-until-answered';
import { actorOf, Probe } from './testing/probe';
import { samplePlan } from './testing/sample-plan';

/** How an insert or update of a collection begins on the way to MongoDB (BSON: a string of that length). */
const command = (verb: 'insert' | 'update', collection: string): string =>
  `${verb}\0${String.fromCharCode(collection.length + 1)}\0\0\0${collection}\0`;

/** What goes out between the steps of an action: the process is killed when it is about to say it. */
const ANSWER = 'amq.rabbitmq.reply-to.';
const ENTRY_TOLD = 'planning.action-applied';
const CLOSE_TOLD = 'planning.term-closed';
const HEAD_WRITTEN = command('update', 'plans');
const ENTRY_APPENDED = command('insert', 'log');

describeWithBacking('a planning process that is killed in the middle of an action', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let probe: Probe;
  let broker: TcpProxy;
  let database: TcpProxy;
  let dying: ServiceProcess;
  let next: ServiceProcess | undefined;

  beforeAll(() => buildApp('planning'));
  beforeEach(async () => {
    config = await backingConfig();
    [broker, database] = await Promise.all([TcpProxy.to(config.RABBITMQ_URL), TcpProxy.to(config.MONGO_URL)]);
    dying = await ServiceProcess.start('planning', {
      ...config,
      RABBITMQ_URL: broker.url,
      MONGO_URL: database.url,
    });
    probe = await Probe.connect(config);
  });
  afterEach(async () => {
    await dying.kill();
    await next?.kill('SIGTERM');
    next = undefined;
    await probe.close();
    broker.close();
    database.close();
  });

  /** Kills the process at that moment; another takes over. */
  const killedAt = async (moment: Promise<void>): Promise<void> => {
    await moment;
    await dying.kill();
    broker.cut();
    database.cut();
    next = await ServiceProcess.start('planning', config);
  };
  const told = (projectId: string) =>
    probe.heard.entries.filter((entry) => entry.projectId === projectId).map(({ seq }) => seq);
  const stored = (projectId: string, filter = {}) =>
    probe.database.collection('log').countDocuments({ projectId, ...filter });
  const resource = (name: string): [string, unknown] => ['ADD_RESOURCE', { name }];

  it('before the append: the action is done by the next, once', async () => {
    const projectId = await probe.plan();
    const killed = killedAt(database.deafenBefore(ENTRY_APPENDED));
    const answer = submitUntilAnswered(probe, projectId, resource('Acero'), { timeoutMs: 20_000 });
    await killed;
    expect(await answer).toMatchObject({ seq: 1 });
    expect(await wholeLog(probe, projectId)).toHaveLength(1);
  });

  it('between the append and the answer: the next answers what the first would have, and nothing is done twice', async () => {
    const projectId = await probe.plan();
    const moment = broker.deafenBefore(ANSWER);
    // Acknowledged already: it is not handed over, but asked again by whoever has no answer.
    const answer = submitUntilAnswered(probe, projectId, resource('Acero'));
    await moment;
    expect(await stored(projectId)).toBe(1);
    await killedAt(moment);
    expect(await answer).toMatchObject({ seq: 1 });
    const log = await wholeLog(probe, projectId);
    expect(log.map(({ seq, actionId }) => [seq, actionId])).toEqual([[1, (await answer).id]]);
  });

  it('before the entry is told: the next tells everybody', async () => {
    const projectId = await probe.plan();
    const moment = broker.deafenBefore(ENTRY_TOLD);
    const answer = submitUntilAnswered(probe, projectId, resource('Acero'), { timeoutMs: 20_000 });
    await moment;
    expect(told(projectId)).toEqual([]);
    await killedAt(moment);
    expect(await answer).toMatchObject({ seq: 1 });
    await eventually(() => told(projectId).includes(1));
    expect(await eventually(async () => (await stored(projectId, { pending: true })) === 0)).toBe(true);
  });

  it('between the answer and what lists show: the answer holds, and the next brings the lists up to it', async () => {
    const projectId = await probe.plan();
    const moment = database.deafenBefore(HEAD_WRITTEN);
    expect(await submitUntilAnswered(probe, projectId, resource('Acero'))).toMatchObject({ seq: 1 });
    await moment;
    const headOf = async () =>
      (await probe.database.collection('plans').findOne({ projectId }))?.['seq'] as number;
    expect([await headOf(), await stored(projectId, { pending: true })]).toEqual([0, 1]);
    await killedAt(moment);
    await eventually(async () => (await headOf()) === 1);
    const { updates } = await probe.rpc.call(lastUpdate, { projectIds: [projectId] });
    expect(updates).toMatchObject([{ seq: 1, lastName: 'Pérez' }]);
    const { plan } = await probe.rpc.call(getPlan, { projectId });
    expect(plan.resources.map(({ name }) => name)).toEqual(['Acero']);
  });

  describe('that closes a term', () => {
    const closing = async () => {
      const projectId = await probe.plan(samplePlan(20));
      await probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't1', commitment: 1 });
      await probe.submit(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 1 });
      await eventually(async () => (await stored(projectId, { pending: true })) === 0);
      await lock(projectId, 'ana');
      return projectId;
    };
    const lock = (projectId: string, who: string) =>
      probe.rpc.call(announceClose, {
        projectId,
        type: 'CLOSE_TERM_START',
        actor: actorOf(who, ['projectAdmin']),
      });
    const close: [string, unknown] = ['CLOSE_TERM_V2', { termId: 'term-1', validatedSeq: 2 }];
    const snapshots = async (projectId: string) =>
      (await probe.rpc.call(snapshotsOf, { projectId })).snapshots;

    it('between the snapshot and the close: nothing is closed, the snapshot is not listed, and the close is done by the next', async () => {
      const projectId = await closing();
      const moment = database.deafenBefore(ENTRY_APPENDED);
      const id = randomUUID();
      const answer = submitUntilAnswered(probe, projectId, close, { id, timeoutMs: 20_000, baseSeq: 2 });
      await moment;
      const kept = probe.database.collection('snapshots');
      expect([await kept.countDocuments({ projectId }), await stored(projectId)]).toEqual([1, 2]);
      await killedAt(moment);
      expect(await answer).toEqual({ id, seq: 3 });
      expect(await snapshots(projectId)).toMatchObject([{ snapshotId: id, seq: 2 }]);
      expect(await kept.countDocuments({ projectId })).toBe(1);
    });

    it('between the snapshot and the close, and the closer does not come back: the plan and the list know of no close', async () => {
      const projectId = await closing();
      const moment = database.deafenBefore(ENTRY_APPENDED);
      const asked = probe.submit(projectId, ...close, { timeoutMs: 500, baseSeq: 2 });
      await expect(asked).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
      await moment;
      // The question has expired: the broker gives it to nobody any more.
      await killedAt(moment);
      expect(await probe.database.collection('snapshots').countDocuments({ projectId })).toBe(1);
      expect([await snapshots(projectId), await stored(projectId)]).toEqual([[], 2]);
      const { plan } = await probe.rpc.call(getPlan, { projectId });
      expect(plan.terms).toHaveLength(1);
    });

    it('between the close and its announcement: the next announces it and frees the lock', async () => {
      const projectId = await closing();
      const moment = broker.deafenBefore(CLOSE_TOLD);
      const answer = submitUntilAnswered(probe, projectId, close, { baseSeq: 2 });
      await moment;
      expect([await stored(projectId, { type: 'CLOSE_TERM_V2' }), probe.heard.closed]).toEqual([1, []]);
      await expect(lock(projectId, 'luis')).rejects.toBeDefined();
      await killedAt(moment);
      expect(await answer).toMatchObject({ seq: 3 });
      const told = await eventually(() => probe.heard.closed.find((event) => event.projectId === projectId));
      expect(told).toMatchObject({ seq: 3, termId: 'term-1', met: 1, promised: 1 });
      await eventually(() => probe.heard.announced.some(({ type }) => type === 'CLOSE_TERM_END'));
      const taken = await eventually(() => lock(projectId, 'luis').catch(() => null));
      expect(taken).toMatchObject({ lock: { userId: 'luis' } });
    });
  });
});
