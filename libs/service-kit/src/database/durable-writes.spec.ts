import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { backingConfig, DatabaseProcess, describeWithBacking, eventually } from '@plomada/testing';
import { type Connection, mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { start } from '../testing/start';
import { DURABLE } from './durable-writes';

const WRITERS = 4;
const MEANWHILE_MS = 700;

interface Written {
  readonly _id: string;
}

describeWithBacking('a database that is killed while it is written to', () => {
  let database: DatabaseProcess;
  let app: NestExpressApplication;

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    app = await start('killed', { ...(await backingConfig()), MONGO_URL: database.url }, { database: true });
  });
  afterAll(async () => {
    await app?.close();
    await database?.stop();
  });

  /** Writes from several sides until the database is killed; answers what it said it has. */
  const writeUntilKilled = async (collection: mongo.Collection<Written>): Promise<string[]> => {
    const acknowledged: string[] = [];
    let killed = false;
    // One who was between two writes finds the database there again, and would go on for ever.
    const writing = Array.from({ length: WRITERS }, async () => {
      while (!killed) acknowledged.push((await collection.insertOne({ _id: randomUUID() })).insertedId);
    });
    const failed = Promise.allSettled(writing);
    // eslint-disable-next-line no-restricted-syntax -- It is to be killed in the middle of writing.
    await new Promise((meanwhile) => setTimeout(meanwhile, MEANWHILE_MS));
    database.kill();
    killed = true;
    await failed;
    await database.back();
    return acknowledged;
  };

  /** A server that listens again may take longer to answer than the driver waits for one. */
  const keptIn = async (collection: mongo.Collection<Written>): Promise<Set<string>> => {
    const ids = () =>
      collection.distinct('_id').catch((error: unknown) => {
        if (error instanceof mongo.MongoServerSelectionError) return null;
        throw error;
      });
    return new Set(await eventually(ids));
  };

  it('waits for the journal of a server that stands alone, which answers before for a majority', () => {
    expect(app.get(DURABLE)).toEqual({ w: 1, j: true });
  });

  // Without the write concern, about every second kill loses something.
  it.each([
    ['as everything is', undefined, 3],
    ['as logs are', DURABLE, 3],
  ])('has afterwards what it had said it has, written %s', async (way, concern, kills) => {
    const { db } = app.get<Connection>(getConnectionToken());
    const options = concern && { writeConcern: app.get<mongo.WriteConcernSettings>(concern) };
    const collection = db!.collection<Written>(way, options);
    for (let kill = 0; kill < kills; kill++) {
      const acknowledged = await writeUntilKilled(collection);
      const kept = await keptIn(collection);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    }
  });
});
