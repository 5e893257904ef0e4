import { backingConfig, describeWithBacking } from '@plomada/testing';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { bundle, run } from '../testing/run-program';
import { until } from '../testing/start';
import type { Migration } from './migration';
import { runMigrations } from './run-migrations';
import { updateInBatches } from './update-in-batches';

const SHORT_LEASE_MS = 900;

describeWithBacking('the migrations of a database', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let connection: Connection;
  let said: [string, object][];
  beforeEach(async () => {
    config = await backingConfig();
    said = [];
    const { MONGO_URL, PLOMADA_PREFIX } = config;
    connection = await createConnection(MONGO_URL, { dbName: PLOMADA_PREFIX }).asPromise();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const say = (line: object, message: string) => void said.push([message, line]);
  const migrate = (migrations: readonly Migration[], leaseMs?: number) =>
    runMigrations(connection.db!, migrations, { info: say, warn: say }, leaseMs);
  const things = () => connection.collection('things');
  const applied = () =>
    connection.collection<{ _id: string }>('migrations').find().sort({ appliedAt: 1 }).toArray();
  const locks = () => connection.collection('migration_lock').countDocuments();

  /** Gives every thing a size; counts how often it was begun. */
  const sizes = { begun: 0 };
  const giveSizes: Migration = {
    name: 'sizes',
    breaking: false,
    async run(database) {
      sizes.begun += 1;
      return updateInBatches(
        database.collection('things'),
        { size: { $exists: false } },
        { $set: { size: 1 } },
        2,
      );
    },
  };
  const nothing = (name: string, breaking = false): Migration => ({ name, breaking, run: async () => 0 });
  beforeEach(() => {
    sizes.begun = 0;
  });

  it('are done in their order, once, and noted with what they changed', async () => {
    await things().insertMany([{}, {}, {}, { size: 5 }, {}, {}]);
    await migrate([giveSizes, nothing('second', true)]);
    await migrate([giveSizes, nothing('second', true), nothing('third')]);
    expect(sizes.begun).toBe(1);
    expect(await things().countDocuments({ size: 1 })).toBe(5);
    const instant = expect.any(Date);
    const milliseconds = expect.any(Number);
    expect(await applied()).toEqual([
      { _id: 'sizes', breaking: false, appliedAt: instant, changed: 5, milliseconds },
      { _id: 'second', breaking: true, appliedAt: instant, changed: 0, milliseconds },
      { _id: 'third', breaking: false, appliedAt: instant, changed: 0, milliseconds },
    ]);
    expect(await locks()).toBe(0);
  });

  it('are told to operators: which, how many documents, how long', async () => {
    await things().insertOne({});
    await migrate([giveSizes]);
    expect(said).toEqual([
      ['migration begun', { migration: 'sizes' }],
      ['migration applied', { migration: 'sizes', changed: 1, ms: expect.any(Number) }],
    ]);
  });

  it('are done by one of several processes that start at once, and all of them wait for it', async () => {
    await things().insertMany([{}, {}, {}]);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow: Migration = {
      ...giveSizes,
      run: async (database) => held.then(() => giveSizes.run(database)),
    };
    const ended: string[] = [];
    const all = ['a', 'b', 'c'].map((name) => migrate([slow]).then(() => ended.push(name)));
    await until(() => said.filter(([message]) => message.startsWith('another process')).length === 2);
    expect(ended).toEqual([]);
    goOn();
    await Promise.all(all);
    expect(sizes.begun).toBe(1);
  });

  it('hold others off for as long as they take, however short the lock is', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow: Migration = {
      ...giveSizes,
      run: async (database) => held.then(() => giveSizes.run(database)),
    };
    const first = migrate([slow], 300);
    await until(async () => (await locks()) === 1);
    const expiry = async () =>
      (await connection.collection('migration_lock').findOne())?.['expiresAt'] as Date;
    const taken = await expiry();
    const second = migrate([slow], 300);
    await until(async () => (await expiry()).getTime() > taken.getTime() + 900);
    goOn();
    await Promise.all([first, second]);
    expect(sizes.begun).toBe(1);
  });

  it('are given up by a process whose lock another one has', async () => {
    const hanging: Migration = { ...giveSizes, run: () => new Promise(() => undefined) };
    const first = migrate([hanging], SHORT_LEASE_MS);
    const outcome = first.catch((error: Error) => error.message);
    await until(async () => (await locks()) === 1);
    await connection.collection('migration_lock').updateOne({}, { $set: { owner: 'another' } });
    expect(await outcome).toMatch(/^Another process has taken over/);
    expect(await applied()).toEqual([]);
  });

  it('that fail leave the lock to the next process, which does them again', async () => {
    await things().insertOne({});
    const failing: Migration = { ...giveSizes, run: () => Promise.reject(new Error('no room')) };
    await expect(migrate([failing])).rejects.toThrow(/^The migration sizes of .+ failed: no room$/);
    await migrate([giveSizes]);
    expect(await things().countDocuments({ size: 1 })).toBe(1);
  });

  it('are refused on a database that is half restored, and nothing is noted', async () => {
    await connection.collection('interrupted_restore').insertOne({ at: new Date() });
    await expect(migrate([giveSizes])).rejects.toThrow(
      / is being restored, or a restore of it was interrupted/,
    );
    expect(await applied()).toEqual([]);
    await connection.collection('interrupted_restore').deleteMany({});
    await migrate([giveSizes]);
    expect(await applied()).toHaveLength(1);
  });

  it('refuse a filter that finds what was updated already, instead of going round for ever', async () => {
    await things().insertOne({ size: 1 });
    const round = updateInBatches(connection.db!.collection('things'), {}, { $set: { size: 1 } });
    await expect(round).rejects.toThrow('what is found in things stays as it is');
  });

  describe('of a newer release', () => {
    it('are named in a warning where this one can work with what they left', async () => {
      await migrate([giveSizes, nothing('newer')]);
      said = [];
      await migrate([giveSizes]);
      expect(said).toEqual([['the database is of a newer release', { migrations: ['newer'] }]]);
    });

    it('are refused where it cannot, with what to do, and nothing is changed', async () => {
      await migrate([nothing('newer', true)]);
      await expect(migrate([giveSizes])).rejects.toThrow(
        /\(newer\)\. Install that release again, or restore the backup that was made before the upgrade$/,
      );
      expect(sizes.begun).toBe(0);
    });
  });

  describe('whose process is killed in the middle', () => {
    let program: string;
    beforeAll(async () => {
      program = await bundle('migration-program');
    });
    afterAll(() => program && rmSync(dirname(program), { recursive: true, force: true }));

    it('are done again, to their end, by another one', async () => {
      await things().insertMany([{}, {}]);
      const dying = run(program, JSON.stringify(config));
      await until(() => dying.lines.includes('in the middle'));
      const other = migrate([giveSizes], SHORT_LEASE_MS);
      await until(() => said.length === 1);
      expect(said[0]![0]).toMatch(/another process/);
      dying.process.kill('SIGKILL');
      await other;
      expect(await things().countDocuments({ size: 1 })).toBe(2);
      expect(await applied()).toMatchObject([{ _id: 'sizes', changed: 1 }]);
    });
  });
});
