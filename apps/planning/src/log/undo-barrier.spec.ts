import { backingConfig, describeWithBacking } from '@plomada/testing';
import { UNDO_BARRIERS } from '@plomada/domain';
import { type Connection, createConnection } from 'mongoose';
import { ArchivedChanges } from './archived-changes';
import { AppendConnection } from './append-connection';
import { LogRepository } from './log.repository';

describeWithBacking('looking for what ends the undoing of an entry', () => {
  let connection: Connection;
  let appends: AppendConnection;
  let log: LogRepository;
  beforeEach(async () => {
    const { MONGO_URL, PLOMADA_PREFIX } = await backingConfig();
    connection = await createConnection(MONGO_URL, { dbName: PLOMADA_PREFIX }).asPromise();
    appends = new AppendConnection(MONGO_URL, {}, connection);
    log = new LogRepository(connection, appends, new ArchivedChanges(connection, {}));
    await log.onModuleInit();
  });
  afterEach(async () => {
    await appends.onApplicationShutdown();
    await connection.dropDatabase();
    await connection.close();
  });

  const write = (projectId: string, types: readonly string[]) =>
    connection
      .collection('log')
      .insertMany(types.map((type, n) => ({ projectId, seq: n + 1, actionId: `${projectId}-${n}`, type })));
  const uses = async (): Promise<number> => {
    const stats = await connection
      .collection('log')
      .aggregate([{ $indexStats: {} }])
      .toArray();
    return Number(
      stats.find(({ key }) => Object.keys(key).join() === 'projectId,type,seq')?.['accesses'].ops,
    );
  };

  it('finds a close after it, and none before it or in another plan', async () => {
    await write('a', ['SET_PROGRESS', 'CLOSE_TERM_V2', 'SET_PROGRESS']);
    await write('b', ['SET_PROGRESS', 'SET_PROGRESS']);
    const undoBarrier = (projectId: string, seq: number) => log.hasAfter(projectId, seq, UNDO_BARRIERS);
    expect(await undoBarrier('a', 1)).toBe(true);
    expect(await undoBarrier('a', 2)).toBe(false);
    expect(await undoBarrier('a', 3)).toBe(false);
    expect(await undoBarrier('b', 0)).toBe(false);
  });

  it('goes by the index of types, however much was done since', async () => {
    await write('a', ['CLOSE_TERM_V2', ...Array<string>(2_000).fill('SET_PROGRESS')]);
    const before = await uses();
    expect(await log.hasAfter('a', 1, UNDO_BARRIERS)).toBe(false);
    expect(await uses()).toBe(before + 1);
  });
});
