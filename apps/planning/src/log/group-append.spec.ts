import { DATABASE_PATIENCE } from '@plomada/service-kit';
import { TcpProxy, describeWithBacking } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { type Connection, createConnection, type mongo } from 'mongoose';
import type { PlanEntry } from './log-document';
import { ArchivedChanges } from './archived-changes';
import { AppendConnection } from './append-connection';
import { LogRepository } from './log.repository';

const PATIENCE = 20_000;

function entry(projectId: string, seq: number, actionId: string = randomUUID()): PlanEntry {
  const actor = { userId: 'ana', name: 'Ana', firstName: 'Ana', lastName: '' };
  const at = '2026-03-02T12:00:00.000Z';
  const known = { digest: 'd', type: 'X', at, when: at, baseSeq: 0, correlationId: 'c', touched: [] };
  return { projectId, seq, actionId, actor, ...known, bytes: 2, changes: [] };
}

describeWithBacking('entries that are appended at the same time', () => {
  let connection: Connection;
  let appends: AppendConnection;
  let log: LogRepository;
  let inserts: number[];

  beforeAll(async () => {
    const url = process.env['MONGO_URL'] ?? '';
    connection = await createConnection(url, { dbName: `t-${randomUUID().slice(0, 8)}` }).asPromise();
    appends = new AppendConnection(url, { monitorCommands: true }, connection);
    await appends.onModuleInit();
    log = new LogRepository(connection, appends, new ArchivedChanges(connection, {}));
    await log.onModuleInit();
    appends.client.on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
      if (commandName === 'insert') inserts.push((command['documents'] as unknown[]).length);
    });
  }, PATIENCE);
  beforeEach(() => (inserts = []));
  afterAll(async () => {
    await appends?.onApplicationShutdown();
    await connection?.dropDatabase();
    await connection?.close();
  });

  const append = (one: PlanEntry) => log.append(one, '[]', log.epoch);
  /** The log by a connection that is not open yet. */
  const another = () => {
    const cold = new AppendConnection(process.env['MONGO_URL'] ?? '', {}, connection);
    const broken = new LogRepository(connection, cold, new ArchivedChanges(connection, {}));
    return { broken, connect: () => cold.onModuleInit(), end: () => cold.onApplicationShutdown() };
  };
  const stored = (projectId: string) =>
    connection.db!.collection('log').find({ projectId }).sort({ seq: 1 }).toArray();

  it('go with one insert after the one that is under way', async () => {
    const plans = Array.from({ length: 12 }, () => randomUUID());
    expect(await Promise.all(plans.map((plan) => append(entry(plan, 1))))).toEqual(plans.map(() => true));
    expect(inserts).toEqual([1, 11]);
    for (const plan of plans) expect(await stored(plan)).toMatchObject([{ seq: 1, pending: true }]);
  });

  it('do not share the fate of one whose seq or action is in the log already', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await append(entry(second, 1, 'known'));
    inserts = [];
    const group = [
      entry(first, 1),
      entry(second, 1),
      entry(third, 1),
      entry(second, 2, 'known'),
      entry(second, 3, 'another'),
    ];
    expect(await Promise.all(group.map(append))).toEqual([true, false, true, false, true]);
    expect(inserts).toEqual([1, 4]);
    expect(await stored(second)).toMatchObject([{ actionId: 'known' }, { actionId: 'another' }]);
    expect(await stored(third)).toHaveLength(1);
  });

  it('tell apart one that the database will not have from one that is there already', async () => {
    const plan = randomUUID();
    const impossible = { ...entry(plan, 8), _id: ['no', 'id'] };
    const group = [entry(plan, 1), impossible, entry(plan, 1), entry(plan, 2)];
    const [, refused, ...others] = await Promise.allSettled(group.map(append));
    expect(refused?.status).toBe('rejected');
    expect(others).toEqual([
      { status: 'fulfilled', value: false },
      { status: 'fulfilled', value: true },
    ]);
    expect(await append(entry(randomUUID(), 1))).toBe(true);
  });

  it('are not sent when their plan was seen in an epoch that is over', async () => {
    const plan = randomUUID();
    const { epoch } = log;
    connection.getClient().emit('connectionPoolCleared', {} as mongo.ConnectionPoolClearedEvent);
    const answers = [log.append(entry(plan, 1), '[]', epoch), append(entry(plan, 2))];
    expect(await Promise.all(answers)).toEqual([false, true]);
    expect(await stored(plan)).toMatchObject([{ seq: 2 }]);
  });

  it('are not sent over a connection that had to be opened for them', async () => {
    const plan = randomUUID();
    const { broken, connect, end } = another();
    expect(await broken.append(entry(plan, 1), '[]', broken.epoch)).toBe(false);
    expect(await stored(plan)).toEqual([]);
    await connect();
    expect(await broken.append(entry(plan, 1), '[]', broken.epoch)).toBe(true);
    await end();
  });

  it('are refused, and not taken for duplicates, when the connection breaks under them', async () => {
    const { broken, connect, end } = another();
    await connect();
    const { epoch } = broken;
    const answers = [1, 2, 3].map((seq) => broken.append(entry('broken', seq), '[]', epoch));
    const settled = Promise.allSettled(answers);
    await end();
    const accepted = (await settled).filter((one) => one.status === 'fulfilled' && one.value);
    expect((await stored('broken')).length).toBeGreaterThanOrEqual(accepted.length);
  });

  it('cannot come into the log while their own connection is away, which readiness tells, though all others work', async () => {
    const proxy = await TcpProxy.to(process.env['MONGO_URL'] ?? '');
    const cut = new AppendConnection(proxy.url, DATABASE_PATIENCE, connection);
    await cut.onModuleInit();
    await expect(cut.prove()).resolves.toBeUndefined();
    proxy.cut();
    await expect(cut.prove()).rejects.toThrow();
    await connection.db!.admin().command({ ping: 1 });
    proxy.mend();
    await expect(cut.prove()).resolves.toBeUndefined();
    await cut.onApplicationShutdown();
    proxy.close();
  });

  it('go with the insert after the next when one would be too large', async () => {
    const plans = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(plans.map((plan) => append({ ...entry(plan, 1), bytes: 256 * 1024 })));
    expect(inserts).toEqual([1, 16, 13]);
  });
});
